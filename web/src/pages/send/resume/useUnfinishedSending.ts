import { useCallback } from 'react'
import { useCall } from '../../../auth/session.tsx'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import type { KeptSending } from '../../../upload/keptSendings.ts'
import { holdSending, isHeld } from '../../../upload/sendingLock.ts'
import { useUnfinished } from '../../../upload/useUnfinished.ts'
import { checkUnfinished, findByHandles, type Unfinished, type UnfinishedCheck } from './unfinished.ts'

/** `elsewhere`: another tab of this browser sends it. */
type Seen = UnfinishedCheck | { kind: 'elsewhere'; unfinished: Unfinished }
export type UnfinishedState = { kind: 'looking' } | Seen

export type ResumedSending = { unfinished: Unfinished; release: () => void; chosen: ChosenFile[] }

export function useUnfinishedSending(kept: KeptSending) {
  const call = useCall()
  const look = useCallback(async (): Promise<Seen> => {
    const found = await checkUnfinished(call, kept)
    return found.kind === 'open' && (await isHeld(kept.transferId)) ? { ...found, kind: 'elsewhere' } : found
  }, [call, kept])
  const { state, show, lookAgain } = useUnfinished(kept.transferId, look)

  const resume = async (): Promise<ResumedSending | undefined> => {
    // Before any await: the browser grants permission only during the click.
    const finding = state.kind === 'open' ? findByHandles(state.unfinished) : Promise.resolve([])
    const release = await holdSending(kept.transferId)
    if (!release) {
      lookAgain()
      return undefined
    }
    const found = await checkUnfinished(call, kept)
    if (found.kind === 'open') return { unfinished: found.unfinished, release, chosen: await finding }
    release()
    show(found)
    return undefined
  }

  return { state, lookAgain, resume }
}
