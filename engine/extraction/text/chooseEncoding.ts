import { getCharacterCost } from './characterCosts.ts'
import { type Evidence, MAX_SEGMENT_BYTES } from './evidence.ts'
import { type LegacyEncoding, type Letters, legacyEncodings } from './legacyEncodings.ts'
import { getLetterCost, isLatin, toPiece } from './letterCosts.ts'

/**
 * `labels` decode the evidence to the same text, the commonest first. `confidence` is the probability that the text
 * is right, if it is in one of the known encodings; without `looksLikeText`, it may be in another one.
 */
export type Choice = { labels: readonly string[]; confidence: number; looksLikeText: boolean }

/** Pairs of letters depend on each other, so their costs exaggerate. */
const EXAGGERATION = 1.6
/** Names and single words of other languages that the same encoding serves. */
const OTHER_LANGUAGES = 0.15
/** An English table may have names of another country only. */
const MAX_HINT = 6
/** For each byte, in natural logarithms. Texts in wrong encodings reach 5 and more. */
const MAX_LETTER_COST = 4.2
const MAX_CHARACTER_COST = 5
/** One or two words may be names. */
const FEW_WORDS = 3
const MAX_COST_OF_FEW = 5.2
/** Names of other languages are doubtful words too. */
const MAX_WORD_COST = 4.6
const MAX_DOUBTFUL_SHARE = 1 / 4
const MIN_JUDGED_WORDS = 8
const MIN_WORD_LENGTH = 3
/** Encodings that are this far behind after the first pieces do not catch up, in natural logarithms. */
const HOPELESS = 40
const FIRST_PIECES = 60
/** A document that names its encoding is right far more often than not. */
const DECLARED = Math.exp(7)

type Judged = { label: string; prior: number; text: string; score: number; looksLikeText: boolean }

/** @param declared raises this encoding, and those that decode alike */
export function chooseEncoding(evidence: Evidence, declared?: string): Choice | undefined {
  if (evidence.telling.length === 0) return undefined
  const getPlainCost = createPlainCosts(evidence)
  const first = { telling: evidence.telling.slice(0, FIRST_PIECES) }
  const judged = legacyEncodings.map(encoding => judge(encoding, first, getPlainCost, declared))
  if (evidence.telling.length <= FIRST_PIECES) return toChoice(judged)
  const best = Math.max(...judged.map(({ score }) => score))
  const candidates = legacyEncodings.filter((_, index) => (judged[index]?.score ?? best) >= best - HOPELESS)
  return toChoice(candidates.map(encoding => judge(encoding, evidence, getPlainCost, declared)))
}

/** Whether the text looks like a language in one encoding, for a small part of the cost of a choice. */
export function looksLikeTextIn(label: string, evidence: Evidence): boolean {
  const encoding = legacyEncodings.find(one => one.label === label)
  if (encoding === undefined || evidence.telling.length === 0) return true
  return judge(encoding, evidence, () => 0).looksLikeText
}

function createPlainCosts({ plain }: Evidence): (language: Letters) => number {
  const pieces = plain.map(segment => toPiece(Buffer.from(segment).toString('latin1')))
  const costs = new Map<Letters, number>()
  return language => {
    // Other scripts say nothing about ASCII.
    const shown = isLatin(language) ? language : 'English'
    const cost = costs.get(shown) ?? pieces.reduce((sum, piece) => sum + getLetterCost(piece, shown), 0) / EXAGGERATION
    costs.set(shown, cost)
    return cost
  }
}

function judge(
  encoding: LegacyEncoding,
  { telling }: Pick<Evidence, 'telling'>,
  getPlainCost: (language: Letters) => number,
  declared?: string,
): Judged {
  const texts = decodeAll(telling, encoding)
  const isOfLetters = 'languages' in encoding
  const { score, looksLikeText } = isOfLetters
    ? judgeLetters(texts, encoding.languages, getPlainCost)
    : judgeCharacters(texts, encoding.characters)
  const prior = encoding.prior * (encoding.label === declared ? DECLARED : 1)
  return {
    label: encoding.label,
    prior,
    text: texts.join('\n'),
    score: Math.log(prior) + score,
    looksLikeText,
  }
}

function toChoice(judged: readonly Judged[]): Choice | undefined {
  const best = Math.max(...judged.map(({ score }) => score))
  const groups = Map.groupBy(judged, ({ text }) => text)
  let total = 0
  let chosen: { share: number; members: Judged[] } | undefined
  for (const members of groups.values()) {
    const share = members.reduce((sum, { score }) => sum + Math.exp(score - best), 0)
    total += share
    if (chosen === undefined || share > chosen.share) chosen = { share, members }
  }
  if (chosen === undefined) return undefined
  const members = chosen.members.toSorted((one, other) => other.prior - one.prior)
  return {
    labels: members.map(({ label }) => label),
    confidence: chosen.share / total,
    looksLikeText: members.some(({ looksLikeText }) => looksLikeText),
  }
}

function decodeAll(telling: readonly Uint8Array[], encoding: LegacyEncoding): string[] {
  if ('table' in encoding) {
    const { table } = encoding
    return telling.map(segment => {
      let text = ''
      for (const byte of segment) text += table.charAt(byte)
      return text
    })
  }
  const decoder = new TextDecoder(encoding.label)
  // The cut of a long segment may split its last character.
  return telling.map(segment => {
    const text = decoder.decode(segment)
    return segment.length < MAX_SEGMENT_BYTES ? text : text.replace(/\ufffd$/, '')
  })
}

function judgeLetters(
  texts: readonly string[],
  languages: readonly Letters[],
  getPlainCost: (language: Letters) => number,
) {
  const known = languages.map(language => -getPlainCost(language))
  const likeliest = Math.max(...known)
  const plain = known.map(score => Math.max(score - likeliest, -MAX_HINT))
  const plainTotal = logSum(plain)
  const scores = plain.map(score => score - plainTotal)
  const shares = new Float64Array(languages.length)
  let cost = 0
  let bytes = 0
  let words = 0
  let doubtful = 0
  for (const text of texts) {
    const piece = toPiece(text)
    let smallest = Number.POSITIVE_INFINITY
    for (const [index, language] of languages.entries()) {
      const costInLanguage = getLetterCost(piece, language) / EXAGGERATION
      shares[index] = costInLanguage
      smallest = Math.min(smallest, costInLanguage)
    }
    let total = 0
    for (let index = 0; index < shares.length; index += 1) {
      const share = Math.exp(smallest - (shares[index] as number))
      shares[index] = share
      total += share
    }
    const others = (OTHER_LANGUAGES * total) / languages.length
    for (let index = 0; index < shares.length; index += 1) {
      const share = (1 - OTHER_LANGUAGES) * (shares[index] as number) + others
      scores[index] = (scores[index] as number) + Math.log(share) - smallest
    }
    // Signs cost more than letters, and say less.
    if (text.length < MIN_WORD_LENGTH) continue
    words += 1
    bytes += text.length
    cost += smallest * EXAGGERATION
    if (smallest * EXAGGERATION > MAX_WORD_COST * text.length) doubtful += 1
  }
  const isDoubtful = words >= MIN_JUDGED_WORDS && doubtful > words * MAX_DOUBTFUL_SHARE
  const maxCost = words < FEW_WORDS ? MAX_COST_OF_FEW : MAX_LETTER_COST
  return { score: logSum(scores), looksLikeText: !isDoubtful && cost <= bytes * maxCost }
}

function judgeCharacters(texts: readonly string[], characters: Parameters<typeof getCharacterCost>[1]) {
  const cost = texts.reduce((sum, text) => sum + getCharacterCost(text, characters), 0)
  const bytes = texts.reduce((sum, text) => sum + 2 * text.length, 0)
  return { score: -cost / EXAGGERATION, looksLikeText: cost <= bytes * MAX_CHARACTER_COST }
}

function logSum(values: readonly number[]): number {
  const largest = Math.max(...values)
  return largest === Number.NEGATIVE_INFINITY
    ? largest
    : largest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - largest), 0))
}
