import type { Gate } from './answers.ts'

/** Gates can close while the page is open. */
export type GateControl = {
  end: () => void
  pass: (gate: Gate) => Promise<void>
}
