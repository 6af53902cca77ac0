import { randomBytes } from 'node:crypto'
import type { Entry } from '../../../engine/archive/entry.ts'
import { sealedZip } from '../../../engine/archive/sealedZip.ts'

export const PASSWORD = 'Correct2Horse3Battery'
export const MIB = 1024 * 1024

export function file(name: string, content: Uint8Array | string, pieceBytes = 100_000): Entry {
  const bytes = Buffer.from(content)
  return {
    name,
    size: bytes.length,
    modifiedAt: new Date('2026-03-04T05:06:08Z'),
    async *open() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
    },
  }
}

/** Compresses to about a third. */
export function text(bytes: number): Buffer {
  const draws = randomBytes(Math.ceil(bytes / 12) + 1)
  const words = ['transfer', 'recipient', 'invoice', 'Grüße', 'a', 'of', '1,024.50', 'retention']
  let lines = ''
  for (let at = 0; lines.length < bytes; at += 1) {
    const draw = draws[at % draws.length] ?? 0
    lines += `${words[draw % words.length]} ${draw * at}${draw % 5 === 0 ? '\n' : ' '}`
  }
  return Buffer.from(lines).subarray(0, bytes)
}

export async function sealed(entries: readonly Entry[], level: 'store' | 1 | 6 | 'auto' = 'auto'): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(sealedZip(entries, PASSWORD, { level })))
}
