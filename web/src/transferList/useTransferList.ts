import { useCallback, useEffect, useState } from 'react'
import { isUnfinished } from '../../../shared/domain/transfer.ts'
import { readersTimeZone } from '../../../shared/texts/format.ts'
import { useCall } from '../auth/session.tsx'
import { askList, type ListAnswer } from './askList.ts'
import { writeListAddress } from './listAddress.ts'
import type { ListQuestion } from './listQuestion.ts'
import type { ListScope } from './listScope.ts'
import type { OwnChanges } from './useOwnChanges.ts'

const BEHIND_MILLISECONDS = 1000
const UNFINISHED_MILLISECONDS = 5000
/** A page that was hidden for longer reloads when it is visible again. */
const STALE_MILLISECONDS = 30_000
const MAX_PAUSE_MILLISECONDS = 60_000

type ListRead = {
  /** Stays until the next reply. */
  answer?: ListAnswer & { to: string }
  fault?: { text: string; to: string }
  round?: number
  at?: number
}

/** Polls while changes are expected. Drops replies to outdated queries. */
export function useTransferList(scope: ListScope, question: ListQuestion, changes: OwnChanges) {
  const call = useCall()
  const timeZone = readersTimeZone()
  const [read, setRead] = useState<ListRead>({})
  const [round, setRound] = useState(0)
  const to = `${writeListAddress(question)}`
  const { isBehind } = changes

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says the same as the question, and a new round asks again
  useEffect(() => {
    const controller = new AbortController()
    const asking = { call, scope, timeZone, signal: controller.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    let rounds = 0

    const load = async () => {
      if (document.visibilityState === 'hidden' && rounds > 0) return wait(UNFINISHED_MILLISECONDS)
      const next = await askList(asking, question, Date.now()).then(
        answer => ({ answer: { ...answer, to } }),
        error => ({ fault: { text: error instanceof Error ? error.message : '', to } }),
      )
      if (controller.signal.aborted) return
      const when = { round, at: Date.now() }
      setRead(last => ({ ...('answer' in next ? {} : last), ...next, ...when }))
      const pause = 'answer' in next ? pauseAfter(next.answer, isBehind) : undefined
      if (pause !== undefined) wait(Math.min(pause * 2 ** rounds, MAX_PAUSE_MILLISECONDS))
      rounds += 1
    }
    const wait = (milliseconds: number) => {
      timer = setTimeout(load, milliseconds)
    }
    void load()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [call, scope, timeZone, to, round, isBehind])

  const reload = useCallback(() => setRound(last => last + 1), [])
  const retry = useCallback(() => {
    setRead(({ answer }) => (answer ? { answer } : {}))
    reload()
  }, [reload])
  const { at } = read
  useEffect(() => {
    const lookAgain = () => {
      const isStale = at !== undefined && Date.now() - at > STALE_MILLISECONDS
      if (document.visibilityState === 'visible' && isStale) reload()
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [at, reload])
  const isRefreshing = read.round !== round
  const fault = read.fault?.to === to ? read.fault.text : undefined
  const isOvertaken = read.answer !== undefined && read.answer.to !== to
  // A failed query must not show another query's rows.
  const answer = fault !== undefined && isOvertaken ? undefined : read.answer
  return { answer, isOvertaken: answer !== undefined && isOvertaken, fault, isRefreshing, reload, retry }
}

/** Undefined when the list is complete and no transfer is in progress. */
function pauseAfter(answer: ListAnswer, isBehind: (answer: ListAnswer) => boolean): number | undefined {
  if (isBehind(answer)) return BEHIND_MILLISECONDS
  const isMoving = answer.list.transfers.some(({ transferState }) => isUnfinished(transferState))
  return isMoving ? UNFINISHED_MILLISECONDS : undefined
}
