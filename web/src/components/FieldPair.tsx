import type { ReactNode } from 'react'
import styles from './fieldPair.module.css'

/** Two fields beside each other, as far as there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
