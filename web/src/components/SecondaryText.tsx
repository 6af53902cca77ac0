import type { ReactNode } from 'react'
import styles from './secondaryText.module.css'

export function SecondaryText({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}>{children}</span>
}
