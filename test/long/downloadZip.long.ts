import { expect, test } from 'vitest'
import { createZip } from '../../web/src/download/saving/createZip.ts'

const MIB = 1024 * 1024

test('an archive has in the header of each file above 4 GiB the values of its zip64 field, as 7-Zip requires', async () => {
  const piece = new Uint8Array(16 * MIB)
  const pieces = 257
  const open = () => ReadableStream.from(Array.from({ length: pieces }, () => piece))
  const entries = [{ name: 'large.bin', size: pieces * piece.length, open, done: () => {} }]
  const headers: Uint8Array[] = []
  for await (const chunk of createZip(entries)) if (chunk.length < 100) headers.push(chunk)

  const end = Buffer.concat(headers)
  const header = end.subarray(end.indexOf('PK\x01\x02'))
  const extra = header.subarray(46 + header.readUInt16LE(28))

  // APPNOTE 4.5.3: one number of 8 bytes per marked field, in this order.
  const marked = [24, 20, 42].filter(field => header.readUInt32LE(field) === 0xffffffff)
  expect(extra.readUInt16LE(0)).toBe(1)
  expect(extra.readUInt16LE(2)).toBe(8 * marked.length)
  expect(extra.readBigUInt64LE(4)).toBe(BigInt(pieces * piece.length))
  expect(extra.readBigUInt64LE(4 + 8 * (marked.length - 1))).toBe(0n)
})
