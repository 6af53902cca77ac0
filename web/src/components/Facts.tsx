import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { name: string; value: ReactNode }

/** A few facts with their names: side by side as far as there is room, or each in a line of its own. */
export function Facts({ items, isStacked = false }: { items: readonly Fact[]; isStacked?: boolean }) {
  return (
    <dl className={`${styles.facts} ${isStacked ? styles.stacked : ''}`}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
