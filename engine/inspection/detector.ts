import type { InfoType, Likelihood } from '../../shared/domain/inspection.ts'

/**
 * A stretch of text that detectors look at. Windows of one text overlap, so that what is cut by the end of one stands
 * whole in the next.
 */
export type Window = {
  readonly text: string
  /** What the column is called that the text stands in, in lower case: the best context that there is. */
  readonly header: string | undefined
}

/** Calls for something found: from `start` up to, but not including, `end`, in UTF-16 units of the window's text. */
export type Report = (infoType: InfoType, start: number, end: number, likelihood: Likelihood) => void

/**
 * Finds some of the kinds in a window, in one pass whose time grows with the length of the window and nothing else.
 * A detector keeps nothing from one window to the next, and never mutates it.
 */
export type Detector = {
  readonly infoTypes: readonly InfoType[]
  /** The longest match that it can report, in UTF-16 units: the overlap of windows is no shorter. */
  readonly longest: number
  find(window: Window, report: Report): void
}
