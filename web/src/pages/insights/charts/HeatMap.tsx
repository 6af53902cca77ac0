import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, charts } from '../../../../../shared/texts/en/insights.ts'
import { weekdayName, writeHour } from '../../../../../shared/texts/insights.ts'
import styles from './heatMap.module.css'
import { useWidth } from './useWidth.ts'

const [LEFT, TOP] = [38, 20]
const ROW = 28
const LABELLED_HOURS = [0, 6, 12, 18]
/** The smallest box that is seen. */
const MIN_SHARE = 0.3

/** Boxes whose area is the count, so that the picture needs no colours. */
export function HeatMap({ reply: { hours } }: { reply: InsightReply<'weekdays'> }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const cell = (width - LEFT) / 24
  const max = Math.max(1, ...hours.flat())
  const toShare = (value: number) => Math.max(MIN_SHARE, Math.sqrt(value / max))
  return (
    <div ref={ref} className={styles.map}>
      {width > 0 && (
        <svg role="img" aria-label={cardTitles.weekdays} viewBox={`0 0 ${width} ${TOP + 7 * ROW}`}>
          {LABELLED_HOURS.map(hour => (
            <text key={hour} x={LEFT + hour * cell} y={12}>
              {writeHour(hour)}
            </text>
          ))}
          {hours.map((row, day) => (
            <g key={weekdayName(day)}>
              <text x={0} y={TOP + (day + 0.5) * ROW + 4}>
                {weekdayName(day, 'short')}
              </text>
              <line x1={LEFT} x2={width} y1={TOP + (day + 0.5) * ROW} y2={TOP + (day + 0.5) * ROW} />
              {row.map((value, hour) => {
                if (value === 0) return null
                const [across, down] = [toShare(value) * (cell - 2), toShare(value) * (ROW - 4)]
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the row
                    key={`${day} ${hour}`}
                    x={LEFT + (hour + 0.5) * cell - across / 2}
                    y={TOP + (day + 0.5) * ROW - down / 2}
                    width={across}
                    height={down}
                    rx={Math.min(4, across / 4)}
                    fillOpacity={0.45 + 0.55 * (value / max)}
                  >
                    <title>{charts.heatCell(weekdayName(day), writeHour(hour), writeHour(hour + 1), value)}</title>
                  </rect>
                )
              })}
            </g>
          ))}
        </svg>
      )}
      <p className={styles.hint}>{charts.heatScale(max)}</p>
    </div>
  )
}
