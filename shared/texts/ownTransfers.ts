/** Replaces the meaning of `retracted` when no files were handed in. */
export const abandonedText = 'The upload was given up. Nothing was shared.'

/** The same when the sender corrected the recipient before sending. */
export const correctedText = 'The recipient was corrected before sending. Nothing was shared.'

/** The same after a withdrawal as wrong recipient. */
export const wrongRecipientText = 'Sent to the wrong recipient, withdrawn'

/** The title of a transfer that is held. */
export const heldTitle = 'Your files are waiting'

const heldParts: Record<string, string> = {
  inspection: 'the inspection of files',
  extraction: 'the reading of documents',
  anonymization: 'the anonymization of tables',
}

/** Why a transfer is held. */
export function heldText(part: string): string {
  const what = heldParts[part] ?? 'a check'
  return `The files wait, because ${what} does not work correctly at the moment. Nothing is released unchecked. The transfer continues by itself.`
}

/** The text after files were handed in (section 2 of the specification, Success). */
export function processingText(recipient: string, isLinkMailed: boolean): string {
  if (isLinkMailed) return `Your files are being processed and will be sent to ${recipient} once done.`
  return `Your files are being processed. No e-mail is sent: once done, copy the link and give it to ${recipient}.`
}

export const abandonTexts = {
  refused: 'Only an upload of your own that is not finished can be given up. Reload the page to see its state.',
  done: `${abandonedText} Please send the files again.`,
}
