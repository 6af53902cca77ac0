import type { FileHandle } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { Blobs } from '../../lambdas/ports/blobs.ts'
import type { Keys } from '../../lambdas/ports/keys.ts'
import type { Routes } from '../http.ts'
import { blobRoutes } from './blobRoutes.ts'
import { contentFiles } from './contentFiles.ts'
import { type Area, type ContentRow, contentRows } from './contentRows.ts'
import { contentSweeper } from './contentSweeper.ts'
import type { DigestAnswer, DigestJob } from './digestWorker.ts'
import { logScrubber } from './logScrubber.ts'
import { type ByteRange, readContent } from './readContent.ts'
import { DamagedContent } from './segments.ts'
import { signUrl } from './signedUrl.ts'
import { contentOf, openRow, type Store } from './store.ts'
import { workerPool } from './workerPool.ts'

const DIGESTS_AT_ONCE = 2

export type DiskBlobsParts = {
  /** Belongs to this adapter alone. */
  directory: string
  database: DatabaseSync
  keys: Keys
  /** 32 bytes under which URLs are signed. */
  signingKey: Buffer
  origin: string
  now: () => number
  newId: () => string
  /** Told of every content that is not what was stored. */
  onDamage?: (error: DamagedContent) => void
}

export type DiskBlobs = Blobs & {
  /** Answers what lies under /blobs/, where the signed URLs lead. */
  routes: Routes
  /** Removes what a killed process left behind; to be called at start-up and now and then. */
  sweep(): Promise<{ removed: number }>
  /** Waits for the answers that are under way: close their connections first. */
  close(): Promise<void>
}

/** Blobs on this machine's disk: every content encrypted under a key of its own, which dies with its row. */
export function diskBlobs({ directory, database, signingKey, origin, ...parts }: DiskBlobsParts): DiskBlobs {
  const rows = contentRows(database, parts.now)
  const files = contentFiles(directory)
  const store: Store = { ...parts, rows, files, underway: new Map(), reportDamage }
  const digests = workerPool<DigestJob, DigestAnswer>(new URL('./digestWorker.ts', import.meta.url), DIGESTS_AT_ONCE)
  const sweepContents = contentSweeper(store)
  const scrub = logScrubber(database)
  const serve = blobRoutes(store, signingKey)
  const answering = new Set<Promise<boolean>>()

  /** A content that was erased while it was about to be read is absent, not damaged. */
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
    const answer = await digests.run({ ...(await contentOf(store, row)), path: files.pathOf(row.id) })
    if (!('failure' in answer)) return answer
    if (!answer.isDamage) throw new Error(answer.failure)
    const damage = new DamagedContent(row.id, answer.failure)
    reportDamage(damage)
    throw damage
  }

  return {
    uploadUrl: async (key, { size, expiresAt }) =>
      signUrl(signingKey, origin, { area: 'incoming', key, terms: { size: `${size}`, expires: `${expiresAt}` } }),

    downloadUrl: async (key, { fileName, expiresAt }) =>
      signUrl(signingKey, origin, { area: 'released', key, terms: { name: fileName, expires: `${expiresAt}` } }),

    async pin(key) {
      const row = rows.pin(key)
      return row && { version: row.id, size: row.size, sha256: row.sha256 }
    },

    async read(area, key, range) {
      const row = pinned(area, key)
      return ReadableStream.from(reading(store, row, range && within(range, row.size)))
    },

    digest,
    publish: async key => rows.publish(key),
    withdraw: async key => rows.withdraw(key),

    async erase(area, key) {
      const freed = rows.erase(area, key)
      if (freed) await files.remove(freed)
      await scrub()
    },

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

/** Opens the file with the first read, so that a stream nobody reads holds nothing open. */
async function* reading(store: Store, row: ContentRow, range: ByteRange | undefined) {
  let file: FileHandle | undefined
  try {
    const opened = await openRow(store, row)
    file = opened.file
    yield* readContent(file, opened.content, range)
  } catch (error) {
    if (error instanceof DamagedContent) store.reportDamage(error)
    throw error
  } finally {
    await file?.close()
  }
}

function within({ start, end }: ByteRange, size: number): ByteRange {
  if (start < 0 || end < start || start >= size) throw new RangeError(`No bytes ${start} to ${end} in ${size}.`)
  return { start, end: Math.min(end, size - 1) }
}
