import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { formatPercent } from '../../../../shared/texts/format.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { type FollowedFile, toFileStateView } from './fileStateView.ts'
import styles from './reviewedFiles.module.css'

const proceeding = 'No action required - transfer is proceeding.'

export function FileStateIndicator({ file }: { file: FollowedFile }) {
  const { fileState, errorReason, userAction, inspectionType } = file
  const { type, label, percent } = toFileStateView(file)
  const isInformation = fileState === 'error' && inspectionType === 'INFORMATION'
  return (
    <>
      <StatusIndicator type={type}>
        {percent === undefined ? label : `${label} ${formatPercent(percent)}`}
      </StatusIndicator>
      {percent !== undefined && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ scale: `${percent / 100} 1` }} />
        </span>
      )}
      {errorReason && <div className={styles.reason}>{errorReason}</div>}
      {isInformation ? (
        <SecondaryText>{proceeding}</SecondaryText>
      ) : (
        userAction && <SecondaryText>{userAction}</SecondaryText>
      )}
    </>
  )
}
