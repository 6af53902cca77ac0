import type { ReactNode } from 'react'
import styles from './actions.module.css'

export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
