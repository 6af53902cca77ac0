import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf } from '../../../engine/extraction/formats/pdf.ts'
import { read } from './reading.ts'
import { createStream, encryptWith, getPages, IMAGE, toLines, toPdf } from './toPdf.ts'

test('the text of each page has the number of its page', async () => {
  const reading = await read(
    pdf,
    toPdf(getPages([toLines('Anna Berg', 'anna@example.org'), toLines('page two, caf\xe9')])),
  )

  expect(reading.texts).toEqual([
    { page: 1, text: 'Anna Berg\nanna@example.org' },
    { page: 2, text: 'page two, café' },
  ])
  expect(reading).toMatchObject({ notInspectable: [], stopped: undefined })
})

test('a word in pieces stays one word, and distant words stay separate', async () => {
  const kerned = 'BT /F1 12 Tf 50 700 Td [(joh) 20 (n@exam) -15 (ple.org)] TJ ET'
  const apart = 'BT /F1 12 Tf 50 700 Td (left) Tj 200 0 Td (right) Tj ET'
  const reading = await read(pdf, toPdf(getPages([kerned, apart])))

  expect(reading.texts.map(({ text }) => text)).toEqual(['john@example.org', 'left right'])
})

test('fields, notes and links are read on their page, a field after its name', async () => {
  const annots = [
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (iban) /TU (Your IBAN) /V (CH93 0076 2011 6238 5295 7) /Rect [0 0 9 9] >>',
    '<< /Type /Annot /Subtype /Text /Contents (ask Anna) /T (Reviewer) /Rect [0 0 9 9] >>',
    '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (mailto:link@example.org) >> /Rect [0 0 9 9] >>',
  ]
  const document = getPages([toLines('form')], '/AcroForm << /Fields [6 0 R] >>', annots, '/Annots [6 0 R 7 0 R 8 0 R]')
  const reading = await read(pdf, toPdf(document))

  const text = reading.texts.map(one => one.text).join('')
  expect(text).toContain('Your IBAN iban: CH93 0076 2011 6238 5295 7\n')
  expect(text).toContain('ask Anna\n')
  expect(text).toContain('Reviewer\n')
  expect(text).toContain('mailto:link@example.org')
  expect(reading.texts.every(({ page }) => page === 1)).toBe(true)
})

test('text beyond the edges of the page is read, although no page shows it', async () => {
  const cropped = `${toLines('visible')} BT /F1 12 Tf 5000 700 Td (cut) Tj [(of) -900 (f)] TJ ET`
  const reading = await read(pdf, toPdf(getPages([cropped, toLines('inside')])))

  expect(reading.texts).toEqual([
    { page: 1, text: 'visible\nvisible\ncutof f\n' },
    { page: 2, text: 'inside' },
  ])
})

test('the appearance of a stamp is read even without content', async () => {
  const document = getPages(
    [toLines('contract')],
    '',
    [
      '<< /Type /Annot /Subtype /Stamp /Rect [0 0 90 90] /AP << /N 7 0 R >> >>',
      createStream(
        'BT /F1 12 Tf 5 5 Td (signed by Anna Berg) Tj ET',
        '/Type /XObject /Subtype /Form /BBox [0 0 90 90] /Resources << /Font << /F1 3 0 R >> >>',
      ),
    ],
    '/Annots [6 0 R]',
  )
  const reading = await read(pdf, toPdf(document))

  expect(reading.texts).toEqual([{ page: 1, text: 'contract\nsigned by Anna Berg\n' }])
})

test('properties and titles of the outline are text of the document', async () => {
  const document = getPages([toLines('body')], '/Outlines 7 0 R', [
    '<< /Title (Report) /Author (Jane Miller) /Customer (Ada Lovelace) >>',
    '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
    '<< /Title (Chapter one) /Parent 7 0 R /Dest [4 0 R /Fit] >>',
  ])
  const reading = await read(pdf, toPdf(document, '/Info 6 0 R'))

  const [properties, body] = reading.texts
  expect(properties?.text).toContain('Title: Report\nAuthor: Jane Miller\n')
  expect(properties?.text).toContain('Ada Lovelace')
  expect(properties?.text).toContain('Chapter one')
  expect(properties?.page).toBeUndefined()
  expect(body).toEqual({ page: 1, text: 'body' })
})

test('embedded files are inspected under their names', async () => {
  const document = getPages(
    [toLines('see the files')],
    '/Names << /EmbeddedFiles << /Names [(list.csv) 6 0 R] >> >>',
    [
      '<< /Type /Filespec /F (list.csv) /UF (list.csv) /EF << /F 7 0 R >> >>',
      createStream('name,phone', '/Type /EmbeddedFile'),
      '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 9 0 R >>',
      '<< /Type /Filespec /F (pinned.txt) /UF (pinned.txt) /EF << /F 10 0 R >> >>',
      createStream('pinned to the page', '/Type /EmbeddedFile'),
    ],
    '/Annots [8 0 R]',
  )
  const reading = await read(pdf, toPdf(document))

  expect(reading.nested.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['pinned.txt', 'pinned to the page'],
    ['list.csv', 'name,phone'],
  ])
  expect(reading.notInspectable).toEqual([])
})

test('files are inspected that only the document, a page or a note refers to', async () => {
  const packed = deflateSync(Buffer.from('name,iban')).toString('latin1')
  const document = getPages(
    [toLines('see the files')],
    '/AF [6 0 R]',
    [
      '<< /Type /Filespec /F (list.csv) /EF << /F 7 0 R >> >>',
      createStream(packed, '/Subtype /application#2Foctet-stream /Desc (a stream of names) /Filter /FlateDecode'),
      '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets << /Names [(a) 9 0 R] >> >> >>',
      '<< /Type /Filespec /F (asset.txt) /EF << /F 10 0 R >> >>',
      createStream('an asset', '/Type /EmbeddedFile'),
      createStream('of an earlier version', '/Type /EmbeddedFile'),
    ],
    '/Annots [8 0 R]',
  )
  const reading = await read(pdf, toPdf(document))

  expect(reading.nested.map(({ bytes }) => bytes.toString()).sort()).toEqual([
    'an asset',
    'name,iban',
    'of an earlier version',
  ])
  expect(reading.notInspectable).toEqual([])
})

test('the variants of a file for other systems are inspected, each once, with the title of its note', async () => {
  const variants = ['a', 'b', 'c', 'd', 'd', 'e']
  const document = getPages(
    [toLines('see the note')],
    '',
    [
      '<< /Type /Annot /Subtype /FileAttachment /T (Anna Berg) /Contents (as agreed) /Subj (the list) /Rect [0 0 9 9] /FS 7 0 R >>',
      '<< /Type /Filespec /F (list.txt) /EF 8 0 R /RF << /F [(more.txt) 14 0 R] >> >>',
      '<< /F 9 0 R /UF 10 0 R /DOS 11 0 R /Mac 12 0 R /Unix 13 0 R >>',
      ...variants.map(system => createStream(`as system ${system} reads it`)),
    ],
    '/Annots [6 0 R]',
  )
  const reading = await read(pdf, toPdf(document))

  expect(reading.nested.map(({ bytes }) => bytes.toString()).sort()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map(system => `as system ${system} reads it`),
  )
  const text = reading.texts.map(one => one.text).join('')
  for (const part of ['Anna Berg', 'as agreed', 'the list']) expect(text).toContain(`${part}\n`)
  expect(reading.notInspectable).toEqual([])
})

test('a file in a filter that is not read is reported', async () => {
  const reading = await read(
    pdf,
    toPdf(getPages([toLines('x')], '', [createStream('87cUR', '/Type /EmbeddedFile /Filter /ASCII85Decode')])),
  )

  expect(reading.notInspectable).toEqual([{ reason: 'unsupported' }])
})

test('objects in a filter that is not read are reported', async () => {
  const objects = createStream('87cUR', '/Type /ObjStm /N 1 /First 5 /Filter /ASCII85Decode')
  const reading = await read(pdf, toPdf(getPages([toLines('x')], '', [objects])))

  expect(reading.notInspectable).toEqual([{ reason: 'unsupported' }])
})

test('the titles and subjects of notes are read, in any object', async () => {
  const inner = '<< /Type /Annot /Subtype /Movie /T (Carol \\(private\\)) /Rect [0 0 9 9] >>'
  const packed = deflateSync(Buffer.from(`20 0 ${inner}`)).toString('latin1')
  const annots = [
    '<< /Type /Annot /Subtype /Text /Contents (ask Anna) /T (Reviewer) /Subj (about Bob Martin) /Rect [0 0 9 9] >>',
    '<< /Type /Annot /Subtype /Redact /T <feff017b00f3> /Rect [0 0 9 9] >>',
    createStream(packed, '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode'),
  ]
  const reading = await read(pdf, toPdf(getPages([toLines('page')], '', annots, '/Annots [6 0 R 7 0 R]')))

  const text = reading.texts.map(one => one.text).join('')
  for (const part of ['about Bob Martin\n', 'Żó\n', 'Carol (private)\n']) expect(text).toContain(part)
  expect(text.match(/Reviewer/g)).toHaveLength(1)
})

test('a page with only a picture, or letters drawn as shapes, is reported; an empty page is not', async () => {
  const scanned = 'q 500 0 0 700 0 0 cm /Im Do Q'
  const drawn = '0 0 m 10 10 l 20 0 l f'
  const empty = ''
  const spaces = 'q 0.24 0 0 -0.24 0 792 cm BT /F1 12 Tf ( ) Tj ET Q'
  const reading = await read(pdf, toPdf(getPages([toLines('text'), scanned, drawn, empty, spaces], '', [IMAGE])))

  expect(reading.notInspectable).toEqual([
    { reason: 'unsupported', page: 2 },
    { reason: 'unsupported', page: 3 },
  ])
  expect(reading.stopped).toBeUndefined()
})

test('a picture on a page with text is reported as a picture', async () => {
  const illustrated = `${toLines('text')} q 500 0 0 700 0 0 cm /Im Do Q`
  const reading = await read(pdf, toPdf(getPages([illustrated], '', [IMAGE])))

  expect(reading.notInspectable).toEqual([{ reason: 'unsupported', isPicture: true, page: 1 }])
})

test('a page whose font does not map its characters is reported', async () => {
  const map = createStream(
    '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <00> <ff> <e000> endbfrange',
  )
  const document = getPages([toLines('secret')], '', [map]).map(object =>
    object.includes('/BaseFont') ? object.replace('>>', '/ToUnicode 6 0 R >>') : object,
  )

  expect((await read(pdf, toPdf(document))).notInspectable).toEqual([{ reason: 'unsupported', page: 1 }])
})

test('a document that needs a password is locked; one that only restricts printing is read', async () => {
  const document = getPages([''])

  expect(await read(pdf, toPdf(document, encryptWith('secret')))).toMatchObject({ stopped: 'password', texts: [] })
  expect((await read(pdf, toPdf(document, encryptWith('')))).stopped).toBeUndefined()
})

test('a truncated document is broken, and its remaining text is read', async () => {
  const whole = toPdf(getPages([toLines('first'), toLines('second')]))
  const cut = await read(pdf, whole.subarray(0, whole.indexOf('startxref')))

  expect(cut.texts.map(({ text }) => text)).toEqual(['first', 'second'])
  expect(cut.stopped).toBe('broken')
  expect((await read(pdf, '%PDF-1.7\nnothing more')).stopped).toBe('broken')
})

test('a page with a flaw is read as far as possible and reported', async () => {
  const flawed = `${toLines('before')} /Fm9 Do BT /F9 12 Tf 50 500 Td (after) Tj ET`
  const document = getPages([flawed, toLines('next')])
  const reading = await read(pdf, toPdf(document))

  expect(reading.texts.map(({ text }) => text).join('\n')).toMatch(/before.*after.*next/s)
})

test('a form with fields outside the pages is not clean', async () => {
  const document = getPages([toLines('Please wait')], '/AcroForm << /Fields [] /XFA 6 0 R >>', [
    createStream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'),
  ])

  expect((await read(pdf, toPdf(document))).notInspectable).toContainEqual({ reason: 'unsupported' })
})

test('text in an unknown character map is not clean', async () => {
  const document = getPages(['BT /F1 12 Tf 50 700 Td <82a082a2> Tj ET'], '', [
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 1 >> /FontDescriptor << /Type /FontDescriptor /FontName /Ryumin /Flags 4 >> >>',
  ]).map(object =>
    object.includes('/Helvetica')
      ? '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>'
      : object,
  )

  expect((await read(pdf, toPdf(document))).notInspectable).toContainEqual({ reason: 'unsupported' })
})

test('a page tree that multiplies one page ends at its limits', async () => {
  const many = Array.from({ length: 21_000 }, () => '4 0 R').join(' ')
  const document = getPages(['']).map(object =>
    object.replace('/Kids [4 0 R] /Count 1', `/Kids [${many}] /Count 21000`),
  )

  expect((await read(pdf, toPdf(document))).stopped).toBe('tooManyEntries')
})
