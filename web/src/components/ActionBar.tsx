import type { ReactNode } from 'react'
import styles from './actionBar.module.css'

type Props = {
  beside?: ReactNode
  children: ReactNode
}

export function ActionBar({ beside, children }: Props) {
  return (
    <div className={styles.bar}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
