import Alert from '@cloudscape-design/components/alert'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { lazy, Suspense } from 'react'
import { generatePath, Link } from 'react-router'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { isAbandonable, isCorrected } from '../../../../shared/domain/transfer.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { heldText } from '../../../../shared/texts/ownTransfers.ts'
import { LinkField } from '../../components/LinkField.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useNow } from '../../components/useNow.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { describeMeaning } from './describeMeaning.ts'

const OpenUpload = lazy(async () => ({ default: (await import('./OpenUpload.tsx')).OpenUpload }))
const BlockedTransfer = lazy(async () => ({ default: (await import('./BlockedTransfer.tsx')).BlockedTransfer }))

const WithdrawnTransfer = lazy(async () => ({ default: (await import('./WithdrawnTransfer.tsx')).WithdrawnTransfer }))

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
  const { transferState, failureReason, isTransferRequest, blocked, waitingFor } = transfer
  return (
    <Panel title="State">
      <SpaceBetween size="m">
        <LiveRegion>
          <SpaceBetween size="m">
            {waitingFor ? (
              <Alert type="warning" header="Waiting">
                {heldText(waitingFor)}
              </Alert>
            ) : (
              <div>
                <TransferStatus state={transferState} />
                <SecondaryText>{describeMeaning(transfer, isSender, now)}</SecondaryText>
              </div>
            )}
            {transferState === 'failed' && !blocked && (
              <Alert type="error" header={failureReason ?? 'The reason is not known'}>
                {isTransferRequest ? 'The files were not released.' : 'Nothing was shared with the recipient.'}
                {isSender && ` Review the files, then ${isTransferRequest ? 'ask again' : 'send them again'}.`}
              </Alert>
            )}
            <LinkMailNotice transfer={transfer} />
          </SpaceBetween>
        </LiveRegion>
        {blocked && (
          <Suspense>
            <BlockedTransfer transfer={transfer} blocked={blocked} isSender={isSender} />
          </Suspense>
        )}
        {transfer.isWrongRecipient && (
          <Suspense>
            <WithdrawnTransfer transfer={transfer} files={files} isSender={isSender} takesFocus={isWithdrawnHere} />
          </Suspense>
        )}
        <Related transfer={transfer} isSender={isSender} />
        {isSender && isAbandonable(transferState, isTransferRequest) && (
          <Suspense>
            <OpenUpload transfer={transfer} onChanged={onChanged} />
          </Suspense>
        )}
        <UploadLink transfer={transfer} />
        <DownloadLink transfer={transfer} />
      </SpaceBetween>
    </Panel>
  )
}

function LinkMailNotice({ transfer }: { transfer: ReviewedTransfer }) {
  const { linkMail, downloadUrl, requestUrl, isTransferRequest, recipient } = transfer
  const texts = linkMailText(linkMail)
  if (!texts) return null
  const { title, requestTitle, meaning } = texts
  if (requestUrl) {
    return (
      <Alert type="warning" header={requestTitle}>
        {meaning} The request is there: copy the link below, and give it to {recipient} in another way.
      </Alert>
    )
  }
  // After the upload, the mail of its link no longer matters.
  if (!downloadUrl || isTransferRequest) return null
  return (
    <Alert type="warning" header={title}>
      {meaning} The files are there: copy the link below, and give it to the recipient in another way.
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
  const again = isWrongRecipient ? 'Sent to the right recipient as' : isCorrection ? 'Sent as' : 'Sent again as'
  return (
    <>
      {newId !== undefined && (
        <p>
          <Icon name="redo" /> {isTransferRequest ? 'Asked again as' : again} {toLink(newId)}
        </p>
      )}
      {previousId !== undefined && (
        <p>
          <Icon name="undo" /> Replaces {toLink(previousId)}, which went to the wrong recipient
        </p>
      )}
    </>
  )
}

function UploadLink({ transfer: { requestUrl, recipient } }: { transfer: ReviewedTransfer }) {
  if (!requestUrl) return null
  return (
    <LinkField
      label="Upload link"
      note={`It can be used once. Anyone with the link can upload in place of ${recipient}.`}
      url={requestUrl}
    />
  )
}
