import type { PinnedBlob, Transfer, TransferFile } from '../../../shared/domain/transfer.ts'
import { blobKey } from './blobKey.ts'

/** Something that a recipient gets: a file as it is published, or the archive of all of them. */
export type Content = {
  id: string
  name: string
  /** Bytes. */
  size: number
  key: string
  sha256?: string | undefined
}

/** Where an attempt at anonymising a file writes. No upload URL is ever made for it. */
export function anonymisedKey(transferId: string, fileId: string, attempt: number): string {
  return `${blobKey(transferId, fileId)}.${attempt}`
}

/** Where an attempt at sealing a transfer writes. */
export function archiveKey(transferId: string, archiveId: string, attempt: number): string {
  return `${blobKey(transferId, archiveId)}.${attempt}`
}

/** A file as it is inspected, and published or sealed: anonymised, where that was asked for. */
export function readContent(transferId: string, file: TransferFile): Content {
  const { id, name, anonymisation } = file
  if (!anonymisation) return content(file, blobKey(transferId, id), file.blob, file.size)
  // Asked for before it is there, it is a mistake: the upload must never stand in its place.
  if (!anonymisation.blob) throw new Error(`File ${id} is not anonymised yet.`)
  return content({ id, name }, anonymisedKey(transferId, id, anonymisation.attempt), anonymisation.blob)
}

/** All that is published of a transfer, and nothing else ever is. */
export function publishedContents(transfer: Transfer): Content[] {
  const { id, isPasswordProtected, archive, files } = transfer
  if (!isPasswordProtected) return files.map(file => readContent(id, file))
  if (!archive?.blob) throw new Error(`Transfer ${id} is not sealed yet.`)
  return [content(archive, archiveKey(id, archive.id, archive.attempt), archive.blob)]
}

/** Keys under which anything of a file may ever have been stored. */
export function keysOfFile(transferId: string, { id, anonymisation }: TransferFile): string[] {
  return [blobKey(transferId, id), ...attempts(anonymisation, attempt => anonymisedKey(transferId, id, attempt))]
}

/** Keys under which anything of a transfer may ever have been stored. */
export function getKeys({ id, files, archive, request }: Transfer): string[] {
  const ofArchive = archive ? attempts(archive, attempt => archiveKey(id, archive.id, attempt)) : []
  return [...files.flatMap(file => keysOfFile(id, file)), ...ofArchive, ...(request?.leftKeys ?? [])]
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
