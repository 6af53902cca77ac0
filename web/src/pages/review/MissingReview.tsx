import Alert from '@cloudscape-design/components/alert'
import Box from '@cloudscape-design/components/box'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import type { ReviewRead } from './useReview.ts'

/** The review page while there is nothing to review: loading, failed, or not there. */
export function MissingReview({ fault, onRetry }: { fault: ReviewRead['fault']; onRetry: () => void }) {
  const navigate = useNavigate()
  if (fault?.kind === 'notFound') {
    return (
      <PageBody>
        <StepHeading takesFocus>There is no such transfer</StepHeading>
        <Box variant="p">
          Perhaps the address was cut off on its way, the transfer was deleted in the meantime, or a colleague sent it:
          only its sender can see it. Please check the address.
        </Box>
        <Button onClick={() => navigate(pages.send.path)}>Send files</Button>
      </PageBody>
    )
  }
  return (
    <PageBody>
      <StepHeading>Transfer details</StepHeading>
      {fault ? (
        <Alert type="error" header="The transfer could not be loaded">
          <SpaceBetween size="s">
            <span>
              {fault.text} {fault.isPassing ? 'It is tried again every few seconds.' : 'Please try again.'}
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
