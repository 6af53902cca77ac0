import { useEffect, useState } from 'react'
import type { AnonymizationRule } from '../../../shared/domain/anonymisation.ts'
import { useCall } from '../auth/session.tsx'
import { fetchPreview, type Shown } from './preview.ts'
import type { Table } from './readTable.ts'

const PAUSE_MILLISECONDS = 350
/** The rules are checked again before sending. */
const TIMEOUT_MILLISECONDS = 8000

export type Preview = {
  state: 'none' | 'running' | 'shown' | 'failed'
  shown?: Shown | undefined
}

/** A change aborts the previous call. */
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

    async settled(): Promise<Shown | undefined> {
      if (preview.state !== 'running' || !table) return preview.state === 'shown' ? preview.shown : undefined
      const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
      const shown = await fetchPreview(call, table, hasHeader, rules, signal).catch(() => undefined)
      if (shown) setPreview({ state: 'shown', shown })
      return shown
    },
  }
}
