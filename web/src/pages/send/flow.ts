import type { Sending } from '../../upload/sending.ts'
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
  /** The sending under way, and the body it was created with. */
  sending?: { engine: Sending; body: string } | undefined
}

export function newFlow(draft: Partial<Draft> = {}): Flow {
  return { draft: { ...emptyDraft, ...draft }, options: noOptions }
}

/** Whether it would be a loss if this went away. */
export function isBegun({ draft: { files, message, recipient, recipientName } }: Flow): boolean {
  return files.length > 0 || message !== '' || recipient !== '' || recipientName !== ''
}
