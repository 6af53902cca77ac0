import { isAscii } from 'node:buffer'
import type { RE2JS } from 're2js'
import { plainPattern } from '../plainPattern.ts'
import { MAX_SEARCHED_LENGTH, type Method } from './method.ts'
import { readPattern } from './readPattern.ts'
import { SearchBudget } from './searchBudget.ts'

/** Steps of one search, one state at one byte each: about 50 ms without a look at the clock. */
const MAX_STEPS = 4_000_000

type RegexRule = { searchPattern: string; replaceString: string }

/**
 * Replaces matches by a literal text. Larger patterns permit only shorter values; `SearchBudget` limits the time.
 * @param column index from 0
 * @param now seconds of processor time
 * @throws AnonymisationFault for an invalid or slow pattern
 */
export function regexMethod({ searchPattern, replaceString }: RegexRule, column: number, now = threadTime): Method {
  const pattern = readPattern(searchPattern, column)
  const programSize = pattern.programSize()
  const budget = new SearchBudget(now, { programSize, column })
  const replace = createReplacer(pattern, plainPattern(searchPattern), replaceString, budget)
  const isAsciiReplacement = isAscii(Buffer.from(replaceString))
  return {
    apply(values, results) {
      const bytes = values.bytes.subarray(0, values.length)
      budget.start(values.count, values.length)
      if (isAsciiReplacement && isAscii(bytes)) {
        const text = bytes.toString('latin1')
        let all = ''
        for (let index = 0; index < values.count; index += 1) {
          const part = replace(text.slice(values.getStart(index), values.ends[index]))
          all += part
          results.length += part.length
          results.end()
        }
        results.length = 0
        results.reserve(all.length)
        results.length = results.bytes.write(all, 'latin1')
      } else {
        for (let index = 0; index < values.count; index += 1) {
          const text = replace(bytes.toString('utf8', values.getStart(index), values.ends[index]))
          results.reserve(3 * text.length)
          results.length += results.bytes.write(text, results.length)
          results.end()
        }
      }
      budget.stop()
    },
    needsQuoting: true,
    mayBeginFormula: true,
    maxValueLength: Math.min(MAX_SEARCHED_LENGTH, Math.floor(MAX_STEPS / programSize)),
    wipe: () => {},
  }
}

function createReplacer(pattern: RE2JS, plain: RegExp | undefined, replaceString: string, budget: SearchBudget) {
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
      budget.search(text.length - at)
    }
    return out + text.slice(at)
  }
}

/** Processor time of this thread, in seconds. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
