import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { generatePath, useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { stateTexts } from '../../../../shared/texts/transfers.ts'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import type { ReviewRead } from '../review/useReview.ts'
import styles from './success.module.css'

type Props = ReviewRead & { id: string; recipient: string; reload: () => void }

/** What the sender can do next, with the state followed until the transfer can be revoked. */
export function SenderPart({ id, recipient, review, fault, reload }: Props) {
  const navigate = useNavigate()
  const isRequest = review?.transfer.isTransferRequest ?? false
  const { transferState: state = 'processing', failureReason = 'The reason is not known.' } = review?.transfer ?? {}
  return (
    <>
      <LiveRegion>
        <TransferStatus state={state} /> <span className={styles.quiet}>{stateTexts[state].meaning}</span>
      </LiveRegion>
      {state === 'failed' && (
        <div className={styles.notice}>
          <Alert type="error" header="The files could not be sent">
            {failureReason} Review the transfer to see which file it was, then send the files anew.
          </Alert>
        </div>
      )}
      {fault && (
        <div className={styles.notice}>
          <Alert
            type="warning"
            header="The state is not known just now"
            action={<Button onClick={reload}>Retry</Button>}
          >
            Your files were handed in. {fault.text}
          </Alert>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => navigate(generatePath(pages.review.path, { transferId: id }))}>
          Review Transfer
        </Button>
        <RevokeButton transferId={id} recipient={recipient} state={state} isRequest={isRequest} onAttempted={reload} />
      </div>
      <p className={styles.quiet}>{noteOf(review)}</p>
    </>
  )
}

function noteOf(review: ReviewRead['review']): string {
  if (review?.transfer.isTransferRequest) return 'The upload link stands on the review page; the files will, too.'
  const state = review?.transfer.transferState
  if (state === 'failed' || state === 'retracted' || state === 'expired') return ''
  const note = 'Download link will be available on review page after processing completes.'
  const isLinkMailed = review?.transfer.sendEmailNotification ?? true
  return isLinkMailed ? note : `${note} It is not sent by e-mail: copy it there, and pass it on yourself.`
}
