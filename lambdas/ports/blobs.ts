import type { PinnedBlob } from '../../shared/domain/transfer.ts'

/** `size` in bytes, `expiresAt` in epoch ms; with `sha256` (hexadecimal), bytes of another digest are refused. */
export type UploadLimits = { size: number; expiresAt: number; sha256?: string | undefined }
/** A part that arrived. `etag` is quoted, as in HTTP; `sha256` is there where the store computed or checked it. */
export type UploadedPart = { partNumber: number; size: number; etag: string; sha256?: string | undefined }
/** Why a multipart upload could not be put together; it stays as it was. */
export type MultipartFault =
  | { kind: 'noSuchUpload' }
  /** Numbers are not rising, or there are none. */
  | { kind: 'invalidOrder' }
  /** It never arrived, or another one arrived since. */
  | { kind: 'invalidPart'; partNumber: number }
  /** Smaller than 5 MiB, and not the last. */
  | { kind: 'tooSmall'; partNumber: number }
export type DownloadTerms = { fileName: string; expiresAt: number }

/**
 * File contents. Keys come from ids alone. There are two areas: `incoming` takes uploads through signed URLs and can
 * never be read from outside; `released` is read through signed URLs and can never be written from outside.
 * Every verb may be repeated, and be called by many at once, without harm.
 */
export type Blobs = {
  /** A URL that takes one PUT body of exactly `size` bytes under `key` until `expiresAt` (epoch ms) or the pin. */
  uploadUrl(key: string, limits: UploadLimits): Promise<string>
  /** Begins an upload in parts, numbered 1 to 10,000; it takes parts until it is completed or aborted. */
  createMultipart(key: string): Promise<string>
  /** A URL that takes one PUT body of exactly `size` bytes as a part; its answer bears the ETag. A repeat replaces it. */
  partUrl(key: string, uploadId: string, partNumber: number, limits: UploadLimits): Promise<string>
  /**
   * The parts that arrived with numbers above `after` (0 for the first page), in their order, at most `limit` (1,000).
   * Undefined when there is no such upload, or none any more. `next` is there when more follow.
   */
  listParts(
    key: string,
    uploadId: string,
    page: { after: number; limit?: number },
  ): Promise<{ parts: UploadedPart[]; next?: number | undefined } | undefined>
  /**
   * Makes the listed parts, in rising order, the object under the key, as one PUT would have; parts that are not listed
   * are dropped. Nothing is pinned by it.
   * @returns undefined when it is done
   */
  completeMultipart(
    key: string,
    uploadId: string,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<MultipartFault | undefined>
  /** Drops an upload and all of its parts, for good; what is unknown, completed or aborted already is no fault. */
  abortMultipart(key: string, uploadId: string): Promise<void>
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
   * Stores what the product itself made as the pinned version under an incoming key that no upload URL was ever made
   * for, once. When the bytes fail, nothing of them stays. Rejects when something is pinned there.
   */
  store(key: string, bytes: AsyncIterable<Uint8Array>): Promise<PinnedBlob & { sha256: string }>
  /**
   * Makes the pinned version of an incoming key the released object of the same key. What was withdrawn or erased does
   * not come back by it. Rejects when nothing is pinned and nothing was released before.
   */
  publish(key: string): Promise<void>
  /** A URL that answers the released object as an attachment until `expiresAt` (epoch ms) or its withdrawal. */
  downloadUrl(key: string, terms: DownloadTerms): Promise<string>
  /**
   * From its return on, no URL issued before answers the released object; URLs issued later do. Changes nothing for a
   * key that is not released, or withdrawn.
   */
  renewUrls(key: string): Promise<void>
  /**
   * From its return on, no URL answers the released object, those issued before included; a stream that runs already may
   * finish. The object itself stays until it is erased.
   */
  withdraw(key: string): Promise<void>
  /**
   * Destroys everything under the key in an area for good: uploads in parts that were begun for it, and the key of its
   * encryption. The other area keeps what it has.
   */
  erase(area: 'incoming' | 'released', key: string): Promise<void>
}

/** The environment's fault, not the caller's: answered 507, and what is stored stays as it is. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}
