import { useEffect, useState } from 'react'
import type { ReviewedTransfer } from '../../../../../shared/contract/transfers.ts'
import { useCall } from '../../../auth/session.tsx'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { fileOfHandle } from '../../../files/fileOfHandle.ts'
import { holdSending, isHeld, waitUntilFree } from '../../../upload/holdSending.ts'
import type { KeptSending } from '../../../upload/keptSendings.ts'
import { checkUnfinished, getHandle, getWaiting, type Unfinished, type UnfinishedCheck } from './unfinished.ts'

export type UnfinishedState = { kind: 'looking' } | UnfinishedCheck | { kind: 'elsewhere'; unfinished: Unfinished }

export type ResumedSending = { unfinished: Unfinished; release: () => void; chosen: ChosenFile[] }

/** Refreshes when another tab releases it and when the network returns. */
export function useUnfinished(kept: KeptSending) {
  const call = useCall()
  const [state, setState] = useState<UnfinishedState>({ kind: 'looking' })
  const [round, setRound] = useState(0)
  const lookAgain = () => setRound(last => last + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new look
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const found = await checkUnfinished(call, kept)
      const isElsewhere = found.kind === 'open' && (await isHeld(kept.transferId))
      if (signal.aborted) return
      setState(last => (isElsewhere ? { ...found, kind: 'elsewhere' } : asLastKnown(found, last)))
      if (!isElsewhere) return
      await waitUntilFree(kept.transferId, signal)
      lookAgain()
    }
    look().catch(error => {
      if (!signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [call, kept, round])

  const isUnreachable = state.kind === 'unreachable'
  useEffect(() => {
    if (!isUnreachable) return
    const again = () => setRound(last => last + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreachable])

  const resume = async (): Promise<ResumedSending | undefined> => {
    // Before any await: the browser grants permission only during the click.
    const finding = state.kind === 'open' ? foundByHandles(state.unfinished) : Promise.resolve([])
    const release = await holdSending(kept.transferId)
    if (!release) {
      lookAgain()
      return undefined
    }
    const found = await checkUnfinished(call, kept)
    if (found.kind === 'open') return { unfinished: found.unfinished, release, chosen: await finding }
    release()
    setState(last => asLastKnown(found, last))
    return undefined
  }

  return { state, lookAgain, resume }
}

export function toTransfer(state: UnfinishedState): ReviewedTransfer | undefined {
  if (state.kind === 'open' || state.kind === 'elsewhere') return state.unfinished.transfer
  return state.kind === 'over' || state.kind === 'unreachable' ? state.transfer : undefined
}

/** Keeps the last known transfer when the server is unreachable. */
function asLastKnown(found: UnfinishedCheck, last: UnfinishedState): UnfinishedCheck {
  return found.kind === 'unreachable' ? { ...found, transfer: toTransfer(last) } : found
}

async function foundByHandles(unfinished: Unfinished): Promise<ChosenFile[]> {
  const found = await Promise.all(
    getWaiting(unfinished).map(async ({ id, name }) => {
      const handle = getHandle(unfinished, id)
      const file = handle && (await fileOfHandle(handle))
      return file ? [{ file, path: name, handle }] : []
    }),
  )
  return found.flat()
}
