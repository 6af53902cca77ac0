import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodeGazetteer, encodeGazetteer } from '../../../engine/inspection/names/gazetteerFile.ts'
import { landscapes } from '../../../engine/inspection/names/landscapes.ts'
import { givenRank, LEXICON_BYTES } from '../../../engine/inspection/names/lexicon.ts'
import { namesDetector } from '../../../engine/inspection/names/namesDetector.ts'
import { computeHash, foldWord, hashSlice } from '../../../engine/inspection/names/wordHash.ts'

const data = join(import.meta.dirname, '../../../engine/inspection/names/data')

describe('the gazetteers', () => {
  test.each(['words.bin', 'places.bin'])('%s is the file that SOURCES.md describes', async name => {
    const digest = createHash('sha256')
      .update(await readFile(join(data, name)))
      .digest('hex')

    expect(await readFile(join(data, 'SOURCES.md'), 'utf8')).toContain(`\`${digest}\``)
  })

  test('leave room in the table of the lookup, which never ends in a full one', async () => {
    let entries = 0
    for (const name of ['words.bin', 'places.bin']) decodeGazetteer(await readFile(join(data, name)), () => entries++)

    const slots = LEXICON_BYTES / (2 * Uint32Array.BYTES_PER_ELEMENT)
    expect(entries / slots).toBeLessThan(0.7)
  })

  test('contain no landscape as a usual given name', async () => {
    const given = new Set<number>()
    decodeGazetteer(await readFile(join(data, 'words.bin')), (hash, flags) => {
      if (givenRank(flags) >= 2) given.add(hash)
    })

    expect(landscapes.split(', ').filter(name => given.has(computeHash(name)))).toEqual([])
  })

  test('are read from another directory if one is given', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'names-'))
    try {
      for (const name of ['words.bin', 'places.bin']) await cp(join(data, name), join(directory, name))
      const found: string[] = []
      namesDetector({ dataDirectory: directory }).find({ text: 'John Smith', header: undefined }, infoType =>
        found.push(infoType),
      )
      expect(found).toEqual(['PERSON_NAME'])

      await writeFile(join(directory, 'words.bin'), 'no gazetteer')
      expect(() => namesDetector({ dataDirectory: directory })).toThrow('not a gazetteer')
    } finally {
      await rm(directory, { recursive: true })
    }
  })

  test('survive serialisation, with the same bytes for any order', () => {
    const words = new Map([
      ['anna', 3],
      ['new york', 0x13],
      ["o'neill", 8],
    ])
    const bytes = encodeGazetteer(words)

    const decoded = new Map<number, number>()
    decodeGazetteer(bytes, (hash, flags) => decoded.set(hash, flags))

    expect(decoded).toEqual(new Map([...words].map(([word, flags]) => [computeHash(word), flags])))
    expect(encodeGazetteer(new Map([...words].reverse()))).toEqual(bytes)
    expect(() => decodeGazetteer(bytes.subarray(0, -2), () => {})).toThrow()
  })

  test('know a word in any spelling', () => {
    for (const written of ['MÜNCHEN', 'München', 'Mu\u0308nchen', 'munchen']) {
      expect(hashSlice(`in ${written}!`, 3, 3 + written.length)).toBe(computeHash('munchen'))
    }
    expect(foldWord('Þorsteinsgata Straße Ðoko Miła O’Neill')).toBe("thorsteinsgata strasse doko mila o'neill")
    expect(hashSlice('New York', 4, 8, hashSlice('New York', 0, 3))).toBe(computeHash('new york'))
  })
})
