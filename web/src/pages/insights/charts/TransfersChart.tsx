import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { cardTitles, columns } from '../../../../../shared/texts/en/insights.ts'
import { formatAverage, pointWriter } from '../../../../../shared/texts/insights.ts'
import type { Frame } from '../card/InsightCard.tsx'
import { countTicks } from './axis.ts'
import type { Series } from './series.ts'
import { TimePlot } from './TimePlot.tsx'

type Reply = InsightReply<'transfersPerInterval'>

export function TransfersChart({ reply, frame }: { reply: Reply; frame: Frame }) {
  const write = pointWriter(reply.interval, frame.question.timeZone)
  return (
    <TimePlot
      label={cardTitles.transfersPerInterval}
      points={reply.points.map(({ at }) => write(at))}
      series={toSeries(reply)}
      format={formatAverage}
      toTicks={countTicks}
    />
  )
}

function toSeries({ interval, points }: Reply): Series[] {
  const average: Series = {
    name: columns.movingAverage,
    kind: 'line',
    look: 'average',
    values: points.map(({ movingAverage }) => movingAverage),
  }
  return [
    { name: columns.transfers, kind: 'bar', look: 'first', values: points.map(({ transfers }) => transfers) },
    { name: columns.requests, kind: 'bar', look: 'second', values: points.map(({ requests }) => requests) },
    ...(interval === 'day' ? [average] : []),
    { name: columns.previous, kind: 'line', look: 'previous', values: points.map(({ previous }) => previous) },
  ]
}
