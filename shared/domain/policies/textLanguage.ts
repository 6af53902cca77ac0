/** Stand for any signs, and for one, in a pattern of a rule. */
const SIGNS = '\u{e001}'
const SIGN = '\u{e002}'
/** A sign that no pattern names. */
const OTHER = '\u{e000}'

/** Texts in lower case that match one of the patterns, or none of them. */
export type TextRule = { patterns: readonly string[]; isNegated: boolean }

/** @param glob as in `matchesGlob` */
export function toPattern(glob: string): string {
  return glob.toLowerCase().replaceAll('*', SIGNS).replaceAll('?', SIGN)
}

/** A deterministic automaton over single characters. A step without a result is refused. */
type Automaton = { start: number; step(state: number, sign: string): number | undefined; isEnd(state: number): boolean }

type Search = { state: number; positions: readonly (readonly number[])[] }

/** A search beyond it gives up. */
const MAX_STATES = 20_000
/** Longer than any pattern, so that a position is one number. */
const POSITIONS = 1024

/**
 * Whether some text follows all rules: the product of the rules' automata accepts one.
 * @param kind `address`: e-mail addresses in lower case; `any`: all texts
 * @returns true also when the search would take too long
 */
export function hasCommonText(rules: readonly TextRule[], kind: 'address' | 'any'): boolean {
  const universe = kind === 'address' ? address : anyText
  const signs = getSigns(rules, kind)
  const start: Search = { state: universe.start, positions: rules.map(rule => close(rule, rule.patterns.map(toStart))) }
  const open = [start]
  const known = new Set([toKey(start)])
  for (let search = open.pop(); search; search = open.pop()) {
    if (universe.isEnd(search.state) && rules.every((rule, index) => isMet(rule, search.positions[index] ?? []))) {
      return true
    }
    for (const sign of signs) {
      const next = advance(search, sign, rules, universe)
      const key = next && toKey(next)
      if (!next || key === undefined || known.has(key)) continue
      if (known.size >= MAX_STATES) return true
      known.add(key)
      open.push(next)
    }
  }
  return false
}

const toStart = (_pattern: string, index: number) => index * POSITIONS
const toKey = ({ state, positions }: Search) => `${state}|${positions.map(one => one.join()).join('|')}`

function advance(search: Search, sign: string, rules: readonly TextRule[], universe: Automaton): Search | undefined {
  const state = universe.step(search.state, sign)
  if (state === undefined) return undefined
  const positions: number[][] = []
  for (const [index, rule] of rules.entries()) {
    const next = close(
      rule,
      (search.positions[index] ?? []).flatMap(position => {
        const own = getSign(rule, position)
        if (own === SIGNS) return [position]
        return own === SIGN || own === sign ? [position + 1] : []
      }),
    )
    if (next.length === 0 && !rule.isNegated) return undefined
    positions.push(next)
  }
  return { state, positions }
}

function getSign({ patterns }: TextRule, position: number): string | undefined {
  return patterns[Math.floor(position / POSITIONS)]?.[position % POSITIONS]
}

/** Adds the positions behind each `SIGNS`, which may stand for nothing. */
function close(rule: TextRule, positions: readonly number[]): number[] {
  const closed = new Set<number>()
  for (const position of positions) {
    let at = position
    closed.add(at)
    while (getSign(rule, at) === SIGNS) {
      at += 1
      closed.add(at)
    }
  }
  return [...closed].sort((one, other) => one - other)
}

function isMet(rule: TextRule, positions: readonly number[]): boolean {
  return positions.some(position => getSign(rule, position) === undefined) !== rule.isNegated
}

/** One sign represents all that no pattern names and that the universe treats alike. */
function getSigns(rules: readonly TextRule[], kind: 'address' | 'any'): string[] {
  const named = new Set(rules.flatMap(({ patterns }) => patterns.flatMap(pattern => [...pattern])))
  named.delete(SIGNS)
  named.delete(SIGN)
  const first = (all: string) => [...all].find(sign => !named.has(sign)) ?? ''
  const others =
    kind === 'address'
      ? [first('xyzabcdefghijklmnopqrstuvw'), first('0123456789'), '@', '.', '-', '_', "'", '+']
      : [OTHER]
  return [...new Set([...named, ...others])].filter(sign => sign !== '')
}

const anyText: Automaton = { start: 0, step: () => 0, isEnd: () => true }

const LOCAL_START = 0
/** Behind a letter, digit or one of `_+-`. */
const LOCAL = 1
const LOCAL_QUOTE = 2
const LOCAL_DOT = 3
const LABEL_START = 4
/** Before the first dot of the domain. */
const FIRST_LABEL = 5
const FIRST_HYPHEN = 6
/** A later label of one letter; of letters only; with a digit or hyphen in it; behind a hyphen. */
const LAST_LETTER = 7
const LAST_LETTERS = 8
const LAST_MIXED = 9
const LAST_HYPHEN = 10
const NEXT_START = 11

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z'
const isDigit = (sign: string) => sign >= '0' && sign <= '9'

/** Addresses as `EmailAddress` accepts them, in lower case and without its limits of length. */
const address: Automaton = {
  start: LOCAL_START,
  isEnd: state => state === LAST_LETTERS,
  step(state, sign) {
    if (state <= LOCAL_DOT) {
      if (sign === '@') return state === LOCAL ? LABEL_START : undefined
      if (sign === '.') return state === LOCAL_START || state === LOCAL_DOT ? undefined : LOCAL_DOT
      if (sign === "'") return LOCAL_QUOTE
      return isLetter(sign) || isDigit(sign) || '_+-'.includes(sign) ? LOCAL : undefined
    }
    const isFirst = state === LABEL_START || state === FIRST_LABEL || state === FIRST_HYPHEN
    const isStart = state === LABEL_START || state === NEXT_START
    if (sign === '.') return isStart || state === FIRST_HYPHEN || state === LAST_HYPHEN ? undefined : NEXT_START
    if (sign === '-') {
      if (isStart) return undefined
      return isFirst ? FIRST_HYPHEN : LAST_HYPHEN
    }
    if (!isLetter(sign) && !isDigit(sign)) return undefined
    if (isFirst) return FIRST_LABEL
    if (isDigit(sign) || state === LAST_MIXED || state === LAST_HYPHEN) return LAST_MIXED
    return state === NEXT_START ? LAST_LETTER : LAST_LETTERS
  },
}
