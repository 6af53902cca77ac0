import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type Props = {
  title: string
  note?: ReactNode
  children: ReactNode
}

export function Panel({ title, note, children }: Props) {
  const heading = useId()
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  )
}
