import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = { name: string; value: ReactNode }

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
