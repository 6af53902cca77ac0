import type { ReactNode } from 'react'
import styles from './message.module.css'

type Props = { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode }

export function Message({ icon, title, text, children }: Props) {
  return (
    <section className={styles.message}>
      <div className={styles.icon}>{icon}</div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
