import { createContext, use, useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useConfiguration } from '../../app/configuration.tsx'
import {
  type InsightRange,
  type InsightView,
  readInsightAddress,
  toAsked,
  writeInsightAddress,
} from './insightRange.ts'

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

/** The address has the range and the interval, so that Back and links work. */
export function useInsightView(version: number) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { 'organisation/time_zone': timeZone } = useConfiguration()
  const address = `${writeInsightAddress(readInsightAddress(params))}`
  const question = useMemo(() => {
    const view = readInsightAddress(new URLSearchParams(address))
    return { ...view, asked: toAsked(view.range, timeZone), timeZone, version }
  }, [address, timeZone, version])
  const change = useCallback(
    (view: InsightView) => navigate(`${pathname}?${writeInsightAddress(view)}`, { preventScrollReset: true }),
    [navigate, pathname],
  )
  return { question, change }
}

export type ChangeView = (view: { range: InsightRange; interval: InsightView['interval'] }) => void
