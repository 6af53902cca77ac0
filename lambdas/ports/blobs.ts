import type { PinnedBlob } from '../../shared/domain/transfer.ts'

export type UploadLimits = { size: number; expiresAt: number }
export type DownloadTerms = { fileName: string; expiresAt: number }

/**
 * File contents. Keys come from ids alone. There are two areas: `incoming` takes uploads through signed URLs and can
 * never be read from outside; `released` is read through signed URLs and can never be written from outside.
 * Every verb may be repeated, and be called by many at once, without harm.
 */
export type Blobs = {
  /** A URL that takes one PUT body of exactly `size` bytes under `key` until `expiresAt` (epoch ms) or the pin. */
  uploadUrl(key: string, limits: UploadLimits): Promise<string>
  /**
   * Pins the version now stored under an incoming key: later uploads to the key are refused or change nothing. Pinning
   * again answers the same. Undefined when nothing was uploaded.
   */
  pin(key: string): Promise<PinnedBlob | undefined>
  /**
   * Streams the pinned version of an incoming key, or a released object (withdrawn or not), from `start` to `end`
   * (inclusive; an end beyond the last byte is that byte). Rejects when there is none; what was altered in the store
   * makes the stream fail.
   */
  read(
    area: 'incoming' | 'released',
    key: string,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array>>
  /** Reads an incoming key's pinned version through once and answers its length and SHA-256, without slowing the API. */
  digest(key: string): Promise<{ size: number; sha256: string }>
  /**
   * Makes the pinned version of an incoming key the released object of the same key. What was withdrawn or erased does
   * not come back by it. Rejects when nothing is pinned and nothing was released before.
   */
  publish(key: string): Promise<void>
  /** A URL that answers the released object as an attachment until `expiresAt` (epoch ms) or its withdrawal. */
  downloadUrl(key: string, terms: DownloadTerms): Promise<string>
  /**
   * From its return on, no URL answers the released object, those issued before included; a stream that runs already may
   * finish. The object itself stays until it is erased.
   */
  withdraw(key: string): Promise<void>
  /**
   * Destroys everything under the key in an area, the key of its encryption included, for good. The other area keeps
   * what it has.
   */
  erase(area: 'incoming' | 'released', key: string): Promise<void>
}

/** The environment's fault, not the caller's: answered 507, and what is stored stays as it is. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}
