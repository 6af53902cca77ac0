export type CreatedTransfer = { id: string; files: readonly { id: string; tempId: number }[] }
export type SentTransfer = { id: string; recipient: string; expiryDate: string; downloadUrl: string }

/** A URL, or a multipart upload. */
export type Begun = { url: string } | { uploadId: string; partSize: number }
export type WantedPart = { partNumber: number; sha256: string | undefined }
/** `sha256` is the digest its URL was signed for. */
export type Outgoing = { url: string; content: Blob; sha256: string | undefined }
export type ArrivedPart = { partNumber: number; size: number; etag: string; sha256?: string | undefined }
export type PartList = { uploadId: string; parts: { partNumber: number; etag: string }[] }
export type FilePlace = { id: string; fileId: string }

/** `apiPorts` has most of them; pages add those that differ. All reject when the signal aborts. */
export type SendingPorts<Sent = SentTransfer> = {
  create(signal: AbortSignal): Promise<CreatedTransfer>
  /** @param sha256 of the content, if one PUT may carry it */
  begin(place: FilePlace, sha256: string | undefined, signal: AbortSignal): Promise<Begun>
  partUrls(place: FilePlace, uploadId: string, parts: readonly WantedPart[], signal: AbortSignal): Promise<string[]>
  arrivedParts(place: FilePlace, uploadId: string, signal: AbortSignal): Promise<ArrivedPart[]>
  /** @returns the store's ETag */
  put(outgoing: Outgoing, onSent: (bytes: number) => void, signal: AbortSignal): Promise<string>
  completeUpload(place: FilePlace, list: PartList | undefined, signal: AbortSignal): Promise<void>
  /** @param areFindingsConfirmed after it was refused because of them */
  finalize(transferId: string, signal: AbortSignal, areFindingsConfirmed: boolean): Promise<Sent>
  /** Hexadecimal; undefined when unavailable. */
  sha256(content: Blob, signal: AbortSignal): Promise<string | undefined>
  isReadable(content: Blob): Promise<boolean>
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
  /** At least 1, so that clients that failed together retry apart. */
  jitter(): number
  isOnline(): boolean
  online(signal: AbortSignal): Promise<void>
  /** Absent without sessions: a 401 is then permanent. */
  signedIn?(signal: AbortSignal): Promise<void>
  now(): number
}
