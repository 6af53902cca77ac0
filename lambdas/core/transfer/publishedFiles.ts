import type { PinnedBlob, Transfer, TransferFile } from '../../../shared/domain/transfer.ts'
import { blobKey } from './blobKey.ts'

type Stored = Pick<TransferFile, 'id' | 'storedUnder'>

/** A file, or the archive of all files. */
export type Content = {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** In the area `incoming`. */
  key: string
  sha256?: string | undefined
}

/** `releasedKey` differs where the transfer took over the content: withdrawn keys are never published again. */
export type PublishedContent = Content & { releasedKey: string }

/** Where the file was uploaded to. */
export function uploadKey(transferId: string, { id, storedUnder = transferId }: Stored): string {
  return blobKey(storedUnder, id)
}

/** Never gets an upload URL. */
export function anonymisedKey(transferId: string, file: Stored, attempt: number): string {
  return `${uploadKey(transferId, file)}.${attempt}`
}

export function archiveKey(transferId: string, archiveId: string, attempt: number): string {
  return `${blobKey(transferId, archiveId)}.${attempt}`
}

/** The anonymised file where there are rules. */
export function readContent(transferId: string, file: TransferFile): Content {
  const { id, name, anonymisation } = file
  if (!anonymisation) return content(file, uploadKey(transferId, file), file.blob, file.size)
  // No fallback: the original must never be used instead.
  if (!anonymisation.blob) throw new Error(`File ${id} is not anonymised yet.`)
  return content({ id, name }, anonymisedKey(transferId, file, anonymisation.attempt), anonymisation.blob)
}

/** What was uploaded, or its anonymised copy where the original is erased. */
export function scannedContent(transferId: string, file: TransferFile): Content & { sha256: string } {
  const { blob, size, anonymisation } = file
  const scanned = anonymisation?.originalErasedAt
    ? readContent(transferId, file)
    : content(file, uploadKey(transferId, file), blob, size)
  if (scanned.sha256 === undefined) throw new Error(`File ${file.id} is not verified yet.`)
  return { ...scanned, sha256: scanned.sha256 }
}

/** Nothing else is ever published. */
export function publishedContents(transfer: Transfer): PublishedContent[] {
  const { id, isPasswordProtected, files } = transfer
  return isPasswordProtected ? [publishedArchive(transfer)] : files.map(file => publishedFile(id, file))
}

/** Of a transfer without password protection. */
export function publishedFile(transferId: string, file: TransferFile): PublishedContent {
  const releasedKey = readContent(transferId, toReleased(file)).key
  return { ...readContent(transferId, file), releasedKey }
}

export function publishedArchive({ id, archive }: Pick<Transfer, 'id' | 'archive'>): PublishedContent {
  if (!archive?.blob) throw new Error(`Transfer ${id} is not sealed yet.`)
  const key = archiveKey(id, archive.id, archive.attempt)
  return { ...content(archive, key, archive.blob), releasedKey: key }
}

/** All keys that may have contents of the file in the area `incoming`. */
export function keysOfFile(transferId: string, file: TransferFile): string[] {
  const ofAttempts = attempts(file.anonymisation, attempt => anonymisedKey(transferId, file, attempt))
  return [uploadKey(transferId, file), ...ofAttempts]
}

/**
 * All keys that may have contents of the transfer in the area `incoming`. The files of one that was sent again belong to
 * the new one.
 */
export function getKeys({ id, files, archive, request, newId }: Transfer): string[] {
  const own = newId === undefined || request ? files : []
  return [...own.flatMap(file => keysOfFile(id, file)), ...keysOfArchive(id, archive), ...(request?.leftKeys ?? [])]
}

/** All keys, of both areas, that may have the content of the file, alone or in an archive. Also those of an earlier transfer. */
export function getKeysWith({ id, archive }: Pick<Transfer, 'id' | 'archive'>, file: TransferFile): string[] {
  return [...new Set([...keysOfFile(id, file), ...keysOfFile(id, toReleased(file)), ...keysOfArchive(id, archive)])]
}

/** All keys that may have contents of the transfer in the area `released`. */
export function getReleasedKeys({ id, files, archive, blocked, newId, workedFrom }: Transfer): string[] {
  // Nothing of a blocked transfer was copied, unless its work was repeated after the copies. The new one of an earlier version may
  // publish under the same keys.
  const own = blocked && newId !== undefined && workedFrom === undefined ? [] : files
  return [...own.flatMap(file => keysOfFile(id, toReleased(file))), ...keysOfArchive(id, archive)]
}

function toReleased(file: TransferFile): TransferFile {
  return { ...file, storedUnder: file.publishedUnder ?? file.storedUnder }
}

function keysOfArchive(id: string, archive: Transfer['archive']): string[] {
  return archive ? attempts(archive, attempt => archiveKey(id, archive.id, attempt)) : []
}

function attempts(of: { attempt: number } | undefined, key: (attempt: number) => string): string[] {
  return Array.from({ length: of?.attempt ?? 0 }, (_, before) => key(before + 1))
}

function content(
  { id, name }: { id: string; name: string },
  key: string,
  blob: PinnedBlob | undefined,
  size = 0,
): Content {
  return { id, name, key, size: blob?.size ?? size, sha256: blob?.sha256 }
}
