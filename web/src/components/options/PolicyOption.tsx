import StatusIndicator from '@cloudscape-design/components/status-indicator'
import Toggle from '@cloudscape-design/components/toggle'
import type { ReactNode } from 'react'
import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import { Quiet } from '../Quiet.tsx'
import styles from './options.module.css'

type Props = {
  feature: PolicyFeatures[keyof PolicyFeatures]
  label: string
  meaning: string
  /** What is said in the place of the switch where a policy decided. */
  demand: string
  isWanted: boolean
  onSwitch: (isWanted: boolean) => void
  /** What belongs to it while it is on. */
  children?: ReactNode
}

/** Something that a person may want, or a policy of the organisation demands or prohibits. */
export function PolicyOption({ feature, label, meaning, demand, isWanted, onSwitch, children }: Props) {
  if (feature === 'prohibited') return null
  return (
    <div className={styles.option}>
      {feature === 'required' ? (
        <div>
          <StatusIndicator type="info">{demand}</StatusIndicator>
          <Quiet>{meaning}</Quiet>
        </div>
      ) : (
        <Toggle checked={isWanted} description={meaning} onChange={({ detail }) => onSwitch(detail.checked)}>
          {label}
        </Toggle>
      )}
      {feature === 'required' && children}
      {feature === 'optional' && isWanted && children && <div className={styles.within}>{children}</div>}
    </div>
  )
}
