import type { InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/** Windows overlap, so that a value cut by one is complete in the next. */
export type Window = {
  readonly text: string
  /** Lower-case header of the text's column. */
  readonly header: string | undefined
  /** Proven by checksum. They contain nothing else. */
  readonly proven?: readonly Span[]
}

/** `end` is exclusive; in UTF-16 units of the window's text. */
export type Span = { start: number; end: number }

/**
 * Numbers that one program writes in lines of one `shape`. `passes`: the checks that this number passes, as bits; it is
 * 0 for a number that has the form of the kind only. `ifAllPass`: the likelihood when almost all numbers of the series
 * pass one check; otherwise they are no findings. Then a `value` (its hash) counts once in 64 numbers, because a
 * column that repeats one number proves nothing.
 */
export type Series = { shape: number; passes: number; ifAllPass?: { likelihood: Likelihood; value: number } }

/**
 * `end` is exclusive; in UTF-16 units. `isProven`: the checksum is valid. `series`: of a number whose only evidence is
 * its form and check.
 */
export type Report = (
  infoType: InfoType,
  start: number,
  end: number,
  likelihood: Likelihood,
  isProven?: boolean,
  series?: Series,
) => void

/** Runs in linear time. A detector is stateless between windows and does not change them. */
export type Detector = {
  readonly infoTypes: readonly InfoType[]
  /** Maximum length of a match and minimum overlap of windows, in UTF-16 units. */
  readonly longest: number
  find(window: Window, report: Report): void
  /** Classifies a cell of a first row. The detector reports no finding in a `name`. */
  headingKind?(heading: string): HeadingKind
}

/** The `name` of a column, a `value` like the cells below, or `unknown`: another name. */
export type HeadingKind = 'name' | 'value' | 'unknown'
