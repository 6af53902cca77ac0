import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { file, MIB, PASSWORD, sealed, text } from './entries.ts'
import { pythonIsMissing, pythonList, readers, withArchive } from './readers.ts'

/** Exceeds one chunk, so it is streamed; one half compresses, the other does not. */
const large = Buffer.concat([text(1.6 * MIB), randomBytes(2.3 * MIB), text(0.2 * MIB)])
const files = new Map<string, Buffer>([
  ['large.bin', large],
  ['random.jpg', randomBytes(1.2 * MIB)],
  ['exactly one chunk.txt', text(MIB)],
  ['folder/sub folder/notes.txt', text(5000)],
  ['empty.txt', Buffer.alloc(0)],
  ['one byte', Buffer.from('a')],
  ['Übersicht für Zoë – 報告書 🚚.txt', Buffer.from('Grüße')],
])
const entries = () => [...files].map(([name, content]) => file(name, content))

for (const reader of readers) {
  describe.skipIf(reader.isMissing)(`${reader.name} (must be installed)`, () => {
    test.each(['store', 1, 6, 'auto'] as const)('unpacks an archive that was sealed at level %s', async level => {
      const archive = await sealed(entries(), level)

      const unpacked = await reader.unpack(archive, PASSWORD)

      expect([...unpacked.keys()].sort()).toEqual([...files.keys()].sort())
      for (const [name, content] of files) expect(unpacked.get(name)?.equals(content), name).toBe(true)
    })

    test('refuses a wrong password', async () => {
      const archive = await sealed([file('a.txt', text(3000)), file('b.bin', large)])

      await expect(reader.unpack(archive, `${PASSWORD}x`)).rejects.toThrow()
    })

    test.each(['store', 1] as const)('detects one flipped bit of the content at level %s', async level => {
      const content = randomBytes(30_000)
      const archive = await sealed([file('a.bin', content)], level)
      archive[20_000] = (archive[20_000] ?? 0) ^ 1

      await expect(reader.unpack(archive, PASSWORD)).rejects.toThrow()
    })
  })
}

test('any contents, in any pieces, at any level, unpack unchanged', async () => {
  const [zipJs] = readers
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.integer({ min: 1, max: 2 * MIB }).map(size => text(size)),
    fc.integer({ min: 1, max: 2 * MIB }).map(size => randomBytes(size)),
    fc.integer({ min: 1, max: 2 * MIB }).map(size => Buffer.alloc(size, 'ab')),
  )
  const contents = fc.array(fc.tuple(content, fc.integer({ min: 1, max: 400_000 })), { maxLength: 4 })

  const level = fc.constantFrom('store' as const, 1 as const, 6 as const, 'auto' as const)
  await fc.assert(
    fc.asyncProperty(contents, level, async (files, level) => {
      const entries = files.map(([bytes, piece], index) =>
        file(`${index}`, bytes, bytes.length < 1000 ? (piece % 7) + 1 : Math.max(piece, 1001)),
      )
      const unpacked = await zipJs?.unpack(await sealed(entries, level), PASSWORD)
      for (const [index, [bytes]] of files.entries()) {
        expect(unpacked?.get(`${index}`)?.equals(Buffer.from(bytes))).toBe(true)
      }
      expect(unpacked?.size).toBe(files.length)
    }),
    { numRuns: 15 },
  )
})

describe.skipIf(pythonIsMissing)('python3 (must be installed)', () => {
  test("reads names, sizes, times, flags and WinZip's AES field correctly", async () => {
    const archive = await sealed(entries(), 6)

    const listed = await withArchive(archive, pythonList)

    expect(listed.map(({ name, size }) => [name, size])).toEqual([...files].map(([name, { length }]) => [name, length]))
    for (const entry of listed) {
      expect(entry).toMatchObject({ crc: 0, method: 99, version: 51, time: [2026, 3, 4, 5, 6, 8] })
      // Encrypted and UTF-8; a data descriptor only if sizes were unknown in advance.
      expect(entry.flags).toBe(entry.size > MIB ? 0x809 : 0x801)
      // AE-2, "AE", AES-256, stored or deflated.
      expect(entry.extra).toMatch(/0199070002004145030[08]00$/)
    }
    expect(listed.find(({ name }) => name === 'one byte')?.packedSize).toBe(1 + 28)
  })

  test('reads an empty archive', async () => {
    expect(await withArchive(await sealed([]), pythonList)).toEqual([])
  })
})
