import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { formatBytes, formatPercent } from '../../../../shared/texts/format.ts'
import { Facts } from '../../components/Facts.tsx'
import { HelpLink } from '../../components/HelpLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './archivePanel.module.css'
import { FileDigest } from './FileDigest.tsx'

export function ArchivePanel({ transfer }: { transfer: ReviewedTransfer }) {
  const { archive, isPasswordProtected, transferState } = transfer
  if (!isPasswordProtected) return null
  return (
    <Panel title={review.archive.title}>
      <div className={styles.archive}>
        {archive && (
          <Facts
            items={[
              { name: review.archive.name, value: <bdi>{archive.name}</bdi> },
              {
                name: review.files.size,
                value: archive.size === undefined ? review.files.unknown : formatBytes(archive.size),
              },
              { name: review.files.sha256, value: <FileDigest file={archive} /> },
            ]}
          />
        )}
        {isUnfinished(transferState) && (
          <StatusIndicator type={archive ? 'in-progress' : 'pending'}>
            {archive ? review.archive.sealing(formatPercent(archive.progress)) : review.archive.sealedLater}
          </StatusIndicator>
        )}
        <SecondaryText>{passwordText(transfer)}</SecondaryText>
        <HelpLink section="org" question="archiveHelp" />
      </div>
    </Panel>
  )
}

function passwordText({ recipient, transferState }: ReviewedTransfer): string {
  if (isUnfinished(transferState)) return review.archive.passwordLater(recipient)
  return transferState === 'failed' ? review.archive.passwordUnsent : review.archive.passwordSent(recipient)
}
