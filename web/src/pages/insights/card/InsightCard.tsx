import type { ReactNode } from 'react'
import type { InsightQuery, InsightReply } from '../../../../../shared/contract/insights.ts'
import type { DateChoice } from '../../../transferList/listQuestion.ts'
import { toCreation } from '../listLink.ts'
import { useInsight } from '../useInsight.ts'
import { type InsightQuestion, useInsightQuestion } from '../useInsightView.ts'
import { Card, type CardSize } from './Card.tsx'
import type { TableData } from './tableData.ts'

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
  /** Without rows it is empty. */
  toTable: (reply: InsightReply<Query>, frame: Frame) => TableData
  toLinks: (reply: InsightReply<Query>, frame: Frame) => readonly { text: string; to: string }[]
  toNote?: (reply: InsightReply<Query>) => ReactNode
  Chart: (props: ChartProps<Query>) => ReactNode
}

export function InsightCard<Query extends InsightQuery>({ card }: { card: InsightCardDefinition<Query> }) {
  const { query, toTable, toLinks, toNote, Chart, ...frameProps } = card
  const question = useInsightQuestion()
  const { reply, isOvertaken, fault, retry } = useInsight(query)
  // The window of the range before must not get the name of this one.
  const range = isOvertaken ? undefined : question.range
  const frame: Frame | undefined = reply && { creation: toCreation(reply, range), question }
  return (
    <Card
      {...frameProps}
      fault={fault}
      onRetry={retry}
      isOvertaken={isOvertaken}
      table={reply && frame && toTable(reply, frame)}
      links={reply && frame ? toLinks(reply, frame) : []}
      note={reply && toNote?.(reply)}
    >
      {reply && frame && <Chart reply={reply} frame={frame} />}
    </Card>
  )
}
