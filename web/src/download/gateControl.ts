import type { Gate } from './answers.ts'

/** What stands between the files and whoever wants them, and may close meanwhile. */
export type GateControl = {
  /** The transfer turned out to have ended. */
  end: () => void
  /** Puts a gate in front of the page; resolves when it was passed. */
  pass: (gate: Gate) => Promise<void>
}
