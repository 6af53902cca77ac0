import type { KeptSending } from '../../upload/keptSendings.ts'
import type { Sending } from '../../upload/sending.ts'
import type { Upload } from '../../upload/sendingState.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import { noOptions, type Options, type Prepared } from './options/options.ts'

/** A sending from the first file to the last byte. */
export type Flow = {
  /** By which the browser keeps the handles of its files. */
  id: string
  draft: Draft
  /** The recipient that a link asked for. */
  asked?: string | undefined
  /** The server's answer to a draft, and the draft that it was: what it says holds for that one only. */
  prepared?: Prepared | undefined
  preparedFor?: string | undefined
  /** The last provisional transfer of this sending, for going back and on again. */
  previousId?: string | undefined
  options: Options
  /** The recipient that the options were chosen for. */
  optionsFor?: string | undefined
  /** The sending under way, and the body it was created with, if that happened in this tab. */
  sending?: { engine: Sending; body: string | undefined } | undefined
  /** Whether the page came to this without being opened: then reading goes on at its heading. */
  isReturned?: boolean
}

/** What it takes to go on with a sending after its tab was closed. */
export type Resumed = {
  record: KeptSending
  uploads: Upload[]
  draft: Draft
  /** Lets go of it for other tabs. */
  release: () => void
}

export const emptyFlow: Flow = { id: '', draft: emptyDraft, options: noOptions }

export function newFlow({ earlierOptions, ...draft }: Draft): Flow {
  return { ...emptyFlow, draft, options: { ...noOptions, ...earlierOptions } }
}

/** Whether it would be a loss if this went away. */
export function isBegun({ files, missing, message, recipient, recipientName }: Draft): boolean {
  return files.length + missing.length > 0 || message !== '' || recipient !== '' || recipientName !== ''
}

/** Whether the page shows a sending, so that new files are not meant for it. */
export function isBusy({ sending }: Flow): boolean {
  return sending !== undefined && sending.engine.state().stage !== 'cancelled'
}

/**
 * The options of a recipient. What was entered for one person must not reach another: neither a phone, to which the
 * code goes, nor the sender's word that the recipient agreed.
 */
export function optionsFor({ options, optionsFor }: Flow, recipient: string): Options {
  if (optionsFor === undefined || optionsFor === recipient) return options
  return { ...options, phone: undefined, isAcknowledged: false }
}
