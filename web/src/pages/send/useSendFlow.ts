import { useRef, useState } from 'react'
import type { TransferLimits } from '../../../../shared/domain/limits.ts'
import { ApiError } from '../../api/call.ts'
import { useCall, useSessionKeeper } from '../../auth/session.tsx'
import type { ChosenFile } from '../../files/chosenFile.ts'
import { useToasts } from '../../shell/toasts.tsx'
import type { Sending } from '../../upload/sending.ts'
import { addFiles, type Draft, findFaults, getRecipient, isValid } from './draft/draft.ts'
import { prepareTransfer, toProvisionalBody } from './draft/prepareTransfer.ts'
import { sendDraft } from './draft/sendDraft.ts'
import { useKeptFlow } from './draft/useKeptFlow.ts'
import { useMissingFiles } from './draft/useMissingFiles.ts'
import { type Flow, isBusy, newFlow, optionsFor, type Resumed } from './flow.ts'
import { toCreateBody } from './options/createBody.ts'
import { type Options, optionsWith, type Prepared } from './options/options.ts'
import { useSteps } from './useSteps.ts'

/** Whether the server is asked about the draft just now, or could not be. */
export type Preparation = 'idle' | 'running' | 'failed'

/** The upload engine comes while the sender looks at step 2. */
const loadEngine = () => import('./sending/beginSending.ts')
const notLoaded = 'A part of this page could not be loaded. Please check your connection, or reload the page.'

/** The whole of a sending as its page sees it: what was entered, where it stands, and what can be done next. */
export function useSendFlow(limits: TransferLimits) {
  const call = useCall()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const { flow, setFlow, subject, replaced } = useKeptFlow()
  const { isLooking, openAgain } = useMissingFiles(flow, setFlow)
  const steps = useSteps()
  const [preparation, setPreparation] = useState<Preparation>('idle')
  /** The draft with the files that were added at step 2. */
  const [grown, setGrown] = useState<string>()
  const isSendPressed = useRef(false)
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
  const key = getKey(flow.draft)
  const isPrepared = flow.prepared !== undefined && flow.preparedFor === key

  const api = { call, keeper, subject }
  const send = async () => {
    if (!flow.prepared) return
    let sending = flow.sending
    let prepared: Prepared | undefined = flow.prepared
    if (sending?.body !== JSON.stringify(toCreateBody(flow.draft, prepared, flow.options, limits))) {
      // The server takes one body for one id, so that other options after an attempt need a new one.
      if (sending) prepared = await prepare(prepared.transferId)
      if (!prepared) return
      const body = toCreateBody(flow.draft, prepared, flow.options, limits)
      const { files } = flow.draft
      const engine = await attempt(async () => (await loadEngine()).newSending(api, { body, files }), notLoaded)
      if (!engine) return
      sending = { engine, body: JSON.stringify(body) }
      storeWith(engine)
    }
    change({ prepared, previousId: prepared.transferId, sending })
    void sending.engine.start()
  }
  return {
    ...flow,
    /** There while the sender is at step 2, and it is about this draft, or about it before files were added. */
    prepared: steps.isAtStep2 && (isPrepared || grown === key) ? flow.prepared : undefined,
    isPrepared,
    preparation,
    replaced,
    openAgain,
    /** The entry of the history that asks for step 2, once it is known which files are at hand. */
    step2Asked: steps.isAtStep2 && !isLooking ? steps.key : undefined,

    changeDraft: (patch: Partial<Draft>) => setFlow(last => ({ ...last, draft: { ...last.draft, ...patch } })),
    changeOptions: (patch: Partial<Options>) => setFlow(last => ({ ...last, options: { ...last.options, ...patch } })),

    async next() {
      void loadEngine().catch(() => {})
      const { draft } = flow
      const recipient = getRecipient(draft)
      const prepared = await prepare(flow.previousId)
      if (!prepared) return
      setFlow(last => ({
        ...last,
        prepared,
        preparedFor: getKey(draft),
        options: optionsWith(optionsFor(last, recipient), prepared),
        optionsFor: recipient,
        previousId: prepared.transferId,
        sending: undefined,
      }))
      steps.toStep2()
    },

    /**
     * Adds files at step 2. What makes the draft invalid is shown in step 1.
     * @returns undefined once Send was pressed: the transfer has its files
     */
    add(chosen: readonly ChosenFile[]) {
      const last = sendDraft.of(subject)
      if (isSendPressed.current || isBusy(last)) return undefined
      const { alreadyThere, ...lists } = addFiles(last.draft.files, chosen, last.draft.missing)
      const draft = { ...last.draft, ...lists }
      const isFaulty = !isValid(findFaults(draft, limits))
      change({ draft, ...(isFaulty && { isReturned: true }) })
      if (isFaulty) steps.toStep1()
      else {
        setGrown(getKey(draft))
        setPreparation(now => (now === 'failed' ? 'idle' : now))
      }
      return { count: draft.files.length - last.draft.files.length, alreadyThere, isFaulty }
    },

    /** Back to step 1. The options are kept; Next Step asks the server again what may be chosen. */
    back() {
      flow.sending?.engine.cancel()
      change({ sending: undefined, isReturned: true })
      steps.toStep1()
    },

    showOptions() {
      if (isPrepared) steps.toStep2()
    },

    discard() {
      sendDraft.forget(subject)
      change({ isReturned: true })
    },

    /** Back to step 2 with all that it holds: what the server did not take can be put right there. */
    backToOptions: () => flow.sending?.engine.cancel(),

    /** Sends; after a cancelled attempt with the same options it goes on where that one stopped. */
    send() {
      isSendPressed.current = true
      return send().finally(() => {
        isSendPressed.current = false
      })
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
      storeWith(engine)
      setFlow(() => ({ ...newFlow(resumed.draft), isReturned: true, sending: { engine, body: undefined } }))
      void engine.start()
    },

    /** Begins anew at step 1 with what is filled in already. */
    startOver: (draft: Draft) => setFlow(() => ({ ...newFlow(draft), isReturned: true })),
  }
}

/** What the server's answer depends on. */
function getKey(draft: Draft): string {
  return draft.missing.length > 0 ? '' : JSON.stringify(toProvisionalBody(draft))
}

/** From when the server has the transfer until it is given up, the draft is not stored beside it. */
function storeWith(engine: Sending): void {
  let last: string | undefined
  engine.subscribe(() => {
    const { transfer, stage } = engine.state()
    const now = `${transfer !== undefined} ${stage === 'cancelled'}`
    if (now !== last) sendDraft.touch()
    last = now
  })
}
