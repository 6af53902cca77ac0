import { useRef, useState } from 'react'
import { abandonTransfer } from '../../../../shared/contract/transfers.ts'
import { send as sendTexts } from '../../../../shared/texts/en/send.ts'
import { sending as sendingTexts } from '../../../../shared/texts/en/sending.ts'
import { ApiError } from '../../api/call.ts'
import { useCall, useSessionKeeper } from '../../auth/session.tsx'
import type { ChosenFile } from '../../files/chosenFile.ts'
import { getAddressees, withReplaced } from '../../recipients/typedRecipients.ts'
import { useToasts } from '../../shell/toasts.tsx'
import type { Sending } from '../../upload/sending.ts'
import { addFiles, type Draft, type DraftLimits, findFaults, isValid } from './draft/draft.ts'
import { prepareTransfer, toProvisionalBody } from './draft/prepareTransfer.ts'
import { sendDraft } from './draft/sendDraft.ts'
import { useKeptFlow } from './draft/useKeptFlow.ts'
import { useMissingFiles } from './draft/useMissingFiles.ts'
import { type Flow, isBusy, newFlow, optionsFor, type Resumed } from './flow.ts'
import { toCreateBody } from './options/createBody.ts'
import { type Options, optionsWith, type Prepared } from './options/options.ts'
import { useSteps } from './useSteps.ts'

export type Preparation = 'idle' | 'running' | 'failed'

const loadEngine = () => import('./sending/beginSending.ts')

export function useSendFlow(limits: DraftLimits) {
  const call = useCall()
  const keeper = useSessionKeeper()
  const toasts = useToasts()
  const { flow, setFlow, subject, replaced } = useKeptFlow()
  const { isLooking, openAgain } = useMissingFiles(flow, setFlow)
  const steps = useSteps()
  const [preparation, setPreparation] = useState<Preparation>('idle')
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
      const text = (error instanceof ApiError && error.reply?.errorMessage) || failure
      // The page shows the refusal.
      if (text !== flow.refusal) toasts.error(text)
      return undefined
    }
  }
  const prepare = (previousId: string | undefined) =>
    attempt(() => prepareTransfer(call, flow.draft, previousId), sendTexts.createFailed)
  const key = getKey(flow.draft)
  const isPrepared = flow.prepared !== undefined && flow.preparedFor === key

  const api = { call, keeper, subject }
  /** Best effort: what cannot be reached now ends without progress after 24 hours. Also for a lost answer to create. */
  const giveUp = () => {
    const id = flow.sending?.engine.state().transfer?.id ?? flow.prepared?.transferId
    flow.sending?.engine.cancel()
    if (flow.sending && id !== undefined) void call(abandonTransfer, { params: { id } }).catch(() => {})
  }
  const send = async () => {
    if (!flow.prepared) return
    let sending = flow.sending
    let prepared: Prepared | undefined = flow.prepared
    if (sending?.body !== JSON.stringify(toCreateBody(flow.draft, prepared, flow.options, limits))) {
      // The server accepts one body per id, and none for an abandoned transfer.
      if (sending) prepared = await prepare(prepared.transferId)
      if (!prepared) return
      const body = toCreateBody(flow.draft, prepared, flow.options, limits)
      const { files } = flow.draft
      const engine = await attempt(
        async () => (await loadEngine()).newSending(api, { body, files }),
        sendingTexts.notLoaded,
      )
      if (!engine) return
      sending = { engine, body: JSON.stringify(body) }
      storeWith(engine)
    }
    change({ prepared, previousId: prepared.transferId, sending, refusal: undefined })
    void sending.engine.start()
  }
  return {
    ...flow,
    /** This is also defined for the draft with files added since. */
    prepared: steps.isAtStep2 && (isPrepared || grown === key) ? flow.prepared : undefined,
    isPrepared,
    preparation,
    replaced,
    openAgain,
    step2Key: steps.isAtStep2 && !isLooking ? steps.key : undefined,

    changeDraft: (patch: Partial<Draft>) => setFlow(last => ({ ...last, draft: { ...last.draft, ...patch } })),
    changeOptions: (patch: Partial<Options>) => setFlow(last => ({ ...last, options: { ...last.options, ...patch } })),

    async next() {
      void loadEngine().catch(() => {})
      const { draft } = flow
      const recipients = getAddressees(draft)
        .map(({ recipient }) => recipient)
        .join(' ')
      const prepared = await prepare(flow.previousId)
      if (!prepared) return
      setFlow(last => ({
        ...last,
        prepared,
        preparedFor: getKey(draft),
        options: optionsWith(optionsFor(last, recipients), prepared),
        optionsFor: recipients,
        previousId: prepared.transferId,
        sending: undefined,
        refusal: steps.isAtStep2 ? last.refusal : undefined,
        isRecipientAsked: false,
      }))
      steps.toStep2()
    },

    /**
     * Step 1 shows their faults.
     * @returns undefined after Send was pressed: the transfer's files are fixed
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

    /**
     * The options stay; Next Step asks the server again.
     * @param options `without`: numbers of files that fail the transfer
     */
    back({
      isRecipientAsked = false,
      without = [],
    }: {
      isRecipientAsked?: boolean
      without?: readonly number[] | undefined
    } = {}) {
      giveUp()
      const files = flow.draft.files.filter(({ tempId }) => !without.includes(tempId))
      const draft = { ...flow.draft, files }
      change({ draft, sending: undefined, refusal: undefined, isReturned: true, isRecipientAsked })
      steps.toStep1()
    },

    /** Stays in step 2, which asks the server about the new address. */
    replaceRecipient(before: string, after: string) {
      const draft = { ...flow.draft, ...withReplaced(flow.draft, before, after) }
      setGrown(getKey(draft))
      setPreparation('idle')
      change({ draft })
    },

    keepRecipient: (kept: string | undefined) => change({ kept }),

    showOptions() {
      if (isPrepared) steps.toStep2()
    },

    discard() {
      sendDraft.forget(subject)
      change({ isReturned: true })
    },

    /** Gives the sending up. Sending again makes a new transfer. */
    cancel() {
      giveUp()
      change({ sending: flow.sending && { ...flow.sending, body: undefined } })
    },

    /** Policies may have changed: the server is asked what it refuses. */
    backToOptions() {
      const { engine } = flow.sending ?? {}
      if (engine?.state().isRefused) {
        setGrown(key)
        change({ sending: undefined, preparedFor: undefined, refusal: engine.state().fault })
        steps.toStep2()
      }
      engine?.cancel()
    },

    /** Resumes a failed attempt with the same options. */
    send() {
      isSendPressed.current = true
      return send().finally(() => {
        isSendPressed.current = false
      })
    },

    async resume(resumed: Resumed) {
      const engine = await loadEngine()
        .then(({ resumedSending }) => resumedSending(api, resumed))
        .catch(() => undefined)
      if (!engine) {
        resumed.release()
        toasts.error(sendingTexts.notLoaded)
        return
      }
      storeWith(engine)
      setFlow(() => ({ ...newFlow(resumed.draft), isReturned: true, sending: { engine, body: undefined } }))
      void engine.start()
    },

    startOver: (draft: Draft) => setFlow(() => ({ ...newFlow(draft), isReturned: true })),
  }
}

/** The server's reply depends on it. */
function getKey(draft: Draft): string {
  return draft.missing.length > 0 ? '' : JSON.stringify(toProvisionalBody(draft))
}

/** While the server has the transfer, the draft is not stored as well. */
function storeWith(engine: Sending): void {
  let last: string | undefined
  engine.subscribe(() => {
    const { transfer, stage } = engine.state()
    const now = `${transfer !== undefined} ${stage === 'cancelled'}`
    if (now !== last) sendDraft.touch()
    last = now
  })
}
