import { toListLink } from '../../../../../shared/domain/listAddress.ts'
import { cardMenu, cardTitles, columns, insights } from '../../../../../shared/texts/en/insights.ts'
import { formatBytes } from '../../../../../shared/texts/format.ts'
import { pointWriter, weekdayName, writeHour } from '../../../../../shared/texts/insights.ts'
import type { InsightCardDefinition } from '../card/InsightCard.tsx'
import { laterChart } from '../charts/laterCharts.ts'
import { TransfersChart } from '../charts/TransfersChart.tsx'
import { writeLocalTime } from '../export/localTime.ts'
import { toCreation } from '../toCreation.ts'
import { toChangeNote } from './changeNote.tsx'
import { toEnds } from './toEnds.ts'

export const transfersOverTime: InsightCardDefinition<'transfersPerInterval'> = {
  id: 'transfers-over-time',
  query: 'transfersPerInterval',
  get title() {
    return cardTitles.transfersPerInterval
  },
  size: 'chart',
  isWide: true,
  toTable({ interval, points, to }, { question: { timeZone } }) {
    const hasAverage = interval === 'day'
    const write = pointWriter(interval, timeZone)
    const average = hasAverage ? [columns.movingAverage] : []
    const { start, transfers, requests, previous } = columns
    const isEmpty = points.every(point => point.transfers + point.requests + (point.previous ?? 0) === 0)
    if (isEmpty) return { columns: [], rows: [] }
    return {
      columns: [start, transfers, requests, ...average, previous],
      rows: toEnds(points, to).map(point => ({
        cells: [
          { value: writeLocalTime(point.at, interval, timeZone), text: write(point.at).long },
          point.transfers,
          point.requests,
          ...(hasAverage ? [Math.round((point.movingAverage ?? 0) * 100) / 100] : []),
          point.previous ?? '',
        ],
        to: toListLink({}, toCreation({ from: point.at, to: point.end })),
      })),
    }
  },
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink({}, creation) }],
  Chart: TransfersChart,
}

export const dataVolume: InsightCardDefinition<'dataVolume'> = {
  id: 'data-volume',
  query: 'dataVolume',
  get title() {
    return cardTitles.dataVolume
  },
  size: 'chart',
  toNote: ({ total, totalChange }) => toChangeNote(formatBytes(total), totalChange),
  toTable({ interval, points, to }, { question: { timeZone } }) {
    const write = pointWriter(interval, timeZone)
    const toCell = (bytes: number) => ({ value: bytes, text: formatBytes(bytes) })
    if (points.every(({ bytes, previous = 0 }) => bytes + previous === 0)) return { columns: [], rows: [] }
    return {
      columns: [columns.start, columns.bytes, columns.previous],
      rows: toEnds(points, to).map(({ at, end, bytes, previous }) => ({
        cells: [
          { value: writeLocalTime(at, interval, timeZone), text: write(at).long },
          toCell(bytes),
          previous === undefined ? '' : toCell(previous),
        ],
        to: toListLink({}, toCreation({ from: at, to: end })),
      })),
    }
  },
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink({}, creation) }],
  Chart: laterChart(({ VolumeChart }) => VolumeChart),
}

export const weekdays: InsightCardDefinition<'weekdays'> = {
  id: 'weekdays',
  query: 'weekdays',
  get title() {
    return cardTitles.weekdays
  },
  size: 'chart',
  toTable: ({ hours }) => ({
    columns: [columns.weekday, ...Array.from({ length: 24 }, (_, hour) => writeHour(hour))],
    rows: hours.flat().every(count => count === 0)
      ? []
      : hours.map((row, day) => ({ cells: [weekdayName(day), ...row] })),
  }),
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink({}, creation) }],
  Chart: laterChart(({ HeatMap }) => HeatMap),
}

export const flows: InsightCardDefinition<'flows'> = {
  id: 'flows',
  query: 'flows',
  get title() {
    return cardTitles.flows
  },
  size: 'flows',
  hasMore: ({ othersCount = 0 }) => othersCount > 0,
  isWide: true,
  toTable: ({ flows: found, others = 0, othersCount = 0 }, { creation }) => ({
    columns: [columns.sender, columns.partner, columns.transfers],
    rows: [
      ...found.map(({ sender, partner, value }) => ({
        cells: [sender, partner, value],
        to: toListLink({ sender: [sender], recipient: [`*@${partner}`] }, creation),
      })),
      ...(othersCount > 0 ? [{ cells: [insights.others(othersCount), '', others] }] : []),
    ],
  }),
  // No list has these transfers only: each flow of the table links to its own.
  toLinks: () => [],
  Chart: laterChart(({ FlowChart }) => FlowChart),
}
