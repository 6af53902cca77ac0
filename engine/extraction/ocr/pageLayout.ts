/** A word and its box in pixels. `paragraph` and `line` are numbers as Tesseract divides the page. */
export type Word = { text: string; paragraph: string; line: string } & Box
export type Cell = { column: number; text: string }
/** Text in reading order, or a table whose first row may be a header. */
export type LayoutPart = { text: string } | { firstRow: readonly Cell[]; cells: readonly Cell[] }

type Box = { left: number; right: number; top: number; bottom: number }
/** Words of one line without a wide gap. */
type Fragment = { text: string; words: number; paragraph: string } & Box
type Column = { left: number; right: number; fragments: Fragment[] }

/** Of the height of a line: wider gaps are between columns. */
const GAP = 0.7
const MIN_COLUMNS = 3
/** A header and three rows. */
const MIN_LINES = 4
/** Columns of prose have more words a line. One column of a table may have such lines. */
const MAX_CELL_WORDS = 3
/** Of the most lines in a column: so many may reach into the next one, such as headings and words with a fault. */
const MAX_CROSSING = 0.08
/** Of the least distance of lines: the lines of one cell are at most so far apart. */
const SAME_CELL = 1.12
/** Of the height of a line: text farther above or below a table is none of its cells. */
const APART = 0.8
/** Of the least distance of lines: boxes of letters differ by less. */
const SAME_HEIGHT = 0.25
/** Of the width of all text: a line of this width divides the page. */
const WIDE = 0.6
/** Signs for which Tesseract takes the rules of a table. */
const RULES = /^[|[\]{}_—–=~]+$/
const RULES_BESIDE = /^[|[\]{}\\]+|[|[\]{}\\]+$/g

/**
 * Finds tables: short texts side by side in at least three columns. Their cells are complete where a value breaks into
 * several lines. Other text keeps its order, so that prose in columns is read by column.
 * @param words in the order of Tesseract
 * @param slope of the lines, for a page that lay askew
 * @returns undefined for a page without tables
 */
export function layOut(words: readonly Word[], slope: number): LayoutPart[] | undefined {
  const fragments = toFragments(words.map(word => straighten(word, slope)))
  const parts: LayoutPart[] = []
  let text: Fragment[] = []
  const endText = () => {
    if (text.length > 0) parts.push({ text: joinLines(text) })
    text = []
  }
  for (const band of toBands(fragments)) {
    const { before, columns, after } = findColumns(band)
    if (!isTable(columns)) {
      text.push(...band)
      continue
    }
    text.push(...before)
    endText()
    parts.push(toTable(columns))
    text.push(...after)
  }
  endText()
  return parts.some(part => 'cells' in part) ? parts : undefined
}

function straighten(word: Word, slope: number): Word {
  const [down, right] = [(word.left + word.right) * 0.5 * slope, (word.top + word.bottom) * 0.5 * slope]
  return {
    ...word,
    left: word.left + right,
    right: word.right + right,
    top: word.top - down,
    bottom: word.bottom - down,
  }
}

function toFragments(words: readonly Word[]): Fragment[] {
  const fragments: Fragment[] = []
  const gap = GAP * middle(words.map(toHeight))
  let line = ''
  for (const word of words) {
    if (RULES.test(word.text)) continue
    const last = fragments.at(-1)
    const next = { ...word, words: 1 }
    if (last && line === word.line && word.left - last.right <= gap) fragments.splice(-1, 1, extend(last, next))
    else fragments.push(next)
    line = word.line
  }
  return fragments
}

function extend(one: Fragment, next: Fragment): Fragment {
  return {
    paragraph: one.paragraph,
    text: `${one.text} ${next.text}`,
    words: one.words + next.words,
    left: Math.min(one.left, next.left),
    right: Math.max(one.right, next.right),
    top: Math.min(one.top, next.top),
    bottom: Math.max(one.bottom, next.bottom),
  }
}

/** Between lines that are as wide as the text. */
function toBands(fragments: readonly Fragment[]): Fragment[][] {
  const width = Math.max(...fragments.map(({ right }) => right)) - Math.min(...fragments.map(({ left }) => left))
  const isWide = ({ left, right }: Fragment) => right - left > WIDE * width
  const dividers = fragments.filter(isWide).sort((one, other) => one.top - other.top)
  const bands = Array.from({ length: 2 * dividers.length + 1 }, (): Fragment[] => [])
  for (const fragment of fragments) {
    const above = dividers.filter(({ top }) => top < fragment.top).length
    bands[2 * above + (isWide(fragment) ? 1 : 0)]?.push(fragment)
  }
  return bands
}

function findColumns(band: readonly Fragment[]): { before: Fragment[]; columns: Column[]; after: Fragment[] } {
  const beside = findBeside(band)
  const columns = divide([...beside])
  const top = Math.min(...[...beside].map(one => one.top))
  const bottom = Math.max(...[...beside].map(one => one.bottom))
  const [before, after]: Fragment[][] = [[], []]
  for (const fragment of band) {
    const isOutside = !beside.has(fragment)
    const apart = APART * toHeight(fragment)
    if (isOutside && top - fragment.bottom > apart) before?.push(fragment)
    else if (isOutside && fragment.top - bottom > apart) after?.push(fragment)
    else findNearest(columns, fragment)?.fragments.push(fragment)
  }
  for (const column of columns) column.fragments = joinRows(column.fragments)
  return { before: before ?? [], columns, after: after ?? [] }
}

/** Columns are where fragments are; few fragments may reach from one into another. */
function divide(fragments: readonly Fragment[]): Column[] {
  const edges = fragments
    .flatMap(({ left, right }) => [
      { at: left, change: 1 },
      { at: right, change: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.change - other.change)
  let covered = 0
  let most = 0
  for (const { change } of edges) {
    covered += change
    most = Math.max(most, covered)
  }
  const few = Math.floor(MAX_CROSSING * most)
  const columns: Column[] = []
  for (const { at, change } of edges) {
    covered += change
    const last = columns.at(-1)
    if (change === 1 && covered === few + 1) columns.push({ left: at, right: at, fragments: [] })
    else if (last && change === -1 && covered === few) last.right = at
  }
  return columns
}

/** A line of a cell may come in several fragments. */
function joinRows(fragments: readonly Fragment[]): Fragment[] {
  const rows: Fragment[][] = []
  for (const fragment of fragments.toSorted((one, other) => one.top - other.top)) {
    const row = rows.at(-1)
    if (row?.[0] && isOverlapping(row[0], fragment)) row.push(fragment)
    else rows.push([fragment])
  }
  return rows.map(row => row.sort((one, other) => one.left - other.left).reduce(extend))
}

/** Fragments with another one at their height. */
function findBeside(band: readonly Fragment[]): Set<Fragment> {
  const beside = new Set<Fragment>()
  const sorted = [...band].sort((one, other) => one.top - other.top)
  for (const [index, one] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at]
      if (other === undefined || other.top >= one.bottom) break
      if (one.right < other.left || other.right < one.left) {
        beside.add(one)
        beside.add(other)
      }
    }
  }
  return beside
}

function isOverlapping(one: Fragment, other: Fragment): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared > Math.min(toHeight(one), toHeight(other)) / 2
}

function findNearest(columns: readonly Column[], { left, right }: Fragment): Column | undefined {
  const shared = (column: Column) => Math.min(right, column.right) - Math.max(left, column.left)
  return columns.toSorted((one, other) => shared(other) - shared(one))[0]
}

function isTable(columns: readonly Column[]): boolean {
  const long = columns.filter(({ fragments }) => fragments.length >= MIN_LINES)
  const prose = long.filter(({ fragments }) => middle(fragments.map(({ words }) => words)) > MAX_CELL_WORDS)
  return long.length >= MIN_COLUMNS && prose.length <= 1
}

function toTable(columns: readonly Column[]): LayoutPart {
  const distance = findLineDistance(columns)
  const cells = columns.map(column => toCells(column, columns, distance))
  const first = cells.flatMap(([cell]) => (cell ? [cell] : []))
  const highest = first.toSorted((one, other) => one.top - other.top)[0]
  const tallest = first
    .filter(cell => highest && isOverlapping(cell, highest))
    .toSorted((a, b) => toHeight(b) - toHeight(a))[0]
  const isFirst = (cell: Fragment, index: number) =>
    index === 0 && tallest !== undefined && isOverlapping(cell, tallest)
  const firstRow: Cell[] = []
  const others: Cell[] = []
  for (const [column, fragments] of cells.entries()) {
    for (const [index, cell] of fragments.entries()) {
      const row = isFirst(cell, index) ? firstRow : others
      row.push({ column, text: cell.text.replace(RULES_BESIDE, '') })
    }
  }
  return { firstRow, cells: others }
}

/** Least distance of two lines in a column. */
function findLineDistance(columns: readonly Column[]): number {
  const height = middle(columns.flatMap(({ fragments }) => fragments.map(toHeight)))
  const distances = columns
    .flatMap(({ fragments }) => fragments.slice(1).map(({ top }, index) => top - (fragments[index]?.top ?? top)))
    .filter(distance => distance > height)
    .sort((one, other) => one - other)
  // The least ones are of boxes that are a little wrong.
  return distances[Math.floor(distances.length * 0.03)] ?? height
}

/**
 * Lines belong to one cell where they are close, and another cell is in the middle between them, or most other columns
 * have no lines at both heights.
 */
function toCells(column: Column, columns: readonly Column[], distance: number): Fragment[] {
  const cells: Fragment[] = []
  const others = columns.filter(one => one !== column)
  const isOneCell = (above: number, below: number) => {
    if (below - above > SAME_CELL * distance) return false
    const hasLine = (one: Column, at: number) => hasLineAt(one, at, SAME_HEIGHT * distance)
    const rows = others.filter(one => hasLine(one, above) && hasLine(one, below))
    return rows.length * 2 < others.length || others.some(one => hasLine(one, (above + below) / 2))
  }
  let above = Number.NEGATIVE_INFINITY
  for (const fragment of column.fragments) {
    const cell = cells.at(-1)
    if (cell && isOneCell(above, fragment.top)) {
      // A number breaks after its hyphen.
      cell.text += /\d-$/.test(cell.text) ? fragment.text : ` ${fragment.text}`
      cell.bottom = fragment.bottom
    } else cells.push({ ...fragment })
    above = fragment.top
  }
  return cells
}

function hasLineAt({ fragments }: Column, at: number, tolerance: number): boolean {
  let [from, to] = [0, fragments.length]
  while (from < to) {
    const middleOne = (from + to) >> 1
    if ((fragments[middleOne]?.top ?? 0) <= at - tolerance) from = middleOne + 1
    else to = middleOne
  }
  return (fragments[from]?.top ?? Number.POSITIVE_INFINITY) < at + tolerance
}

function joinLines(fragments: readonly Fragment[]): string {
  return fragments
    .map(({ text, paragraph }, index) =>
      index > 0 && fragments[index - 1]?.paragraph !== paragraph ? `\n${text}` : text,
    )
    .join('\n')
}

function toHeight({ top, bottom }: Box): number {
  return bottom - top
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
