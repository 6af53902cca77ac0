import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { digestOfContent, type NumberedContent, ROW_BYTES } from '../test/durability/numberedContent.ts'

export const has7z = spawnSync('7z', ['--help']).error === undefined

/**
 * Opens an archive by 7z. Python's csv reads a table; other contents are compared by their SHA-256.
 * @returns what differs
 */
export async function findArchiveFault(
  archive: string,
  password: string,
  content: NumberedContent,
): Promise<string | undefined> {
  const unpacking = spawn('7z', ['x', '-so', `-p${password}`, archive], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(unpacking, 'close')
  const fault = content.kind === 'table' ? findTableFault : findOtherBytes
  const found = await fault(unpacking.stdout, content)
  const [code] = await ended
  return found ?? (code === 0 ? undefined : `7z ended with ${code}.`)
}

async function findOtherBytes(bytes: Readable, content: NumberedContent): Promise<string | undefined> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex') === digestOfContent(content) ? undefined : 'The archive contains other bytes.'
}

async function findTableFault(bytes: Readable, { size }: NumberedContent): Promise<string | undefined> {
  const script = join(import.meta.dirname, 'killedTable.py')
  const reading = spawn('python3', [script, String(size / ROW_BYTES)], { stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = once(reading, 'close')
  const fault = text(reading.stderr)
  // It stops at the first wrong row.
  await pipeline(bytes, reading.stdin).catch(() => undefined)
  const [code] = await ended
  return code === 0 ? undefined : await fault
}
