import { useState } from 'react'
import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { cardMenu, insights } from '../../../../../shared/texts/en/insights.ts'
import { CardFault } from '../card/CardFault.tsx'
import { InsightDialog } from '../card/InsightDialog.tsx'
import { Skeleton } from '../card/Skeleton.tsx'
import { useInsight } from '../useInsight.ts'
import { type Bar, Bars } from './Bars.tsx'
import styles from './rankedBars.module.css'

/** Specification, section 9: a card shows 5, More shows all. */
export const TOP = 5
/** The most that the call returns. */
const ALL = 500
/** More partners than this have a group of others on the card. */
const MAX_WITHOUT_OTHERS = 6

export type RankingQuery = 'topPartners' | 'topSenders' | 'topReceivers' | 'topInfotypes'
type Ranking = Pick<InsightReply<RankingQuery>, 'chartData' | 'others' | 'othersCount' | 'total'>
type ToBar = (entry: Ranking['chartData'][number]) => Bar

type Props = { query: RankingQuery; title: string; reply: Ranking; toBar: ToBar }

export function RankedBars({ query, title, reply, toBar }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { chartData, othersCount, total } = reply
  const top = chartData.slice(0, TOP)
  const names = chartData.length + othersCount
  const rest = total - top.reduce((sum, { value }) => sum + value, 0)
  const hasOthers = query === 'topPartners' && names > MAX_WITHOUT_OTHERS
  return (
    <div className={styles.ranked}>
      <Bars bars={[...top.map(toBar), ...(hasOthers ? [toOthers(names - TOP, rest)] : [])]} />
      {names > TOP && (
        <button
          type="button"
          className={styles.more}
          data-controls
          aria-label={cardMenu.more(title)}
          onClick={() => setIsOpen(true)}
        >
          {common.more}
        </button>
      )}
      {isOpen && (
        <InsightDialog title={title} onClose={() => setIsOpen(false)}>
          <AllBars {...{ query, title, toBar }} />
        </InsightDialog>
      )}
    </div>
  )
}

function AllBars({ query, title, toBar }: Omit<Props, 'reply'>) {
  const { reply, fault, retry } = useInsight(query, { size: ALL })
  if (fault !== undefined) return <CardFault text={fault} onRetry={retry} />
  if (!reply) return <Skeleton title={title} size="bars" />
  const { chartData, others, othersCount } = reply
  return <Bars bars={[...chartData.map(toBar), ...(othersCount > 0 ? [toOthers(othersCount, others)] : [])]} />
}

function toOthers(count: number, value: number): Bar {
  return { name: insights.others(count), value, isQuiet: true }
}
