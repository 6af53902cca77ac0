import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { formatBytes, formatPercent } from '../../../../shared/texts/format.ts'
import { Facts } from '../../components/Facts.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './archivePanel.module.css'
import { FileDigest } from './FileDigest.tsx'

export function ArchivePanel({ transfer }: { transfer: ReviewedTransfer }) {
  const { archive, isPasswordProtected, transferState } = transfer
  if (!isPasswordProtected) return null
  return (
    <Panel title="Password protection">
      <div className={styles.archive}>
        {archive && (
          <Facts
            items={[
              { name: 'Archive', value: <bdi>{archive.name}</bdi> },
              { name: 'Size', value: archive.size === undefined ? 'Not yet known' : formatBytes(archive.size) },
              { name: 'SHA-256', value: <FileDigest file={archive} /> },
            ]}
          />
        )}
        {isUnfinished(transferState) && (
          <StatusIndicator type={archive ? 'in-progress' : 'pending'}>
            {archive ? `Sealing ${formatPercent(archive.progress)}` : 'Sealed once every file was inspected'}
          </StatusIndicator>
        )}
        <SecondaryText>{passwordText(transfer)}</SecondaryText>
      </div>
    </Panel>
  )
}

function passwordText({ recipient, transferState }: ReviewedTransfer): string {
  if (isUnfinished(transferState)) {
    return `The files are sealed into one AES-256 ZIP archive. Its password goes to ${recipient} in a separate mail.`
  }
  if (transferState === 'failed') return 'Nothing was shared, and no password was sent.'
  return `The password was sent to ${recipient} in a separate mail. It is not stored here and cannot be looked up.`
}
