import {
  behaviourTexts,
  cardTitles,
  columnTexts,
  firstDownloadTexts,
  insightsTexts,
  menuTexts,
} from '../../../../../shared/texts/insights.ts'
import type { InsightCardDefinition } from '../card/InsightCard.tsx'
import { laterChart } from '../charts/laterCharts.ts'
import { type ListFilters, toListLink } from '../listLink.ts'
import { behaviourKeys, downloadKeys, getShare, toBehaviourLink } from './keys.ts'
import { toExtensionName } from './names.ts'

const sent: ListFilters = { type: 'sent' }
/** Whose files were released, and not withdrawn since. */
const released: ListFilters = { type: 'sent', state: ['active', 'expired'] }

export const behaviours: InsightCardDefinition<'behaviours'> = {
  id: 'behaviours',
  query: 'behaviours',
  title: cardTitles.behaviours,
  size: 'pies',
  isWide: true,
  toNote: ({ totalTransfers }) => menuTexts.ofSent(totalTransfers),
  toTable: (reply, { creation }) => ({
    columns: [
      columnTexts.behaviour,
      columnTexts.with,
      columnTexts.without,
      columnTexts.percentWith,
      columnTexts.percentWithout,
    ],
    rows:
      reply.totalTransfers === 0
        ? []
        : behaviourKeys.map(key => {
            const { count, without, percent, percentWithout } = getShare(reply, key)
            return {
              cells: [behaviourTexts[key], count, without, percent, percentWithout],
              to: toBehaviourLink(key, creation),
            }
          }),
  }),
  toLinks: (_, { creation }) => [{ text: menuTexts.open, to: toListLink(sent, creation) }],
  Chart: laterChart(({ Pies }) => Pies),
}

export const fileTypes: InsightCardDefinition<'fileTypes'> = {
  id: 'file-types',
  query: 'fileTypes',
  title: cardTitles.fileTypes,
  size: 'chart',
  hasMore: ({ othersCount }) => othersCount > 0,
  toTable: ({ chartData, others, othersCount }, { creation }) => ({
    columns: [columnTexts.fileType, columnTexts.transfers],
    rows: [
      ...chartData.map(({ name, value }) => ({
        cells: [toExtensionName(name), value],
        to: name === '' ? undefined : toListLink({ fileExtension: [name] }, creation),
      })),
      ...(othersCount > 0 ? [{ cells: [insightsTexts.others(othersCount), others] }] : []),
    ],
  }),
  toLinks({ chartData }, { creation }) {
    const fileExtension = chartData.map(({ name }) => name).filter(name => name !== '')
    return fileExtension.length > 0 ? [{ text: menuTexts.open, to: toListLink({ fileExtension }, creation) }] : []
  },
  Chart: laterChart(({ TileMap }) => TileMap),
}

export const firstDownloads: InsightCardDefinition<'firstDownloads'> = {
  id: 'first-downloads',
  query: 'firstDownloads',
  title: cardTitles.firstDownloads,
  size: 'chart',
  toTable: reply => ({
    columns: [columnTexts.firstDownload, columnTexts.transfers],
    rows: reply.total === 0 ? [] : downloadKeys.map(key => ({ cells: [firstDownloadTexts[key], reply[key]] })),
  }),
  toLinks: (_, { creation }) => [{ text: menuTexts.open, to: toListLink(released, creation) }],
  Chart: laterChart(({ FirstDownloadBars }) => FirstDownloadBars),
}
