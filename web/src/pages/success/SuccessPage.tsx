import Alert from '@cloudscape-design/components/alert'
import Box from '@cloudscape-design/components/box'
import Button from '@cloudscape-design/components/button'
import Container from '@cloudscape-design/components/container'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { generatePath, Navigate, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { useSession } from '../../auth/session.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useNow } from '../../components/useNow.ts'
import { type ReviewRead, useReview } from '../review/useReview.ts'
import { type SentState, sentIn } from './sentState.ts'

const MINUTE = 60_000

/** What a sender sees after sending. */
export function SuccessPage() {
  const sent = sentIn(useLocation().state)
  return sent ? <Sent {...sent} /> : <Navigate to={pages.send.path} replace />
}

function Sent({ id, recipient, expiryDate }: SentState) {
  const isSender = useSession().status === 'signedIn'
  const now = useNow(MINUTE)
  return (
    <PageBody>
      <StepHeading takesFocus>Success!</StepHeading>
      <Container>
        <SpaceBetween size="m">
          <Box variant="p">{`Your files are being processed and will be sent to ${recipient} once done.`}</Box>
          <Box variant="p">
            <span
              title={formatDateTime(expiryDate)}
            >{`Your transfer will expire ${formatRelative(expiryDate, now)}.`}</span>
          </Box>
          {isSender && <SenderPart id={id} recipient={recipient} />}
        </SpaceBetween>
      </Container>
    </PageBody>
  )
}

function SenderPart({ id, recipient }: { id: string; recipient: string }) {
  const navigate = useNavigate()
  const read = useReview(id)
  const state = read.review?.transfer.transferState ?? 'processing'
  return (
    <>
      <Standing read={read} />
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="primary" onClick={() => navigate(generatePath(pages.review.path, { transferId: id }))}>
          Review Transfer
        </Button>
        <RevokeButton transferId={id} recipient={recipient} state={state} onAttempted={read.reload} />
        <Button variant="link" onClick={() => navigate(pages.send.path)}>
          Send more files
        </Button>
      </SpaceBetween>
      <Box color="text-body-secondary" fontSize="body-s">
        Download link will be available on review page after processing completes.
      </Box>
    </>
  )
}

function Standing({ read: { review, fault, reload } }: { read: ReviewRead & { reload: () => void } }) {
  const transfer = review?.transfer
  return (
    <>
      {transfer?.transferState === 'failed' && (
        <Alert type="error" header="The files could not be sent">
          {transfer.failureReason ?? 'The reason is not known.'} Review the transfer to see which file it was, then send
          the files anew.
        </Alert>
      )}
      {fault && (
        <Alert type="warning" action={<Button onClick={reload}>Retry</Button>}>
          Your files were handed in, but how far they are cannot be told just now. {fault.text}
        </Alert>
      )}
      <LiveRegion>{transfer && <TransferStatus state={transfer.transferState} />}</LiveRegion>
    </>
  )
}
