import { NotInspectable } from '../notInspectable.ts'
import { held } from './decoded.ts'

const BLOCK = 512
/** Four of a hundred: bytes that are no text come to twelve at least, and logs with colours to none. */
const MAX_ILLEGIBLE = 20

/**
 * Passes a text on, and looks for stretches of it that are none: a block of 512 characters of which more than 4 % are
 * control characters (other than tab, line and form feed, return, escape) or could not be decoded. Any number of blocks
 * of good text before or behind it does not make up for it.
 * @throws NotInspectable at its end: `broken`, or what the texts end with
 */
export async function* legible(texts: AsyncIterable<string>): AsyncIterable<string> {
  let left = BLOCK
  let illegible = 0
  let isBroken = false
  const { texts: passed, rethrow } = held(texts)
  for await (const text of passed) {
    yield text
    for (let at = 0; at < text.length && !isBroken; ) {
      const end = Math.min(text.length, at + left)
      illegible += illegibleIn(text, at, end)
      isBroken = illegible > MAX_ILLEGIBLE
      left -= end - at
      at = end
      if (left === 0) [left, illegible] = [BLOCK, 0]
    }
  }
  if (isBroken) throw new NotInspectable('broken', 'Stretches of the text are none.')
  rethrow()
}

function illegibleIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x20 && unit < 0x7f) continue
    const isSpace = unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d || unit === 0x1b
    if ((unit < 0xa0 && !isSpace) || unit === 0xfffd) count += 1
  }
  return count
}
