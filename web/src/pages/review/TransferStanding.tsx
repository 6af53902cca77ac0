import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { stateTexts } from '../../../../shared/texts/transfers.ts'
import { Panel } from '../../components/Panel.tsx'
import { Quiet } from '../../components/Quiet.tsx'
import { TransferStatus } from '../../components/TransferStatus.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { LinkMailNotice } from './LinkMailNotice.tsx'

/** Where the transfer stands, and what can be done with it now. */
export function TransferStanding({ transfer }: { transfer: ReviewedTransfer }) {
  const { transferState, failureReason, downloadUrl } = transfer
  return (
    <Panel title="State">
      <SpaceBetween size="m">
        <LiveRegion>
          <TransferStatus state={transferState} />
          <Quiet>
            {stateTexts[transferState].meaning}
            {isUnfinished(transferState) && '. This page follows by itself, every five seconds.'}
          </Quiet>
        </LiveRegion>
        {transferState === 'failed' && (
          <Alert type="error" header={failureReason ?? 'The reason is not known'}>
            Nothing was shared with the recipient. Look at the files below, then send them anew.
          </Alert>
        )}
        <LinkMailNotice transfer={transfer} />
        {downloadUrl && <DownloadLink url={downloadUrl} />}
      </SpaceBetween>
    </Panel>
  )
}
