import Toggle from '@cloudscape-design/components/toggle'
import { type ReactNode, useId } from 'react'
import styles from './options.module.css'

type Props = {
  label: string
  state: string
  isOn: boolean
  isDisabled?: boolean
  onSwitch: (isOn: boolean) => void
  /** Shown whether it is on or off. */
  note?: ReactNode
  children?: ReactNode
}

export function OptionRow({ label, state, isOn, isDisabled = false, onSwitch, note, children }: Props) {
  const stateId = useId()
  return (
    <div>
      <div className={styles.row}>
        <Toggle
          checked={isOn}
          disabled={isDisabled}
          ariaDescribedby={stateId}
          onChange={({ detail }) => onSwitch(detail.checked)}
        >
          {label}
        </Toggle>
        <span id={stateId} className={styles.state}>
          {state}
        </span>
      </div>
      {isOn && children && <div className={styles.within}>{children}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
