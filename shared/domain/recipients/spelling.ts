/** Costs of a change. Three of the least cost more than `MAX_COST`, so at most two changes are found. */
const SWAPPED = 7
const DOUBLED = 7
/** A key beside the right one, or a character that looks like it. */
const NEAR = 8
const OTHER = 10
/** Digits tell names apart: team1, team2. */
const DIGIT = 20
const MAX_COST = 20
const MAX_CHANGES = 2
/** Shorter names have too few letters for the order of them to matter. */
const MIN_MOVED = 6

/** Rows of keys from the top, each half a key to the right of the row above: QWERTY, QWERTZ, AZERTY. */
const keyboards = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
]
/** Keys that are at one place on two of these keyboards. */
const samePlace = ['yz', 'aq', 'wz']
const neighbours = new Set([...keyboards.flatMap(findNeighbours), ...samePlace].flatMap(toBothOrders))
/** Characters that look alike in many fonts, besides those with equal skeletons. */
const similar = new Set(['il', 'i1', 'l1', 'ij', 'lj', 'o0', 's5', 'uv', 'vy', 'gq', 'mn', 'ce'].flatMap(toBothOrders))

/**
 * The greatest cost at which two names of this length probably mean the same.
 *
 * @param isCrowded among so many names that a short one is often close to another one by chance
 */
export function getMaxSpellingCost(length: number, isCrowded = false): number {
  if (length < 3) return 0
  if (isCrowded && length < 5) return SWAPPED
  if (length < 4) return NEAR
  return length < 9 ? OTHER : MAX_COST
}

/**
 * The cost of the changes between two spellings: letters added, missing, replaced, or swapped with the next
 * (Damerau's distance, with lower costs for usual slips). Symmetric. Takes at most `5 * one.length` steps.
 *
 * @returns infinity for different names of any length
 */
export function getSpellingCost(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_CHANGES) return Number.POSITIVE_INFINITY
  let [twoBefore, before, costs] = [newRow(other), newRow(other), newRow(other)]
  for (let line = 0; line <= one.length; line += 1) {
    const [letter, letterBefore] = [one.charAt(line - 1), one.charAt(line - 2)]
    const first = Math.max(0, line - MAX_CHANGES)
    const last = Math.min(other.length, line + MAX_CHANGES)
    if (first > 0) costs[first - 1] = Number.POSITIVE_INFINITY
    for (let column = first; column <= last; column += 1) {
      const [sign, signBefore] = [other.charAt(column - 1), other.charAt(column - 2)]
      let cost = line === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY
      if (line > 0) cost = Math.min(cost, at(before, column) + getInsertionCost(one, line - 1))
      if (column > 0) cost = Math.min(cost, at(costs, column - 1) + getInsertionCost(other, column - 1))
      if (line > 0 && column > 0) cost = Math.min(cost, at(before, column - 1) + getReplacementCost(letter, sign))
      const isSwapped = letter === signBefore && letterBefore === sign
      if (line > 1 && column > 1 && isSwapped) cost = Math.min(cost, at(twoBefore, column - 2) + SWAPPED)
      costs[column] = cost
    }
    ;[twoBefore, before, costs] = [before, costs, twoBefore]
  }
  return judgeTwoChanges(one, other, at(before, other.length))
}

/**
 * A letter in the wrong place (icould, icloud) is one mistake. Two other changes are no mistake when they make another
 * first letter: those are different names (citibank, icicibank).
 */
function judgeTwoChanges(one: string, other: string, cost: number): number {
  if (cost <= OTHER || cost > MAX_COST) return cost
  if (one.length >= MIN_MOVED && toSorted(one) === toSorted(other)) return OTHER
  return one[0] === other[0] ? cost : Number.POSITIVE_INFINITY
}

function toSorted(text: string): string {
  return Array.from(text).sort().join('')
}

/** What two spellings differ by, for the reader. */
export function getSpellingKind(one: string, other: string): 'confusable' | 'keyboard' | 'spelling' {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  if (one.slice(start + 1) !== other.slice(start + 1)) return 'spelling'
  const pair = one.charAt(start) + other.charAt(start)
  if (similar.has(pair)) return 'confusable'
  return neighbours.has(pair) ? 'keyboard' : 'spelling'
}

function getReplacementCost(one: string, other: string): number {
  if (one === other) return 0
  if (isDigit(one) && isDigit(other)) return DIGIT
  return similar.has(one + other) || neighbours.has(one + other) ? NEAR : OTHER
}

/** The cost of a letter that only one spelling has. */
function getInsertionCost(text: string, place: number): number {
  const letter = text.charAt(place)
  if (isDigit(letter) && place === text.length - 1) return DIGIT
  return letter === text[place - 1] ? DOUBLED : OTHER
}

function newRow(text: string): number[] {
  return new Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9'
}

function findNeighbours(rows: readonly string[]): string[] {
  return rows.flatMap((row, line) =>
    Array.from(row, (key, column) => {
      const below = rows[line + 1] ?? ''
      return [row[column + 1], below[column - 1], below[column]].filter(Boolean).map(other => key + other)
    }).flat(),
  )
}

function toBothOrders(pair: string): string[] {
  return [pair, `${pair[1]}${pair[0]}`]
}
