import { letterModels } from './languageModels.ts'
import type { Letters } from './legacyEncodings.ts'

const FIRST_COST = 48
const COSTS_PER_UNIT = 4
/** Letters of all models lie below the Hangul Jamo. */
const MAX_LETTER = 0x1000
/** A letter that the language lacks, as in names of others. */
const FOREIGN_LETTER = 9
/** No word mixes scripts. */
const OTHER_SCRIPT = 14
const CAPITAL_INSIDE = 4
/** `1á234` is a number with a wrongly decoded space. */
const LETTER_AT_DIGIT = 3
const UNDEFINED_CHARACTER = 16

/** Which characters a decoded piece of text has, by code unit, for all languages. */
const KIND = { other: 0, letter: 1, capital: 2, digit: 3 } as const

type Model = { index: Uint8Array; costs: Float32Array; size: number; isLatin: boolean }

const models = new Map<Letters, Model>()

function getModel(name: Letters): Model {
  const known = models.get(name)
  if (known !== undefined) return known
  const { letters, costs } = letterModels[name]
  const size = letters.length + 1
  const index = new Uint8Array(MAX_LETTER)
  for (let at = 0; at < letters.length; at += 1) index[letters.charCodeAt(at)] = at + 1
  const model = {
    index,
    size,
    costs: Float32Array.from(costs, cost => (cost.charCodeAt(0) - FIRST_COST) / COSTS_PER_UNIT),
    isLatin: isLatinLetter(letters.charCodeAt(0)),
  }
  models.set(name, model)
  return model
}

export function isLatin(name: Letters): boolean {
  return getModel(name).isLatin
}

/** A decoded piece of text: its lower-case letters, 0 for other characters, and what it costs in every language. */
export type Piece = { units: Uint16Array; cost: number }

export function toPiece(text: string): Piece {
  const units = new Uint16Array(text.length)
  let cost = 0
  let kindBefore: number = KIND.other
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    const kind = getKind(unit)
    if (kind === KIND.letter || kind === KIND.capital) {
      units[at] = kind === KIND.capital ? toLower(unit) : unit
      if (kind === KIND.capital && kindBefore === KIND.letter) cost += CAPITAL_INSIDE
      if (kindBefore === KIND.digit && unit >= 0x80) cost += LETTER_AT_DIGIT
    } else {
      const isAfterLetter = kindBefore === KIND.letter || kindBefore === KIND.capital
      if (kind === KIND.digit && isAfterLetter && text.charCodeAt(at - 1) >= 0x80) cost += LETTER_AT_DIGIT
      cost += unit < 0x80 ? getAsciiCost(unit) : getSignCost(text, at, kindBefore)
    }
    kindBefore = kind
  }
  return { units, cost }
}

/**
 * How improbable a piece of text is in a language: the negative logarithm of its probability, by the pairs of its letters
 * and by its signs.
 */
export function getLetterCost({ units, cost }: Piece, name: Letters): number {
  const { index, costs, size, isLatin } = getModel(name)
  let total = cost
  let before = 0
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as number
    const letter = unit < MAX_LETTER ? (index[unit] as number) : 0
    if (letter > 0 || unit === 0) total += before > 0 || letter > 0 ? (costs[before * size + letter] as number) : 0
    else total += isLatinLetter(unit) === isLatin ? FOREIGN_LETTER : OTHER_SCRIPT
    before = letter
  }
  return before > 0 ? total + (costs[before * size] as number) : total
}

/** By position, for EBCDIC, where they compete with letters of other encodings. */
function getAsciiCost(unit: number): number {
  if (unit === 0x20) return 2
  if (unit >= 0x30 && unit <= 0x39) return 3
  if (unit < 0x20) return unit === 0x0a || unit === 0x0d || unit === 0x09 ? 4 : UNDEFINED_CHARACTER
  return unit === 0x2c || unit === 0x2e || unit === 0x40 || unit === 0x22 ? 4 : 6
}

const TYPOGRAPHIC = '«»“”„‘’‚–—…،؛؟·•'
const OPENING = '«“„‘‚'
const CLOSING = '»”'
const BEFORE_NUMBERS = '€£§№¥±'
const AFTER_NUMBERS = '°€²³½¼¾ºª¹'
const RARE = '©®™¿¡×µ‹›†¢'
const NO_BREAK_SPACE = '\u00a0'
const SOFT_HYPHEN = '\u00ad'
const COMMON_SIGN = 5
const RARE_SIGN = 6
const STRANGE_SIGN = 9
const SIGN_AT_LETTER = 4
const REPEATED_FRAME = 1.5

/** Signs beyond ASCII that look probable where they are: `£4`, `20°`, `l’été`, `„so“`. */
function getSignCost(text: string, at: number, kindBefore: number): number {
  const sign = text.charAt(at)
  const unit = text.charCodeAt(at)
  if (unit < 0xa0 || unit >= 0xe000) return UNDEFINED_CHARACTER
  if (unit >= 0x2500 && unit < 0x25a0) return unit === text.charCodeAt(at - 1) ? REPEATED_FRAME : STRANGE_SIGN
  const kindAfter = at + 1 < text.length ? getKind(text.charCodeAt(at + 1)) : KIND.other
  const isAfterLetter = kindBefore === KIND.letter || kindBefore === KIND.capital
  const isBeforeLetter = kindAfter === KIND.letter || kindAfter === KIND.capital
  const isInside = isAfterLetter && isBeforeLetter
  if (sign === '’' || sign === SOFT_HYPHEN || sign === '·') return isAfterLetter ? COMMON_SIGN : RARE_SIGN
  if (TYPOGRAPHIC.includes(sign)) {
    const isTurned = (OPENING.includes(sign) && isAfterLetter) || (CLOSING.includes(sign) && isBeforeLetter)
    return isInside || isTurned ? COMMON_SIGN + SIGN_AT_LETTER : COMMON_SIGN
  }
  if (sign === NO_BREAK_SPACE) return isInside ? RARE_SIGN : COMMON_SIGN
  const isAtNumber =
    (BEFORE_NUMBERS.includes(sign) && !isAfterLetter && (kindAfter === KIND.digit || kindAfter === KIND.other)) ||
    (AFTER_NUMBERS.includes(sign) && kindAfter !== KIND.letter && (kindBefore === KIND.digit || !isAfterLetter)) ||
    (AFTER_NUMBERS.includes(sign) && text.charAt(at - 1) === 'm')
  if (isAtNumber) return COMMON_SIGN
  const isRare = RARE.includes(sign) || BEFORE_NUMBERS.includes(sign) || AFTER_NUMBERS.includes(sign)
  return (isRare ? RARE_SIGN : STRANGE_SIGN) + (isAfterLetter ? SIGN_AT_LETTER : 0)
}

const kinds = new Uint8Array(0x10000).fill(0xff)

function getKind(unit: number): number {
  const known = kinds[unit] ?? 0
  if (known !== 0xff) return known
  const character = String.fromCharCode(unit)
  // Ordinal indicators are letters of Unicode, but signs of a text.
  const isLetter = /[\p{L}\p{M}]/u.test(character) && unit !== 0xaa && unit !== 0xba
  const kind = isLetter
    ? character !== character.toLowerCase()
      ? KIND.capital
      : KIND.letter
    : unit >= 0x30 && unit <= 0x39
      ? KIND.digit
      : KIND.other
  kinds[unit] = kind
  return kind
}

function toLower(unit: number): number {
  // The lower case of İ has two units.
  return unit === 0x130 ? 0x69 : String.fromCharCode(unit).toLowerCase().charCodeAt(0)
}

function isLatinLetter(unit: number): boolean {
  return unit < 0x250 || (unit >= 0x1e00 && unit < 0x1f00)
}
