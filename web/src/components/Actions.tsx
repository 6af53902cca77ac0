import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** The buttons below a step or in a dialog: back first, on last, also for the keyboard. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
