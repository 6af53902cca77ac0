import { oneLine } from '../core/mail/plain.ts'

/** Longer than this it is a sentence, and no name. */
const MAX_NAME_LENGTH = 80
/** What turns the words after it around, and what cannot be seen. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

/** What could be taken for an address is left out: mail programs make links of it, and these words are ours. */
export function getName(text: string): string {
  const name = oneLine(text.toWellFormed().replace(UNSEEN, ''))
  return /[/\\:@]|\.\p{L}{2}/u.test(name) || name.length > MAX_NAME_LENGTH ? '' : name
}
