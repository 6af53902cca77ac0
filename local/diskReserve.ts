import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StorageFull } from '../lambdas/ports/blobs.ts'

/**
 * New uploads and transfers must leave these bytes, so that existing transfers can still be revoked and downloaded, and
 * members can sign in.
 */
export const DISK_RESERVE_BYTES = 64 * 1024 * 1024
/** Stored as a file, for a disk that other programs have filled. */
const HELD_BYTES = 8 * 1024 * 1024

export type DiskReserve = {
  /** @throws StorageFull when the disk has no room for a new transfer */
  assertRoom(): void
  hold(): void
  /** Frees the reserve file for the database. @returns false when it was already freed */
  release(): boolean
}

export function diskReserve(directory: string, freeBytes = () => getFreeBytes(directory)): DiskReserve {
  const file = join(directory, 'reserve')
  return {
    assertRoom() {
      if (freeBytes() < DISK_RESERVE_BYTES) throw new StorageFull('The disk has no room for a new transfer.')
    },
    hold() {
      if (existsSync(file) || freeBytes() < DISK_RESERVE_BYTES + HELD_BYTES) return
      try {
        // Random bytes, because some file systems do not store zeros.
        writeFileSync(file, randomBytes(HELD_BYTES), { mode: 0o600 })
      } catch {
        rmSync(file, { force: true })
      }
    },
    release() {
      const isHeld = existsSync(file)
      rmSync(file, { force: true })
      return isHeld
    },
  }
}

function getFreeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}
