import { expect, test } from 'vitest'
import { rtf } from '../../../engine/extraction/formats/rtf.ts'
import { allText, read } from './reading.ts'

const raw = String.raw
const toText = async (body: string) => allText(await read(rtf, `{\\rtf1\\ansi ${body}}`))

test('a word stays whole under any formatting', async () => {
  expect(await toText(raw`{\b jo}hn{\i\fs24 @exam}ple.org\par next`)).toBe('john@example.org\nnext')
})

test('letters beyond ASCII are read in the code page of their font', async () => {
  const fonts = raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}{\f2\fcharset128 Gothic;}{\f3\fcharset238 Arial;}}`

  expect(await toText(raw`\ansicpg1252 caf\'e9`)).toBe('café')
  expect(await toText(raw`\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2`)).toBe('Привет')
  expect(await toText(raw`\pc \'81ber`)).toBe('über')
  expect(await toText(raw`${fonts}\f1 \'cf\'f0 \f2 \'82\'a0{\'82}\'a2 {\f3\'e8}\f0 \'e8`)).toBe('Пр あい čè')
})

test('characters by Unicode number replace their substitutes for old readers', async () => {
  expect(await toText(raw`\u1055?\u1088?`)).toBe('Пр')
  expect(await toText(raw`{\uc2 \u8217\'20\'19s}{\uc0 \u8217 s}`)).toBe('’s’s')
  expect(await toText(raw`\u-10179?\u-8704?`)).toBe('\u{1f600}')
  expect(await toText(raw`\u1055\par kept`)).toBe('П\nkept')
  expect(await toText(raw`a\u55357?b`)).toBe('a\ufffdb')
})

test('tabs separate cells, and lines separate rows and paragraphs', async () => {
  expect(await toText(raw`\trowd Name\cell Phone\cell\row Anna\cell 044 668 18 00\cell\row end\line of\tab it`)).toBe(
    'Name\tPhone\t\nAnna\t044 668 18 00\t\nend\nof\tit',
  )
  expect(await toText(raw`CH93\~0076 12\_34 a\-b \{\\\} \ldblquote x\rdblquote`)).toBe(
    'CH93\u00a00076 12-34 ab {\\} “x”',
  )
})

test('content beside the text is read after it: properties, notes, comments, links', async () => {
  const reading = await read(
    rtf,
    raw`{\rtf1{\info{\title Plan}{\author Jane Miller}{\creatim\yr2020}}{\header Top}`.concat(
      raw`Body{\footnote see page}{\*\annotation ask Bob} {\field{\*\fldinst{HYPERLINK "mailto:a@example.org"}}{\fldrslt mail}}`,
      raw`{\shp{\*\shpinst{\sp{\sn wzDescription}{\sv Photo of Anna}}{\sp{\sn fillColor}{\sv 41230}}{\shptxt boxed}}}}`,
    ),
  )

  expect(reading.texts.map(({ text }) => text)).toEqual([
    'Body mailboxed',
    'Plan\nJane Miller\nTop\nsee page\nask Bob\nHYPERLINK "mailto:a@example.org"\nPhoto of Anna',
  ])
})

test('style tables, pictures and unknown groups are not text', async () => {
  const hidden = raw`{\colortbl;\red0;}{\stylesheet{Normal;}}{\*\generator Word;}{\*\whatever hidden{\b deep}}{\pict\wmetafile8 0a0b}`

  expect(await toText(raw`${hidden}{\*\shppict{\pict\bin4 {}{}{}}}seen`)).toBe('seen')
})

test('a mark for unknown destinations means nothing within a group', async () => {
  const { texts } = await read(rtf, raw`{\rtf1 {\i0\*\cs7\cf0 Anna Keller}{\*\unknown hidden}}`)

  expect(texts.map(({ text }) => text).join('')).toContain('Anna Keller')
  expect(texts.map(({ text }) => text).join('')).not.toContain('hidden')
})

test('an embedded object is reported, and so is a document that is only a picture', async () => {
  const withObject = await read(rtf, raw`{\rtf1 see{\object\objemb{\*\objdata 0105}{\result table}}}`)
  const picture = await read(rtf, raw`{\rtf1{\pict\pngblip 89504e47}\par}`)

  expect(allText(withObject)).toBe('seetable')
  expect(withObject.notInspectable).toEqual([{ reason: 'unsupported' }])
  expect(picture.notInspectable).toEqual([{ reason: 'unsupported' }])
})

test('a document that is truncated, invalid or too deep is refused, and its beginning is read', async () => {
  expect(await read(rtf, raw`{\rtf1 Anna{\b Berg`)).toMatchObject({ stopped: 'broken', texts: [{ text: 'AnnaBerg' }] })
  expect((await read(rtf, 'plain text')).stopped).toBe('broken')
  expect((await read(rtf, '')).stopped).toBe('broken')
  expect((await read(rtf, `{\\rtf1 ${'{'.repeat(5000)}`)).stopped).toBe('tooDeep')
})

test('a document whose text went into the table of fonts is refused', async () => {
  const lost = '{\\rtf1{\\fonttbl{\\f0 Arial;}\\pard Anna Keller\\par}}'

  expect(await read(rtf, lost)).toMatchObject({ texts: [], stopped: 'broken' })
})

test('a document that arrives byte by byte reads the same', async () => {
  const document = raw`{\rtf1\ansicpg932 \'82\'a0 caf\u233?{\b jo}hn\bin3 }}}\par{\*\fldinst x}\cell end}`

  expect(await read(rtf, document, 1)).toEqual(await read(rtf, document))
})

test('long documents arrive in pieces, with whole words and surrogate pairs', async () => {
  const reading = await read(rtf, `{\\rtf1 ${raw`Anna \u-10179?\u-8704? {\footnote note}\par `.repeat(30_000)}}`)

  expect(
    reading.texts
      .filter(({ text }) => text.startsWith('Anna'))
      .map(one => one.text)
      .join(''),
  ).toBe('Anna \u{1f600} \n'.repeat(30_000))
  expect(allText(reading).match(/note/g)).toHaveLength(30_000)
})
