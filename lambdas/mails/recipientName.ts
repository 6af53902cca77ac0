import { oneLine } from '../core/mail/plain.ts'

const MAX_NAME_LENGTH = 80
/** Characters that are invisible or reverse text. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

/** '' for a name that a mail program might turn into a link inside the product's text. */
export function getName(text: string): string {
  const name = oneLine(text.toWellFormed().replace(UNSEEN, ''))
  return /[/\\:@]|\.\p{L}{2}/u.test(name) || name.length > MAX_NAME_LENGTH ? '' : name
}
