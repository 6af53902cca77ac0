import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import type { SearchedBy } from '../../shared/domain/searchedBy.ts'

/** Of a code for one letter: 36 to the power of 5 is more than 2 to the power of 25. */
const LETTER_DIGITS = 5
const LETTER_CODES = 36 ** LETTER_DIGITS
/** Of a code for a whole value: 56 bits, in hexadecimal. */
const VALUE_DIGITS = 14
/** Of a code for an owner, in front of the words of what is theirs. */
const OWNER_DIGITS = 10
/** Codes that are at hand: most words, people and domains come again and again. */
const MAX_KEPT = 100_000

/** What a value is said to be of a transfer; the letter begins its code. */
const kinds = {
  owner: 'o',
  sender: 's',
  senderDomain: 'h',
  recipient: 'r',
  recipientDomain: 'd',
  extension: 'e',
  infotype: 'i',
}
/** Letters in front of the words of an address among the marks: none of `kinds`. */
const sides = { recipient: 'p', sender: 'q' }

/** What stands in each column of the words of a transfer: codes with spaces between. */
export type CodedWords = { message: string; files: string; other: string; marks: string }

/**
 * Words and values as the database knows them, so that it can look for them and not read them. Whoever has the database
 * without its key still sees which transfers share a beginning of a word, and how often it comes, and can work out many a
 * word from that: this is a wall more, and none that stands by itself (docs/decisions/0022).
 */
export type WordCodes = {
  /** A code for each letter, made of the word up to there: words that begin alike have codes that begin alike. */
  word(word: string): string
  /** The code of a word of an address, as it stands among the marks. */
  addressWord(side: keyof typeof sides, word: string): string
  value(kind: keyof typeof kinds, value: string): string
  /** What the code of a word or a value begins with among those of one member alone. */
  ofOwner(owner: string): string
  /** The same code as a number. */
  number(kind: keyof typeof kinds, value: string): bigint
  of(searched: SearchedBy, owner: string): CodedWords
}

/** @param keyBytes the key of the records; that of the codes is derived from it */
export function wordCodes(keyBytes: Buffer): WordCodes {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', keyBytes, '', 'waybill words of lists', 32)))
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')

  const letter = getKept((beginning: string) => {
    const code = Number.parseInt(digest(`w${beginning}`).slice(0, 12), 16) % LETTER_CODES
    return code.toString(36).padStart(LETTER_DIGITS, '0')
  })
  const word = getKept((text: string) => {
    let beginning = ''
    const codes: string[] = []
    for (const each of text) {
      beginning += each
      codes.push(letter(beginning))
    }
    // At once: what is put together piece by piece is kept in pieces, which are gone through at every use.
    return codes.join('')
  })
  const marked = getKept((text: string) => text.charAt(0) + digest(text).slice(0, VALUE_DIGITS))
  const value = (kind: keyof typeof kinds, text: string) => marked(kinds[kind] + text)
  const ofOwner = (owner: string) => value('owner', owner).slice(0, OWNER_DIGITS)
  /** Among everybody's, and among the owner's: a member's question touches nothing of anybody else's, and tells nothing. */
  const twice = (codes: readonly string[], own: string) => [...codes, ...codes.map(code => own + code)].join(' ')

  const addressWord = (side: keyof typeof sides, text: string) => sides[side] + word(text)

  return {
    word,
    addressWord,
    value,
    number: (kind, text) => BigInt(`0x${value(kind, text).slice(1)}`),
    ofOwner,
    of(searched, owner) {
      const own = ofOwner(owner)
      const marks = [
        value('sender', searched.sender),
        value('senderDomain', searched.senderDomain),
        value('recipient', searched.recipient),
        value('recipientDomain', searched.recipientDomain),
        ...searched.recipientWords.map(each => addressWord('recipient', each)),
        ...searched.senderWords.map(each => addressWord('sender', each)),
        ...searched.fileExtensions.map(extension => value('extension', extension)),
        ...searched.infoTypes.map(infoType => value('infotype', infoType)),
      ]
      return {
        message: twice(searched.messageWords.map(word), own),
        files: twice(searched.fileWords.map(word), own),
        other: twice(searched.otherWords.map(word), own),
        marks: twice(marks, own),
      }
    },
  }
}

function getKept(code: (text: string) => string): (text: string) => string {
  const kept = new Map<string, string>()
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const made = code(text)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(text, made)
    return made
  }
}
