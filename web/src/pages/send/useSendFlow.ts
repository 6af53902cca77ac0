import { useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { useCall, useSessionKeeper } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { guardUnload } from '../../upload/guardUnload.ts'
import { createSending } from '../../upload/sending.ts'
import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'
import { noOptions, type Options, type Prepared } from './options.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { type CreateBody, createBodyOf, sendingPorts } from './sendingPorts.ts'
import { useKeptFlow } from './useKeptFlow.ts'

/** Whether the server is asked about the draft just now, or could not be. */
export type Preparation = 'idle' | 'running' | 'failed'

/** The whole of a sending as its page sees it: what was entered, where it stands, and what can be done next. */
export function useSendFlow() {
  const call = useCall()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const [flow, setFlow] = useKeptFlow()
  const [preparation, setPreparation] = useState<Preparation>('idle')
  const change = (patch: Partial<Flow>) => setFlow(last => ({ ...last, ...patch }))

  const prepare = async (previousId: string | undefined): Promise<Prepared | undefined> => {
    setPreparation('running')
    try {
      const prepared = await prepareTransfer(call, flow.draft, previousId)
      setPreparation('idle')
      return prepared
    } catch (error) {
      setPreparation('failed')
      toasts.error((error instanceof ApiError && error.reply?.errorMessage) || 'Failed to create transfer')
      return undefined
    }
  }

  const newSending = (body: CreateBody) => {
    const engine = createSending(flow.draft.files, sendingPorts(call, keeper.untilSignedIn, body))
    guardUnload(engine)
    return { engine, body: JSON.stringify(body) }
  }

  return {
    ...flow,
    preparation,

    changeDraft: (patch: Partial<Draft>) => setFlow(last => ({ ...last, draft: { ...last.draft, ...patch } })),
    changeOptions: (patch: Partial<Options>) => setFlow(last => ({ ...last, options: { ...last.options, ...patch } })),

    async next() {
      const prepared = await prepare(flow.previousId)
      if (prepared) change({ prepared, previousId: prepared.transferId })
    },

    /** Back to step 1: what step 2 held is cleared. */
    back() {
      flow.sending?.engine.cancel()
      change({ prepared: undefined, options: noOptions, sending: undefined })
    },

    /** Sends; after a cancelled attempt with the same options it goes on where that one stopped. */
    async send() {
      if (!flow.prepared) return
      let sending = flow.sending
      let prepared: Prepared | undefined = flow.prepared
      if (sending?.body !== JSON.stringify(createBodyOf(flow.draft, prepared, flow.options))) {
        // The server takes one body for one id, so that other options after an attempt need a new one.
        if (sending) prepared = await prepare(prepared.transferId)
        if (!prepared) return
        sending = newSending(createBodyOf(flow.draft, prepared, flow.options))
      }
      change({ prepared, previousId: prepared.transferId, sending })
      void sending.engine.start()
    },
  }
}
