const WORD = /[\p{L}\p{N}]+/gu
const MIN_LETTERS = 3
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** `01Jan60`, `17-May-07`, `3 October 2009`. */
const NAMED_DATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,2})[- ]?(${MONTHS.join('|')})[a-z]*\.?[- ]?(\d{4}|\d{2})(?!\p{L}|\p{N})`,
  'giu',
)
const ISO_DATE = /(?<!\d)\d{2}(\d{2}-\d{2}-\d{2})(?!\d)/g
const ISO_TIME = /(?<!\d)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?!\d)/g
const NUMBER = /(?<![\p{L}\p{N}.,])(?:\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:E([+-]?\d{1,3}))?(?![\p{L}\p{N}])/giu
/** Excel counts days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_MILLISECONDS = 86_400_000
const SECOND = 1000
/** Tika's marks in the place of the number of a note. */
const NOTE_MARK = /\[(?:footnote|endnote)Ref:\d+\]/g
/** Ways to write letters as other letters. Five names of XML are of signs. */
const ESCAPE = /&(?!(?:amp|lt|gt|quot|apos);)[#\w]+;|\\[\w']|=[0-9a-f]{2}|%[0-9a-f]{2}|base64/i
const MAX_RUN = 2000

type Reading = {
  theirs: string
  ours: string
  /** Of the document. */
  name: string
  bytes: Buffer
}

/** Distinct words of three letters or more. */
export function toWords(text: string): Set<string> {
  return new Set(allWords(text).filter(word => word.length >= MIN_LETTERS))
}

/**
 * Words of `theirs` that `ours` does not have. Not lost are: words that we divide differently; dates and numbers of the
 * same value (rounded to the digits shown, or the serial number of a date); whole lines of ours without the spaces
 * between them; and what a parser adds: marks of notes, the name of the document, and words that stand nowhere in a
 * text file.
 */
export function lostWords({ theirs, ours, name, bytes }: Reading): string[] {
  const apart = withoutJoinedLines(theirs.replace(NOTE_MARK, ' '), ours)
  const rest = withoutSameNumbers(withoutSameDates(apart, ours), ours)
  const found = toWords(`${ours}\n${name}`)
  const joined = [...allWords(ours), '\n', ...allWords(name)].join('')
  const literal = toLiteral(bytes)
  return [...toWords(rest)].filter(
    word => !found.has(word) && !joined.includes(word) && (literal === undefined || literal.includes(word)),
  )
}

function allWords(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(WORD)].map(([word]) => word)
}

/** Years of four digits may be shown as two. */
function withoutSameDates(theirs: string, ours: string): string {
  const dates = new Set([...ours.matchAll(ISO_DATE)].map(([, date]) => date))
  return theirs.replace(NAMED_DATE, (shown: string, day: string, month: string, year: string) => {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1
    const date = [year.slice(-2), number, day].map(part => String(part).padStart(2, '0')).join('-')
    return dates.has(date) ? ' ' : shown
  })
}

function withoutSameNumbers(theirs: string, ours: string): string {
  const numbers = [...ours.matchAll(NUMBER)].map(([text]) => toNumber(text))
  const days = [...ours.matchAll(ISO_TIME)].map(([text]) => (Date.parse(`${text}Z`) - DAY_ZERO) / DAY_MILLISECONDS)
  const values = Float64Array.from(numbers).sort()
  const serials = Float64Array.from(days).sort()
  return theirs.replace(NUMBER, (shown: string, fraction = '', exponent?: string) => {
    const number = toNumber(shown)
    const isRounded = fraction !== '' || exponent !== undefined
    const half = isRounded ? 0.5000001 * 10 ** (Number(exponent ?? 0) - Math.max(0, fraction.length - 1)) : 0
    const isSame = has(values, number, half) || (isRounded && has(serials, number, SECOND / DAY_MILLISECONDS))
    return isSame ? ' ' : shown
  })
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function has(sorted: Float64Array, value: number, tolerance: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < value - tolerance) from = middle + 1
    else to = middle
  }
  return (sorted[from] ?? Number.POSITIVE_INFINITY) <= value + tolerance
}

/** `…htmlhttp…` are two links that we read as two lines. */
function withoutJoinedLines(theirs: string, ours: string): string {
  const lines = new Set(
    ours
      .split('\n')
      .map(line => line.trim())
      .filter(line => line.length >= MIN_LETTERS),
  )
  return theirs.replace(/\S+/g, run => (run.length <= MAX_RUN && canDivide(run, lines) ? ' ' : run))
}

function canDivide(run: string, lines: ReadonlySet<string>): boolean {
  const reached = [true]
  for (let end = MIN_LETTERS; end <= run.length; end += 1) {
    for (let start = 0; start <= end - MIN_LETTERS && !reached[end]; start += 1) {
      reached[end] = reached[start] === true && lines.has(run.slice(start, end))
    }
  }
  return reached[run.length] === true
}

/** The letters of a text file in which no escape hides others; undefined for other files. */
function toLiteral(bytes: Buffer): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
  if (text.includes('\0') || ESCAPE.test(text)) return undefined
  // A line end may divide a word.
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
