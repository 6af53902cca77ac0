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

/** Counted until it exceeds `MAX_STEPS`. */
type Work = { steps: number }

type Search = { state: number; positions: readonly (readonly number[])[] }

/** A search beyond it gives up, after about 0.2 seconds. A step moves a position, or compares two signs. */
const MAX_STEPS = 2_000_000
/** Longer than any pattern, so that a position is one number. */
const POSITIONS = 65_536

/**
 * Whether some text follows all rules: the product of the rules' automata accepts one.
 * @param kind `address`: e-mail addresses in lower case; `any`: all texts
 * @returns true also when the search would take more than `MAX_STEPS`
 */
export function hasCommonText(written: readonly TextRule[], kind: 'address' | 'any'): boolean {
  const universe = kind === 'address' ? address : anyText
  const work: Work = { steps: 0 }
  const rules = withoutHopeless(written, work)
  if (work.steps > MAX_STEPS) return true
  if (rules.some(({ patterns, isNegated }) => patterns.length === 0 && !isNegated)) return false
  const start: Search = { state: universe.start, positions: rules.map(toStart) }
  const open = [start]
  const known = new Set([toKey(start)])
  for (let search = open.pop(); search; search = open.pop()) {
    if (universe.isEnd(search.state) && rules.every((rule, index) => isMet(rule, search.positions[index] ?? []))) {
      return true
    }
    for (const sign of getSigns(rules, search, kind)) {
      const next = advance(search, sign, rules, universe, work)
      if (work.steps > MAX_STEPS) return true
      const key = next && toKey(next)
      if (!next || key === undefined || known.has(key)) continue
      known.add(key)
      open.push(next)
    }
  }
  return false
}

/** Leaves out the patterns whose first and last signs show that no text can match them and the other rules. */
function withoutHopeless(rules: readonly TextRule[], work: Work): readonly TextRule[] {
  const left = rules.map(({ patterns, isNegated }) => ({ patterns, isNegated }))
  for (const rule of left) {
    for (const other of left) {
      if (other === rule || other.isNegated) continue
      rule.patterns = rule.patterns.filter(one => other.patterns.some(pattern => canMeet(one, pattern, work)))
      if (work.steps > MAX_STEPS) return rules
    }
  }
  return left
}

/** Whether two patterns have the same signs before the first and behind the last `SIGNS` of either. */
function canMeet(one: string, other: string, work: Work): boolean {
  const isAlike = (toPlace: (index: number, length: number) => number) => {
    for (let index = 0; ; index += 1) {
      work.steps += 1
      const sign = one[toPlace(index, one.length)]
      const otherSign = other[toPlace(index, other.length)]
      if (sign === SIGNS || otherSign === SIGNS) return true
      if (sign === undefined || otherSign === undefined) return sign === otherSign
      if (sign !== otherSign && sign !== SIGN && otherSign !== SIGN) return false
    }
  }
  return isAlike(index => index) && isAlike((index, length) => length - 1 - index)
}

function toStart(rule: TextRule): number[] {
  const positions: number[] = []
  for (const index of rule.patterns.keys()) addClosed(positions, rule, index * POSITIONS)
  return positions
}

const toKey = ({ state, positions }: Search) => `${state}|${positions.map(one => one.join()).join('|')}`

function advance(
  search: Search,
  sign: string,
  rules: readonly TextRule[],
  universe: Automaton,
  work: Work,
): Search | undefined {
  const state = universe.step(search.state, sign)
  if (state === undefined) return undefined
  const positions: number[][] = []
  for (const [index, rule] of rules.entries()) {
    const current = search.positions[index] ?? []
    work.steps += 1 + current.length
    const next: number[] = []
    for (const position of current) {
      const own = getSign(rule, position)
      if (own === SIGNS) addClosed(next, rule, position)
      else if (own === SIGN || own === sign) addClosed(next, rule, position + 1)
    }
    if (next.length === 0 && !rule.isNegated) return undefined
    positions.push(next)
  }
  return { state, positions }
}

function getSign({ patterns }: TextRule, position: number): string | undefined {
  return patterns[Math.floor(position / POSITIONS)]?.[position % POSITIONS]
}

/** Adds a position and those behind each `SIGNS`, which may stand for nothing. Positions rise. */
function addClosed(positions: number[], rule: TextRule, position: number) {
  const last = positions.at(-1) ?? -1
  let at = position
  if (at > last) positions.push(at)
  while (getSign(rule, at) === SIGNS) {
    at += 1
    if (at > last) positions.push(at)
  }
}

function isMet(rule: TextRule, positions: readonly number[]): boolean {
  return positions.some(position => getSign(rule, position) === undefined) !== rule.isNegated
}

/** What the patterns name next. One further sign represents all others that the universe treats alike. */
function getSigns(rules: readonly TextRule[], { positions }: Search, kind: 'address' | 'any'): string[] {
  const named = new Set<string | undefined>()
  for (const [index, rule] of rules.entries()) {
    for (const position of positions[index] ?? []) named.add(getSign(rule, position))
  }
  for (const other of [undefined, SIGNS, SIGN]) named.delete(other)
  const first = (all: string) => [...all].find(sign => !named.has(sign))
  const others =
    kind === 'address'
      ? [first('xyzabcdefghijklmnopqrstuvw'), first('0123456789'), '@', '.', '-', '_', "'", '+']
      : [OTHER]
  return [...new Set([...named, ...others])].filter(sign => sign !== undefined)
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
