import type { InspectedFile, TableRules } from '../../lambdas/ports/engine.ts'

/** Sources stay with the caller; the thread reads them by messages. */
export type Job =
  | { verb: 'anonymise'; sourceSizes: readonly [number]; rules: TableRules }
  | { verb: 'inspect'; sourceSizes: readonly [number]; about: InspectedFile }
  | {
      verb: 'seal'
      sourceSizes: readonly number[]
      files: readonly { name: string; size: number; modifiedAt: Date }[]
      password: string
    }
  | { verb: 'check'; sourceSizes: readonly []; rules: TableRules }
  | { verb: 'preview'; sourceSizes: readonly []; data: string; rules: TableRules }
  | { verb: 'suggest'; sourceSizes: readonly []; data: string; headerRow: boolean }

export type FromThread =
  | { kind: 'read'; id: number; source: number; start: number; end: number }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; answer: unknown }
  | { kind: 'failed'; error: unknown }

/** Messages to the thread. `more` permits one more piece of bytes, and gives its memory back. */
export type ToThread =
  | { kind: 'read'; id: number; bytes: Uint8Array<ArrayBuffer> | undefined }
  | { kind: 'more'; memory: ArrayBuffer }
  | { kind: 'stop' }

/** Maximum pieces in flight to the reader. */
export const PIECES_AHEAD = 4
/** Each piece is one message and one copy. */
export const PIECE_BYTES = 256 * 1024
