import { pages } from '../../../shared/domain/pages.ts'
import { pageTitles } from '../../../shared/texts/en/common.ts'
import { Actions } from '../components/Actions.tsx'
import { StepHeading } from '../components/StepHeading.tsx'
import { LinkButton } from '../shell/LinkButton.tsx'
import type { ListScope } from './listScope.ts'

export function ListHeading({ scope }: { scope: ListScope }) {
  if (scope.name === 'allTransfers') return <StepHeading>{scope.title}</StepHeading>
  return (
    <StepHeading
      actions={
        <Actions>
          <LinkButton to={pages.request.path}>{pageTitles.request}</LinkButton>
          <LinkButton to={pages.send.path} isPrimary>
            {pageTitles.send}
          </LinkButton>
        </Actions>
      }
    >
      {scope.title}
    </StepHeading>
  )
}
