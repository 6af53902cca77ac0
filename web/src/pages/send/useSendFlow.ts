import { useState } from 'react'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { ApiError } from '../../api/call.ts'
import { useCall, useSessionKeeper } from '../../auth/session.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { createBodyOf } from './createBody.ts'
import type { Draft } from './draft.ts'
import { type Flow, newFlow, type Resumed } from './flow.ts'
import { noOptions, type Options, optionsWith, type Prepared } from './options.ts'
import { prepareTransfer } from './prepareTransfer.ts'
import { useKeptFlow } from './useKeptFlow.ts'

/** Whether the server is asked about the draft just now, or could not be. */
export type Preparation = 'idle' | 'running' | 'failed'

/** The upload engine comes while the sender looks at step 2. */
const loadEngine = () => import('./beginSending.ts')
const notLoaded = 'A part of this page could not be loaded. Please check your connection, or reload the page.'

/** The whole of a sending as its page sees it: what was entered, where it stands, and what can be done next. */
export function useSendFlow(limits: TransferLimits) {
  const call = useCall()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const { flow, setFlow, subject } = useKeptFlow()
  const [preparation, setPreparation] = useState<Preparation>('idle')
  const change = (patch: Partial<Flow>) => setFlow(last => ({ ...last, ...patch }))

  const attempt = async <T>(work: () => Promise<T>, failure: string): Promise<T | undefined> => {
    setPreparation('running')
    try {
      const result = await work()
      setPreparation('idle')
      return result
    } catch (error) {
      setPreparation('failed')
      toasts.error((error instanceof ApiError && error.reply?.errorMessage) || failure)
      return undefined
    }
  }
  const prepare = (previousId: string | undefined) =>
    attempt(() => prepareTransfer(call, flow.draft, previousId), 'Failed to create transfer')

  const api = { call, keeper, subject }
  return {
    ...flow,
    preparation,

    changeDraft: (patch: Partial<Draft>) => setFlow(last => ({ ...last, draft: { ...last.draft, ...patch } })),
    changeOptions: (patch: Partial<Options>) => setFlow(last => ({ ...last, options: { ...last.options, ...patch } })),

    async next() {
      void loadEngine().catch(() => {})
      const prepared = await prepare(flow.previousId)
      if (!prepared) return
      const options = optionsWith(flow.draft.earlierOptions ?? {}, prepared)
      change({ prepared, options, previousId: prepared.transferId, sending: undefined })
    },

    /** Back to step 1: what step 2 held is cleared. */
    back() {
      flow.sending?.engine.cancel()
      change({ prepared: undefined, options: noOptions, sending: undefined, isReturned: true })
    },

    /** Back to step 2 with all that it holds: what the server did not take can be put right there. */
    backToOptions: () => flow.sending?.engine.cancel(),

    /** Sends; after a cancelled attempt with the same options it goes on where that one stopped. */
    async send() {
      if (!flow.prepared) return
      let sending = flow.sending
      let prepared: Prepared | undefined = flow.prepared
      if (sending?.body !== JSON.stringify(createBodyOf(flow.draft, prepared, flow.options, limits))) {
        // The server takes one body for one id, so that other options after an attempt need a new one.
        if (sending) prepared = await prepare(prepared.transferId)
        if (!prepared) return
        const body = createBodyOf(flow.draft, prepared, flow.options, limits)
        const { files } = flow.draft
        const engine = await attempt(async () => (await loadEngine()).newSending(api, { body, files }), notLoaded)
        if (!engine) return
        sending = { engine, body: JSON.stringify(body) }
      }
      change({ prepared, previousId: prepared.transferId, sending })
      void sending.engine.start()
    },

    /** Goes on with a sending whose tab was closed, in the place of whatever the page had. */
    async resume(resumed: Resumed) {
      const engine = await loadEngine()
        .then(({ resumedSending }) => resumedSending(api, resumed))
        .catch(() => undefined)
      if (!engine) {
        resumed.release()
        toasts.error(notLoaded)
        return
      }
      setFlow({ ...newFlow(resumed.draft), isReturned: true, sending: { engine, body: undefined } })
      void engine.start()
    },

    /** Begins anew at step 1 with what is filled in already. */
    startOver: (draft: Draft) => setFlow({ ...newFlow(draft), isReturned: true }),
  }
}
