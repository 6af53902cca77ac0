import type { ReactNode } from 'react'
import styles from './emptyState.module.css'

type Props = {
  title: string
  text?: string
  /** Buttons. */
  children?: ReactNode
}

/** In place of a list without rows. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
