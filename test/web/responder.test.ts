import { describe, expect, test } from 'vitest'
import { scrubbedError } from '../../shared/domain/errorReport.ts'
import { isBearerPath, pageOfPath, pages } from '../../shared/domain/pages.ts'
import { upload as german } from '../../shared/texts/de/upload.ts'
import { upload as english } from '../../shared/texts/en/upload.ts'
import { chosenLanguage } from '../../shared/texts/language.ts'
import { draftFaults } from '../../web/src/pages/upload/draftFaults.ts'
import { receiptText } from '../../web/src/pages/upload/receiptText.ts'

const SECRET = 'Zk3vN0b9QxW7rT5yU1iO-aSdFgHjKlPqEwRtYuIoPzX'
const MIB = 1024 * 1024

describe('the link of a request', () => {
  test('leads to the upload page, which differs from the request page', () => {
    expect(pageOfPath(`/transfer/${SECRET}`)).toBe('upload')
    expect(pageOfPath(`/transfer/${SECRET}/`)).toBe('upload')
    expect(pageOfPath('/transfer/request')).toBe('request')
    expect(pageOfPath('/transfer')).toBe('send')
    expect(pageOfPath(`/transfer/${SECRET}/more`)).toBeUndefined()
  })

  // CloudFront uses the first page whose path matches.
  test('comes after every page whose path matches it, too', () => {
    const names = Object.keys(pages)

    expect(names.indexOf('request')).toBeLessThan(names.indexOf('upload'))
  })

  test.each([`/transfer/${SECRET}`, `/transfer/${SECRET}/`, `/transfer/${SECRET}/more`, `/dl/${SECRET}`, '/dl/a/b'])(
    'may be in %s, so that no referrer contains it',
    path => expect(isBearerPath(path)).toBe(true),
  )

  test.each(['/', '/transfer', '/transfer/', '/transfer/request', '/transfer/request/', '/transfers/id/review'])(
    'is never in %s',
    path => expect(isBearerPath(path)).toBe(false),
  )

  test.each([
    `https://files.acme.example/transfer/${SECRET}`,
    `POST /api/transfers/${SECRET}/files answered 409`,
    `at https://files.acme.example/api/transfers/${SECRET}/files/0123/upload-url:1:2`,
    `/transfer/${SECRET}?addontransfer=true`,
    `upload:${SECRET}`,
    JSON.stringify({ linkId: SECRET, key: SECRET }),
  ])('is removed from a report that says %s', text => {
    expect(scrubbedError(text)).not.toContain(SECRET)
    expect(scrubbedError(text)).not.toContain(SECRET.slice(5, 30))
  })
})

describe('the language of a page for partners', () => {
  test.each([
    [['de'], 'de'],
    [['de-CH', 'en'], 'de'],
    [['DE-at'], 'de'],
    [['sv', 'fi', 'de', 'en'], 'de'],
    [['sv-SE', 'en-GB', 'de'], 'en'],
    [['den'], 'en'],
    [['sv'], 'en'],
    [[], 'en'],
  ] as const)('is for a browser of %j %s', (languages, language) => {
    expect(chosenLanguage(languages)).toBe(language)
  })

  test('is not English in the German texts', () => {
    const same = equalTexts(english, german)

    expect(same).toEqual(['asker', 'checksum', 'line', 'at'])
  })
})

/** The names of texts that are identical in both languages, functions called with sample arguments. */
function equalTexts(one: object, other: object): string[] {
  return Object.entries(one).flatMap(([name, text]) => {
    const twin = (other as Record<string, unknown>)[name]
    if (typeof text === 'object') return equalTexts(text, twin as object)
    return said(text) === said(twin) ? [name] : []
  })
}

function said(text: unknown): unknown {
  if (typeof text !== 'function') return text
  for (const given of [['a', 'b'], [2, 3, 4], [2, ['a']], [['a', 'b', 'c', 'd']], ['2026-11-21T09:00:00.000Z']]) {
    try {
      return text(...given)
    } catch {}
  }
  throw new Error(`A text takes something else: ${text}`)
}

describe('the form of a responder', () => {
  const limits = { maxFiles: 2, fileSizeMiB: 1, totalSizeMiB: 1 }
  const file = (tempId: number, path: string, size: number) => ({
    tempId,
    path,
    file: new File(['x'.repeat(size)], path),
  })

  test('requires a file and the consent', () => {
    const faults = draftFaults([], false, limits)

    expect(faults.files).toBe('Please select file(s)')
    expect(faults.acknowledgement).toBe('Please read the above terms and confirm before sending.')
  })

  test('is valid within the limits', () => {
    const faults = draftFaults([file(1, 'a.txt', 1), file(2, 'folder/b.txt', 0)], true, limits)

    expect(faults).toEqual({ files: undefined, acknowledgement: undefined, single: new Map() })
  })

  test('names the exceeded limit, and the file that exceeds it', () => {
    const many = draftFaults(
      [1, 2, 3].map(id => file(id, `${id}`, 1)),
      true,
      limits,
    )
    const large = draftFaults([file(1, 'a', 1), file(2, 'b', MIB + 1)], true, limits)
    const both = draftFaults([file(1, 'a', MIB), file(2, 'b', 1)], true, limits)

    expect(many.files).toBe('Number of files exceeds the allowed 2.')
    expect(large.single).toEqual(new Map([[2, 'File size should not exceed 1 MB.']]))
    expect(both.files).toBe('Total file size should not exceed 1 MB.')
    expect(both.single.size).toBe(0)
  })

  test('reports a name that cannot be sent', () => {
    const faults = draftFaults([file(1, 'a\u0000b', 1)], true, limits)

    expect(faults.single).toEqual(new Map([[1, 'This name cannot be used. Please rename the file.']]))
  })
})

describe('the receipt of a responder', () => {
  const receipt = {
    asker: 'Acme',
    at: '2026-11-21T09:00:00.000Z',
    files: [
      { tempId: 1, name: 'folder/a.txt', size: 1536, sha256: 'ab'.repeat(32) },
      { tempId: 2, name: 'large.bin', size: 1 },
    ],
  }

  test('contains every file with its exact size, and its digest where the browser knows it', () => {
    const text = receiptText(receipt)

    expect(text).toContain('To: Acme')
    expect(text).toContain('(2026-11-21T09:00:00.000Z)')
    expect(text).toContain(`1. folder/a.txt\n   1.5 KB (1,536 bytes)\n   SHA-256: ${'ab'.repeat(32)}\n`)
    expect(text).toContain('2. large.bin\n   1 byte\n   SHA-256: checksum in the receipt by e-mail\n')
    expect(text).toContain('Total: 2 files, 1.5 KB in total')
  })
})
