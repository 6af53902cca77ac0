import Icon from '@cloudscape-design/components/icon'
import LiveRegion from '@cloudscape-design/components/live-region'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReviewedFile, ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { countFiles } from '../../../../shared/texts/format.ts'
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
    <Panel title="Sensitive data">
      <LiveRegion>
        {kinds.length > 0 ? (
          <p className={styles.found}>
            <Icon name="status-warning" variant="warning" />
            <span>Sensitive data found: {countedKinds(kinds)}</span>
          </p>
        ) : (
          !isGoingOn && <NothingFound isSure={fullyInspectedFiles === files.length} isInspected={inspectedFiles > 0} />
        )}
        {isGoingOn && (
          <StatusIndicator type="in-progress">
            <span className={styles.words}>
              {`Looking for sensitive data, ${inspectedFiles} of ${countFiles(files.length)} done`}
            </span>
          </StatusIndicator>
        )}
      </LiveRegion>
      {inspectedFiles > fullyInspectedFiles && (
        <SecondaryText>
          {`${countFiles(inspectedFiles - fullyInspectedFiles)} could not be inspected in full. The reasons are listed below.`}
        </SecondaryText>
      )}
      {isAnonymised && <SecondaryText>Anonymised files were inspected as the recipient gets them.</SecondaryText>}
    </Panel>
  )
}

function NothingFound({ isSure, isInspected }: { isSure: boolean; isInspected: boolean }) {
  if (isSure) return <StatusIndicator type="success">No sensitive data found</StatusIndicator>
  if (!isInspected) return <StatusIndicator type="stopped">The files were not inspected</StatusIndicator>
  return (
    <p className={styles.found}>
      <Icon name="status-info" />
      <span>Nothing was found in what could be inspected</span>
    </p>
  )
}
