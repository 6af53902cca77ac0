import { type Series, toArea, toBase, toPath } from './series.ts'
import styles from './timePlot.module.css'

const MAX_BAR = 52

type Props = {
  one: Series
  series: readonly Series[]
  x: (place: number) => number
  y: (value: number) => number
  /** Pixels of one point. */
  step: number
  hatch: string
}

export function SeriesShape({ one, series, x, y, step, hatch }: Props) {
  const { kind, look, values } = one
  if (kind !== 'bar') {
    return (
      <>
        {kind === 'area' && <path className={styles.filled} d={toArea(values, x, y)} />}
        <path className={styles.line} data-look={look} d={toPath(values, x, y)} />
      </>
    )
  }
  const width = Math.max(1, Math.min(MAX_BAR, step * 0.7))
  return values.map((value = 0, place) => {
    const base = toBase(series, one, place)
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar moves to its new height in its place
        key={place}
        className={styles.bar}
        data-look={look}
        x={x(place) - width / 2}
        y={y(base + value)}
        width={width}
        height={Math.max(0, y(base) - y(base + value))}
        rx={width > 6 ? 3 : 0}
        {...(look === 'second' ? { fill: `url(#${hatch})` } : {})}
      />
    )
  })
}
