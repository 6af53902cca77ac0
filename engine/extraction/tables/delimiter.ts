const DELIMITERS = [',', ';', '\t', '|']
const LINES = 50

/** How a text may be divided into columns. */
export type Division = {
  delimiter: string
  /** Of the lines that were looked at. */
  lines: number
  /** The number of fields that most lines have. */
  fields: number
  /** How many lines have it, of 1. */
  share: number
}

/**
 * The delimiter by which the lines of a text agree best on a number of fields; undefined where none makes two.
 * @param sample the beginning of the text; its last line may be cut, and is not looked at
 */
export function findDivision(sample: string, isWhole: boolean): Division | undefined {
  const named = /^\ufeff?sep=([,;|\t])\r?\n/.exec(sample)?.[1]
  if (named !== undefined) return { delimiter: named, lines: LINES, fields: 2, share: 1 }
  let best: Division | undefined
  for (const delimiter of DELIMITERS) {
    const division = divideBy(delimiter, sample, isWhole)
    if (division.fields > 1 && (best === undefined || worth(division) > worth(best))) best = division
  }
  return best
}

/** Agreement first; of two that agree alike, more columns. */
function worth({ share, fields }: Division): number {
  return share + Math.min(fields, 100) / 1000
}

function divideBy(delimiter: string, sample: string, isWhole: boolean): Division {
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
  if (isWhole || lines === 0) endLine()
  const [most, times] = [...counts].sort((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [1, 0]
  return { delimiter, lines, fields: most, share: lines === 0 ? 0 : times / lines }
}
