import type { PinnedBlob } from '../../shared/domain/transfer.ts'

/** `size` in bytes, `expiresAt` in epoch ms. Bytes with another `sha256` (hexadecimal) are refused. */
export type UploadLimits = { size: number; expiresAt: number; sha256?: string | undefined }
/** `etag` is quoted, as in HTTP; `sha256` is present where the store checked it. */
export type UploadedPart = { partNumber: number; size: number; etag: string; sha256?: string | undefined }
/** The upload is unchanged. */
export type MultipartFault =
  | { kind: 'noSuchUpload' }
  /** Not ascending, or empty. */
  | { kind: 'invalidOrder' }
  /** Missing, or replaced since. */
  | { kind: 'invalidPart'; partNumber: number }
  /** Smaller than 5 MiB, and not the last. */
  | { kind: 'tooSmall'; partNumber: number }
/** `sha256` is hexadecimal. `extension` is in lower case, without the dot. */
export type PublishedAs = { sha256?: string | undefined; extension?: string | undefined }
export type DownloadTerms = { fileName: string; expiresAt: number }

/**
 * File contents. `incoming` takes uploads through signed URLs and cannot be read from outside; `released` is read
 * through signed URLs and cannot be written from outside. Every verb is idempotent and may be called concurrently.
 */
export type Blobs = {
  /** Accepts one PUT body of exactly `size` bytes until `expiresAt` (epoch ms) or the pin. */
  uploadUrl(key: string, limits: UploadLimits): Promise<string>
  /** Parts have numbers from 1 to 10,000. */
  createMultipart(key: string): Promise<string>
  /** Accepts one PUT body of exactly `size` bytes, and returns the ETag. A repeat replaces the part. */
  partUrl(key: string, uploadId: string, partNumber: number, limits: UploadLimits): Promise<string>
  /**
   * The parts with numbers above `after` (0 for the first page), ascending, at most `limit` (1,000). Undefined for an
   * unknown or ended upload. `next` is present when more follow.
   */
  listParts(
    key: string,
    uploadId: string,
    page: { after: number; limit?: number },
  ): Promise<{ parts: UploadedPart[]; next?: number | undefined } | undefined>
  /**
   * Makes the listed parts, ascending, the object under the key, like a single PUT. Unlisted parts are dropped. Nothing
   * is pinned.
   * @returns undefined on success
   */
  completeMultipart(
    key: string,
    uploadId: string,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<MultipartFault | undefined>
  /** Permanent. Unknown and ended uploads are ignored. */
  abortMultipart(key: string, uploadId: string): Promise<void>
  /**
   * Pins the current version of an incoming key: later uploads are refused or have no effect. Undefined when nothing
   * was uploaded.
   */
  pin(key: string): Promise<PinnedBlob | undefined>
  /**
   * Streams the pinned version of an incoming key, or a released object (withdrawn or not), from `start` to `end`
   * (inclusive; a larger end is the last byte). Rejects a missing object; the stream fails when stored bytes were
   * altered.
   */
  read(
    area: 'incoming' | 'released',
    key: string,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array>>
  /** Reads the pinned version of an incoming key, without slowing the API. */
  digest(key: string): Promise<{ size: number; sha256: string }>
  /**
   * Stores and pins generated content, once, under an incoming key that never had an upload URL. When the source fails,
   * no bytes remain. Rejects a pinned key.
   */
  store(key: string, bytes: AsyncIterable<Uint8Array>): Promise<PinnedBlob & { sha256: string }>
  /**
   * Releases the pinned version of an incoming key under `releasedKey`, but never restores withdrawn or erased objects.
   * Rejects when nothing is pinned or released, and a copy with another `sha256`. Both keys then name one stored content,
   * which remains until both are erased. An extension becomes part of the stored name where other services read it.
   */
  publish(key: string, releasedKey: string, of?: PublishedAs): Promise<void>
  /** Serves the released object as an attachment until `expiresAt` (epoch ms) or its withdrawal. */
  downloadUrl(key: string, terms: DownloadTerms): Promise<string>
  /** After this returns, earlier URLs no longer serve the released object; later ones do. No effect without one. */
  renewUrls(key: string): Promise<void>
  /**
   * After this returns, no URL serves the released object; a running stream may finish. The object remains until it is
   * erased.
   */
  withdraw(key: string): Promise<void>
  /** Permanently destroys the contents under the incoming key, with unfinished uploads, except a released object. */
  eraseIncoming(key: string): Promise<void>
  /** Permanently destroys the released object, except for an incoming key that still names its content. */
  eraseReleased(key: string): Promise<void>
}

/** A fault of the environment: answered with 507; stored data is unchanged. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}
