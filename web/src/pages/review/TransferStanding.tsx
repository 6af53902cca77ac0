import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { lazy, Suspense } from 'react'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isAbandonable } from '../../../../shared/domain/transfer.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { useNow } from '../../components/useNow.ts'
import { DownloadLink } from './DownloadLink.tsx'
import { describeMeaning } from './describeMeaning.ts'
import { LinkMailNotice } from './LinkMailNotice.tsx'
import { NewTransfer } from './NewTransfer.tsx'
import { UploadLink } from './UploadLink.tsx'

const OpenUpload = lazy(async () => ({ default: (await import('./OpenUpload.tsx')).OpenUpload }))

type Props = { transfer: ReviewedTransfer; isSender: boolean; onChanged: () => void }

export function TransferStanding({ transfer, isSender, onChanged }: Props) {
  const now = useNow(60_000)
  const { transferState, failureReason, isTransferRequest } = transfer
  return (
    <Panel title="State">
      <SpaceBetween size="m">
        <LiveRegion>
          <SpaceBetween size="m">
            <div>
              <TransferStatus state={transferState} />
              <SecondaryText>{describeMeaning(transfer, isSender, now)}</SecondaryText>
            </div>
            {transferState === 'failed' && (
              <Alert type="error" header={failureReason ?? 'The reason is not known'}>
                {isTransferRequest ? 'The files were not released.' : 'Nothing was shared with the recipient.'}
                {isSender && ` Review the files, then ${isTransferRequest ? 'ask again' : 'send them again'}.`}
              </Alert>
            )}
            <LinkMailNotice transfer={transfer} />
          </SpaceBetween>
        </LiveRegion>
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
