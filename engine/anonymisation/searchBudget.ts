import { AnonymisationFault } from './anonymisationFault.ts'
import { faultTexts } from './faultTexts.ts'

/** In seconds. Covers the first values and a slow thread start. */
const GRACE_SECONDS = 10
/** Practical patterns are at least ten times faster. */
const MIN_BYTES_PER_SECOND = 500_000
const VALUE_OVERHEAD_BYTES = 8
/** One step is one state at one byte: about 10 ms. */
const STEPS_PER_CLOCK_READ = 1_000_000

/** Limits processor time, because a crafted pattern can take hours. */
export class SearchBudget {
  private readonly now: () => number
  private readonly column: number
  private readonly programSize: number
  private allowed = GRACE_SECONDS
  private spent = 0
  private startedAt = 0
  private steps = 0

  /** @param now seconds of processor time; `programSize`: instructions; `column`: from 0 */
  constructor(now: () => number, { programSize, column }: { programSize: number; column: number }) {
    this.now = now
    this.programSize = programSize
    this.column = column
  }

  start(values: number, bytes: number) {
    this.allowed += (bytes + VALUE_OVERHEAD_BYTES * values) / MIN_BYTES_PER_SECOND
    this.startedAt = this.now()
  }

  /** @throws AnonymisationFault when the time is used up */
  search(bytes: number) {
    this.steps += this.programSize * bytes
    if (this.steps < STEPS_PER_CLOCK_READ) return
    this.steps = 0
    this.assertWithinBudget()
  }

  stop() {
    this.assertWithinBudget()
  }

  private assertWithinBudget() {
    const now = this.now()
    this.spent += now - this.startedAt
    this.startedAt = now
    if (this.spent > this.allowed) throw new AnonymisationFault(faultTexts.patternTooSlow, { column: this.column })
  }
}
