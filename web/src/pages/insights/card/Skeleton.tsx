import { insights } from '../../../../../shared/texts/en/insights.ts'
import type { CardSize } from './Card.tsx'
import styles from './skeleton.module.css'

const blocks: Record<CardSize, number> = { tiles: 5, bars: 5, sixBars: 6, chart: 1, flows: 1, pies: 4, list: 2 }

export function Skeleton({ title, size }: { title: string; size: CardSize }) {
  return (
    <div className={styles.skeleton} data-size={size}>
      <span className="visually-hidden">{insights.loading(title)}</span>
      {Array.from({ length: blocks[size] }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
        <span key={place} />
      ))}
    </div>
  )
}
