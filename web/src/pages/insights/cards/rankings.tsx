import type { ChartEntry } from '../../../../../shared/contract/insights.ts'
import { InfoType } from '../../../../../shared/domain/inspection.ts'
import { type ListFilters, toListLink } from '../../../../../shared/domain/listAddress.ts'
import { cardMenu, cardTitles, columns, insights } from '../../../../../shared/texts/en/insights.ts'
import { capitalised, infoTypeText } from '../../../../../shared/texts/inspection.ts'
import type { ChartProps, Frame, InsightCardDefinition } from '../card/InsightCard.tsx'
import type { Bar } from '../charts/Bars.tsx'
import { RankedBars, type RankingQuery, TOP } from '../charts/RankedBars.tsx'

type Options = {
  id: string
  query: RankingQuery
  getColumn: () => string
  toName?: (name: string) => string
  /** Undefined where no list has these transfers. */
  toFilters: (names: readonly string[]) => ListFilters | undefined
}

/** Names with their transfers: the most frequent five, and More. */
function rankingCard({
  id,
  query,
  getColumn,
  toName = name => name,
  toFilters,
}: Options): InsightCardDefinition<RankingQuery> {
  const toLink = (names: readonly string[], { creation }: Frame) => {
    const filters = toFilters(names)
    return filters && toListLink(filters, creation)
  }
  const toBar =
    (frame: Frame) =>
    ({ name, value }: ChartEntry): Bar => ({ name: toName(name), value, to: toLink([name], frame) })
  return {
    id,
    query,
    get title() {
      return cardTitles[query]
    },
    size: query === 'topPartners' ? 'sixBars' : 'bars',
    hasMore: ({ othersCount }) => othersCount > 0,
    toTable: ({ chartData, others, othersCount }, frame) => ({
      columns: [getColumn(), columns.transfers],
      rows: [
        ...chartData.map(({ name, value }) => ({ cells: [toName(name), value], to: toLink([name], frame) })),
        ...(othersCount > 0 ? [{ cells: [insights.others(othersCount), others] }] : []),
      ],
    }),
    toLinks({ chartData }, frame) {
      const names = chartData.slice(0, TOP).map(({ name }) => name)
      const to = toLink(names, frame)
      return names.length > 0 && to !== undefined ? [{ text: cardMenu.openNamed(names.length), to }] : []
    },
    Chart({ reply, frame }: ChartProps<RankingQuery>) {
      return <RankedBars query={query} title={cardTitles[query]} reply={reply} toBar={toBar(frame)} />
    },
  }
}

export const topPartners = rankingCard({
  id: 'top-partners',
  query: 'topPartners',
  getColumn: () => columns.partner,
  toFilters: names => ({ recipient: names.map(name => `*@${name}`) }),
})

export const topSenders = rankingCard({
  id: 'top-senders',
  query: 'topSenders',
  getColumn: () => columns.sender,
  toFilters: names => ({ sender: names }),
})

export const topReceivers = rankingCard({
  id: 'top-receivers',
  query: 'topReceivers',
  getColumn: () => columns.receiver,
  toFilters: names => ({ recipient: names }),
})

export const topInfotypes = rankingCard({
  id: 'top-info-types',
  query: 'topInfotypes',
  getColumn: () => columns.infotype,
  toName: name => capitalised(infoTypeText(name as InfoType).many),
  // Lists do not know a kind of a newer server.
  toFilters: names => (names.every(name => InfoType.safeParse(name).success) ? { infotype: names } : undefined),
})
