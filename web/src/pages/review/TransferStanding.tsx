import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { Panel } from '../../components/Panel.tsx'
import { Quiet } from '../../components/Quiet.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { LinkMailNotice } from './LinkMailNotice.tsx'
import { meaningOf } from './meaningOf.ts'
import { NewTransfer } from './NewTransfer.tsx'
import { UploadLink } from './UploadLink.tsx'

/** Where the transfer stands, and what can be done with it now. */
export function TransferStanding({ transfer }: { transfer: ReviewedTransfer }) {
  const { transferState, failureReason, isTransferRequest } = transfer
  return (
    <Panel title="State">
      <SpaceBetween size="m">
        <LiveRegion>
          <TransferStatus state={transferState} />
          <Quiet>{meaningOf(transfer)}</Quiet>
        </LiveRegion>
        {transferState === 'failed' && (
          <Alert type="error" header={failureReason ?? 'The reason is not known'}>
            {isTransferRequest
              ? 'Nothing was released to you. Look at the files below, then ask again.'
              : 'Nothing was shared with the recipient. Look at the files below, then send them anew.'}
          </Alert>
        )}
        <NewTransfer transfer={transfer} />
        <LinkMailNotice transfer={transfer} />
        <UploadLink transfer={transfer} />
        <DownloadLink transfer={transfer} />
      </SpaceBetween>
    </Panel>
  )
}
