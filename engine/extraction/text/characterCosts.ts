import { characterRanks } from './languageModels.ts'
import type { Characters } from './legacyEncodings.ts'

/** Zipf's law with the offset and scale that fit a few thousand characters. */
const RANK_OFFSET = 15
const RANK_SCALE = 4.5
const COMMON_SIGN = 5
const ASCII = 3
/** Texts of these languages seldom join ASCII letters and their own; wrongly decoded Western words always do. */
const BESIDE_ASCII_LETTER = 5
const COMMON = 10
const RARE = 14
const STRANGE = 16
const INVALID = 30

/** The first bytes of the level of common characters, in an encoding whose second bytes begin at 0xA1. */
const LEVELS: Record<Characters, { label: string; from: number; to: number }> = {
  Chinese: { label: 'gb18030', from: 0xb0, to: 0xd7 },
  Traditional: { label: 'big5', from: 0xa4, to: 0xc6 },
  Japanese: { label: 'euc-jp', from: 0xb0, to: 0xcf },
  Korean: { label: 'euc-kr', from: 0xb0, to: 0xc8 },
}
/** Big5 has second bytes below too. */
const SECOND_BYTES = [...byteRange(0x40, 0x7e), ...byteRange(0xa1, 0xfe)]

type Model = { ranks: ReadonlyMap<string, number>; common: ReadonlySet<string> }
const models = new Map<Characters, Model>()

function getModel(name: Characters): Model {
  const known = models.get(name)
  if (known !== undefined) return known
  const { label, from, to } = LEVELS[name]
  const pairs = byteRange(from, to).flatMap(first => SECOND_BYTES.flatMap(second => [first, second]))
  const model = {
    ranks: new Map(Array.from(characterRanks[name], (character, rank) => [character, rank])),
    common: new Set(new TextDecoder(label).decode(Uint8Array.from(pairs))),
  }
  models.set(name, model)
  return model
}

/** As `getLetterCost`, for languages of thousands of characters: the negative logarithm of their frequencies. */
export function getCharacterCost(text: string, name: Characters): number {
  const model = getModel(name)
  let cost = 0
  let wasLetter = false
  let wasAscii = false
  for (const character of text) {
    const isAscii = character < '\x80'
    const isLetter = !isAscii || (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z')
    if (isLetter && wasLetter && isAscii !== wasAscii) cost += BESIDE_ASCII_LETTER
    cost += isAscii ? ASCII : getCost(character, name, model)
    wasLetter = isLetter
    wasAscii = isAscii
  }
  return cost
}

function getCost(character: string, name: Characters, { ranks, common }: Model): number {
  const rank = ranks.get(character)
  if (rank !== undefined) return Math.log((rank + RANK_OFFSET) * RANK_SCALE)
  const point = character.codePointAt(0) ?? 0
  if (point === 0xfffd || point < 0xa0 || (point >= 0xe000 && point < 0xf900)) return INVALID
  // Signs of Chinese and Japanese, and the wide forms of ASCII.
  if ((point >= 0x3000 && point < 0x3020) || (point >= 0xff00 && point < 0xff5f)) return COMMON_SIGN
  if (point >= 0x3040 && point < 0x3100) return name === 'Japanese' ? COMMON_SIGN : STRANGE
  if (common.has(character)) return COMMON
  const isHangul = point >= 0xac00 && point < 0xd7a4
  const isIdeograph = point >= 0x4e00 && point < 0xa000
  return (isHangul && name === 'Korean') || (isIdeograph && name !== 'Korean') ? RARE : STRANGE
}

function byteRange(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
