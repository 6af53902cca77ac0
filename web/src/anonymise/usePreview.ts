import { useEffect, useState } from 'react'
import type { AnonymizationRule } from '../../../shared/domain/anonymisation.ts'
import { useCall } from '../auth/session.tsx'
import { fetchPreview, type Shown } from './preview.ts'
import type { Table } from './readTable.ts'

/** While somebody types, nothing is asked. */
const PAUSE_MILLISECONDS = 350
/** Nobody is kept in a dialog by a server that does not answer: the rules are checked again before they are sent. */
const TIMEOUT_MILLISECONDS = 8000

export type Preview = {
  /** `running` also while the person still types. */
  state: 'none' | 'running' | 'shown' | 'failed'
  /** The last answer, kept until the next. */
  shown?: Shown | undefined
}

/** What the rules make of the first rows, asked again after each change. A change ends the question before it. */
export function usePreview(table: Table | undefined, hasHeader: boolean, rules: readonly AnonymizationRule[]) {
  const call = useCall()
  const [preview, setPreview] = useState<Preview>({ state: 'none' })
  const [round, setRound] = useState(0)
  const wanted = JSON.stringify(rules)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is the rules, compared by what they say; a new round is a new question
  useEffect(() => {
    if (!table || rules.length === 0) {
      setPreview({ state: 'none' })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const ask = () =>
      fetchPreview(call, table, hasHeader, rules, signal).then(
        shown => !signal.aborted && setPreview({ state: 'shown', shown }),
        () => !signal.aborted && setPreview(last => ({ ...last, state: 'failed' })),
      )
    setPreview(last => ({ ...last, state: 'running' }))
    const timer = setTimeout(ask, PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [call, table, hasHeader, wanted, round])

  return {
    preview,
    askAgain: () => setRound(last => last + 1),

    /** The answer to the rules as they are now, waited for if it is on its way; undefined when there is none. */
    async settled(): Promise<Shown | undefined> {
      if (preview.state !== 'running' || !table) return preview.state === 'shown' ? preview.shown : undefined
      const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
      const shown = await fetchPreview(call, table, hasHeader, rules, signal).catch(() => undefined)
      if (shown) setPreview({ state: 'shown', shown })
      return shown
    },
  }
}
