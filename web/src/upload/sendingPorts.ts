/** What the server knows of a transfer that is being uploaded. */
export type CreatedTransfer = { id: string; files: readonly { id: string; tempId: number }[] }
export type SentTransfer = { id: string; recipient: string; expiryDate: string; downloadUrl: string }

/** Where a file is PUT whole, or the upload in parts that stands for it. */
export type Begun = { url: string } | { uploadId: string; partSize: number }
export type WantedPart = { partNumber: number; sha256: string | undefined }
/** What is PUT to a URL, and the digest that the URL was asked for. */
export type Outgoing = { url: string; content: Blob; sha256: string | undefined }
export type ArrivedPart = { partNumber: number; size: number; etag: string; sha256?: string | undefined }
export type PartList = { uploadId: string; parts: { partNumber: number; etag: string }[] }
/** A file of a transfer, as the calls about it name it. */
export type FilePlace = { id: string; fileId: string }

/** What a sending calls; `browserPorts.ts` has the browser's, the page the API's. All reject when the signal is aborted. */
export type SendingPorts<Sent = SentTransfer> = {
  create(signal: AbortSignal): Promise<CreatedTransfer>
  /** @param sha256 of the whole content, where it may be PUT whole */
  begin(place: FilePlace, sha256: string | undefined, signal: AbortSignal): Promise<Begun>
  /** URLs for parts, in their order. */
  partUrls(place: FilePlace, uploadId: string, parts: readonly WantedPart[], signal: AbortSignal): Promise<string[]>
  /** All parts that the store has. */
  arrivedParts(place: FilePlace, uploadId: string, signal: AbortSignal): Promise<ArrivedPart[]>
  /** @returns the ETag under which the store has it */
  put(outgoing: Outgoing, onSent: (bytes: number) => void, signal: AbortSignal): Promise<string>
  completeUpload(place: FilePlace, list: PartList | undefined, signal: AbortSignal): Promise<void>
  finalize(transferId: string, signal: AbortSignal): Promise<Sent>
  /** SHA-256 in hexadecimal; undefined where it cannot be had. */
  sha256(content: Blob, signal: AbortSignal): Promise<string | undefined>
  /** Whether the content can still be read from where it was chosen. */
  isReadable(content: Blob): Promise<boolean>
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
  /** A factor of at least 1 by which a pause is longer, so that clients that failed together come back one by one. */
  jitter(): number
  /** Whether there is a network, as far as the browser knows. */
  isOnline(): boolean
  online(signal: AbortSignal): Promise<void>
  /** Resolves when somebody is signed in again. Absent where no sign-in counts: then a 401 is for good. */
  signedIn?(signal: AbortSignal): Promise<void>
  now(): number
}
