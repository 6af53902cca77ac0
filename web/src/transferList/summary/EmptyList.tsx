import Button from '@cloudscape-design/components/button'
import { pages } from '../../../../shared/domain/pages.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { isUsual, type ListQuestion, usualQuestion, withFilter } from '../listQuestion.ts'
import type { ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'
import styles from './emptyList.module.css'

type Props = { scope: ListScope; question: ListQuestion; isEmpty: boolean; ask: Ask }

/** In the place of rows: because there is nothing at all, or nothing for these filters. */
export function EmptyList({ scope, question, isEmpty, ask }: Props) {
  if (isEmpty) return <NothingAtAll isOwn={scope.name === 'transfers'} />
  const isRecent = isUsual(question)
  return (
    <div className={styles.nothing}>
      <h2>{isRecent ? transferListTexts.noRecent : transferListTexts.noMatch}</h2>
      <div className={styles.actions}>
        {!isRecent && <Button onClick={() => ask(({ sort }) => ({ ...usualQuestion, sort }))}>Clear filters</Button>}
        {question.dates.createdAt !== undefined && (
          <Button onClick={() => ask(last => withFilter(last, 'createdAt'))}>Show any time</Button>
        )}
      </div>
    </div>
  )
}

function NothingAtAll({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) {
    return (
      <div className={styles.nothing}>
        <h2>{transferListTexts.nobody}</h2>
      </div>
    )
  }
  return (
    <div className={styles.nothing}>
      <h2>{transferListTexts.empty}</h2>
      <p>{transferListTexts.emptyText}</p>
      <div className={styles.actions}>
        <LinkButton to={pages.send.path} isPrimary>
          Send Files
        </LinkButton>
        <LinkButton to={pages.request.path}>Request Files</LinkButton>
      </div>
    </div>
  )
}
