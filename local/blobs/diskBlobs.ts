import type { DatabaseSync } from 'node:sqlite'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { Routes } from '../http.ts'
import { threadPool } from '../threads/threadPool.ts'
import { blobRoutes } from './blobRoutes.ts'
import { blobUrls } from './blobUrls.ts'
import { contentFiles } from './contentFiles.ts'
import { type Area, type ContentRow, contentRows } from './contentRows.ts'
import { contentSweeper } from './contentSweeper.ts'
import type { DigestAnswer, DigestJob } from './digestWorker.ts'
import { logScrubber } from './logScrubber.ts'
import { multipartRows } from './multipartRows.ts'
import { multipartUploads } from './multipartUploads.ts'
import { partRows } from './partRows.ts'
import type { ByteRange, OpenContent } from './readContent.ts'
import { DamagedContent } from './segments.ts'
import { openRow, readContent, removeFiles, type Store } from './store.ts'
import { storeContent } from './storeContent.ts'

const DIGESTS_AT_ONCE = 2
const MAX_IDLE_MS = 2000

export type DiskBlobsParts = {
  directory: string
  database: DatabaseSync
  keys: Keys
  /** 32 bytes that sign URLs. */
  signingKey: Buffer
  origin: string
  now: () => number
  newId: () => string
  onDamage?: (error: DamagedContent) => void
  /** In the transaction that pins an upload. */
  onPinned?: (key: string, version: string) => void
}

export type DiskBlobs = Blobs & {
  routes: Routes
  sweep(): Promise<{ removed: number }>
  /** Waits for answers in progress. Close their connections first. */
  close(): Promise<void>
}

/** Each content is encrypted under its own key, which is deleted with its row. */
export function diskBlobs({ directory, database, signingKey, origin, ...parts }: DiskBlobsParts): DiskBlobs {
  const ofParts = partRows(database)
  const rows = contentRows(database, ofParts, parts.now, parts.onPinned)
  const multipart = multipartRows(database, rows, ofParts, parts.now)
  const files = contentFiles(directory)
  const store: Store = { ...parts, rows, multipart, files, inProgress: new Map(), reportDamage }
  const digests = threadPool<DigestJob, DigestAnswer>(new URL('./digestWorker.ts', import.meta.url), {
    max: DIGESTS_AT_ONCE,
    maxIdleMs: MAX_IDLE_MS,
  })
  const sweepContents = contentSweeper(store)
  const scrub = logScrubber(database)
  const serve = blobRoutes(store, signingKey)
  const answering = new Set<Promise<boolean>>()

  /** A content erased during a read is absent, not damaged. */
  function reportDamage(error: DamagedContent) {
    if (rows.isKnown(error.id)) parts.onDamage?.(error)
  }

  function pinned(area: Area, key: string): ContentRow {
    const row = rows.pinned(area, key)
    if (!row) throw new Error(`Nothing is stored under ${key} in ${area}.`)
    return row
  }

  async function digest(key: string) {
    const row = pinned('incoming', key)
    try {
      const answer = await digests.run({ ...(await readContent(store, row)), directory })
      if (!('failure' in answer)) return answer
      throw answer.damagedId === undefined
        ? new Error(answer.failure)
        : new DamagedContent(answer.damagedId, answer.failure)
    } catch (error) {
      if (error instanceof DamagedContent) reportDamage(error)
      throw error
    }
  }

  async function erase(area: Area, key: string) {
    await removeFiles(store, rows.erase(area, key))
    await scrub()
  }

  return {
    ...blobUrls(signingKey, origin, rows.urlIssue),
    ...multipartUploads(store),

    async pin(key) {
      const { row, freed } = rows.pin(key)
      await removeFiles(store, freed)
      return row && { version: row.id, size: row.size, ...(row.sha256 === null ? {} : { sha256: row.sha256 }) }
    },

    async read(area, key, range) {
      const row = pinned(area, key)
      return ReadableStream.from(reading(store, row, range && within(range, row.size)))
    },

    digest,
    store: (key, bytes) => storeContent(store, key, bytes),
    publish: async (key, releasedKey) => rows.publish(key, releasedKey),
    renewUrls: async key => rows.renewUrls(key),
    withdraw: async key => rows.withdraw(key),

    eraseIncoming: key => erase('incoming', key),
    eraseReleased: key => erase('released', key),

    async routes(request, response, url) {
      const answer = serve(request, response, url)
      answering.add(answer)
      return answer.finally(() => answering.delete(answer))
    },

    async sweep() {
      const swept = await sweepContents()
      await scrub()
      return swept
    },

    async close() {
      await Promise.allSettled(answering)
      await digests.close()
    },
  }
}

/** Opens the file at the first read: an unread stream holds no file open. */
async function* reading(store: Store, row: ContentRow, range: ByteRange | undefined) {
  let content: OpenContent | undefined
  try {
    content = await openRow(store, row, range)
    yield* content.bytes()
  } catch (error) {
    if (error instanceof DamagedContent) store.reportDamage(error)
    throw error
  } finally {
    await content?.close()
  }
}

function within({ start, end }: ByteRange, size: number): ByteRange {
  if (start < 0 || end < start || start >= size) throw new RangeError(`No bytes ${start} to ${end} in ${size}.`)
  return { start, end: Math.min(end, size - 1) }
}
