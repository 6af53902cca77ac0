import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { pages } from '../../../../shared/domain/pages.ts'
import { common, pageTitles } from '../../../../shared/texts/en/common.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { PageBody } from '../../components/PageBody.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { CompassIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import type { ReviewFault } from './useReview.ts'

type Props = { fault: ReviewFault | undefined; isSender: boolean; onRetry: () => void }

export function MissingReview({ fault, isSender, onRetry }: Props) {
  if (fault?.kind === 'notFound') {
    return (
      <Message
        icon={<CompassIcon />}
        title={review.missing.title}
        text={isSender ? review.missing.forSender : review.missing.forAdministrator}
      >
        {isSender ? (
          <LinkButton to={pages.send.path}>{pageTitles.send}</LinkButton>
        ) : (
          <LinkButton to={pages.allTransfers.path}>{pageTitles.allTransfers}</LinkButton>
        )}
      </Message>
    )
  }
  return (
    <PageBody>
      <StepHeading>{review.transferHeading}</StepHeading>
      {fault ? (
        <Alert type="error" header={review.missing.failed}>
          <SpaceBetween size="s">
            <span>
              {translateSentence(fault.text)} {fault.isPassing ? review.triesAgain : review.pleaseTryAgain}
            </span>
            <Button onClick={onRetry}>{common.retry}</Button>
          </SpaceBetween>
        </Alert>
      ) : (
        <StatusIndicator type="loading">{review.missing.loading}</StatusIndicator>
      )}
    </PageBody>
  )
}
