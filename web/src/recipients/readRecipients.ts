import { recipients } from '../../../shared/texts/en/recipients.ts'
import { decodeBeginning } from '../anonymise/decodeBeginning.ts'
import { type TypedRecipients, withFile } from './typedRecipients.ts'

const MAX_BYTES = 1024 * 1024

/** @returns the recipients with those of a CSV or text file, or why there are none */
export async function readRecipients(file: File, current: () => TypedRecipients): Promise<TypedRecipients | string> {
  if (file.size > MAX_BYTES) return recipients.file.tooLarge(MAX_BYTES)
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const { text, isBroken } = decodeBeginning(new Uint8Array(bytes ?? []), true)
  if (!bytes || isBroken) return recipients.file.unreadable
  return withFile(current(), text) ?? recipients.file.noneFound
}
