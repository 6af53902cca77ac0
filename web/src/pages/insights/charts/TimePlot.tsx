import { useId, useState } from 'react'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { LETTER, labelEvery } from './axis.ts'
import { Hatch } from './Hatch.tsx'
import { Legend } from './Legend.tsx'
import { PlotTip } from './PlotTip.tsx'
import { SeriesShape } from './SeriesShape.tsx'
import { findMax, type Point, type Series } from './series.ts'
import styles from './timePlot.module.css'
import { useWidth } from './useWidth.ts'

const HEIGHT = 228
const [TOP, RIGHT, BOTTOM] = [10, 8, 24]

type Props = {
  label: string
  points: readonly Point[]
  series: readonly Series[]
  format: (value: number) => string
  toTicks: (max: number) => number[]
}

/** A chart over time. A pointer and, as a slider, the arrow keys read single points. */
export function TimePlot({ label, points, series, format, toTicks }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const [cursor, setCursor] = useState<number>()
  const hatch = useId()
  const ticks = toTicks(findMax(series))
  const left = Math.max(...ticks.map(tick => format(tick).length)) * LETTER + 10
  const step = Math.max(0, width - left - RIGHT) / points.length
  const x = (place: number) => left + (place + 0.5) * step
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / (ticks.at(-1) ?? 1))
  const every = labelEvery(
    points.map(({ short }) => short),
    step,
  )
  const at = cursor === undefined ? undefined : points[cursor]
  const read = (place: number) => {
    const values = series.flatMap(({ name, values }) => {
      const value = values[place]
      return value === undefined ? [] : insights.figure(name, format(value))
    })
    return insights.point(points[place]?.long ?? '', values)
  }
  return (
    <div className={styles.plot}>
      <div ref={ref} className={styles.area}>
        <input
          type="range"
          className="visually-hidden"
          min={0}
          max={points.length - 1}
          value={cursor ?? points.length - 1}
          aria-label={label}
          aria-valuetext={read(cursor ?? points.length - 1)}
          onChange={({ target }) => setCursor(Number(target.value))}
          onFocus={() => setCursor(cursor ?? points.length - 1)}
          onBlur={() => setCursor(undefined)}
        />
        {width > 0 && (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            className={styles.chart}
            onPointerMove={({ currentTarget, clientX }) => {
              const place = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / step)
              setCursor(Math.min(points.length - 1, Math.max(0, place)))
            }}
            onPointerLeave={() => setCursor(undefined)}
          >
            <defs>
              <Hatch id={hatch} className={styles.hatch} />
            </defs>
            {ticks.map(tick => (
              <g key={tick} className={styles.tick}>
                <line x1={left} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
                <text x={left - 8} y={y(tick) + 4} textAnchor="end">
                  {format(tick)}
                </text>
              </g>
            ))}
            {points.map(({ short, long }, place) =>
              place % every === 0 && x(place) < width - (short.length * LETTER) / 2 ? (
                <text key={long} className={styles.label} x={x(place)} y={HEIGHT - 6} textAnchor="middle">
                  {short}
                </text>
              ) : null,
            )}
            {at && (
              <line className={styles.cursor} x1={x(cursor ?? 0)} x2={x(cursor ?? 0)} y1={TOP} y2={HEIGHT - BOTTOM} />
            )}
            {series.map(one => (
              <SeriesShape key={one.name} {...{ one, series, x, y, step, hatch }} />
            ))}
          </svg>
        )}
        {at && cursor !== undefined && (
          <PlotTip x={x(cursor)} width={width} title={at.long} series={series} place={cursor} format={format} />
        )}
      </div>
      <Legend series={series} />
    </div>
  )
}
