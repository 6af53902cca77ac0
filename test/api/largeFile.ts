import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { partCount, placeOfPart } from '../../shared/domain/parts.ts'
import { type TestHost, withDatabase } from '../harness/host.ts'
import type { Person, UploadInParts } from '../harness/person.ts'

const MIB = 1024 * 1024

export function readContent(size: number): Buffer {
  const content = Buffer.alloc(size, randomBytes(MIB))
  for (let at = 0; at < size; at += MIB) content.set(Buffer.from(`${at}`).subarray(0, size - at), at)
  return content
}

export async function begun(sender: Person, content: Uint8Array, name = 'large.bin'): Promise<UploadInParts> {
  const { id, files } = await sender.create([{ name, content }])
  return sender.uploadInParts(id, files[0]?.id ?? '')
}

export function toNumbers(content: Uint8Array, { partSize }: UploadInParts): number[] {
  return Array.from({ length: partCount(content.length, partSize) }, (_, index) => index + 1)
}

export function toPart(content: Uint8Array, { partSize }: UploadInParts, partNumber: number): Uint8Array {
  const { start = 0, end = 0 } = placeOfPart(content.length, partSize, partNumber) ?? {}
  return content.subarray(start, end)
}

/**
 * Sends all parts concurrently, in any order.
 * @returns the list that completes the upload
 */
export async function sendAll(sender: Person, upload: UploadInParts, content: Uint8Array, numbers?: number[]) {
  const shuffled = (numbers ?? toNumbers(content, upload))
    .map(partNumber => ({ partNumber, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
  const sent = await Promise.all(
    shuffled.map(({ partNumber }) => sender.sendPart(upload, partNumber, toPart(content, upload, partNumber))),
  )
  return sent.sort((one, other) => one.partNumber - other.partNumber)
}

/** The stored size of an uploading file: rows of this file, and bytes on the disk of all files. */
export function storedFor(host: Pick<TestHost, 'directory'>, { id, fileId }: { id: string; fileId: string }) {
  const key = `${id}.${fileId}`
  const count = (sql: string) =>
    withDatabase(host, database => Number(database.prepare(`SELECT count(*) AS n FROM ${sql}`).get(key)?.n))
  return {
    uploads: count('uploads WHERE key = ?'),
    parts: count('parts JOIN uploads ON uploads.id = whole WHERE key = ?'),
    partsOfContent: count("parts JOIN objects ON content = whole WHERE area = 'incoming' AND key = ?"),
    contents: count("objects WHERE area = 'incoming' AND content IS NOT NULL AND key = ?"),
    onDisk: filesIn(join(host.directory, 'blobs')),
  }
}

function filesIn(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
}
