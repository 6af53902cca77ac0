import type { InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/**
 * A stretch of text that detectors look at. Windows of one text overlap, so that what is cut by the end of one stands
 * whole in the next.
 */
export type Window = {
  readonly text: string
  /** What the column is called that the text stands in, in lower case: the best context that there is. */
  readonly header: string | undefined
  /** Spans that a checksum proves, found by detectors that ran before: nothing else is looked for in them. */
  readonly proven?: readonly Span[]
}

/** From `start` up to, but not including, `end`, in UTF-16 units of the window's text. */
export type Span = { start: number; end: number }

/**
 * Calls for something found: from `start` up to, but not including, `end`, in UTF-16 units of the window's text.
 * `isProven` says that a checksum of the value holds.
 */
export type Report = (
  infoType: InfoType,
  start: number,
  end: number,
  likelihood: Likelihood,
  isProven?: boolean,
) => void

/**
 * Finds some of the kinds in a window, in one pass whose time grows with the length of the window and nothing else.
 * A detector keeps nothing from one window to the next, and never mutates it.
 */
export type Detector = {
  readonly infoTypes: readonly InfoType[]
  /** The longest match that it can report, in UTF-16 units: the overlap of windows is no shorter. */
  readonly longest: number
  find(window: Window, report: Report): void
  /** What a cell of a first row is that may name its column. Its detector reports no finding within a `name`. */
  headingKind?(heading: string): HeadingKind
}

/** `name` of a column, a `value` like the cells below it, or `unknown`: a name that says nothing of these kinds. */
export type HeadingKind = 'name' | 'value' | 'unknown'
