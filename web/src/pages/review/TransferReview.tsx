import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
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
import { common } from '../../../../shared/texts/en/common.ts'
import { review as texts } from '../../../../shared/texts/en/review.ts'
import { Actions } from '../../components/Actions.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { RepeatRequestButton } from '../../components/RepeatRequestButton.tsx'
import { RevokeButton } from '../../components/RevokeButton.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { useJustRequested } from '../../components/useJustRequested.ts'
import { translateSentence } from '../../texts/sentences.ts'
import { AddRecipientsButton } from './AddRecipientsButton.tsx'
import { ArchivePanel } from './ArchivePanel.tsx'
import { EmailCodePanel } from './EmailCodePanel.tsx'
import { ExtendAction, ImpossibleExtension } from './ExtendAction.tsx'
import { FoundPanel } from './FoundPanel.tsx'
import { MissingReview } from './MissingReview.tsx'
import { PhoneCodePanel } from './PhoneCodePanel.tsx'
import { ReviewedFiles } from './ReviewedFiles.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { TransferStatePanel } from './TransferStatePanel.tsx'
import { useAskedDays } from './useAskedDays.ts'
import { useReview } from './useReview.ts'
import { WrongRecipientButton } from './WrongRecipientButton.tsx'

const AllowDialog = lazy(async () => ({ default: (await import('./AllowDialog.tsx')).AllowDialog }))
const RecipientsPanel = lazy(async () => ({ default: (await import('./RecipientsPanel.tsx')).RecipientsPanel }))
const EndAllowanceDialog = lazy(async () => ({
  default: (await import('./EndAllowanceDialog.tsx')).EndAllowanceDialog,
}))

type Props = {
  transferId: string
  /** Administrators can view other members' transfers, not open, change or end them. */
  isSender: boolean
  /** Instead of the message that there is no such transfer. */
  missing?: ReactNode
}

export function TransferReview({ transferId, isSender, missing }: Props) {
  const { review, fault, reload } = useReview(transferId, isSender ? reviewTransfer : reviewAnyTransfer)
  const askedDays = useAskedDays()
  const [isExtended, setIsExtended] = useState(false)
  const [isWithdrawnHere, setIsWithdrawnHere] = useState(false)
  /** The file whose content an administrator is about to allow, or no longer to allow. */
  const [decided, setDecided] = useState<ReviewedFile>()
  const close = () => setDecided(undefined)
  const showDecision = () => {
    close()
    reload()
  }
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
              <ExtendAction
                transfer={transfer}
                days={askedDays}
                onExtended={() => setIsExtended(true)}
                onChanged={reload}
              />
              <AddRecipientsButton transfer={transfer} files={review.files} onAdded={reload} />
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
                recipientCount={transfer.deliveries?.length}
                state={transferState}
                isRequest={isTransferRequest}
                onAttempted={reload}
              />
            </Actions>
          ) : (
            <Button iconName="refresh" onClick={reload}>
              {texts.refresh}
            </Button>
          )
        }
      >
        {isTransferRequest ? texts.requestHeading : texts.transferHeading}
      </StepHeading>
      {!isSender && <p>{texts.asAdministrator}</p>}
      {fault && (
        <Alert type="warning" header={texts.outdated} action={<Button onClick={reload}>{common.retry}</Button>}>
          {translateSentence(fault.text)} {fault.isPassing && texts.triesAgain}
        </Alert>
      )}
      {isSender && askedDays !== undefined && !isExtended && !transfer.extension && <ImpossibleExtension />}
      <TransferStatePanel
        transfer={transfer}
        files={files}
        isSender={isSender}
        isWithdrawnHere={isWithdrawnHere}
        onChanged={reload}
      />
      {transfer.deliveries && (
        <Suspense>
          <RecipientsPanel
            transfer={transfer}
            deliveries={transfer.deliveries}
            files={review.files}
            onChanged={isSender ? reload : undefined}
          />
        </Suspense>
      )}
      {!waitingFor && <ArchivePanel transfer={transfer} />}
      {!isEmpty && !isUploading && !waitingFor && <FoundPanel transfer={transfer} files={files} />}
      <PhoneCodePanel transfer={transfer} onReset={isSender ? reload : undefined} />
      <EmailCodePanel transfer={transfer} onReset={isSender ? reload : undefined} />
      <TransferDetails transfer={transfer} files={review.files} isSender={isSender} />
      {!isEmpty && (
        <ReviewedFiles
          files={files}
          isGoingOn={isUnfinished(transferState)}
          isRequest={isTransferRequest}
          onDecide={isSender ? undefined : file => setDecided(file)}
        />
      )}
      {decided && (
        <Suspense>
          {decided.malwareAllowedUntil === undefined ? (
            <AllowDialog transferId={transferId} file={decided} onClose={close} onAllowed={showDecision} />
          ) : (
            <EndAllowanceDialog transferId={transferId} file={decided} onClose={close} onEnded={showDecision} />
          )}
        </Suspense>
      )}
    </PageBody>
  )
}

/** Results of a broken engine count for nothing, and its progress is lost. */
function toHeldFile({ id, name, size, fileExtension, sha256, anonymize, malware }: ReviewedFile): ReviewedFile {
  return { id, name, size, fileExtension, sha256, anonymize, malware, fileState: 'verified' }
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
