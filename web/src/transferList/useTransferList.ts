import { isUnfinished } from '../../../shared/domain/transfer.ts'
import { readersTimeZone } from '../../../shared/texts/format.ts'
import { useRead } from '../api/useRead.ts'
import { useCall } from '../auth/session.tsx'
import { translateSentence } from '../texts/sentences.ts'
import { askList, type ListAnswer } from './askList.ts'
import { writeListAddress } from './listAddress.ts'
import type { ListQuestion } from './listQuestion.ts'
import type { ListScope } from './listScope.ts'
import type { OwnChanges } from './useOwnChanges.ts'

const BEHIND_MILLISECONDS = 1000
const UNFINISHED_MILLISECONDS = 5000
const STALE_MILLISECONDS = 30_000
const MAX_PAUSE_MILLISECONDS = 60_000

/** Polls while changes are expected, and after a change on this page. */
export function useTransferList(scope: ListScope, question: ListQuestion, { isBehind }: OwnChanges) {
  const call = useCall()
  const timeZone = readersTimeZone()
  const { reply, failure, isReading, ...read } = useRead({
    key: `${scope.name} ${timeZone} ${writeListAddress(question)}`,
    read: signal => askList({ call, scope, timeZone, signal }, question, Date.now()),
    pauseAfter(outcome, round) {
      const pause = 'reply' in outcome ? pauseAfter(outcome.reply, isBehind) : undefined
      return pause && Math.min(pause * 2 ** round, MAX_PAUSE_MILLISECONDS)
    },
    staleMilliseconds: STALE_MILLISECONDS,
    version: isBehind,
  })
  const fault = failure && (failure.error instanceof Error ? translateSentence(failure.error.message) : '')
  return { ...read, answer: reply, fault, isRefreshing: isReading }
}

/** Undefined when the list is complete and no transfer is in progress. */
function pauseAfter(answer: ListAnswer, isBehind: (answer: ListAnswer) => boolean): number | undefined {
  if (isBehind(answer)) return BEHIND_MILLISECONDS
  const isMoving = answer.list.transfers.some(({ transferState }) => isUnfinished(transferState))
  return isMoving ? UNFINISHED_MILLISECONDS : undefined
}
