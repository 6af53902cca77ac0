import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'

/** In seconds: for the first values, and for a thread that was slow to begin. */
const GRACE = 10
/** Bytes a second that a search must get through: any pattern that people have a use for does ten times as many. */
const SLOWEST = 500_000
/** What a value costs beside its bytes, in bytes. */
const VALUE_COST = 8
/** Steps of a search, one state at one byte each, between two looks at the clock: some 10 ms. */
const STEPS_BETWEEN = 1_000_000

/** The processor time that the searches of a column may take: a pattern may be made to cost hours of it. */
export class SearchBudget {
  private readonly now: () => number
  private readonly column: number
  private readonly programSize: number
  private allowed = GRACE
  private spent = 0
  private startedAt = 0
  private steps = 0

  /** @param now seconds of processor time; `programSize` of the pattern, in instructions; `column` from 0 */
  constructor(now: () => number, { programSize, column }: { programSize: number; column: number }) {
    this.now = now
    this.programSize = programSize
    this.column = column
  }

  /** Begins a batch of values. */
  start(values: number, bytes: number) {
    this.allowed += (bytes + VALUE_COST * values) / SLOWEST
    this.startedAt = this.now()
  }

  /** Before so many bytes are looked at. @throws AnonymisationFault when no time is left */
  search(bytes: number) {
    this.steps += this.programSize * bytes
    if (this.steps < STEPS_BETWEEN) return
    this.steps = 0
    this.hold()
  }

  /** Ends the batch. @throws AnonymisationFault */
  stop() {
    this.hold()
  }

  private hold() {
    const now = this.now()
    this.spent += now - this.startedAt
    this.startedAt = now
    if (this.spent > this.allowed) throw new AnonymisationFault(faultTexts.patternTooSlow, { column: this.column })
  }
}
