import Alert from '@cloudscape-design/components/alert'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { lazy, Suspense, useState } from 'react'
import { generatePath, Link } from 'react-router'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { isAbandonable, isCorrected } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { heldText } from '../../../../shared/texts/ownTransfers.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { Marked } from '../../components/Marked.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useNow } from '../../components/useNow.ts'
import { translateSentence } from '../../texts/sentences.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { describeMeaning } from './describeMeaning.ts'
import type { UndoAttempt } from './UndoPanel.tsx'

const OpenUpload = lazy(async () => ({ default: (await import('./OpenUpload.tsx')).OpenUpload }))
const BlockedTransfer = lazy(async () => ({ default: (await import('./BlockedTransfer.tsx')).BlockedTransfer }))

const WithdrawnTransfer = lazy(async () => ({ default: (await import('./WithdrawnTransfer.tsx')).WithdrawnTransfer }))
const UndoPanel = lazy(async () => ({ default: (await import('./UndoPanel.tsx')).UndoPanel }))

type Props = {
  transfer: ReviewedTransfer
  files: readonly ReviewedFile[]
  isSender: boolean
  /** Withdrawn as sent to a wrong recipient since the page was opened. */
  isWithdrawnHere?: boolean
  onChanged: () => void
}

export function TransferStatePanel({ transfer, files, isSender, isWithdrawnHere = false, onChanged }: Props) {
  const now = useNow(60_000)
  const [undo, setUndo] = useState<UndoAttempt>({ isUndone: false })
  const { transferState, failureReason, isTransferRequest, blocked, waitingFor } = transfer
  return (
    <Panel title={review.state.title} tour="state">
      <SpaceBetween size="m">
        <LiveRegion>
          <SpaceBetween size="m">
            {waitingFor ? (
              <Alert type="warning" header={review.state.waiting}>
                {heldText(waitingFor)}
              </Alert>
            ) : (
              <div>
                <TransferStatus state={transferState} />
                <SecondaryText>{describeMeaning(transfer, isSender, now)}</SecondaryText>
                {transferState === 'expired' && transfer.extension && (
                  <SecondaryText>{review.state.extendable(formatDateTime(transfer.extension.until))}</SecondaryText>
                )}
              </div>
            )}
            {transferState === 'failed' && !blocked && (
              <Alert
                type="error"
                header={failureReason ? translateSentence(failureReason) : review.state.unknownReason}
              >
                {isTransferRequest ? review.state.notReleased : review.state.notShared}{' '}
                {isSender && (isTransferRequest ? review.state.requestAgain : review.state.sendAgain)}{' '}
                {isSender && <HelpLink section="org" question="transferFailed" />}
              </Alert>
            )}
            {!transfer.deliveries && <LinkMailNotice transfer={transfer} />}
          </SpaceBetween>
        </LiveRegion>
        {isSender && transfer.undoUntil !== undefined && (
          <Suspense>
            <UndoPanel
              transferId={transfer.id}
              until={transfer.undoUntil}
              onAttempted={attempt => {
                setUndo(attempt)
                onChanged()
              }}
            />
          </Suspense>
        )}
        {/* The panel above ends with the release, which may be why. */}
        {undo.fault !== undefined && (
          <div role="alert">
            <Alert type="error" header={review.undo.failed}>
              {translateSentence(undo.fault)}
            </Alert>
          </div>
        )}
        {blocked && (
          <Suspense>
            <BlockedTransfer transfer={transfer} blocked={blocked} isSender={isSender} />
          </Suspense>
        )}
        {transfer.isWrongRecipient && (
          <Suspense>
            <WithdrawnTransfer
              transfer={transfer}
              files={files}
              isSender={isSender}
              takesFocus={isWithdrawnHere || undo.isUndone}
            />
          </Suspense>
        )}
        <Related transfer={transfer} isSender={isSender} />
        {isSender && isAbandonable(transferState, isTransferRequest) && (
          <Suspense>
            <OpenUpload transfer={transfer} onChanged={onChanged} />
          </Suspense>
        )}
        <UploadLink transfer={transfer} />
        {!transfer.deliveries && <DownloadLink transfer={transfer} />}
      </SpaceBetween>
    </Panel>
  )
}

function LinkMailNotice({ transfer }: { transfer: ReviewedTransfer }) {
  const { linkMail, downloadUrl, requestUrl, isTransferRequest, recipient } = transfer
  const mail = linkMailText(linkMail)
  if (!mail) return null
  const { title, requestTitle, meaning } = mail
  if (requestUrl) {
    return (
      <Alert type="warning" header={requestTitle}>
        {meaning} {review.state.copyUploadLink(recipient)}
      </Alert>
    )
  }
  // After the upload, the mail of its link no longer matters.
  if (!downloadUrl || isTransferRequest) return null
  return (
    <Alert type="warning" header={title}>
      {meaning} {review.state.copyDownloadLink} <HelpLink section="org" question="nothingArrived" />
    </Alert>
  )
}

type RelatedProps = { transfer: ReviewedTransfer; isSender: boolean }

/** The transfer that replaced this one, and the one that this one replaced. */
function Related({ transfer, isSender }: RelatedProps) {
  const { newId, previousId, isTransferRequest, isWrongRecipient, wasMistake } = transfer
  const toLink = (transferId: string) => (
    <Link to={generatePath(isSender ? pages.review.path : pages.reviewAny.path, { transferId })}>{transferId}</Link>
  )
  const isCorrection = isCorrected({ wasMistake, isWrongRecipient })
  const again = transfer.isUndone
    ? review.state.sentAgainAs
    : isWrongRecipient
      ? review.state.sentToRightAs
      : isCorrection
        ? review.state.sentAs
        : review.state.sentAgainAs
  return (
    <>
      {newId !== undefined && (
        <p>
          <Icon name="redo" />{' '}
          <Marked text={isTransferRequest ? review.state.requestedAgainAs : again} marks={{ link: toLink(newId) }} />
        </p>
      )}
      {previousId !== undefined && (
        <p>
          <Icon name="undo" /> <Marked text={review.state.replaces} marks={{ link: toLink(previousId) }} />
        </p>
      )}
    </>
  )
}

function UploadLink({ transfer: { requestUrl, recipient } }: { transfer: ReviewedTransfer }) {
  if (!requestUrl) return null
  return <LinkField label={review.state.uploadLink} note={review.state.uploadLinkNote(recipient)} url={requestUrl} />
}
