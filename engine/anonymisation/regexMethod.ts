import { isAscii } from 'node:buffer'
import type { RE2JS } from 're2js'
import { MAX_SEARCHED_LENGTH, type Method } from './method.ts'
import { plainPattern } from './plainPattern.ts'
import { readPattern } from './readPattern.ts'
import { SearchBudget } from './searchBudget.ts'
import { threadTime } from './threadTime.ts'

/** Steps of one search, one state at one byte each: some 50 ms, in which the clock cannot be looked at. */
const MAX_STEPS = 4_000_000

type RegexRule = { searchPattern: string; replaceString: string }

/**
 * Replaces all that a pattern finds by a text that is taken as it stands. The larger a pattern is when it is compiled,
 * the shorter values must be; and what takes far longer than patterns do ends in a fault, see `SearchBudget`.
 * @param column the index from 0
 * @param now seconds of processor time
 * @throws AnonymisationFault when the pattern cannot be read, or takes too long on what it is applied to
 */
export function regexMethod({ searchPattern, replaceString }: RegexRule, column: number, now = threadTime): Method {
  const pattern = readPattern(searchPattern, column)
  const programSize = pattern.programSize()
  const budget = new SearchBudget(now, { programSize, column })
  const replaced = replacer(pattern, plainPattern(searchPattern), replaceString, budget)
  const isAsciiReplacement = isAscii(Buffer.from(replaceString))
  return {
    apply(values, made) {
      const bytes = values.bytes.subarray(0, values.length)
      budget.start(values.count, values.length)
      if (isAsciiReplacement && isAscii(bytes)) {
        // One call over the border between bytes and text for all values, instead of two for each.
        const text = bytes.toString('latin1')
        let all = ''
        for (let index = 0; index < values.count; index += 1) {
          const part = replaced(text.slice(values.getStart(index), values.ends[index]))
          all += part
          made.length += part.length
          made.end()
        }
        made.length = 0
        made.reserve(all.length)
        made.length = made.bytes.write(all, 'latin1')
      } else {
        for (let index = 0; index < values.count; index += 1) {
          const text = replaced(bytes.toString('utf8', values.getStart(index), values.ends[index]))
          made.reserve(3 * text.length)
          made.length += made.bytes.write(text, made.length)
          made.end()
        }
      }
      budget.stop()
    },
    needsQuoting: true,
    mayBeginFormula: true,
    longestValue: Math.min(MAX_SEARCHED_LENGTH, Math.floor(MAX_STEPS / programSize)),
    wipe: () => {},
  }
}

function replacer(pattern: RE2JS, plain: RegExp | undefined, replaceString: string, budget: SearchBudget) {
  if (plain) {
    const replacement = replaceString.replaceAll('$', '$$$$')
    return (text: string) => {
      budget.search(text.length)
      return text.replace(plain, replacement)
    }
  }
  return (text: string) => {
    budget.search(text.length)
    const matcher = pattern.matcher(text)
    let out = ''
    let at = 0
    while (matcher.find()) {
      out += text.slice(at, matcher.start()) + replaceString
      at = matcher.end()
      // Each search may look at all that is left.
      budget.search(text.length - at)
    }
    return out + text.slice(at)
  }
}
