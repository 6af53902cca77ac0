import Button from '@cloudscape-design/components/button'
import { pages } from '../../../../shared/domain/pages.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { defaultQuestion, isDefault, type ListQuestion, withFilter } from '../listQuestion.ts'
import type { ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'
import styles from './emptyList.module.css'

type Props = { scope: ListScope; question: ListQuestion; isEmpty: boolean; ask: Ask }

export function EmptyList({ scope, question, isEmpty, ask }: Props) {
  if (isEmpty) return <NoTransfersYet isOwn={scope.name === 'transfers'} />
  const isRecent = isDefault(question)
  return (
    <div className={styles.nothing}>
      <h2>{isRecent ? transferListTexts.noRecent : transferListTexts.noMatch}</h2>
      <div className={styles.actions}>
        {!isRecent && <Button onClick={() => ask(({ sort }) => ({ ...defaultQuestion, sort }))}>Clear filters</Button>}
        {question.dates.createdAt !== undefined && (
          <Button onClick={() => ask(last => withFilter(last, 'createdAt'))}>Show any time</Button>
        )}
      </div>
    </div>
  )
}

function NoTransfersYet({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) {
    return (
      <div className={styles.nothing}>
        <h2>{transferListTexts.allEmpty}</h2>
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
