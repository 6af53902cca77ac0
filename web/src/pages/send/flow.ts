import type { KeptSending } from '../../upload/keptSendings.ts'
import type { Sending } from '../../upload/sending.ts'
import type { Upload } from '../../upload/sendingState.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { noOptions, type Options, type Prepared } from './options.ts'

/** A sending from the first file to the last byte. */
export type Flow = {
  draft: Draft
  /** The server's answer to the draft: there while the sender is past step 1. */
  prepared?: Prepared | undefined
  /** The last provisional transfer of this sending, for going back and on again. */
  previousId?: string | undefined
  options: Options
  /** The sending under way, and the body it was created with, if that happened in this tab. */
  sending?: { engine: Sending; body: string | undefined } | undefined
  /** Whether the sender came back to step 1 from a later one: then reading goes on at its heading. */
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

export function newFlow(draft: Partial<Draft> = {}): Flow {
  return { draft: { ...emptyDraft, ...draft }, options: noOptions }
}

/** Whether it would be a loss if this went away. */
export function isBegun({ files, message, recipient, recipientName }: Draft): boolean {
  return files.length > 0 || message !== '' || recipient !== '' || recipientName !== ''
}
