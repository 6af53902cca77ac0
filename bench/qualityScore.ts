import { BasicInfoType, type BasicInfoType as Kind } from '../shared/domain/inspection.ts'

export class Score {
  found = 0
  missed = 0
  /** Findings that match a label. */
  right = 0
  wrong = 0
  /** Labels that count neither way. */
  aside = 0

  get labels() {
    return this.found + this.missed
  }

  get precision() {
    return this.right / (this.right + this.wrong)
  }

  get recall() {
    return this.found / this.labels
  }

  get f1() {
    return (2 * this.precision * this.recall) / (this.precision + this.recall)
  }
}

export type Scores = Record<Kind, Score>

export function newScores(): Scores {
  return Object.fromEntries(BasicInfoType.options.map(kind => [kind, new Score()])) as Scores
}

/** Labels required before the goal applies. */
const LABELS_THAT_COUNT = 30
const getGoal = (kind: Kind) => (['PERSON_NAME', 'LOCATION', 'STREET_ADDRESS'].includes(kind) ? 0.8 : 0.97)

export function scoreTable(title: string, tuned: Scores, reported: Scores): string {
  const shown = (share: number) => (Number.isNaN(share) ? '-' : share.toFixed(3))
  const rows = BasicInfoType.options.map(kind => {
    const [one, other] = [tuned[kind], reported[kind]]
    const goal = getGoal(kind)
    const verdict = other.labels < LABELS_THAT_COUNT ? 'too few' : other.f1 >= goal ? 'met' : 'MISSED'
    const figures = [one, other].flatMap(({ labels, aside, wrong, precision, recall, f1 }) => [
      `${labels}${aside > 0 ? ` (+${aside})` : ''}`,
      wrong,
      shown(precision),
      shown(recall),
      shown(f1),
    ])
    return `| ${[kind, ...figures, goal.toFixed(2), verdict].join(' | ')} |`
  })
  return [
    `\n${title}\n`,
    '| Kind | labels | wrong | precision | recall | F1 | labels | wrong | precision | recall | F1 | goal | second half |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
