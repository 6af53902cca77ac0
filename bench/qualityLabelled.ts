import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { BasicInfoType, Likelihood } from '../shared/domain/inspection.ts'
import { overlapsHalf, type Span } from './qualityRecords.ts'
import { newScores, type Scores } from './qualityScore.ts'

export type LabelledText = { text: string; labels: Span[]; group: string }

const SAMPLES = join(import.meta.dirname, 'names')
export const SETS = ['tuned', 'reported', 'reported2'] as const
type SampleSet = (typeof SETS)[number]

const kinds: Record<string, BasicInfoType> = {
  P: 'PERSON_NAME',
  L: 'LOCATION',
  A: 'STREET_ADDRESS',
  T: 'PHONE_NUMBER',
  N: 'NATIONAL_ID',
}

const Line = z
  .object({
    text: z.string(),
    spans: z.array(z.object({ infoType: BasicInfoType, start: z.int(), end: z.int() })),
    group: z.string().default(''),
  })
  .transform(({ spans, ...line }): LabelledText => ({ ...line, labels: spans }))

/** One JSON object per line: `{"text", "spans": [{"infoType", "start", "end"}], "group"}`; `end` is exclusive, in UTF-16 units. */
export function readLabelledLines(path: string): LabelledText[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(line => line.trim() !== '').map(line => Line.parse(JSON.parse(line)))
}

/**
 * The hand-written texts of `bench/names`: rules are made with the tuned ones, both reported sets decide nothing. Groups
 * are `language/section`.
 */
export function readSamples(set: SampleSet): LabelledText[] {
  const folder = join(SAMPLES, set)
  return readdirSync(folder).flatMap(file => {
    const language = basename(file, '.txt')
    let section = ''
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap(line => {
        if (line.startsWith('# ')) section = line.slice(2)
        return line === '' || line.startsWith('# ') ? [] : [{ ...readMarked(line), group: `${language}/${section}` }]
      })
  })
}

/** Matches {P:Anna Kowalska}; `\n` is a line break. */
function readMarked(line: string): Pick<LabelledText, 'text' | 'labels'> {
  let text = ''
  const labels: Span[] = []
  for (const [part, mark, value] of line.replaceAll('\\n', '\n').matchAll(/\{([PLATN]):([^}]+)\}|[^{]+/g)) {
    const infoType = kinds[mark ?? '']
    if (infoType && value) labels.push({ infoType, start: text.length, end: text.length + value.length })
    text += value ?? part
  }
  return { text, labels }
}

/** A place inside an address is part of it, so a finding there is neither right nor wrong. */
export function scoreTexts(
  texts: readonly LabelledText[],
  find: (text: string) => readonly Span[],
  onError?: (kind: 'missed' | 'wrong', text: string, span: Span) => void,
): Scores {
  const scores = newScores()
  for (const { text, labels } of texts) {
    const findings = find(text)
    const isSame = (one: Span, other: Span) => one.infoType === other.infoType && overlapsHalf(one, other)
    const isInAddress = (span: Span) =>
      labels.some(label => label.infoType === 'STREET_ADDRESS' && overlapsHalf(label, span))
    for (const label of labels) {
      const isFound = findings.some(finding => isSame(finding, label))
      scores[label.infoType][isFound ? 'found' : 'missed'] += 1
      if (!isFound) onError?.('missed', text, label)
    }
    for (const finding of findings) {
      if (labels.some(label => isSame(finding, label))) scores[finding.infoType].right += 1
      else if (finding.infoType !== 'LOCATION' || !isInAddress(finding)) {
        scores[finding.infoType].wrong += 1
        onError?.('wrong', text, finding)
      }
    }
  }
  return scores
}

type Find = (text: string) => readonly (Span & { likelihood: Likelihood })[]

/** One row per language and one per section: labels, precision, recall and F1 of each kind. */
export function groupTable(title: string, texts: readonly LabelledText[], find: Find): string {
  const labelled = BasicInfoType.options.filter(kind =>
    texts.some(({ labels }) => labels.some(one => one.infoType === kind)),
  )
  const groups = new Set(['', ...texts.flatMap(({ group }) => group.split('/'))])
  const rows = [...groups].map(name => {
    const scores = scoreTexts(name === '' ? texts : texts.filter(({ group }) => group.split('/').includes(name)), find)
    const figures = labelled.flatMap(kind => {
      const { labels, precision, recall, f1 } = scores[kind]
      return [labels, ...[precision, recall, f1].map(shown)]
    })
    return `| ${[name === '' ? 'all' : name, ...figures].join(' | ')} |`
  })
  const heads = labelled.flatMap(kind => [kind, 'precision', 'recall', 'F1'])
  return [`\n${title}\n`, `| Group | ${heads.join(' | ')} |`, `|---${'|---'.repeat(heads.length)}|`, ...rows].join('\n')
}

/** Share of right findings of each likelihood. */
export function calibrationTable(texts: readonly LabelledText[], find: Find): string {
  const rows = BasicInfoType.options.flatMap(kind =>
    Likelihood.options.flatMap(likelihood => {
      const { right, wrong } = scoreTexts(texts, text => find(text).filter(one => one.likelihood === likelihood))[kind]
      return right + wrong === 0
        ? []
        : [`| ${[kind, likelihood, right + wrong, shown(right / (right + wrong))].join(' | ')} |`]
    }),
  )
  return ['\n| Kind | likelihood | findings | right |', '|---|---|---|---|', ...rows].join('\n')
}

const PIECE = 64 * 1024

export function falseFindings(path: string, find: Find): string {
  const text = readFileSync(path, 'utf8')
  const counts = new Map<BasicInfoType, number>()
  for (let at = 0; at < text.length; at += PIECE)
    for (const { infoType } of find(text.slice(at, at + PIECE))) counts.set(infoType, (counts.get(infoType) ?? 0) + 1)
  const megabytes = text.length / 1_000_000
  const rows = [...counts].map(([kind, count]) => `| ${[kind, count, (count / megabytes).toFixed(0)].join(' | ')} |`)
  return [
    `\n${path}: ${megabytes.toFixed(2)} M characters\n`,
    '| Kind | findings | a million characters |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

const shown = (share: number) => (Number.isNaN(share) ? '-' : share.toFixed(3))
