import type { KeptSending } from '../../upload/keptSendings.ts'
import type { Sending } from '../../upload/sending.ts'
import type { Upload } from '../../upload/sendingState.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import { noOptions, type Options, type Prepared } from './options/options.ts'

export type Flow = {
  /** The key of the stored file handles. */
  id: string
  draft: Draft
  asked?: string | undefined
  /** `preparedFor` is the key of the draft. */
  prepared?: Prepared | undefined
  preparedFor?: string | undefined
  /** The sender reuses it when going back and on again. */
  previousId?: string | undefined
  options: Options
  optionsFor?: string | undefined
  /** The warning that the sender answered with Keep. */
  kept?: string | undefined
  sending?: { engine: Sending; body: string | undefined } | undefined
  /** Why the server refused the options, until they are sent again. */
  refusal?: string | undefined
  /** Moves the focus to the heading. */
  isReturned?: boolean
  /** Moves the focus to the address instead. */
  isRecipientAsked?: boolean
}

/** For a sending whose tab was closed. */
export type Resumed = {
  record: KeptSending
  uploads: Upload[]
  draft: Draft
  release: () => void
}

export const emptyFlow: Flow = { id: '', draft: emptyDraft, options: noOptions }

export function newFlow({ earlierOptions, ...draft }: Draft): Flow {
  return { ...emptyFlow, draft, options: { ...noOptions, ...earlierOptions } }
}

export function isBegun({ files, missing, message, added, recipient, recipientName }: Draft): boolean {
  return files.length + missing.length + added.length > 0 || message !== '' || recipient !== '' || recipientName !== ''
}

export function isBusy({ sending }: Flow): boolean {
  return sending !== undefined && sending.engine.state().stage !== 'cancelled'
}

/** Another recipient must not inherit the phone that receives the code, nor the sender's statement of consent. */
export function optionsFor({ options, optionsFor }: Flow, recipients: string): Options {
  if (optionsFor === undefined || optionsFor === recipients) return options
  return { ...options, phone: undefined, isAcknowledged: false }
}
