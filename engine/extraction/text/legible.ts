import { NotInspectable } from '../notInspectable.ts'
import { deferFault } from './decoded.ts'

const BLOCK = 512
/** 4 % of a block. Binary data reaches at least 12 %, logs with colours none. */
const MAX_ILLEGIBLE = 20

/**
 * Passes a text on and detects binary stretches: blocks of 512 characters with more than 4 % control characters (except
 * tab, line and form feed, return, escape) or undecodable ones. Good text cannot compensate for one.
 * @throws NotInspectable at its end: `broken`, or the error of `texts`
 */
export async function* legible(texts: AsyncIterable<string>): AsyncIterable<string> {
  let left = BLOCK
  let illegible = 0
  let isBroken = false
  const { texts: passed, rethrow } = deferFault(texts)
  for await (const text of passed) {
    yield text
    for (let at = 0; at < text.length && !isBroken; ) {
      const end = Math.min(text.length, at + left)
      illegible += countIllegible(text, at, end)
      isBroken = illegible > MAX_ILLEGIBLE
      left -= end - at
      at = end
      if (left === 0) [left, illegible] = [BLOCK, 0]
    }
  }
  if (isBroken) throw new NotInspectable('broken', 'The text contains binary stretches.')
  rethrow()
}

function countIllegible(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x20 && unit < 0x7f) continue
    const isSpace = unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d || unit === 0x1b
    if ((unit < 0xa0 && !isSpace) || unit === 0xfffd) count += 1
  }
  return count
}
