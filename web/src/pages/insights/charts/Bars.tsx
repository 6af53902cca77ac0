import { useId } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../../../../shared/texts/format.ts'
import styles from './bars.module.css'
import { Hatch } from './Hatch.tsx'

export type Bar = { name: string; value: number; to?: string | undefined; isQuiet?: boolean; isHatched?: boolean }

/** Horizontal bars. A name opens its transfers. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  // A group of others may be larger than all bars together.
  const max = Math.max(1, ...bars.filter(({ isQuiet }) => !isQuiet).map(({ value }) => value))
  return (
    <ol className={styles.bars}>
      {bars.map(bar => (
        <li key={bar.name}>
          {bar.to === undefined ? (
            <span className={styles.row}>
              <Row bar={bar} max={max} />
            </span>
          ) : (
            <Link className={styles.row} to={bar.to} title={bar.name}>
              <Row bar={bar} max={max} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

function Row({ bar: { name, value, isQuiet, ...bar }, max }: { bar: Bar; max: number }) {
  const isHatched = bar.isHatched || value > max
  const hatch = useId()
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.value}>{formatCount(value)}</span>
      <svg aria-hidden="true" className={styles.track} width="100%" height="8">
        {isHatched && (
          <defs>
            <Hatch id={hatch} className={isQuiet ? styles.quietHatch : styles.hatch} />
          </defs>
        )}
        <rect className={styles.ground} width="100%" height="8" rx="4" />
        <rect
          className={styles.bar}
          data-quiet={isQuiet || undefined}
          width={`${Math.min(1, value / max) * 100}%`}
          height="8"
          rx="4"
          {...(isHatched ? { fill: `url(#${hatch})` } : {})}
          data-hatched={isHatched || undefined}
        />
      </svg>
    </>
  )
}
