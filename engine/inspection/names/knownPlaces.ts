import { isVillage, type Lexicon, PLACE_BEGINS, placeRank } from './lexicon.ts'
import { isNameLike, type Run } from './runs.ts'
import { LOWER, MARK, type Tokens } from './tokens.ts'
import { hashSlice } from './wordHash.ts'

const MAX_WORDS = 5

/** A place of the gazetteer and its bits. */
export type KnownPlace = Run & { bits: number }

export const isTown = (bits: number) => placeRank(bits) > 0
export const isTownOrVillage = (bits: number) => isTown(bits) || isVillage(bits)

/** The longest that begins at `from`. */
export function findKnownPlace(
  tokens: Tokens,
  lexicon: Lexicon,
  from: number,
  { isTaken, isPlace }: { isTaken: (index: number) => boolean; isPlace: (bits: number) => boolean },
): KnownPlace | undefined {
  let known: KnownPlace | undefined
  let hash: number | undefined
  for (let at = from; at < from + MAX_WORDS && at < tokens.count; at++) {
    if (tokens.kind(at) >= MARK || isTaken(at) || (at > from && tokens.gap(at) !== 1)) break
    const first = at
    if (at > from && isElision(tokens, at)) at += 1
    hash = hashSlice(tokens.text, tokens.start(first), tokens.end(at), hash)
    const bits = at === from ? tokens.bits(at) : lexicon.get(hash)
    if (isPlace(bits) && isNameLike(tokens, at)) known = { from, to: at + 1, bits }
    if ((bits & PLACE_BEGINS) === 0) break
  }
  return known
}

/** Matches the d’ of Cortina d’Ampezzo. */
function isElision(tokens: Tokens, at: number): boolean {
  return (
    tokens.kind(at) === LOWER &&
    tokens.gap(at + 1) === 0 &&
    /['’]$/.test(tokens.text.slice(tokens.start(at), tokens.end(at)))
  )
}
