import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, columns } from '../../../../../shared/texts/en/insights.ts'
import { formatBytes } from '../../../../../shared/texts/format.ts'
import { pointWriter } from '../../../../../shared/texts/insights.ts'
import type { Frame } from '../card/InsightCard.tsx'
import { byteTicks } from './axis.ts'
import type { Series } from './series.ts'
import { TimePlot } from './TimePlot.tsx'

export function VolumeChart({ reply, frame }: { reply: InsightReply<'dataVolume'>; frame: Frame }) {
  const { points, interval } = reply
  const write = pointWriter(interval, frame.question.timeZone)
  const series: Series[] = [
    { name: columns.bytes, kind: 'area', look: 'first', values: points.map(({ bytes }) => bytes) },
    { name: columns.previous, kind: 'line', look: 'previous', values: points.map(({ previous }) => previous) },
  ]
  return (
    <TimePlot
      label={cardTitles.dataVolume}
      points={points.map(({ at }) => write(at))}
      series={series}
      format={value => formatBytes(Math.round(value))}
      toTicks={byteTicks}
    />
  )
}
