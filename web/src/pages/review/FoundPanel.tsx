import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { countedKinds } from '../../../../shared/texts/inspection.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './foundPanel.module.css'
import { sensitiveDataIn } from './sensitiveData.ts'

type Props = { transfer: ReviewedTransfer; files: readonly ReviewedFile[] }

/** Reports no data only when every file was inspected in full. */
export function FoundPanel({ transfer, files }: Props) {
  const { kinds, inspectedFiles, fullyInspectedFiles } = sensitiveDataIn(files)
  const isGoingOn = inspectedFiles < files.length && isUnfinished(transfer.transferState)
  const isAnonymised = files.some(({ anonymize, findings }) => anonymize && findings)
  return (
    <Panel title={review.found.title}>
      <LiveRegion>
        {kinds.length > 0 ? (
          <p className={styles.found}>
            <Icon name="status-warning" variant="warning" />
            <span>{review.found.kinds(countedKinds(kinds))}</span>
          </p>
        ) : (
          !isGoingOn && <NothingFound isSure={fullyInspectedFiles === files.length} isInspected={inspectedFiles > 0} />
        )}
        {isGoingOn && (
          <StatusIndicator type="in-progress">
            <span className={styles.words}>{review.found.looking(inspectedFiles, files.length)}</span>
          </StatusIndicator>
        )}
      </LiveRegion>
      {inspectedFiles > fullyInspectedFiles && (
        <SecondaryText>{review.found.partly(inspectedFiles - fullyInspectedFiles)}</SecondaryText>
      )}
      {isAnonymised && <SecondaryText>{review.found.anonymized}</SecondaryText>}
    </Panel>
  )
}

function NothingFound({ isSure, isInspected }: { isSure: boolean; isInspected: boolean }) {
  if (isSure) return <StatusIndicator type="success">{review.found.none}</StatusIndicator>
  if (!isInspected) return <StatusIndicator type="stopped">{review.found.notInspected}</StatusIndicator>
  return (
    <p className={styles.found}>
      <Icon name="status-info" />
      <span>{review.found.noneInPart}</span>
    </p>
  )
}
