import type { ChartEntry } from '../../../../../shared/contract/insights.ts'
import { InfoType } from '../../../../../shared/domain/inspection.ts'
import { cardTitles, columnTexts, insightsTexts, menuTexts } from '../../../../../shared/texts/insights.ts'
import { capitalised, infoTypeText } from '../../../../../shared/texts/inspection.ts'
import type { ChartProps, Frame, InsightCardDefinition } from '../card/InsightCard.tsx'
import type { Bar } from '../charts/Bars.tsx'
import { RankedBars, type RankingQuery, TOP } from '../charts/RankedBars.tsx'
import { type ListFilters, toListLink } from '../listLink.ts'

type Options = {
  id: string
  query: RankingQuery
  column: string
  toName?: (name: string) => string
  /** Undefined where no list has these transfers. */
  toFilters: (names: readonly string[]) => ListFilters | undefined
}

/** Names with their transfers: the most frequent five, and More. */
function rankingCard({
  id,
  query,
  column,
  toName = name => name,
  toFilters,
}: Options): InsightCardDefinition<RankingQuery> {
  const title = cardTitles[query]
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
    title,
    size: query === 'topPartners' ? 'sixBars' : 'bars',
    hasMore: ({ othersCount }) => othersCount > 0,
    toTable: ({ chartData, others, othersCount }, frame) => ({
      columns: [column, columnTexts.transfers],
      rows: [
        ...chartData.map(({ name, value }) => ({ cells: [toName(name), value], to: toLink([name], frame) })),
        ...(othersCount > 0 ? [{ cells: [insightsTexts.others(othersCount), others] }] : []),
      ],
    }),
    toLinks({ chartData }, frame) {
      const names = chartData.slice(0, TOP).map(({ name }) => name)
      const to = toLink(names, frame)
      return names.length > 0 && to !== undefined ? [{ text: menuTexts.openNamed(names.length), to }] : []
    },
    Chart({ reply, frame }: ChartProps<RankingQuery>) {
      return <RankedBars query={query} title={title} reply={reply} toBar={toBar(frame)} />
    },
  }
}

export const topPartners = rankingCard({
  id: 'top-partners',
  query: 'topPartners',
  column: columnTexts.partner,
  toFilters: names => ({ recipient: names.map(name => `*@${name}`) }),
})

export const topSenders = rankingCard({
  id: 'top-senders',
  query: 'topSenders',
  column: columnTexts.sender,
  toFilters: names => ({ sender: names }),
})

export const topReceivers = rankingCard({
  id: 'top-receivers',
  query: 'topReceivers',
  column: columnTexts.receiver,
  toFilters: names => ({ recipient: names }),
})

export const topInfotypes = rankingCard({
  id: 'top-info-types',
  query: 'topInfotypes',
  column: columnTexts.infotype,
  toName: name => capitalised(infoTypeText(name as InfoType).many),
  // Lists do not know a kind of a newer server.
  toFilters: names => (names.every(name => InfoType.safeParse(name).success) ? { infotype: names } : undefined),
})
