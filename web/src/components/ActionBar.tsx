import type { ReactNode } from 'react'
import styles from './actionBar.module.css'

type Props = {
  /** Stands beside the buttons where there is room, else above them. */
  beside?: ReactNode
  children: ReactNode
}

/** The buttons of a long form, at the bottom of the window while the form is longer than that. */
export function ActionBar({ beside, children }: Props) {
  return (
    <div className={styles.bar}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
