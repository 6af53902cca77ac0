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
