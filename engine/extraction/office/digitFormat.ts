/** Parts of a format that only places digits: `000-00-0000` is `3 digits, '-', 2 digits, '-', 4 digits`. */
type Part = { literal: string } | { placeholder: '0' | '#' | '?' }
type Section = { parts: readonly Part[]; isMet: (number: number) => boolean }

export type DigitFormat = { sections: readonly Section[] }

const CONDITION = /^\[(<=|>=|<>|<|>|=)(-?\d{1,15})\]/
/** Colours, and locales with or without a currency sign, which is a literal. */
const BRACKET = /^\[(?:\$([^\]-]*)[^\]]*|[^\]]*)\]/
/** Shown as they are without quotation marks. */
const LITERALS = /^[-+() :$!&~{}<>=^']$/
const MIN_DIGITS = 2

/**
 * Reads formats such as Excel's `Special` ones: a social security number, a phone or card number.
 * @returns undefined for other formats: with decimals, groups of thousands, percents, exponents, fractions or dates
 */
export function parseDigitFormat(code: string): DigitFormat | undefined {
  const parsed = [...splitSections(code)].map(parseSection)
  const hasConditions = parsed.some(section => section?.condition !== undefined)
  const sections: Section[] = []
  for (const [index, section] of parsed.entries()) {
    if (section === undefined) return undefined
    const isMet = section.condition ?? (hasConditions ? () => true : DEFAULTS[index])
    sections.push({ parts: section.parts, isMet: isMet ?? (() => false) })
  }
  const isSpecial = sections.some(({ parts }) => {
    const zeros = parts.filter(part => 'placeholder' in part && part.placeholder === '0').length
    const digits = parts.filter(part => 'placeholder' in part).length
    return digits >= MIN_DIGITS && (zeros >= MIN_DIGITS || parts.some(part => 'literal' in part))
  })
  return isSpecial ? { sections } : undefined
}

/** @returns the digits of an integer as the format places them; undefined where no section is for it */
export function placeDigits({ sections }: DigitFormat, number: number): string | undefined {
  const section = sections.find(({ isMet }) => isMet(number))
  if (section === undefined) return undefined
  const digits = [...String(Math.abs(number))]
  let left = section.parts.filter(part => 'placeholder' in part).length
  let shown = ''
  for (const part of section.parts) {
    if ('literal' in part) {
      shown += part.literal
      continue
    }
    // The first placeholder shows all digits that the others have no room for.
    while (digits.length > left) shown += digits.shift()
    if (digits.length === left) shown += digits.shift() ?? ''
    else if (part.placeholder === '0') shown += '0'
    else if (part.placeholder === '?') shown += ' '
    left -= 1
  }
  const isSignShown = sections[1] === section
  return number < 0 && !isSignShown ? `-${shown}` : shown
}

function* splitSections(code: string): Generator<string> {
  let start = 0
  let isQuoted = false
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\\') at += 1
    else if (sign === ';' && !isQuoted) {
      yield code.slice(start, at)
      start = at + 1
    }
  }
  yield code.slice(start)
}

/** The sections without conditions: positive, negative, zero, text. */
const DEFAULTS: readonly ((number: number) => boolean)[] = [
  () => true,
  number => number < 0,
  number => number === 0,
  () => false,
]

function parseSection(
  text: string,
  index: number,
): { parts: Part[]; condition: ((number: number) => boolean) | undefined } | undefined {
  const parts: Part[] = []
  let met: ((number: number) => boolean) | undefined
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at)
    const rest = text.slice(at)
    const condition = CONDITION.exec(rest)
    const bracket = BRACKET.exec(rest)
    if (condition) {
      const [all, operator = '', value] = condition
      met = toCondition(operator, Number(value))
      at += all.length
    } else if (bracket) {
      const [all, currency] = bracket
      if (currency) parts.push({ literal: currency })
      at += all.length
    } else if (sign === '"') {
      const end = text.indexOf('"', at + 1)
      if (end === -1) return undefined
      parts.push({ literal: text.slice(at + 1, end) })
      at = end + 1
    } else if (sign === '\\') {
      parts.push({ literal: text.charAt(at + 1) })
      at += 2
    } else if (sign === '_') {
      parts.push({ literal: ' ' })
      at += 2
    } else if (sign === '*') at += 2
    else if (sign === '0' || sign === '#' || sign === '?') {
      parts.push({ placeholder: sign })
      at += 1
    } else if (LITERALS.test(sign)) {
      parts.push({ literal: sign })
      at += 1
    } else if (sign === '@' && index === DEFAULTS.length - 1) at += 1
    else return undefined
  }
  return { parts, condition: met }
}

function toCondition(operator: string, value: number): (number: number) => boolean {
  switch (operator) {
    case '<':
      return number => number < value
    case '<=':
      return number => number <= value
    case '>':
      return number => number > value
    case '>=':
      return number => number >= value
    case '=':
      return number => number === value
    default:
      return number => number !== value
  }
}
