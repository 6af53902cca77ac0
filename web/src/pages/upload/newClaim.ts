import type { FileToSend } from '../../files/chosenFile.ts'
import { UnreadableFile } from '../../upload/failure.ts'
import { takeSample } from '../../upload/takeSample.ts'
import type { ClaimedFile, KeptClaim } from './keptClaims.ts'

const KEY_BYTES = 32

/**
 * Reads each file a little, so that no link is used up for unreadable files.
 * @throws UnreadableFile
 */
export async function newClaim(linkId: string, files: readonly FileToSend[]): Promise<KeptClaim> {
  return { linkId, key: newKey(), keptAt: Date.now(), files: await Promise.all(files.map(claimedFile)) }
}

async function claimedFile({ tempId, path, file }: FileToSend): Promise<ClaimedFile> {
  const { size, type, lastModified } = file
  const sample = await takeSample(file).catch(() => {
    throw new UnreadableFile(path)
  })
  return { tempId, name: path, size, lastModified, sample, ...(type === '' ? {} : { contentType: type }) }
}

/** 256 random bits in base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
