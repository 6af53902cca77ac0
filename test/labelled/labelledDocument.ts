import type { Label } from './passage.ts'

/** A file with the labels of a careful reader; `Passage` explains `tolerated`. */
export type LabelledDocument = {
  name: string
  format: string
  template: string
  bytes: Uint8Array
  labels: readonly Label[]
  tolerated: readonly Label[]
}
