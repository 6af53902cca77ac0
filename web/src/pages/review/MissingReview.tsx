import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { pages } from '../../../../shared/domain/pages.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { CompassIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import type { ReviewFault } from './useReview.ts'

type Props = { fault: ReviewFault | undefined; isSender: boolean; onRetry: () => void }

export function MissingReview({ fault, isSender, onRetry }: Props) {
  if (fault?.kind === 'notFound') {
    return (
      <Message
        icon={<CompassIcon />}
        title="There is no such transfer"
        text={
          isSender
            ? 'The address may be incomplete, the transfer may have been deleted, or a colleague sent it: only the sender can see a transfer. Please check the address.'
            : 'The address may be incomplete, or the transfer may have been deleted. Please check the address.'
        }
      >
        {isSender ? (
          <LinkButton to={pages.send.path}>Send files</LinkButton>
        ) : (
          <LinkButton to={pages.allTransfers.path}>All Transfers</LinkButton>
        )}
      </Message>
    )
  }
  return (
    <PageBody>
      <StepHeading>Transfer details</StepHeading>
      {fault ? (
        <Alert type="error" header="The transfer could not be loaded">
          <SpaceBetween size="s">
            <span>
              {fault.text} {fault.isPassing ? 'The page tries again every few seconds.' : 'Please try again.'}
            </span>
            <Button onClick={onRetry}>Retry</Button>
          </SpaceBetween>
        </Alert>
      ) : (
        <StatusIndicator type="loading">Loading the transfer</StatusIndicator>
      )}
    </PageBody>
  )
}
