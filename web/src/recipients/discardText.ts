import { dialogs } from '../../../shared/texts/en/common.ts'
import { words } from '../../../shared/texts/en/words.ts'
import { recipientsText } from '../../../shared/texts/recipientsText.ts'

/** What it means to discard an upload for them. */
export function discardText(recipients: readonly string[]): string {
  return recipients.length > 1 ? words.several.discardText : dialogs.abandon.text(recipientsText(recipients))
}
