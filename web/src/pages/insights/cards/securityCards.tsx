import { type ListFilters, toListLink } from '../../../../../shared/domain/listAddress.ts'
import {
  cardMenu,
  cardTitles,
  columns,
  firstDownloads as downloadTexts,
  insights,
} from '../../../../../shared/texts/en/insights.ts'
import { words } from '../../../../../shared/texts/en/words.ts'
import type { InsightCardDefinition } from '../card/InsightCard.tsx'
import { laterChart } from '../charts/laterCharts.ts'
import { behaviourKeys, behaviourOptions, downloadKeys, getShare, toBehaviourLink } from './keys.ts'
import { toExtensionName } from './names.ts'

const sent: ListFilters = { type: 'sent' }
/** Whose files were released, and not withdrawn since. */
const released: ListFilters = { type: 'sent', state: ['active', 'expired'] }

export const behaviours: InsightCardDefinition<'behaviours'> = {
  id: 'behaviours',
  query: 'behaviours',
  get title() {
    return cardTitles.behaviours
  },
  size: 'pies',
  isWide: true,
  toNote: ({ totalTransfers }) => cardMenu.ofSent(totalTransfers),
  toTable: (reply, { creation }) => ({
    columns: [columns.behaviour, columns.with, columns.without, columns.percentWith, columns.percentWithout],
    rows:
      reply.totalTransfers === 0
        ? []
        : behaviourKeys.map(key => {
            const { count, without, percent, percentWithout } = getShare(reply, key)
            return {
              cells: [words.options[behaviourOptions[key]], count, without, percent, percentWithout],
              to: toBehaviourLink(key, creation),
            }
          }),
  }),
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink(sent, creation) }],
  Chart: laterChart(({ Pies }) => Pies),
}

export const fileTypes: InsightCardDefinition<'fileTypes'> = {
  id: 'file-types',
  query: 'fileTypes',
  get title() {
    return cardTitles.fileTypes
  },
  size: 'chart',
  hasMore: ({ othersCount }) => othersCount > 0,
  toTable: ({ chartData, others, othersCount }, { creation }) => ({
    columns: [columns.fileType, columns.transfers],
    rows: [
      ...chartData.map(({ name, value }) => ({
        cells: [toExtensionName(name), value],
        to: name === '' ? undefined : toListLink({ fileExtension: [name] }, creation),
      })),
      ...(othersCount > 0 ? [{ cells: [insights.others(othersCount), others] }] : []),
    ],
  }),
  toLinks({ chartData }, { creation }) {
    const fileExtension = chartData.map(({ name }) => name).filter(name => name !== '')
    return fileExtension.length > 0 ? [{ text: cardMenu.open, to: toListLink({ fileExtension }, creation) }] : []
  },
  Chart: laterChart(({ TileMap }) => TileMap),
}

export const firstDownloads: InsightCardDefinition<'firstDownloads'> = {
  id: 'first-downloads',
  query: 'firstDownloads',
  get title() {
    return cardTitles.firstDownloads
  },
  size: 'chart',
  toTable: reply => ({
    columns: [columns.firstDownload, columns.transfers],
    rows: reply.total === 0 ? [] : downloadKeys.map(key => ({ cells: [downloadTexts[key], reply[key]] })),
  }),
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink(released, creation) }],
  Chart: laterChart(({ FirstDownloadBars }) => FirstDownloadBars),
}
