import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { HashFilter } from './hashFilter.ts'
import { lineShape } from './lineShape.ts'
import { americanIds } from './nationalIds/american.ts'
import { asianIds } from './nationalIds/asian.ts'
import { britishIds } from './nationalIds/british.ts'
import { easternIds } from './nationalIds/eastern.ts'
import { germanicIds } from './nationalIds/germanic.ts'
import type { NationalIdFormat } from './nationalIds/nationalIdFormat.ts'
import { nordicIds } from './nationalIds/nordic.ts'
import { romanceIds } from './nationalIds/romance.ts'
import { southernIds } from './nationalIds/southern.ts'
import { getShape, type NumberShape } from './numberShape.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY, VERY_UNLIKELY } from './scan.ts'

type Shaped = { format: NationalIdFormat; topic: number; countsWithoutWords: boolean }

const filter = new HashFilter()
const formatsByShape = new Map<number, Shaped[]>()
for (const format of [
  ...britishIds,
  ...germanicIds,
  ...romanceIds,
  ...nordicIds,
  ...easternIds,
  ...americanIds,
  ...asianIds,
  ...southernIds,
]) {
  for (const shape of format.withoutWords) add(shape, { format, topic: TOPIC[format.topic], countsWithoutWords: true })
  for (const shape of format.withWords) add(shape, { format, topic: TOPIC[format.topic], countsWithoutWords: false })
}

function add(shape: string, shaped: Shaped) {
  const hash = getShape(shape)
  filter.add(hash)
  formatsByShape.set(hash, [...(formatsByShape.get(hash) ?? []), shaped])
}

/** NATIONAL_ID: some fifty kinds of personal ids by shape, check digit and context. */
export function findNationalId(scan: Scan, start: number, shape: NumberShape) {
  for (let end = 0; end < shape.count; end++) {
    const hash = shape.shapes[end] ?? 0
    if (!filter.mayHave(hash)) continue
    const formats = formatsByShape.get(hash)
    if (formats === undefined) continue
    const to = shape.ends[end] ?? start
    let id: string | undefined
    let best = 0
    let isProven = false
    let isByForm = false
    for (const shaped of formats) {
      const score = computeScore(scan, start, shaped)
      if (score <= best) continue
      id ??= shape.compactUpTo(end)
      isByForm ||= shaped.format.hasCheckDigit && score < VERY_LIKELY
      if (!shaped.format.isValid(id)) continue
      best = score
      isProven = shaped.format.hasCheckDigit
    }
    const isMentioned = best === VERY_LIKELY || (best > 0 && !isProven)
    if (isMentioned || !isByForm) {
      if (best > 0) scan.report('NATIONAL_ID', start, to, best, isProven)
    } else {
      const series = { shape: lineShape(scan, start, hash), passes: Number(best > 0) }
      scan.report('NATIONAL_ID', start, to, best > 0 ? best : VERY_UNLIKELY, isProven, series)
    }
  }
}

function computeScore({ context }: Scan, start: number, { format, topic, countsWithoutWords }: Shaped): number {
  const byCheck = format.hasCheckDigit ? 1 : 0
  if (context.isAbout(topic, start)) return countsWithoutWords ? VERY_LIKELY : LIKELY + byCheck
  if (context.isAbout(TOPIC.identity, start)) return countsWithoutWords ? VERY_LIKELY : POSSIBLE + byCheck
  if (!countsWithoutWords) return 0
  // Articles, orders and batches have any form, and one in ten passes a check.
  return context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE) ? UNLIKELY : POSSIBLE + byCheck
}
