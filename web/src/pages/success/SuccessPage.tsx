import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Icon, { type IconProps } from '@cloudscape-design/components/icon'
import { generatePath, Navigate, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { formatDateTime, formatRelative } from '../../../../shared/texts/format.ts'
import { useSession } from '../../auth/session.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { useNow } from '../../components/useNow.ts'
import { Loader } from '../../shell/Loader.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { MissingReview } from '../review/MissingReview.tsx'
import { TransferStatePanel } from '../review/TransferStatePanel.tsx'
import { useReview } from '../review/useReview.ts'
import { type Outcome, toOutcome } from './outcome.ts'
import { type SentState, sentIn } from './sentState.ts'
import styles from './success.module.css'

const MINUTE = 60_000

export function SuccessPage() {
  const sent = sentIn(useLocation().state)
  return sent ? <Sent {...sent} /> : <Navigate to={pages.send.path} replace />
}

const signs: Record<Outcome['sign'], IconProps.Name> = {
  good: 'check',
  waiting: 'status-pending',
  warning: 'status-warning',
  bad: 'close',
  ended: 'status-stopped',
}

const handedIn: Outcome = { title: 'Your files were handed in', sign: 'waiting', text: '' }

function Sent({ id, recipient, expiryDate: firstExpiryDate }: SentState) {
  const isSignedIn = useSession().status === 'signedIn'
  const navigate = useNavigate()
  const now = useNow(MINUTE)
  const { review, fault, reload } = useReview(isSignedIn ? id : undefined)
  const transfer = isSignedIn ? review?.transfer : undefined
  const { title, sign, text, expiring } = transfer ? toOutcome(transfer) : handedIn
  const isLoading = isSignedIn && !transfer && !fault
  usePageTitle(isLoading ? undefined : title)
  if (isLoading) return <Loader label="Loading the transfer" />
  if (isSignedIn && fault?.kind === 'notFound') return <MissingReview fault={fault} isSender onRetry={reload} />

  const { isTransferRequest = false, expiryDate = firstExpiryDate, transferState, waitingFor } = transfer ?? {}
  return (
    <div className={styles.success}>
      <span className={styles.sign} data-sign={sign}>
        <Icon name={signs[sign]} size="medium" />
      </span>
      <StepHeading takesFocus>{title}</StepHeading>
      <div className={styles.text}>
        {text && <p>{text}</p>}
        {expiring && (
          <p title={formatDateTime(expiryDate)}>{`Your ${expiring} will expire ${formatRelative(expiryDate, now)}.`}</p>
        )}
        {!isSignedIn && <p>Login to see their state.</p>}
      </div>
      {isSignedIn && fault && (
        <div className={styles.notice}>
          <Alert
            type="warning"
            header={transfer ? 'This may be out of date' : 'The state is not known just now'}
            action={<Button onClick={reload}>Retry</Button>}
          >
            {fault.text} {fault.isPassing && 'The page tries again every few seconds.'}
          </Alert>
        </div>
      )}
      {transfer && (
        <div className={styles.notice}>
          <TransferStatePanel transfer={transfer} files={review?.files ?? []} isSender onChanged={reload} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => navigate(generatePath(pages.review.path, { transferId: id }))}>
          Review Transfer
        </Button>
        {transferState && (
          <RevokeButton
            transferId={id}
            recipient={recipient}
            state={transferState}
            isRequest={isTransferRequest}
            onAttempted={reload}
            onClosed={() => document.querySelector('h1')?.focus()}
          />
        )}
      </div>
      {transferState === 'processing' && !isTransferRequest && !waitingFor && (
        <p className={styles.quiet}>Download link will be available on review page after processing completes.</p>
      )}
      <Button variant="link" onClick={() => navigate(isTransferRequest ? pages.request.path : pages.send.path)}>
        {isTransferRequest ? 'Request more files' : 'Send more files'}
      </Button>
    </div>
  )
}
