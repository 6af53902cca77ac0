import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createZip, type ZipEntry } from '../../web/src/download/saving/createZip.ts'

const MIB = 1024 * 1024

describe('an archive of files as they come', () => {
  test('has every file whole, under its name and in its order', async () => {
    const contents = fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^[a-zü]{1,4}(\/[a-zü]{1,4})?$/), fc.uint8Array({ maxLength: 200 })),
      {
        selector: ([name]) => name,
        maxLength: 5,
      },
    )
    await fc.assert(
      fc.asyncProperty(contents, async files => {
        const done: string[] = []
        const entries = files.map(([name, bytes]) => entry(name, bytes.length, [bytes], () => done.push(name)))

        const archive = new Uint8Array(await new Response(createZip(entries)).arrayBuffer())

        expect(await unzipped(archive)).toEqual(files.map(([name, bytes]) => [name, bytes]))
        expect(done).toEqual(files.map(([name]) => name))
      }),
      { numRuns: 50 },
    )
  })

  test('says in the header of each file above 4 GiB what stands in its zip64 field, as 7-Zip wants it', async () => {
    const piece = new Uint8Array(16 * MIB)
    const pieces = 257
    const entries = [
      entry(
        'large.bin',
        pieces * piece.length,
        Array.from({ length: pieces }, () => piece),
        () => {},
      ),
    ]
    const headers: Uint8Array[] = []
    for await (const chunk of createZip(entries)) if (chunk.length < 100) headers.push(chunk)

    const end = Buffer.concat(headers)
    const header = end.subarray(end.indexOf('PK\x01\x02'))
    const extra = header.subarray(46 + header.readUInt16LE(28))

    // APPNOTE 4.5.3: so many numbers of 8 bytes as fields are marked, in this order.
    const marked = [24, 20, 42].filter(field => header.readUInt32LE(field) === 0xffffffff)
    expect(extra.readUInt16LE(0)).toBe(1)
    expect(extra.readUInt16LE(2)).toBe(8 * marked.length)
    expect(extra.readBigUInt64LE(4)).toBe(BigInt(pieces * piece.length))
    expect(extra.readBigUInt64LE(4 + 8 * (marked.length - 1))).toBe(0n)
  })

  test('leaves bytes of a file alone that look like a header', async () => {
    const likeHeader = new Uint8Array(46)
    new DataView(likeHeader.buffer).setUint32(0, 0x02014b50, true)
    likeHeader[30] = 28

    const archive = await new Response(createZip([entry('odd.bin', 46, [likeHeader.slice()], () => {})])).arrayBuffer()

    expect(await unzipped(new Uint8Array(archive))).toEqual([['odd.bin', likeHeader]])
  })
})

function entry(name: string, size: number, pieces: Uint8Array[], done: () => void): ZipEntry {
  return { name, size, open: () => ReadableStream.from(pieces.filter(({ length }) => length > 0)), done }
}

async function unzipped(archive: Uint8Array<ArrayBuffer>): Promise<[string, Uint8Array][]> {
  const reader = new ZipReader(new BlobReader(new Blob([archive])), { checkSignature: true })
  const found: [string, Uint8Array][] = []
  for (const file of await reader.getEntries()) {
    if (!file.directory) found.push([file.filename, await file.getData(new Uint8ArrayWriter())])
  }
  await reader.close()
  return found
}
