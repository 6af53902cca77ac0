import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Icon, { type IconProps } from '@cloudscape-design/components/icon'
import { generatePath, Navigate, useLocation, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { success as texts } from '../../../../shared/texts/en/send.ts'
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

const writeExpiry = {
  transfer: (time: string) => texts.transferExpires(time),
  request: (time: string) => texts.requestExpires(time),
}

function getHandedIn(): Outcome {
  return { title: texts.submitted, sign: 'waiting', text: '' }
}

function Sent({ id, recipient, expiryDate: firstExpiryDate }: SentState) {
  const isSignedIn = useSession().status === 'signedIn'
  const navigate = useNavigate()
  const now = useNow(MINUTE)
  const { review, fault, reload } = useReview(isSignedIn ? id : undefined)
  const transfer = isSignedIn ? review?.transfer : undefined
  const { title, sign, text, expiring } = transfer ? toOutcome(transfer) : getHandedIn()
  const isLoading = isSignedIn && !transfer && !fault
  usePageTitle(isLoading ? undefined : title)
  if (isLoading) return <Loader label={texts.loading} />
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
        {expiring && <p title={formatDateTime(expiryDate)}>{writeExpiry[expiring](formatRelative(expiryDate, now))}</p>}
        {!isSignedIn && <p>{texts.login}</p>}
      </div>
      {isSignedIn && fault && (
        <div className={styles.notice}>
          <Alert
            type="warning"
            header={transfer ? texts.outdated : texts.unknownTitle}
            action={<Button onClick={reload}>{common.retry}</Button>}
          >
            {fault.text} {fault.isPassing && texts.retried}
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
          {texts.review}
        </Button>
        {transferState && (
          <RevokeButton
            transferId={id}
            recipient={recipient}
            recipientCount={transfer?.deliveries?.length}
            state={transferState}
            isRequest={isTransferRequest}
            onAttempted={reload}
            onClosed={() => document.querySelector('h1')?.focus()}
          />
        )}
      </div>
      {transferState === 'processing' && !isTransferRequest && !waitingFor && (
        <p className={styles.quiet}>{texts.linkLater}</p>
      )}
      <Button variant="link" onClick={() => navigate(isTransferRequest ? pages.request.path : pages.send.path)}>
        {isTransferRequest ? texts.requestMore : texts.sendMore}
      </Button>
    </div>
  )
}
