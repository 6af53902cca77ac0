import { describe, expect, test } from 'vitest'
import { MAX_RECORDED_DOWNLOADS, summarizeDownloads } from '../../shared/domain/downloadSummary.ts'
import { downloadsText } from '../../shared/texts/downloads.ts'
import { countShared, zoneAt } from '../../shared/texts/format.ts'
import { formatShortly } from '../../shared/texts/transferList.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'

const places = (person: string, ...files: number[]) => files.map(file => `${person}.${file}`)
const all = [0, 1, 2, 3, 4, 5, 6, 7]

describe('point 10: the text of downloads', () => {
  const text = (taken: string[] | undefined, isPasswordProtected = false, count = 8) => {
    const files = Array.from({ length: count }, (_, place) => aFile(`file ${place}`))
    const transfer = aTransfer('sent', { files, taken, isPasswordProtected })
    return downloadsText({ downloadCount: 8, taken: summarizeDownloads(transfer), isPasswordProtected })
  }

  test.each([
    ['1 person, all 8 files', places('rita', ...all)],
    ['1 person, 3 of 8 files', places('rita', 0, 2, 4)],
    ['2 people, all 8 files each', [...places('rita', ...all), ...places('rolf', ...all)]],
    ['2 people, all 8 files together', [...places('rita', 0, 1, 2, 3), ...places('rolf', 3, 4, 5, 6, 7)]],
    ['2 people, 1 of 8 files', [...places('rita', 0), ...places('rolf', 0)]],
  ])('%s', (expected, taken) => {
    expect(text(taken)).toBe(expected)
  })

  test('covers an archive, a single file, an incomplete record and a full one', () => {
    expect(text(places('rita', 0), true)).toBe('1 person, the archive')
    expect(text(places('rita', 0), false, 1)).toBe('1 person')
    expect(text(undefined)).toBe('8 downloads')
    expect(downloadsText({ downloadCount: 0, isPasswordProtected: false })).toBe('None yet')
    const full = Array.from({ length: MAX_RECORDED_DOWNLOADS }, (_, person) => `person ${person}.0`)
    expect(text(full)).toBe('At least 500 people, 1 of 8 files')
  })
})

test('point 10: an archive is counted with its files, in the mail and on the page', () => {
  expect(countShared(2, true)).toBe('1 archive with 2 files')
  expect(countShared(2, false)).toBe('2 files')
  expect(countShared(1, true, 'de')).toBe('1 Archiv mit 1 Datei')
})

test('point 10: a time has the reader’s zone, by name', () => {
  const iso = '2026-11-21T09:00:00.000Z'

  expect(formatShortly(iso, true)).toBe(`${formatShortly(iso)} ${zoneAt(iso)}`)
  expect(zoneAt(iso)).toMatch(/^[A-Z]/)
})
