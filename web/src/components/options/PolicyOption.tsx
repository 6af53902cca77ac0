import StatusIndicator from '@cloudscape-design/components/status-indicator'
import type { ReactNode } from 'react'
import type { PolicyFeatures } from '../../../../shared/contract/transfers.ts'
import type { PolicyMessage } from '../../../../shared/domain/policies/policyMessage.ts'
import { PolicyReasons } from '../../policies/PolicyReasons.tsx'
import { SecondaryText } from '../SecondaryText.tsx'
import { OptionRow } from './OptionRow.tsx'
import styles from './options.module.css'

type Props = {
  feature: PolicyFeatures[keyof PolicyFeatures]
  label: string
  state: string
  meaning: string
  demand: string
  reasons: readonly PolicyMessage[]
  isWanted: boolean
  onSwitch: (isWanted: boolean) => void
  children?: ReactNode
}

export function PolicyOption({ feature, label, state, meaning, demand, reasons, isWanted, onSwitch, children }: Props) {
  if (feature === 'prohibited') return null
  if (feature === 'required') {
    return (
      <div className={styles.required}>
        <StatusIndicator type="info">{demand}</StatusIndicator>
        <PolicyReasons messages={reasons} />
        <SecondaryText>{meaning}</SecondaryText>
        {children}
      </div>
    )
  }
  return (
    <OptionRow label={label} state={state} isOn={isWanted} onSwitch={onSwitch}>
      <SecondaryText>{meaning}</SecondaryText>
      {children}
    </OptionRow>
  )
}
