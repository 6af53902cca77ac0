import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { type ReactNode, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { resendRequest } from '../../../../shared/contract/requests.ts'
import {
  type ReviewedFile,
  type ReviewedTransfer,
  reviewAnyTransfer,
  reviewTransfer,
} from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { Actions } from '../../components/Actions.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { useJustRequested } from '../../components/useJustRequested.ts'
import { ArchivePanel } from './ArchivePanel.tsx'
import { FoundPanel } from './FoundPanel.tsx'
import { MissingReview } from './MissingReview.tsx'
import { PhoneCodePanel } from './PhoneCodePanel.tsx'
import { ReviewedFiles } from './ReviewedFiles.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { TransferStatePanel } from './TransferStatePanel.tsx'
import { useReview } from './useReview.ts'
import { WrongRecipientButton } from './WrongRecipientButton.tsx'

type Props = {
  transferId: string
  /** Administrators can view other members' transfers, not open, change or end them. */
  isSender: boolean
  /** Instead of the message that there is no such transfer. */
  missing?: ReactNode
}

export function TransferReview({ transferId, isSender, missing }: Props) {
  const { review, fault, reload } = useReview(transferId, isSender ? reviewTransfer : reviewAnyTransfer)
  const [isWithdrawnHere, setIsWithdrawnHere] = useState(false)
  if (fault?.kind === 'notFound' && missing) return missing
  if (!review) return <MissingReview fault={fault} isSender={isSender} onRetry={reload} />

  const { transfer } = review
  const { recipient, transferState, isTransferRequest, waitingFor } = transfer
  const files = waitingFor ? review.files.map(toHeldFile) : review.files
  const isUploading = transferState === 'provisional' || transferState === 'uploading'
  const isEmpty = isTransferRequest && files.length === 0
  return (
    <PageBody isWide>
      <StepHeading
        actions={
          isSender ? (
            <Actions>
              <ResendButton transfer={transfer} onResent={reload} />
              <WrongRecipientButton
                transfer={transfer}
                onAttempted={isWithdrawn => {
                  setIsWithdrawnHere(isWithdrawn)
                  reload()
                }}
              />
              <RevokeButton
                transferId={transferId}
                recipient={recipient}
                state={transferState}
                isRequest={isTransferRequest}
                onAttempted={reload}
              />
            </Actions>
          ) : (
            <Button iconName="refresh" onClick={reload}>
              Refresh
            </Button>
          )
        }
      >
        {isTransferRequest ? 'Request details' : 'Transfer details'}
      </StepHeading>
      {!isSender && (
        <p>You are viewing this as an administrator, without the link that opens it. The audit records this view.</p>
      )}
      {fault && (
        <Alert type="warning" header="This may be out of date" action={<Button onClick={reload}>Retry</Button>}>
          {fault.text} {fault.isPassing && 'The page tries again every few seconds.'}
        </Alert>
      )}
      <TransferStatePanel
        transfer={transfer}
        files={files}
        isSender={isSender}
        isWithdrawnHere={isWithdrawnHere}
        onChanged={reload}
      />
      {!waitingFor && <ArchivePanel transfer={transfer} />}
      {!isEmpty && !isUploading && !waitingFor && <FoundPanel transfer={transfer} files={files} />}
      <PhoneCodePanel transfer={transfer} onReset={isSender ? reload : undefined} />
      <TransferDetails transfer={transfer} />
      {!isEmpty && <ReviewedFiles files={files} isGoingOn={isUnfinished(transferState)} />}
    </PageBody>
  )
}

/** Results of a broken engine count for nothing, and its progress is lost. */
function toHeldFile({ id, name, size, fileExtension, sha256, anonymize }: ReviewedFile): ReviewedFile {
  return { id, name, size, fileExtension, sha256, anonymize, fileState: 'verified' }
}

function ResendButton({ transfer, onResent }: { transfer: ReviewedTransfer; onResent: () => void }) {
  const navigate = useNavigate()
  const { noteRequested, isJustRequested } = useJustRequested()
  const { id } = transfer
  return (
    <RepeatRequestButton
      transfer={transfer}
      contract={resendRequest}
      isJustRequested={isJustRequested(transfer)}
      onRequestSent={made => {
        noteRequested(transfer)
        if (made !== id) navigate(generatePath(pages.review.path, { transferId: made }))
        onResent()
      }}
      onFailed={onResent}
    />
  )
}
