import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import type { Blobs, PublishedAs } from '../../../ports/blobs.ts'
import type { Release } from './blobRows.ts'
import { copyVersion } from './copyVersion.ts'
import { type Store, storedVersion, type Version } from './store.ts'

/** Macie reads only objects with the extension of a format that it knows. */
const EXTENSION = /^[a-z0-9]{1,16}$/

export function publishing(store: Store): Pick<Blobs, 'publish' | 'renewUrls'> {
  const { s3, rows, incoming, released, copySizes, newId } = store
  const remove = (Bucket: string, Key: string, VersionId?: string) =>
    s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))

  async function copyToNewName(
    key: string,
    source: Version,
    { sha256, extension = '' }: PublishedAs,
  ): Promise<Release> {
    const target = { bucket: released, key: `${key}/${newId()}${EXTENSION.test(extension) ? `.${extension}` : ''}` }
    const { version, size } = await copyVersion(s3, { ...source, sha256 }, target, copySizes)
    return { object: target.key, version, size, sha256 }
  }

  /** @returns whether the released row names this copy */
  async function release(key: string, releasedKey: string, of: PublishedAs): Promise<boolean> {
    const isKnown = async () => (await rows.released(releasedKey)) !== undefined
    const source = await storedVersion(store, 'incoming', key)
    const copy = await copyToNewName(releasedKey, source, of).catch(async error => {
      // A concurrent publish may have removed the source.
      if (await isKnown()) return undefined
      throw error
    })
    if (!copy) return false
    if (await rows.release(key, releasedKey, copy)) return true
    await remove(released, copy.object, copy.version)
    // Published, withdrawn or erased concurrently. Otherwise the incoming key was erased.
    if (await isKnown()) return false
    throw new Error(`Nothing is stored under ${key} in incoming.`)
  }

  return {
    async publish(key, releasedKey, of = {}) {
      // A known one may be withdrawn or erased.
      const isKnown = (await rows.released(releasedKey)) !== undefined
      if (!isKnown && !(await release(key, releasedKey, of))) return
      const { blob, releasedAs } = (await rows.pinned(key)) ?? {}
      // Contents are stored once.
      if (blob && releasedAs !== undefined) await remove(incoming, key, blob.version)
    },

    async renewUrls(key) {
      const row = await rows.released(key)
      if (!row?.release || row.isWithdrawn) return
      const { object, version, size, sha256 } = row.release
      const [, extension] = /\.([^./]+)$/.exec(object.slice(key.length)) ?? []
      const copy = await copyToNewName(key, { bucket: released, key: object, version, size }, { sha256, extension })
      // Withdrawn, erased or renewed concurrently: no row names this copy.
      if (!(await rows.replaceRelease(key, object, copy))) {
        await remove(released, copy.object, copy.version)
        return
      }
      // The marker also hides a second version, which a repeated copy may have left.
      await remove(released, object)
      await remove(released, object, version)
    },
  }
}
