import { isAscii } from 'node:buffer'
import type { Method } from './method.ts'
import { plainPattern } from './plainPattern.ts'
import { readPattern } from './readPattern.ts'

/** The most that Excel keeps in a cell, in characters; here in bytes. A search may look at a text more than once. */
const LONGEST_SEARCHED = 32_767

/**
 * Replaces all that a pattern finds by a text that is taken as it stands.
 * @param column the index from 0
 * @throws AnonymisationFault when the pattern cannot be read
 */
export function regexMethod(searchPattern: string, replaceString: string, column: number): Method {
  const pattern = readPattern(searchPattern, column)
  const plain = plainPattern(searchPattern)
  const replacement = replaceString.replaceAll('$', '$$$$')
  const replaced = plain
    ? (text: string) => text.replace(plain, replacement)
    : (text: string) => pattern.matcher(text).replaceAll(replacement)
  const isAsciiReplacement = isAscii(Buffer.from(replaceString))
  return {
    apply(values, made) {
      const bytes = values.bytes.subarray(0, values.length)
      if (isAsciiReplacement && isAscii(bytes)) {
        // One call over the border between bytes and text for all values, instead of two for each.
        const text = bytes.toString('latin1')
        let all = ''
        for (let index = 0; index < values.count; index += 1) {
          const part = replaced(text.slice(values.startOf(index), values.ends[index]))
          all += part
          made.length += part.length
          made.end()
        }
        made.length = 0
        made.reserve(all.length)
        made.length = made.bytes.write(all, 'latin1')
        return
      }
      for (let index = 0; index < values.count; index += 1) {
        const text = replaced(bytes.toString('utf8', values.startOf(index), values.ends[index]))
        made.reserve(3 * text.length)
        made.length += made.bytes.write(text, made.length)
        made.end()
      }
    },
    needsQuoting: true,
    mayBeginFormula: true,
    longestValue: LONGEST_SEARCHED,
    wipe: () => {},
  }
}
