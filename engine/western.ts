/** Signs may follow each other, as in `§§` and `«¿`. */
const BORDER = '\u00a0«»¡¿§€‚„…‘’“”•–—™‹›'
/** Western texts do not use these characters. */
const STRANGE = 'ƒ†‡ˆ‰˜'
const BEYOND_ASCII = String.raw`(?:(?![${BORDER}${STRANGE}])[^\0-\x7f])`
const LETTER = '[A-Za-zÀ-ÖØ-öø-ÿŠšŽžŒœŸ]'
/** Only letters beyond ASCII, four of them in a row, or signs inside. */
const NOT_WESTERN = new RegExp(
  [
    `[${STRANGE}]`,
    `${BEYOND_ASCII}{4}`,
    `(?<!${BEYOND_ASCII}|[A-Za-z])${BEYOND_ASCII}{2,3}(?!${BEYOND_ASCII}|[A-Za-z])`,
    `(?<=${LETTER})[€‚„…“”•™‹›×÷](?=${LETTER})`,
  ].join('|'),
)

/** Most letters of every Western language are ASCII. */
export const MAX_SHARE_BEYOND_ASCII = 1 / 3

/**
 * All bytes decode to some text: GBK, Shift-JIS or windows-1251 become wrong text. One letter beyond ASCII, or some
 * inside ASCII letters, pass, because no rule can distinguish them.
 */
export function looksWestern(text: string): boolean {
  return !NOT_WESTERN.test(text)
}

/**
 * Names and typing errors look foreign. Wrongly decoded languages of `test/engine/extraction/legacyEncodings.ts` reach
 * at least 0.27.
 */
const MAX_DOUBTFUL_SHARE = 1 / 8
const MAX_WORD = 64

/** An ellipsis, a dash or a trade mark ends a word. */
const WORD = new RegExp(String.raw`(?:[A-Za-z]|(?![…™–—\u00a0«»])[^\0-\x7f]){1,${MAX_WORD}}`, 'g')
const BEYOND_LETTER = /[À-ÖØ-öø-ÿŠšŽžŒœŸ]/
/** Never next to letters in windows-1252; Š of ISO-8859-15, ą of ISO-8859-2 and ß of Mac OS Roman decode to these. */
const SIGN_INSIDE = new RegExp(
  [
    `(?<=${LETTER})[¼½¾¨¸¦¶±¹¿¡¬¯¤¥¢£§](?=${LETTER})`,
    '(?<=[a-zß-öø-ÿ])[ªº²³»®](?=[a-zß-öø-ÿ]{2})',
    `(?<=${LETTER})[¼½¾¸¨¦¶¥¬]`,
    `(?<!${LETTER}|[0-9])[¶¯÷¹³¥¢¬ª](?=[a-zß-öø-ÿ]{2})`,
  ].join('|'),
)
/** Unassigned bytes, and ISO 2022 shifts to other character sets. */
const UNASSIGNED = String.fromCharCode(0x81, 0x8d, 0x8f, 0x90, 0x9d)
const ESCAPE = String.fromCharCode(0x1b)
const NO_TEXT = new RegExp(`[${UNASSIGNED}]|${ESCAPE}(?:\\$[@AB(]|\\([IJ])`)

/** Lower-case letters beyond ASCII of languages written in windows-1252. */
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

/** Other encodings decode to the letter in a position where these languages never have it. */
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

/** Whether a text that is not UTF-8 is certain enough as windows-1252. A word split between pieces counts as two. */
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
