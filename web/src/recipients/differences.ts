export type Segment = { text: string; isDifferent: boolean }

/** Splits both texts into what they share, in order, and what only one of them has. Takes a step per pair of characters. */
export function findDifferences(one: string, other: string): { one: Segment[]; other: Segment[] } {
  const [letters, otherLetters] = [Array.from(one), Array.from(other)]
  const shared = countShared(letters, otherLetters)
  const [marks, otherMarks] = [letters.map(() => true), otherLetters.map(() => true)]
  let [at, otherAt] = [0, 0]
  while (at < letters.length && otherAt < otherLetters.length) {
    if (letters[at] === otherLetters[otherAt]) {
      marks[at++] = false
      otherMarks[otherAt++] = false
    } else if ((shared[at + 1]?.[otherAt] ?? 0) >= (shared[at]?.[otherAt + 1] ?? 0)) at += 1
    else otherAt += 1
  }
  return { one: toSegments(letters, marks), other: toSegments(otherLetters, otherMarks) }
}

/** The length of the longest common subsequence of the rests, for each pair of places. */
function countShared(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let at = one.length - 1; at >= 0; at -= 1) {
    const [row, below] = [rows[at], rows[at + 1]]
    if (!row || !below) continue
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1) {
      const isSame = one[at] === other[otherAt]
      row[otherAt] = isSame ? (below[otherAt + 1] ?? 0) + 1 : Math.max(below[otherAt] ?? 0, row[otherAt + 1] ?? 0)
    }
  }
  return rows
}

function toSegments(letters: readonly string[], marks: readonly boolean[]): Segment[] {
  const segments: Segment[] = []
  for (const [place, text] of letters.entries()) {
    const isDifferent = marks[place] ?? false
    const last = segments.at(-1)
    if (last?.isDifferent === isDifferent) last.text += text
    else segments.push({ text, isDifferent })
  }
  return segments
}
