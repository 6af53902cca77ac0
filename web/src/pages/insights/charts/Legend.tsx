import { useId } from 'react'
import { Hatch } from './Hatch.tsx'
import type { Series } from './series.ts'
import styles from './timePlot.module.css'

export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(one => (
        <li key={one.name}>
          <Swatch one={one} />
          {one.name}
        </li>
      ))}
    </ul>
  )
}

export function Swatch({ one: { kind, look } }: { one: Series }) {
  const hatch = useId()
  return (
    <svg aria-hidden="true" width="18" height="12" viewBox="0 0 18 12">
      {look === 'second' && (
        <defs>
          <Hatch id={hatch} className={styles.hatch} />
        </defs>
      )}
      {kind === 'bar' ? (
        <rect
          className={styles.bar}
          data-look={look}
          width="18"
          height="12"
          rx="2"
          {...(look === 'second' ? { fill: `url(#${hatch})` } : {})}
        />
      ) : (
        <path className={styles.line} data-look={look} d="M1 6h16" />
      )}
    </svg>
  )
}
