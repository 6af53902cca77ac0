import type { Recipient } from './recipient.ts'

const MAX_MATCHES = 8
/** Letters with a stroke or in a ligature, which Unicode does not decompose. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe' }

/**
 * Finds recipients by the beginnings of words of the name, or by parts of the address, without regard to case and accents.
 * @param recipients the last used first
 * @returns none once the text is the complete address of the only match
 */
export function findMatches(recipients: readonly Recipient[], text: string): Recipient[] {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  const matches: Recipient[] = []
  for (const recipient of recipients) {
    if (matches.length === MAX_MATCHES) break
    if (wanted.every(part => isIn(recipient, part))) matches.push(recipient)
  }
  const [only] = matches
  const isComplete = matches.length === 1 && only && [only.address, only.written].map(fold).includes(wanted.join(' '))
  return isComplete ? [] : matches
}

function isIn({ name, address, written }: Recipient, part: string): boolean {
  if ([address, written].some(whole => fold(whole).includes(part))) return true
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some(word => word.startsWith(part))
}

function fold(text: string): string {
  // Upper case first, for letters that are several there (ß) or the same as another (ı).
  const decomposed = text.toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return decomposed.replace(/[øłđðþæœ]/g, letter => PLAIN[letter] ?? letter)
}
