import Alert from '@cloudscape-design/components/alert'
import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { lazy, Suspense } from 'react'
import { generatePath, Link } from 'react-router'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { isAbandonable } from '../../../../shared/domain/transfer.ts'
import { linkMailText } from '../../../../shared/texts/linkMailStatus.ts'
import { LinkField } from '../../components/LinkField.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useNow } from '../../components/useNow.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { describeMeaning } from './describeMeaning.ts'

const OpenUpload = lazy(async () => ({ default: (await import('./OpenUpload.tsx')).OpenUpload }))
const BlockedTransfer = lazy(async () => ({ default: (await import('./BlockedTransfer.tsx')).BlockedTransfer }))

type Props = { transfer: ReviewedTransfer; isSender: boolean; onChanged: () => void }

export function TransferStatePanel({ transfer, isSender, onChanged }: Props) {
  const now = useNow(60_000)
  const { transferState, failureReason, isTransferRequest, blocked } = transfer
  return (
    <Panel title="State">
      <SpaceBetween size="m">
        <LiveRegion>
          <SpaceBetween size="m">
            <div>
              <TransferStatus state={transferState} />
              <SecondaryText>{describeMeaning(transfer, isSender, now)}</SecondaryText>
            </div>
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
        <NewTransfer transfer={transfer} isSender={isSender} />
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

type NewTransferProps = { transfer: ReviewedTransfer; isSender: boolean }

function NewTransfer({ transfer: { newId, isTransferRequest }, isSender }: NewTransferProps) {
  if (newId === undefined) return null
  const { path } = isSender ? pages.review : pages.reviewAny
  return (
    <p>
      <Icon name="redo" /> {isTransferRequest ? 'Asked again as' : 'Sent again as'}{' '}
      <Link to={generatePath(path, { transferId: newId })}>{newId}</Link>
    </p>
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
