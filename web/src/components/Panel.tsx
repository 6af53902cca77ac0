import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type Props = {
  title: string
  note?: ReactNode
  /** Names it for the tour of the page. */
  tour?: string
  children: ReactNode
}

export function Panel({ title, note, tour, children }: Props) {
  const heading = useId()
  return (
    <section className={styles.panel} aria-labelledby={heading} data-tour={tour}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  )
}
