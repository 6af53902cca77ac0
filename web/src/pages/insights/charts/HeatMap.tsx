import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, heatTexts, weekdayNames } from '../../../../../shared/texts/insights.ts'
import styles from './heatMap.module.css'
import { useWidth } from './useWidth.ts'

const [LEFT, TOP] = [38, 20]
const MAX_CELL = 30
const LABELLED_HOURS = [0, 6, 12, 18]
/** The smallest square that is seen. */
const MIN_SHARE = 0.28

/** Squares whose area is the count, so that the picture needs no colours. */
export function HeatMap({ reply: { hours } }: { reply: InsightReply<'weekdays'> }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const cell = (width - LEFT) / 24
  const height = Math.min(MAX_CELL, Math.max(cell, 24))
  const max = Math.max(1, ...hours.flat())
  const size = (value: number) => Math.max(MIN_SHARE, Math.sqrt(value / max)) * (Math.min(cell, height) - 2)
  return (
    <div ref={ref} className={styles.map}>
      {width > 0 && (
        <svg role="img" aria-label={cardTitles.weekdays} viewBox={`0 0 ${width} ${TOP + 7 * height}`}>
          {LABELLED_HOURS.map(hour => (
            <text key={hour} x={LEFT + hour * cell} y={12}>
              {heatTexts.hour(hour)}
            </text>
          ))}
          {hours.map((row, day) => (
            <g key={weekdayNames[day]}>
              <text x={0} y={TOP + (day + 0.5) * height + 4}>
                {weekdayNames[day]?.slice(0, 3)}
              </text>
              <line x1={LEFT} x2={width} y1={TOP + (day + 0.5) * height} y2={TOP + (day + 0.5) * height} />
              {row.map((value, hour) => {
                if (value === 0) return null
                const side = size(value)
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the row
                    key={`${weekdayNames[day]} ${hour}`}
                    x={LEFT + (hour + 0.5) * cell - side / 2}
                    y={TOP + (day + 0.5) * height - side / 2}
                    width={side}
                    height={side}
                    rx={Math.min(4, side / 4)}
                    fillOpacity={0.35 + 0.65 * (value / max)}
                  >
                    <title>{heatTexts.cell(weekdayNames[day] ?? '', hour, value)}</title>
                  </rect>
                )
              })}
            </g>
          ))}
        </svg>
      )}
      <p className={styles.hint}>{heatTexts.scale(max)}</p>
    </div>
  )
}
