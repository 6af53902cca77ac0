import { Budget } from '../engine/extraction/budget.ts'
import { extract } from '../engine/extraction/extract.ts'
import { memorySource } from '../engine/extraction/sources.ts'
import { inspectSource } from '../engine/inspection/inspect.ts'
import { patternDetectors } from '../engine/inspection/patterns/patternDetectors.ts'
import type { InfoType } from '../shared/domain/inspection.ts'
import { heldOutShapes, type LogDocument, logDocument, tunedShapes } from './qualityLogLines.ts'

const SIZE = 200_000
const SEED = 23
const KINDS = ['PHONE_NUMBER', 'CREDIT_CARD_NUMBER', 'NATIONAL_ID', 'IBAN_CODE', 'DOMAIN_NAME'] as const
const NUMBERS: readonly InfoType[] = KINDS.filter(kind => kind !== 'DOMAIN_NAME')

const detectors = patternDetectors()

type Row = { name: string; size: number; wrong: Map<InfoType, number>; labels: number; found: number }

/**
 * False findings a MB in logs and lists of serials, by shape of line, and the share of true numbers found. Findings are
 * counts, so a surplus beyond the labels is false.
 */
export async function measureLogs(): Promise<{ tuned: Row[]; heldOut: Row[] }> {
  return { tuned: await measureShapes(tunedShapes, SEED), heldOut: await measureShapes(heldOutShapes, SEED + 1) }
}

async function measureShapes(shapes: typeof tunedShapes, seed: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const shape of shapes) rows.push(await measure(logDocument(shape, seed, SIZE)))
  return rows
}

async function measure({ name, fileName, text, labels }: LogDocument): Promise<Row> {
  const source = memorySource(Buffer.from(text))
  const { summary } = await inspectSource(source, fileName, {
    detectors,
    extract: (from, called) => extract(from, called, new Budget(from.size)),
  })
  const expected: Partial<Record<InfoType, number>> = {
    PHONE_NUMBER: labels.T,
    CREDIT_CARD_NUMBER: labels.C,
    IBAN_CODE: labels.I,
  }
  const row: Row = { name, size: source.size, wrong: new Map(), labels: labels.T + labels.C + labels.I, found: 0 }
  for (const kind of KINDS) {
    const count = summary.find(({ infoType }) => infoType === kind)?.count ?? 0
    const wanted = expected[kind] ?? 0
    row.found += Math.min(count, wanted)
    row.wrong.set(kind, Math.max(0, count - wanted))
  }
  return row
}

export function logTable(title: string, rows: readonly Row[]): string {
  const perMegabyte = (row: Row, kinds: readonly InfoType[]) =>
    (1_000_000 * kinds.reduce((sum, kind) => sum + (row.wrong.get(kind) ?? 0), 0)) / row.size
  const total: Row = { name: 'all', size: 0, wrong: new Map(), labels: 0, found: 0 }
  for (const { size, wrong, labels, found } of rows) {
    total.size += size
    total.labels += labels
    total.found += found
    for (const [kind, count] of wrong) total.wrong.set(kind, (total.wrong.get(kind) ?? 0) + count)
  }
  const lines = [...rows, total].map(row => {
    const figures = [...KINDS.map(kind => perMegabyte(row, [kind])), perMegabyte(row, NUMBERS)]
    const recall = row.labels === 0 ? '-' : (row.found / row.labels).toFixed(3)
    return `| ${[row.name, ...figures.map(Math.round), row.labels, recall].join(' | ')} |`
  })
  return [
    `\n${title}\n`,
    `| Shape | ${KINDS.join(' | ')} | all numbers | labels | found |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
