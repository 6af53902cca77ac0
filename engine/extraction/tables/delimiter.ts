const DELIMITERS = [',', ';', '\t', '|']
const LINES = 50

export type Division = {
  delimiter: string
  lines: number
  fields: number
  /** Share of lines with that number, from 0 to 1. */
  share: number
}

/**
 * The delimiter with the most consistent number of fields; undefined when none gives two.
 * @param sample beginning of the text; a cut last line is ignored
 */
export function findDivision(sample: string, isComplete: boolean): Division | undefined {
  const named = /^\ufeff?sep=([,;|\t])\r?\n/.exec(sample)?.[1]
  if (named !== undefined) return { delimiter: named, lines: LINES, fields: 2, share: 1 }
  let best: Division | undefined
  for (const delimiter of DELIMITERS) {
    const division = divideBy(delimiter, sample, isComplete)
    if (division.fields > 1 && (best === undefined || rank(division) > rank(best))) best = division
  }
  return best
}

function rank({ share, fields }: Division): number {
  return share + Math.min(fields, 100) / 1000
}

function divideBy(delimiter: string, sample: string, isComplete: boolean): Division {
  const counts = new Map<number, number>()
  let lines = 0
  let fields = 1
  let isQuoted = false
  let isEmpty = true
  const endLine = () => {
    if (!isEmpty) {
      counts.set(fields, (counts.get(fields) ?? 0) + 1)
      lines += 1
    }
    fields = 1
    isEmpty = true
  }
  for (let at = 0; at < sample.length && lines < LINES; at += 1) {
    const character = sample[at]
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === delimiter) fields += 1
    else if (character === '\n' || character === '\r') {
      endLine()
      continue
    }
    isEmpty = false
  }
  if (isComplete || lines === 0) endLine()
  const [mostFrequent, times] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [1, 0]
  return { delimiter, lines, fields: mostFrequent, share: lines === 0 ? 0 : times / lines }
}
