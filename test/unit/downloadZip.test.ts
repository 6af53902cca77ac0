import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createZip, markOffset, type ZipEntry } from '../../web/src/download/saving/createZip.ts'

// The archive of a file above 4 GiB is in test/long/downloadZip.long.ts: its checksum takes 10 seconds.

describe('an archive of streamed files', () => {
  test('contains every file completely, under its name and in order', async () => {
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

  test.each([
    [28, 0xffffffff],
    [0, 7],
    [12, 7],
  ])('marks the offset of an entry only when its zip64 field of %i bytes contains it', (extraBytes, offset) => {
    const header = new DataView(new ArrayBuffer(46))
    header.setUint32(0, 0x02014b50, true)
    header.setUint16(30, extraBytes, true)
    header.setUint32(42, 7, true)

    markOffset(new Uint8Array(header.buffer))

    // APPNOTE 4.5.3: a field that the zip64 field contains has all bits set. The library omits this for the offset.
    expect(header.getUint32(42, true)).toBe(offset)
  })

  test('ignores file bytes that resemble a header', async () => {
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
