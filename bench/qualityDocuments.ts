import type { Extracted } from '../engine/extraction/extracted.ts'
import { BasicInfoType, type Findings } from '../shared/domain/inspection.ts'
import type { LabelledDocument } from '../test/labelled/labelledDocument.ts'
import { labelledDocuments } from '../test/labelled/labelledDocuments.ts'
import type { Label } from '../test/labelled/passage.ts'
import { newScores, type Scores } from './qualityScore.ts'

export type Reading = { documents: number; whole: number; labels: number; lost: number; notInspectable: number }

/**
 * Findings contain only counts, so per document and infotype the smaller of labels and findings is right; a surplus
 * beyond the tolerated ones is wrong, a shortfall is missed.
 */
export async function scoreDocuments(
  half: 'a' | 'b',
  extract: (document: LabelledDocument) => Promise<readonly Extracted[]>,
  inspect: (document: LabelledDocument, extracted: readonly Extracted[]) => Promise<Findings>,
  readings: Map<string, Reading>,
): Promise<Scores> {
  const scores = newScores()
  for (const document of labelledDocuments(half)) {
    const extracted = await extract(document)
    note(readings, document, extracted)
    const findings = await inspect(document, extracted)
    for (const kind of BasicInfoType.options) {
      const counted = findings.summary.find(({ infoType }) => infoType === kind)?.count ?? 0
      const labels = getCount(document.labels, kind)
      const right = Math.min(counted, labels)
      const score = scores[kind]
      score.found += right
      score.right += right
      score.missed += labels - right
      score.wrong += Math.max(0, counted - labels - getCount(document.tolerated, kind))
    }
  }
  return scores
}

function getCount(labels: readonly Label[], kind: BasicInfoType): number {
  return labels.filter(({ infoType }) => infoType === kind).length
}

/** Ignores white space, because lines break at page ends. */
function note(readings: Map<string, Reading>, { format, labels }: LabelledDocument, extracted: readonly Extracted[]) {
  const reading = readings.get(format) ?? { documents: 0, whole: 0, labels: 0, lost: 0, notInspectable: 0 }
  const squeezed = (text: string) => text.replace(/\s+/g, '')
  const text = squeezed(extracted.map(event => (event.kind === 'text' ? event.text : '')).join(''))
  const lost = labels.filter(({ value }) => !text.includes(squeezed(value))).length
  readings.set(format, {
    documents: reading.documents + 1,
    whole: reading.whole + (lost === 0 ? 1 : 0),
    labels: reading.labels + labels.length,
    lost: reading.lost + lost,
    notInspectable: reading.notInspectable + (extracted.some(({ kind }) => kind === 'notInspectable') ? 1 : 0),
  })
}

export function readingTable(readings: ReadonlyMap<string, Reading>): string {
  const rows = [...readings].map(
    ([format, { documents, whole, labels, lost, notInspectable }]) =>
      `| ${[format, documents, whole, labels, lost, notInspectable].join(' | ')} |`,
  )
  return [
    '\nLabels found in the extracted text, both halves\n',
    '| Format | documents | read wholly | labels | lost | with a part not inspectable |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
