import { words } from './en/words.ts'
import { recipientsText } from './recipientsText.ts'

/** Why a transfer is held. */
export function heldText(part: string): string {
  return Object.hasOwn(words.held, part) ? words.held[part as keyof typeof words.held] : words.held.other
}

/** The text after files were handed in. */
export function processingText(recipients: readonly string[], isLinkMailed: boolean): string {
  if (isLinkMailed) return words.processing(recipientsText(recipients))
  return recipients.length > 1 ? words.several.processingUnmailed : words.processingUnmailed(recipientsText(recipients))
}

export const finalizeTexts = {
  findings: 'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.',
}

export const abandonTexts = {
  refused: 'Only your own unfinished upload can be discarded. Reload the page to see its current state.',
  done: 'The upload was discarded. Nothing was shared. Please send the files again.',
}
