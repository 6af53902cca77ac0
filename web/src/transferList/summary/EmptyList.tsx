import Button from '@cloudscape-design/components/button'
import { pages } from '../../../../shared/domain/pages.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { defaultQuestion, isDefault, type ListQuestion, withFilter } from '../listQuestion.ts'
import type { ListScope } from '../listScope.ts'
import type { Ask } from '../useListQuestion.ts'

type Props = { scope: ListScope; question: ListQuestion; isEmpty: boolean; ask: Ask }

export function EmptyList({ scope, question, isEmpty, ask }: Props) {
  if (isEmpty) return <NoTransfersYet isOwn={scope.name === 'transfers'} />
  const isRecent = isDefault(question)
  return (
    <EmptyState title={isRecent ? transferListTexts.noRecent : transferListTexts.noMatch}>
      {!isRecent && <Button onClick={() => ask(({ sort }) => ({ ...defaultQuestion, sort }))}>Clear filters</Button>}
      {question.dates.createdAt !== undefined && (
        <Button onClick={() => ask(last => withFilter(last, 'createdAt'))}>Show any time</Button>
      )}
    </EmptyState>
  )
}

function NoTransfersYet({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <EmptyState title={transferListTexts.allEmpty} />
  return (
    <EmptyState title={transferListTexts.empty} text={transferListTexts.emptyText}>
      <LinkButton to={pages.send.path} isPrimary>
        Send Files
      </LinkButton>
      <LinkButton to={pages.request.path}>Request Files</LinkButton>
    </EmptyState>
  )
}
