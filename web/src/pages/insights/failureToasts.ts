import { createContext, use, useMemo } from 'react'
import type { InsightQuery } from '../../../../shared/contract/insights.ts'
import { insights } from '../../../../shared/texts/en/insights.ts'
import { useToasts } from '../../shell/toasts.tsx'

/** More toasts would cover the page. */
const MAX_TOASTS = 3
const SETTLED_AFTER_MS = 250
/** Toasts are shown as long. */
const SHOWN_FOR_MS = 5000

type NoteFailure = (query: InsightQuery, text: string) => void
type Failure = { card: string; text: string; at: number }

const FailureContext = createContext<NoteFailure>(() => {})
export const FailureToastsProvider = FailureContext

export function useNoteFailure(): NoteFailure {
  return use(FailureContext)
}

export function useFailureToasts(): NoteFailure {
  const toasts = useToasts()
  return useMemo(() => collectFailures(toasts.error), [toasts])
}

/** Shows a toast for each failure, and one for all of them when they are more than three. */
export function collectFailures(show: (text: string, group?: string) => void): NoteFailure {
  let waiting: Failure[] = []
  let shown: Failure[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    const now = Date.now()
    const recent = shown.filter(({ at, text }) => at > now - SHOWN_FOR_MS && waiting.every(each => each.text !== text))
    const all = [...recent, ...waiting]
    if (all.length <= MAX_TOASTS) for (const { text } of waiting) show(text)
    else show(insights.cardsFailed(new Set(all.map(({ card }) => card)).size), 'insights')
    shown = all
    waiting = []
  }
  return (query, text) => {
    waiting = [...waiting.filter(each => each.text !== text), { card: findCard(query), text, at: Date.now() }]
    clearTimeout(timer)
    timer = setTimeout(flush, SETTLED_AFTER_MS)
  }
}

/** Some cards have several queries. */
function findCard(query: InsightQuery): string {
  if (query.endsWith('Spike')) return 'spikes'
  const isHighlight = query.startsWith('new') || query === 'sensitiveInfotypes' || query === 'mistakes'
  return isHighlight ? 'securityHighlights' : query
}
