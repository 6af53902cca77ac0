import { createContext, use, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useConfiguration } from '../../app/configuration.tsx'
import { type InsightView, readInsightAddress, toAsked, writeInsightAddress } from './insightRange.ts'

export type InsightQuestion = InsightView & {
  asked: ReturnType<typeof toAsked>
  /** Of the organisation: its days and hours are those of the charts. */
  timeZone: string
  /** Counts refreshes. */
  version: number
}

const QuestionContext = createContext<InsightQuestion | undefined>(undefined)
export const InsightQuestionProvider = QuestionContext

/** What all cards ask about. */
export function useInsightQuestion(): InsightQuestion {
  const question = use(QuestionContext)
  if (question === undefined) throw new Error('useInsightQuestion needs an InsightQuestionProvider above it.')
  return question
}

/** The address has the range, the interval and the filters of alerts, so that Back and links work. */
export function useInsightView(version: number) {
  const [params, setParams] = useSearchParams()
  const { 'organisation/time_zone': timeZone } = useConfiguration()
  // The router updates the address later; until then a chosen range would appear not chosen.
  const [ahead, setAhead] = useState<{ view: InsightView; of: URLSearchParams }>()
  const address = `${writeInsightAddress(ahead?.of === params ? ahead.view : readInsightAddress(params))}`
  const question = useMemo(() => {
    const view = readInsightAddress(new URLSearchParams(address))
    return { ...view, asked: toAsked(view.range, timeZone), timeZone, version }
  }, [address, timeZone, version])

  const change: ChangeView = part => {
    const view = { ...question, ...part }
    setAhead({ view, of: params })
    setParams(writeInsightAddress(view), { preventScrollReset: true })
  }
  return { question, change }
}

/** The other parts stay. */
export type ChangeView = (part: Partial<InsightView>) => void
