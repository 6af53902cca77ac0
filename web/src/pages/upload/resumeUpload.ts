import type { BoundCall } from '../../api/boundCall.ts'
import type { ChosenFile } from '../../files/chosenFile.ts'
import { filesByHandles } from '../../files/filesByHandles.ts'
import { apiPorts } from '../../upload/apiPorts.ts'
import { isConflict } from '../../upload/failure.ts'
import { getHandles } from '../../upload/keptHandles.ts'
import { findMatch, type Matching, matchFiles, toCurrent, type WaitingFile } from '../../upload/matchFiles.ts'
import { type Claimed, claim } from './claim.ts'
import { type KeptClaim, keepClaim } from './keptClaims.ts'

export type ResumedUpload = {
  claim: KeptClaim
  files: (WaitingFile & { isWaiting: boolean })[]
  found: ChosenFile[]
}

const FILES_AT_ONCE = 4

/**
 * Repeats the claim, even if the first reply was lost.
 * @throws ApiError
 */
export async function resumeUpload(call: BoundCall, kept: KeptClaim): Promise<ResumedUpload> {
  // Before any await: the browser grants permission only during the click.
  const finding = findByHandles(kept)
  const claimed = await claim(call, kept)
  const taken = { ...kept, uploadId: claimed.id, keptAt: Date.now() }
  keepClaim(taken)
  const uploaded = await findUploaded(call, claimed)
  const files = claimed.files.map(({ tempId, name }) => ({
    id: String(tempId),
    name,
    size: kept.files.find(file => file.tempId === tempId)?.size ?? 0,
    isWaiting: !uploaded.has(tempId),
  }))
  const byHandle = await finding
  const found = claimed.files.flatMap(({ tempId }) => (uploaded.has(tempId) ? [] : (byHandle.get(tempId) ?? [])))
  return { claim: taken, files, found }
}

export function matchResumed({ claim: { files: known }, files }: ResumedUpload, chosen: readonly ChosenFile[]) {
  return matchFiles(
    known.map(({ tempId, lastModified, sample = '' }) => ({ tempId, fileId: String(tempId), lastModified, sample })),
    files.filter(({ isWaiting }) => isWaiting),
    chosen,
  )
}

export function resumed({ claim: kept }: ResumedUpload, matching: Matching) {
  const contents = new Map<number, Blob>()
  const handles = new Map<number, FileSystemFileHandle>()
  for (const { file, chosen } of matching.matched) {
    contents.set(Number(file.id), chosen.file)
    if (chosen.handle) handles.set(Number(file.id), chosen.handle)
  }
  const files = kept.files.map(file => toCurrent(file, findMatch(matching, String(file.tempId))))
  return { claim: { ...kept, files }, contents, handles }
}

/** The server begins no new upload for these. */
async function findUploaded(call: BoundCall, { id, files }: Claimed): Promise<ReadonlySet<number>> {
  const { begin } = apiPorts(call)
  const uploaded = new Set<number>()
  const queue = files.values()
  const lane = async () => {
    for (const { id: fileId, tempId } of queue) {
      await begin({ id, fileId }, undefined, new AbortController().signal).catch(error => {
        if (!isConflict(error)) throw error
        uploaded.add(tempId)
      })
    }
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
  return uploaded
}

async function findByHandles({ linkId, files }: KeptClaim): Promise<ReadonlyMap<number, ChosenFile>> {
  const handles = await getHandles(linkId)
  return filesByHandles(files.map(({ tempId, name }) => ({ id: tempId, name, handle: handles.get(tempId) })))
}
