import { type ReactNode, useState } from 'react'
import type { InsightQuery, InsightReply } from '../../../../../shared/contract/insights.ts'
import type { DateChoice } from '../../../../../shared/domain/listAddress.ts'
import { toCreation } from '../toCreation.ts'
import { useInsight } from '../useInsight.ts'
import { type InsightQuestion, useInsightQuestion } from '../useInsightView.ts'
import { Card, type CardSize } from './Card.tsx'
import type { TableData } from './tableData.ts'

/** The most names that the call returns. */
const MAX_SIZE = 500

/** The window of an answer: `creation` filters lists by it. */
export type Frame = { creation: DateChoice; question: InsightQuestion }
export type ChartProps<Query extends InsightQuery> = { reply: InsightReply<Query>; frame: Frame }

export type InsightCardDefinition<Query extends InsightQuery> = {
  id: string
  query: Query
  title: string
  section?: string
  size: CardSize
  isWide?: boolean
  /** Whether the answer lacks names, which the table and the CSV file have. */
  hasMore?: (reply: InsightReply<Query>) => boolean
  /** Without rows it is empty. */
  toTable: (reply: InsightReply<Query>, frame: Frame) => TableData
  toLinks: (reply: InsightReply<Query>, frame: Frame) => readonly { text: string; to: string }[]
  toNote?: (reply: InsightReply<Query>) => ReactNode
  Chart: (props: ChartProps<Query>) => ReactNode
}

export function InsightCard<Query extends InsightQuery>({ card }: { card: InsightCardDefinition<Query> }) {
  const { query, hasMore, toTable, toLinks, toNote, Chart, ...frameProps } = card
  const question = useInsightQuestion()
  const { reply, isOvertaken, fault, retry, ask } = useInsight(query)
  const [isTable, setIsTable] = useState(false)
  const isShort = reply !== undefined && hasMore?.(reply) === true
  const all = useInsight(query, { size: MAX_SIZE, isAsked: isTable && isShort })
  // The window of the range before must not get the name of this one.
  const range = isOvertaken ? undefined : question.range
  const frame: Frame | undefined = reply && { creation: toCreation(reply, range), question }
  const isWhole = isTable && isShort && all.isOvertaken === isOvertaken
  const listed = (isWhole ? all.reply : undefined) ?? reply
  return (
    <Card
      {...frameProps}
      fault={fault}
      onRetry={retry}
      isOvertaken={isOvertaken || (isTable && isShort && (all.isOvertaken || (!all.reply && !all.fault)))}
      isTable={isTable}
      onToggle={() => setIsTable(!isTable)}
      table={listed && frame && toTable(listed, frame)}
      loadTable={
        isShort && frame
          ? async () => {
              const whole = await ask({ size: MAX_SIZE })
              return toTable(whole, { ...frame, creation: toCreation(whole, question.range) })
            }
          : undefined
      }
      links={reply && frame ? toLinks(reply, frame) : []}
      note={reply && toNote?.(reply)}
    >
      {reply && frame && <Chart reply={reply} frame={frame} />}
    </Card>
  )
}
