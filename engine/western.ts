/** Stands at the borders of words; `§§` and `«¿` stand together. */
const BORDER = '\u00a0«»¡¿§€‚„…‘’“”•–—™‹›'
/** What windows-1252 has beyond ASCII and nobody writes. */
const STRANGE = 'ƒ†‡ˆ‰˜'
const BEYOND = String.raw`(?:(?![${BORDER}${STRANGE}])[^\0-\x7f])`
const LETTER = '[A-Za-zÀ-ÖØ-öø-ÿŠšŽžŒœŸ]'
/** No words of Western languages: of letters beyond ASCII alone, with four of them in a row, with signs inside. */
const NOT_WESTERN = new RegExp(
  [
    `[${STRANGE}]`,
    `${BEYOND}{4}`,
    `(?<!${BEYOND}|[A-Za-z])${BEYOND}{2,3}(?!${BEYOND}|[A-Za-z])`,
    `(?<=${LETTER})[€‚„…“”•™‹›×÷](?=${LETTER})`,
  ].join('|'),
)

/** Most of the letters of any Western language are ASCII: a text with more than this share of others is none. */
export const MAX_SHARE_BEYOND_ASCII = 1 / 3

/**
 * Whether a text that was decoded as windows-1252 may have been meant so. All bytes make some text in it: those of
 * GBK, Shift-JIS or windows-1251 make another than was written. A single letter beyond ASCII, and some inside ASCII
 * letters, pass: no rule can tell them.
 */
export function looksWestern(text: string): boolean {
  return !NOT_WESTERN.test(text)
}

/**
 * Of the words with letters beyond ASCII, so many may look like none of a Western language: names, slips. Letters of the
 * languages in `test/engine/extraction/legacyEncodings.ts`, wrongly read, come to 0.27 at least.
 */
const MAX_DOUBTFUL_SHARE = 1 / 8
/** Longer runs of letters are no words; the rest of one counts as the next. */
const MAX_WORD = 64

/** A letter beyond ASCII, and what stands with it in a word. An ellipsis, a dash or a trade mark ends a word. */
const WORD = new RegExp(String.raw`(?:[A-Za-z]|(?![…™–—\u00a0«»])[^\0-\x7f]){1,${MAX_WORD}}`, 'g')
const BEYOND_LETTER = /[À-ÖØ-öø-ÿŠšŽžŒœŸ]/
/** Never beside letters in windows-1252; Š of ISO-8859-15, ą of ISO-8859-2 and ß of Mac OS Roman are read as these. */
const SIGN_INSIDE = new RegExp(
  [
    `(?<=${LETTER})[¼½¾¨¸¦¶±¹¿¡¬¯¤¥¢£§](?=${LETTER})`,
    '(?<=[a-zß-öø-ÿ])[ªº²³»®](?=[a-zß-öø-ÿ]{2})',
    `(?<=${LETTER})[¼½¾¸¨¦¶¥¬]`,
    `(?<!${LETTER}|[0-9])[¶¯÷¹³¥¢¬ª](?=[a-zß-öø-ÿ]{2})`,
  ].join('|'),
)
/** Bytes that windows-1252 assigns to no character, and shifts to other character sets (ISO 2022). */
const UNASSIGNED = String.fromCharCode(0x81, 0x8d, 0x8f, 0x90, 0x9d)
const ESCAPE = String.fromCharCode(0x1b)
const NO_TEXT = new RegExp(`[${UNASSIGNED}]|${ESCAPE}(?:\\$[@AB(]|\\([IJ])`)

/** Letters beyond ASCII of the languages that are written in windows-1252, in lower case. */
const ALPHABETS = [
  'äöüßé', // German
  'àâæçéèêëîïôœùûüÿ', // French
  'áéíóúüñªº', // Spanish
  'áàâãçéêíóôõúªº', // Portuguese
  'àèéìíîòóùªº', // Italian
  'áéëíïóöúüèêç', // Dutch
  'æøåéèêô', // Danish, Norwegian
  'åäöéüà', // Swedish, Finnish
  'áðéíóúýþæö', // Icelandic
  'àçèéíïòóúü·', // Catalan
].map(letters => new RegExp(`^[a-z´’‘²³°µ${letters}]+$`))

/** Places in which these languages never have a letter, and others have what is read as that letter. */
const MISPLACED = [
  /è[aeiou]/, // č of windows-1250, windows-1257
  /ç(?![aouáàâãôóõúå])/, // Turkish, ē of windows-1257
  /æ[aeiou]|[aeiou]æ/, // ć
  /ã(?!o|e|i|s?$|z)/, // ă of windows-1250
  /õ(?!e)/, // ő
  /ì(?=.)|ò(?=.)/, // ě, ň
  /^ð|(?<=.)þ|(?<=..)ý$/, // š, ţ, ş, ı
  /ù[a-z]/, // ů, ł
]
const CAPITAL_INSIDE = /[a-z][À-ÖØ-ÞŠŽŒŸ]/

/**
 * Judges a text that was decoded as windows-1252 because its bytes are not UTF-8: whether windows-1252 is certain
 * enough for the text to count as read. Takes the text in pieces; one word that a piece cuts is judged as two.
 */
export class WesternText {
  private letters = 0
  private beyond = 0
  private words = 0
  private doubtful = 0
  private isNoText = false

  add(text: string) {
    this.isNoText ||= NO_TEXT.test(text) || SIGN_INSIDE.test(text)
    for (const [word] of text.matchAll(WORD)) {
      this.letters += word.length
      const isOfLetters = BEYOND_LETTER.test(word)
      const isStrange = !looksWestern(word)
      if (!isOfLetters && !isStrange) continue
      for (const letter of word) if (letter > '\x7f') this.beyond += 1
      this.words += 1
      if (isStrange || !isWord(word)) this.doubtful += 1
    }
  }

  /** Whether the text so far is Western. */
  get isWestern(): boolean {
    if (this.isNoText || this.beyond > this.letters * MAX_SHARE_BEYOND_ASCII) return false
    return this.doubtful <= this.words * MAX_DOUBTFUL_SHARE
  }
}

function isWord(written: string): boolean {
  if (CAPITAL_INSIDE.test(written)) return false
  const word = written.toLowerCase().replace(/^[^a-zß-öø-ÿœ]+|[^a-zß-öø-ÿœšž]+$/g, '')
  return ALPHABETS.some(alphabet => alphabet.test(word)) && !MISPLACED.some(place => place.test(word))
}
