import { RECEIPT_START, withoutBreaks } from './verifyReceipt.ts'

const PDF_START = '%PDF-'
/** The only form of a receipt. In a PDF it is the content of an attachment, as plain text. */
const receipts = new RegExp(`(?<![\\w-])${RECEIPT_START}[\\w-]+\\.[\\w-]+\\.[\\w-]{86}(?![\\w.-])`, 'g')

/**
 * The receipt in a file, unverified: the text of a `.jws`, or the one in a PDF. Undefined for a PDF without a receipt, and for one
 * with several, of which a reader could show another.
 */
export function findReceipt(content: Uint8Array): string | undefined {
  const text = new TextDecoder('latin1').decode(content)
  if (!text.startsWith(PDF_START)) return withoutBreaks(new TextDecoder().decode(content))
  const [found, ...others] = new Set(text.match(receipts))
  return others.length > 0 ? undefined : found
}
