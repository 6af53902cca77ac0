import Button from '@cloudscape-design/components/button'
import { pages } from '../../../../shared/domain/pages.ts'
import { pageTitles } from '../../../../shared/texts/en/common.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
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
    <EmptyState title={isRecent ? lists.noRecent : lists.noMatch}>
      {!isRecent && (
        <Button onClick={() => ask(({ sort }) => ({ ...defaultQuestion, sort }))}>{lists.filters.clear}</Button>
      )}
      {question.dates.createdAt !== undefined && (
        <Button onClick={() => ask(last => withFilter(last, 'createdAt'))}>{lists.showAnyTime}</Button>
      )}
    </EmptyState>
  )
}

function NoTransfersYet({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <EmptyState title={lists.allEmpty} />
  return (
    <EmptyState title={lists.empty} text={lists.emptyText}>
      <LinkButton to={pages.send.path} isPrimary>
        {pageTitles.send}
      </LinkButton>
      <LinkButton to={pages.request.path}>{pageTitles.request}</LinkButton>
    </EmptyState>
  )
}
