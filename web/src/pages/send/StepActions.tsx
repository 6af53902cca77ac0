import type { ReactNode } from 'react'
import styles from './stepActions.module.css'

/** The buttons below a step: back and on, in this order also for the keyboard. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
