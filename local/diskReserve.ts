import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StorageFull } from '../lambdas/ports/blobs.ts'

/** Uploads and new transfers leave so much free: what is already there can be revoked, downloaded and signed in to. */
export const DISK_RESERVE_BYTES = 64 * 1024 * 1024
/** Held as a file, for when others than this host have filled the disk. */
const HELD_BYTES = 8 * 1024 * 1024

export type DiskReserve = {
  /** @throws StorageFull when the disk has no room for a new transfer */
  assertRoom(): void
  /** Writes the held file, where it is not there and there is room. */
  hold(): void
  /** Gives the held bytes to the database; false when they were given already. */
  release(): boolean
}

/** @param freeBytes of the disk that the directory lies on */
export function diskReserve(directory: string, freeBytes = () => getFreeBytes(directory)): DiskReserve {
  const file = join(directory, 'reserve')
  return {
    assertRoom() {
      if (freeBytes() < DISK_RESERVE_BYTES) throw new StorageFull('The disk has no room for a new transfer.')
    },
    hold() {
      if (existsSync(file) || freeBytes() < DISK_RESERVE_BYTES + HELD_BYTES) return
      try {
        // Random, since some file systems store zeros as nothing.
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
