import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listExtensions } from '../../shared/domain/listExtensions.ts'
import { fileExtension, hasUnseen, safeFileName, safeFilePath, savedName } from '../../shared/domain/text.ts'
import { line, paragraph } from '../../shared/domain/textSchemas.ts'
import { choosing } from '../../shared/texts/en/choosing.ts'

const awkward = fc.constantFrom(
  ...['/', '\\', ':', '*', '?', '"', '<', '>', '|', '.', '..', ' ', '\t', '\n', '\r', '\u0000', '\u001b', '\u0085'],
  ...['\u00a0', '\u3000', '\u2028', '\u202e', '\u2066', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u034f', '\u{e0041}'],
  ...[
    '\ud83d',
    '\ude00',
    '😀',
    'e\u0301',
    '\u0301',
    '\ufb2c',
    '\u{1d160}',
    '\u0338',
    '\u1100\u1161',
    '\u212a',
    '\uff0f',
  ],
  ...['con', 'NUL', 'com1', 'LPT9', 'aux ', 'CONIN$', 'com¹', '.txt', '.tar.gz', 'x'.repeat(120), '😀'.repeat(60)],
)
const anyName = fc
  .array(fc.oneof(awkward, awkward, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 })
  .map(pieces => pieces.join(''))

const windowsKeeps = new Set([
  ...['CON', 'PRN', 'AUX', 'NUL', 'CONIN$', 'CONOUT$'],
  ...['COM', 'LPT'].flatMap(device => [...'0123456789¹²³'].map(number => `${device}${number}`)),
])

describe('a safe file name', () => {
  const always = (holds: (safe: string, name: string) => void) =>
    fc.assert(
      fc.property(anyName, name => {
        holds(safeFileName(name), name)
      }),
      { numRuns: 3000 },
    )

  test('is never empty and never longer than 255 characters', () => {
    always(safe => {
      expect(safe.length).toBeGreaterThan(0)
      expect(safe.length).toBeLessThanOrEqual(255)
    })
  })

  test('is unchanged when it is made safe again', () => {
    always(safe => expect(safeFileName(safe)).toBe(safe))
  })

  test('is well-formed Unicode in NFC', () => {
    always(safe => {
      expect(safe.isWellFormed()).toBe(true)
      expect(safe.normalize('NFC')).toBe(safe)
    })
  })

  test('contains no control or invisible character, and none that changes the text direction', () => {
    const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u

    always(safe => expect(safe).not.toMatch(unseen))
  })

  test('contains no path separator and no character that a file system refuses', () => {
    always(safe => {
      expect(safe).not.toMatch(/[\\/:*?"<>|]/)
      expect(['.', '..']).not.toContain(safe)
    })
  })

  test('neither begins nor ends with space, and does not end with a dot', () => {
    always(safe => {
      expect(safe.trim()).toBe(safe)
      expect(safe.endsWith('.')).toBe(false)
    })
  })

  test('is not a Windows device name, with any extension', () => {
    always(safe => {
      const device = safe.split('.')[0]?.trimEnd().toUpperCase() ?? ''
      expect(windowsKeeps.has(device)).toBe(false)
    })
  })

  test('keeps its extension, at any length', () => {
    const anyExtension = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(anyName, anyExtension, (stem, extension) => {
        const safe = safeFileName(`a${stem}.${extension}`)

        expect(safe.endsWith(`.${extension}`)).toBe(true)
        expect(fileExtension(safe)).toBe(extension)
      }),
      { numRuns: 2000 },
    )
  })

  test('is unchanged when it was safe', () => {
    const letters = fc.constantFrom(..."abcXYZ0189-_()[]+,;=@#$%&'!~^{}äößéñçøÅ日本語한글عربкирилл".normalize('NFC'))
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 200 }), name => {
        fc.pre(!windowsKeeps.has(name.toUpperCase()))
        expect(safeFileName(name)).toBe(name)
      }),
    )
  })

  test.each([
    ['Bericht für Zoë.pdf', 'Bericht für Zoë.pdf'],
    ['Bericht fu\u0308r Zoe\u0308.pdf', 'Bericht für Zoë.pdf'],
    ['.env', '.env'],
    ['😀.png', '😀.png'],
    ['a/b\\c:d.txt', 'a_b_c_d.txt'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['C:\\Users\\alice\\report.docx', 'C__Users_alice_report.docx'],
    ['invoice\u202excod.exe', 'invoicexcod.exe'],
    ['pay\u200bload.exe', 'payload.exe'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie_ x'],
    ['report.pdf. . .', 'report.pdf'],
    ['report.pdf. \u00a0', 'report.pdf'],
    ['  spaces  .txt', 'spaces  .txt'],
    ['con', '_con'],
    ['Con.tar.gz', '_Con.tar.gz'],
    ['nul .txt', '_nul .txt'],
    ['NUL\u3000.txt', '_NUL\u3000.txt'],
    ['COM¹', '_COM¹'],
    ['console.log', 'console.log'],
    ['com10', 'com10'],
    ['', 'file'],
    ['...', 'file'],
    [' \u200b\u202e ', 'file'],
    ['..\u200b', 'file'],
    ['e\u200d\u0301', 'é'],
    ['\ud83d.txt', '\ufffd.txt'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test.each([
    ['a long name', `${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['a name that grows in NFC', `${'\ufb2c'.repeat(250)}.pdf`, `${'\u05e9\u05bc\u05c1'.repeat(83)}\u05e9\u05bc.pdf`],
    ['a device of Windows', `con.${'x'.repeat(251)}`, `_con.${'x'.repeat(250)}`],
    ['an emoji across the end', `${'x'.repeat(250)}😀.pdf`, `${'x'.repeat(250)}.pdf`],
    ['an extension as long as a name', `a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
    ['spaces across the end', `a${' '.repeat(300)}b`, 'a'],
    ['a device and spaces across the end', `con${' '.repeat(300)}b`, '_con'],
    ['nothing but dots before the end', `${'.'.repeat(300)}${'b'.repeat(40)}`, 'file'],
  ])('is cut to 255 characters: %s', (_, name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })
})

describe('a safe path', () => {
  const anyPath = fc
    .array(fc.oneof(anyName, fc.constantFrom('', '.', '..', '\u200b..', ' .', 'a', '\u0338', 'x'.repeat(255))), {
      maxLength: 12,
    })
    .map(segments => segments.join('/'))
  const always = (holds: (safe: string, path: string) => void) =>
    fc.assert(
      fc.property(anyPath, path => {
        holds(safeFilePath(path), path)
      }),
      { numRuns: 3000 },
    )

  test('is unchanged when it is made safe again', () => {
    always(safe => expect(safeFilePath(safe)).toBe(safe))
  })

  test('consists of names that are each safe, and none leads upwards or is empty', () => {
    always(safe => {
      for (const segment of safe.split('/')) {
        expect(safeFileName(segment)).toBe(segment)
        expect(['', '.', '..']).not.toContain(segment)
      }
    })
  })

  test('is never empty, and never longer than 1,024 characters, 255 a segment', () => {
    always(safe => {
      expect(safe.length).toBeGreaterThan(0)
      expect(safe.length).toBeLessThanOrEqual(1024)
      for (const segment of safe.split('/')) expect(segment.length).toBeLessThanOrEqual(255)
    })
  })

  test('contains no control character, none that changes the text direction, and none that systems refuse', () => {
    always(safe => {
      expect(safe).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\\:*?"<>|]/u)
      expect(safe.isWellFormed()).toBe(true)
    })
  })

  test('keeps the file’s own name, for any folders', () => {
    fc.assert(
      fc.property(anyPath, anyName, (folders, name) => {
        const own = safeFileName(name.replaceAll('/', ''))
        expect(safeFilePath(`${folders}/${own}`).split('/').at(-1)).toBe(own)
      }),
    )
  })

  test('of a file without folders is its name', () => {
    fc.assert(
      fc.property(anyName, name => {
        const plain = name.replaceAll('/', '')
        expect(safeFilePath(plain)).toBe(safeFileName(plain))
      }),
    )
  })

  test.each([
    ['folder/sub/a.txt', 'folder/sub/a.txt'],
    ['/etc/passwd', 'etc/passwd'],
    ['../../etc/passwd', 'etc/passwd'],
    ['a/./b//c/', 'a/b/c'],
    ['a/\u200b../ . /b.txt', 'a/b.txt'],
    ['..\\..\\windows\\win.ini', '.._.._windows_win.ini'],
    ['C:/Users/alice/a.txt', 'C_/Users/alice/a.txt'],
    ['folder/a.txt:hidden', 'folder/a.txt_hidden'],
    ['nul/con.txt/aux', '_nul/_con.txt/_aux'],
    ['folder. /sub../a.txt. ', 'folder/sub/a.txt'],
    ['Fotos/fu\u0308r Zoe\u0308/1.jpg', 'Fotos/für Zoë/1.jpg'],
    ['', 'file'],
    ['../..', 'file'],
    ['folder/...', 'folder/file'],
  ])('%j becomes %j', (path, safe) => {
    expect(safeFilePath(path)).toBe(safe)
  })

  test('loses its outer folders when it is too long, and never the file’s name', () => {
    const folders = Array.from({ length: 5 }, (_, index) => String(index).repeat(255))
    const name = `${'n'.repeat(251)}.pdf`

    expect(safeFilePath([...folders, name].join('/'))).toBe([...folders.slice(2), name].join('/'))
  })
})

describe('the separate file name of a file in a folder', () => {
  test.each([
    ['a.txt', 'a.txt'],
    ['folder/sub/a.txt', 'folder_sub_a.txt'],
    [`${'x'.repeat(200)}/${'y'.repeat(60)}/a.txt`, `${'y'.repeat(60)}_a.txt`],
    [`x/${'n'.repeat(255)}`, 'n'.repeat(255)],
  ])('%j becomes %j', (path, name) => {
    expect(savedName(path)).toBe(name)
  })

  test('is short enough for every file system, and ends with the file’s name', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).map(safeFileName)
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), segments => {
        const name = savedName(segments.join('/'))
        expect(name.length).toBeLessThanOrEqual(255)
        expect(name.endsWith(segments.at(-1) ?? 'nothing')).toBe(true)
      }),
    )
  })
})

describe('point 9: names with bidi characters', () => {
  test.each([
    ['Invoice\u202efdp.exe', true],
    ['a\u200bb.txt', true],
    ['a\u2066b\u2069.txt', true],
    ['a\tb.txt', true],
    ['für Zoë.pdf', false],
    ['עברית.pdf', false],
    ['😀.png', false],
  ])('%j contains invisible characters: %s', (name, is) => {
    expect(hasUnseen(name)).toBe(is)
  })

  test('lose them in a safe name', () => {
    fc.assert(fc.property(anyName, name => !hasUnseen(safeFileName(name))))
  })

  test('are shown in a sentence as they are sent', () => {
    const names = ['Invoice\u202efdp.exe', 'b\u200b.txt']
    expect(choosing.unreadable(names)).toBe('Could not be read and was left out: Invoicefdp.exe and b.txt.')
  })
})

describe('the extension of a file', () => {
  test.each([
    ['folder.d/README', ''],
    ['folder.d/.env', ''],
    ['folder/archive.tar.GZ', 'gz'],
    ['report.pdf', 'pdf'],
    ['REPORT.PDF', 'pdf'],
    ['archive.tar.gz', 'gz'],
    ['a.b', 'b'],
    ['.env', ''],
    ['.env.local', 'local'],
    ['README', ''],
    ['ends with dot.', ''],
    ['', ''],
  ])('of %j is %j', (name, extension) => {
    expect(fileExtension(name)).toBe(extension)
  })

  test('is suggested for a filter as files have it, and once', () => {
    for (const extension of listExtensions) {
      expect(extension).toMatch(/^[a-z0-9]+$/)
      expect(fileExtension(`name.${extension}`)).toBe(extension)
    }
    expect(new Set(listExtensions).size).toBe(listExtensions.length)
  })
})

describe('a line of text', () => {
  const accepts = (text: string, max = 100) => line(max).safeParse(text).success

  test.each(['', 'Rita Müller', '日本語', '👩‍👩‍👧', 'a\u00a0b', "O'Neill & Söhne <GmbH>"])('may be %j', text => {
    expect(accepts(text)).toBe(true)
  })

  test('contains no control character, so no line break reaches a header', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 31 }), fc.string(), (before, code, after) => {
        expect(accepts(before + String.fromCharCode(code) + after, 1000)).toBe(false)
      }),
    )
    for (const code of [0x7f, 0x80, 0x85, 0x9f]) expect(accepts(String.fromCharCode(code))).toBe(false)
  })

  test('is well-formed Unicode', () => {
    for (const text of ['\ud800', '\udc00', 'a\ud83d', '\ude00b', '\ude00\ud83d']) expect(accepts(text)).toBe(false)
    expect(accepts('\ud83d\ude00')).toBe(true)
  })

  test('has at most its maximal length', () => {
    expect(accepts('x'.repeat(10), 10)).toBe(true)
    expect(line(10).safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe('At most 10 characters.')
  })
})

describe('a text of several lines', () => {
  const accepts = (text: string, max = 100) => paragraph(max).safeParse(text).success

  test('may have line breaks and tabs', () => {
    expect(accepts('Dear Rita,\r\n\r\n\tthe files.\nAlice\r')).toBe(true)
  })

  test('contains no other control character', () => {
    const codes = [...Array(32).keys(), 0x7f, 0x80, 0x9f].filter(code => ![9, 10, 13].includes(code))
    for (const code of codes) expect(accepts(`a${String.fromCharCode(code)}b`)).toBe(false)
  })

  test('is well-formed, and has at most its maximal length', () => {
    expect(accepts('\ud800')).toBe(false)
    expect([accepts('x'.repeat(10), 10), accepts('x'.repeat(11), 10)]).toEqual([true, false])
  })
})
