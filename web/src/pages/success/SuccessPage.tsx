import Button from '@cloudscape-design/components/button'
import Icon from '@cloudscape-design/components/icon'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { useSession } from '../../auth/session.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { useNow } from '../../components/useNow.ts'
import { useReview } from '../review/useReview.ts'
import { SenderPart } from './SenderPart.tsx'
import { type SentState, sentIn } from './sentState.ts'
import styles from './success.module.css'

const MINUTE = 60_000

/** What a sender sees after sending. */
export function SuccessPage() {
  const sent = sentIn(useLocation().state)
  return sent ? <Sent {...sent} /> : <Navigate to={pages.send.path} replace />
}

function Sent({ id, recipient, expiryDate }: SentState) {
  const isSignedIn = useSession().status === 'signedIn'
  const navigate = useNavigate()
  const now = useNow(MINUTE)
  const read = useReview(isSignedIn ? id : undefined)
  const isRequest = read.review?.transfer.isTransferRequest ?? false
  const state = read.review?.transfer.transferState
  // What came of it since stands below: these sentences are for who waits.
  const isOver = state === 'failed' || state === 'retracted' || state === 'expired'
  return (
    <div className={styles.success}>
      <span className={styles.sign}>
        <Icon name="check" size="medium" />
      </span>
      <StepHeading takesFocus>Success!</StepHeading>
      {!isOver && (
        <div className={styles.text}>
          <p>
            {isRequest
              ? `${recipient} was asked for files.`
              : `Your files are being processed and will be sent to ${recipient} once done.`}
          </p>
          <p title={formatDateTime(expiryDate)}>
            {`Your ${isRequest ? 'request' : 'transfer'} will expire ${formatRelative(expiryDate, now)}.`}
          </p>
        </div>
      )}
      {isSignedIn && <SenderPart id={id} recipient={recipient} {...read} />}
      <Button variant="link" onClick={() => navigate(isRequest ? pages.request.path : pages.send.path)}>
        {isRequest ? 'Request more files' : 'Send more files'}
      </Button>
    </div>
  )
}
