import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Budget } from '../../../engine/extraction/budget.ts'
import { detect } from '../../../engine/extraction/detection/detect.ts'
import { readFormats } from '../../../engine/extraction/detection/readFormats.ts'
import { extract } from '../../../engine/extraction/extract.ts'
import { extractIsolated } from '../../../engine/extraction/isolated/extractIsolated.ts'
import { memorySource } from '../../../engine/extraction/sources.ts'
import { bombs } from '../../hostile/bombs.ts'
import { deepTexts } from '../../hostile/deepTexts.ts'
import { flood, floods } from '../../hostile/floods.ts'
import { outcome } from '../../hostile/outcome.ts'
import { readMutants } from '../../hostile/readMutants.ts'
import { seeds } from '../../hostile/seeds.ts'

const MIB = 1024 * 1024

let temporaryDirectory = ''
beforeAll(() => {
  temporaryDirectory = mkdtempSync(join(tmpdir(), 'waybill-hostile-'))
})
afterAll(() => rmSync(temporaryDirectory, { recursive: true, force: true }))

const inProcess = (bytes: Uint8Array, name: string) =>
  outcome(extract(memorySource(bytes), name, new Budget(bytes.length)))
const isolated = (bytes: Uint8Array, name: string) =>
  outcome(extractIsolated(memorySource(bytes), name, { temporaryDirectory, memoryBytes: 384 * MIB, cpuSeconds: 30 }))

describe('a damaged document', () => {
  const sound = seeds()

  test('starts from a sound document of each format, all of which are read without a fault', async () => {
    expect(sound.length).toBeGreaterThanOrEqual(41)
    const kinds = new Set<string | undefined>()
    for (const { name, bytes, hasPicture } of sound) {
      const { found } = await detect(memorySource(bytes), name)
      kinds.add(found)
      const { characters, reasons } = await inProcess(bytes, name)
      const expected = hasPicture ? ['unsupported'] : []
      expect({ name, isRead: characters > 20, reasons }).toEqual({ name, isRead: true, reasons: expected })
    }
    expect([...readFormats].filter(format => !kinds.has(format))).toEqual([])
  })

  test('always ends with text or a reason, in two thousand runs', async () => {
    const { read, faults } = await readMutants(2000, 2026)

    expect({ read, faults }).toEqual({ read: 2000, faults: [] })
  })

  test('whose reader never returns is named, and the next ones are read', async () => {
    const script = new URL('../../hostile/spinningReader.ts', import.meta.url)

    expect(await readMutants(4, 1, { script, maxSilenceMs: 2000 })).toEqual({
      read: 4,
      faults: ['document 2: neither yields nor returns'],
    })
  })

  test('is never complete when a package is truncated', async () => {
    const faults: string[] = []
    for (const { name, bytes } of sound) {
      if (!/\.(docx|xlsx|pptx|odt|zip|gz)$/.test(name)) continue
      for (let tenth = 1; tenth < 10; tenth++) {
        const length = Math.floor((bytes.length * tenth) / 10)
        const { reasons } = await inProcess(bytes.subarray(0, length), name)
        if (reasons.length === 0) faults.push(`${name}, ${tenth} tenths`)
      }
    }

    expect(faults).toEqual([])
  })
})

describe('a bomb ends within its budgets:', () => {
  for (const { title, name, make, ends } of bombs) {
    test(title, async () => {
      const { reasons } = await isolated(make(), name)

      const isExpected = (reason: string) => (ends as readonly string[]).includes(reason)
      const isFatal = (reason: string) =>
        ['memory', 'timeout', 'tooLarge', 'tooDeep', 'tooManyEntries'].includes(reason)
      if (ends.length > 0) expect({ reasons, isTold: reasons.some(isExpected) }).toMatchObject({ isTold: true })
      else expect(reasons.filter(isFatal)).toEqual([])
    })
  }
})

describe('a text that targets parsers is read, or a reason is given:', () => {
  for (const { name, make } of deepTexts) {
    test(name, async () => {
      const { reasons, isMarkerFound } = await inProcess(make(), name)

      expect({ reasons, isSaid: isMarkerFound || reasons.length > 0 }).toMatchObject({ isSaid: true })
    })
  }
})

describe('eight megabytes without a line end are read to the last character:', () => {
  for (const [title, pattern] of floods) {
    test(title, async () => {
      const size = 8 * MIB
      const { characters, reasons } = await outcome(extract(flood(pattern, size), 'flood.txt', new Budget(size)))

      expect({ characters, reasons }).toEqual({ characters: size, reasons: [] })
    })
  }
})
