import { getDomain } from '../email.ts'
import { toAscii, toSkeleton } from './looks.ts'
import { getMaxSpellingCost, getSpellingCost, getSpellingKind } from './spelling.ts'

/** `separator`: dots, hyphens or underscores; `order`: the same names in another order. */
export type SimilarAddress = { address: string; kind: 'confusable' | 'keyboard' | 'spelling' | 'separator' | 'order' }

/** RFC 5321, 4.5.3.1.1. */
const MAX_LOCAL_PART = 64
const SEPARATORS = /[._-]+/

/**
 * The known address at the same domain that an address probably means. A known address, in any case and with any tag
 * (`rita+tag@`), has none. Of equally close ones the first wins. Takes at most 320 steps with each known address.
 */
export function findSimilarAddress(address: string, knownAddresses: Iterable<string>): SimilarAddress | undefined {
  const domain = getDomain(address)
  const typed = toLocalPart(address)
  if (typed === undefined) return undefined

  let best: (SimilarAddress & { cost: number }) | undefined
  for (const known of knownAddresses) {
    const local = toLocalPart(known)
    if (getDomain(known) !== domain || local === undefined) continue
    if (local === typed) return undefined
    const found = compare(typed, local)
    if (found && found.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { address: known, ...found }
  }
  return best && { address: best.address, kind: best.kind }
}

function compare(typed: string, known: string): { kind: SimilarAddress['kind']; cost: number } | undefined {
  const [names, knownNames] = [toNames(typed), toNames(known)]
  const [letters, knownLetters] = [names.join(''), knownNames.join('')]
  if (letters === knownLetters) return { kind: 'separator', cost: 0 }
  const [ascii, knownAscii] = [toAscii(letters), toAscii(knownLetters)]
  if (toSkeleton(ascii) === toSkeleton(knownAscii)) return { kind: 'confusable', cost: 0 }
  if (isReordered(names, knownLetters) || isReordered(knownNames, letters)) return { kind: 'order', cost: 0 }

  const cost = getSpellingCost(ascii, knownAscii)
  if (cost > getMaxSpellingCost(Math.max(ascii.length, knownAscii.length))) return undefined
  return { kind: getSpellingKind(ascii, knownAscii), cost }
}

/** Whether the names in another order, with or without separators, make these letters. */
function isReordered(names: readonly string[], letters: string): boolean {
  return names.some((_, place) => [...names.slice(place), ...names.slice(0, place)].join('') === letters)
}

function toNames(local: string): string[] {
  return local.split(SEPARATORS).filter(Boolean)
}

/** In lower case, without a tag. */
function toLocalPart(address: string): string | undefined {
  const local = address.slice(0, address.lastIndexOf('@'))
  if (local.length > MAX_LOCAL_PART) return undefined
  return local.normalize('NFKC').toLowerCase().split('+')[0]
}
