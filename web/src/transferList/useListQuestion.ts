import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type LeftOut, readListAddress, writeListAddress } from './listAddress.ts'
import type { FilterKey, ListQuestion } from './listQuestion.ts'

type How = {
  /** The filter that is being filled in: all that is done to it in a row is one step for the Back button. */
  within?: FilterKey
  /** Takes the place of what was asked before. */
  replace?: boolean
}

/** Changes what the list is asked. */
export type Ask = (next: (question: ListQuestion) => ListQuestion, how?: How) => void

/** What the address asks, and the way to ask something else: by the address again, so that Back and links work. */
export function useListQuestion(filterKeys: readonly FilterKey[]) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const read = useMemo(() => readListAddress(params, filterKeys), [params, filterKeys])
  // The router changes the address a moment later: until then a box that was ticked would not be.
  const [ahead, setAhead] = useState<{ question: ListQuestion; of: URLSearchParams }>()
  const question = ahead?.of === params ? ahead.question : read.question

  // What is typed comes later than the rendering that it was typed in.
  const latest = useRef({ question, params, setParams, within: getWithin(state) })
  useEffect(() => {
    latest.current = { question, params, setParams, within: getWithin(state) }
  }, [question, params, setParams, state])

  const ask: Ask = useCallback((next, { within, replace = false } = {}) => {
    const before = latest.current
    const asked = next(before.question)
    const isSameStep = within !== undefined && within === before.within
    latest.current = { ...before, question: asked, within }
    setAhead({ question: asked, of: before.params })
    before.setParams(writeListAddress(asked), { replace: replace || isSameStep, state: { within } })
  }, [])
  const { told, isFound } = useLeftOut(read.ignored, question)
  useEffect(() => {
    // So that what could not be read is not shared on.
    if (isFound) setParams(writeListAddress(read.question), { replace: true })
  }, [isFound, read, setParams])
  return { question, ignored: told, ask }
}

/** What was left out stays told, page by page, until something else is asked. */
function useLeftOut(ignored: readonly LeftOut[], question: ListQuestion) {
  const asked = `${writeListAddress({ ...question, page: 1 })}`
  const [last, setLast] = useState<{ ignored: readonly LeftOut[]; asked: string }>({ ignored: [], asked })
  const isFound = ignored.length > 0
  if (isFound && (last.ignored !== ignored || last.asked !== asked)) setLast({ ignored, asked })
  return { told: last.asked === asked ? last.ignored : ignored, isFound }
}

function getWithin(state: unknown): unknown {
  return (state as { within?: unknown } | null)?.within
}
