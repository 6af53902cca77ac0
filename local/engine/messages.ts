import type { InspectedFile, TableRules } from '../../lambdas/ports/engine.ts'

/** What a thread of the engine is asked to do. Sources stay with whoever asks: the thread reads them by messages. */
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

/** From the thread. */
export type FromThread =
  | { kind: 'read'; id: number; source: number; start: number; end: number }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; answer: unknown }
  | { kind: 'failed'; error: unknown }

/** To the thread. `more` is leave to send one more piece of bytes. */
export type ToThread =
  | { kind: 'read'; id: number; bytes: Uint8Array<ArrayBuffer> | undefined }
  | { kind: 'more' }
  | { kind: 'stop' }

/** Pieces of bytes that may be on their way to who reads them. */
export const PIECES_AHEAD = 4
/** A source is read, and bytes are sent, in pieces of this size: each is a message and a copy. */
export const PIECE_BYTES = 1024 * 1024
