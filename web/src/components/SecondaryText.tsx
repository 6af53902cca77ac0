import type { ReactNode } from 'react'
import styles from './secondaryText.module.css'

/** A line that is there for those who look for it. */
export function SecondaryText({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>
}
