import { type ListFilters, toListLink } from '../../../../../shared/domain/listAddress.ts'
import { cardMenu, cardTitles, columns, tileTexts } from '../../../../../shared/texts/en/insights.ts'
import { type ChartProps, InsightCard, type InsightCardDefinition } from '../card/InsightCard.tsx'
import { writeChange } from './names.ts'
import { Tile } from './Tile.tsx'
import styles from './tiles.module.css'

const tiles = ['totalTransfers', 'totalRequests', 'totalUsers', 'totalDownloads', 'totalExpired'] as const
/** Lists whose total is the figure. Users and downloads are no transfers. */
const filters: Partial<Record<(typeof tiles)[number], ListFilters>> = {
  totalTransfers: { type: 'sent' },
  totalRequests: { type: 'requested' },
  totalExpired: { state: ['expired'] },
}

function Tiles({ reply, frame: { creation } }: ChartProps<'activityHighlights'>) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(key => {
        const filter = filters[key]
        return (
          <Tile
            key={key}
            name={tileTexts[key]}
            value={reply[key]}
            change={reply[`${key}Change`]}
            to={filter && toListLink(filter, creation)}
          />
        )
      })}
    </dl>
  )
}

const card: InsightCardDefinition<'activityHighlights'> = {
  id: 'activity-highlights',
  query: 'activityHighlights',
  get title() {
    return cardTitles.activityHighlights
  },
  section: 'activity',
  size: 'tiles',
  isWide: true,
  toTable: reply => ({
    columns: [columns.name, columns.value, columns.changePercent],
    rows: tiles.map(key => ({ cells: [tileTexts[key], reply[key], writeChange(reply[`${key}Change`])] })),
  }),
  toLinks: (_, { creation }) => [{ text: cardMenu.open, to: toListLink({}, creation) }],
  Chart: Tiles,
}

export function ActivityHighlights() {
  return <InsightCard card={card} />
}
