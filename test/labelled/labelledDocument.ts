import type { Label } from './passage.ts'

/** A file and what a careful reader counts in it; `tolerated` is explained at `Passage`. */
export type LabelledDocument = {
  name: string
  format: string
  template: string
  bytes: Uint8Array
  labels: readonly Label[]
  tolerated: readonly Label[]
}
