import { useCallback, useEffect, useRef, useState } from 'react'
import { suggestAnonymization } from '../../../shared/contract/anonymization.ts'
import type { Suggestion } from '../../../shared/domain/anonymisation.ts'
import { useCall } from '../auth/session.tsx'
import { getData, type Table } from './readTable.ts'

/** Enough to recognise the kind of data. */
const MAX_ROWS = 100

export type Suggestions = { state: 'idle' | 'running' | 'done' | 'failed'; list: readonly Suggestion[] }

const answered = new WeakMap<File, Suggestions>()

/** Applies none of the rules. */
export function useSuggestions(file: File, table: Table, hasHeader: boolean) {
  const call = useCall()
  const [suggestions, setSuggestions] = useState<Suggestions>(() => answered.get(file) ?? { state: 'idle', list: [] })
  const question = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (of: Table, csvHasHeader: boolean) => {
      question.current?.abort()
      const controller = new AbortController()
      question.current = controller
      setSuggestions(({ list }) => ({ state: 'running', list }))
      const body = { csvHasHeader, data: getData(of, csvHasHeader, MAX_ROWS) }
      const answer = await call(suggestAnonymization, { body, signal: controller.signal }).catch(() => undefined)
      if (controller.signal.aborted) return
      const next: Suggestions = answer ? { state: 'done', list: answer.suggestions } : { state: 'failed', list: [] }
      if (answer) answered.set(file, next)
      setSuggestions(next)
    },
    [call, file],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later the person asks
  useEffect(() => {
    if (!answered.has(file)) void ask(table, hasHeader)
    return () => question.current?.abort()
  }, [table])

  return { suggestions, suggest: () => void ask(table, hasHeader) }
}
