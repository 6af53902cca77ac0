import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { FilterKey } from '../../../shared/domain/listAddress.ts'
import { type IgnoredParameter, readListAddress, writeListAddress } from './listAddress.ts'
import type { ListQuestion } from './listQuestion.ts'

type How = {
  /** Consecutive changes to it are one step for the Back button. */
  within?: FilterKey
  replace?: boolean
}

export type Ask = (next: (question: ListQuestion) => ListQuestion, how?: How) => void

/** The URL has the query, so that Back and links work. */
export function useListQuestion(filterKeys: readonly FilterKey[]) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const read = useMemo(() => readListAddress(params, filterKeys), [params, filterKeys])
  // The router updates the URL later; until then a ticked box would appear unticked.
  const [ahead, setAhead] = useState<{ question: ListQuestion; of: URLSearchParams }>()
  const question = ahead?.of === params ? ahead.question : read.question

  // Debounced input arrives after its render.
  const latest = useRef({ question, params, setParams, within: getWithin(state) })
  useEffect(() => {
    latest.current = { question, params, setParams, within: getWithin(state) }
  }, [question, params, setParams, state])

  const ask: Ask = useCallback((next, { within, replace = false } = {}) => {
    const before = latest.current
    const query = next(before.question)
    const isSameStep = within !== undefined && within === before.within
    latest.current = { ...before, question: query, within }
    setAhead({ question: query, of: before.params })
    before.setParams(writeListAddress(query), { replace: replace || isSameStep, state: { within } })
  }, [])
  const { reported, isFound } = useIgnoredNotice(read.ignored, question)
  useEffect(() => {
    // A copied URL must not contain unreadable parts.
    if (isFound) setParams(writeListAddress(read.question), { replace: true })
  }, [isFound, read, setParams])
  return { question, ignored: reported, ask }
}

/** The notice stays while the person pages, until the query changes. */
function useIgnoredNotice(ignored: readonly IgnoredParameter[], question: ListQuestion) {
  const query = `${writeListAddress({ ...question, page: 1 })}`
  const [last, setLast] = useState<{ ignored: readonly IgnoredParameter[]; query: string }>({ ignored: [], query })
  const isFound = ignored.length > 0
  if (isFound && (last.ignored !== ignored || last.query !== query)) setLast({ ignored, query })
  return { reported: last.query === query ? last.ignored : ignored, isFound }
}

function getWithin(state: unknown): unknown {
  return (state as { within?: unknown } | null)?.within
}
