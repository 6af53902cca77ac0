import { describe, expect, test } from 'vitest'
import { letter, officeFile, relationships, sharedStrings, workbook } from './packages.ts'
import { read, toText } from './reading.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('a letter', () => {
  test('joins the runs of a paragraph, and separates paragraphs and cells', async () => {
    const body = `<w:p><w:r><w:t>4111 11</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>11</w:t></w:r><w:del><w:r><w:delText> gone</w:delText></w:r></w:del></w:p>
      <w:tbl><w:tr><w:tc><w:p><w:r><w:t>left</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>right</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
      <w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r></w:p>`

    const { texts, notInspectable } = await read(letter(body), 'letter.docx')

    expect(texts).toEqual([{ text: '4111 1111 gone\nleft\nright\na\tb\nc-d\n' }])
    expect(notInspectable).toEqual([])
  })

  test('has text in its headers, footers, notes, comments, properties, links and alternative texts', async () => {
    const paragraph = (text: string) => `<x><w:p><w:r><w:t>${text}</w:t></w:r></w:p></x>`
    const type = 'wordprocessingml'
    const text = await toText(
      letter(
        '<w:p><w:r><w:drawing><wp:docPr id="1" name="p" descr="a face"/><wp:posOffset>-635</wp:posOffset></w:drawing><w:instrText>HYPERLINK "mailto:i@j.example"</w:instrText><w:t>body</w:t></w:r></w:p>',
        { name: 'word/header1.xml', type: `${type}.header`, content: paragraph('in the header') },
        { name: 'word/footer1.xml', type: `${type}.footer`, content: paragraph('in the footer') },
        { name: 'word/footnotes.xml', type: `${type}.footnotes`, content: paragraph('in a note') },
        {
          name: 'word/comments.xml',
          type: `${type}.comments`,
          content: `<w:comment w:author="Ann Author">${paragraph('in a comment')}</w:comment>`,
        },
        { name: 'docProps/core.xml', content: '<c><dc:creator>Carl Creator</dc:creator></c>' },
        { name: 'customXml/item1.xml', content: '<i><f>in custom data</f></i>' },
        relationships(
          'word/document.xml',
          ['rId1', 'hyperlink', 'mailto:k@l.example', 'External'],
          ['rId2', 'styles', 'styles.xml'],
        ),
      ),
      'letter.docx',
    )

    for (const kept of [
      'a face',
      'i@j.example',
      'body',
      'in the header',
      'in the footer',
      'in a note',
      'Ann Author',
      'in a comment',
      'Carl Creator',
      'in custom data',
      'k@l.example',
    ]) {
      expect(text).toContain(kept)
    }
    expect(text).not.toMatch(/635|styles\.xml/)
  })

  test('has the text of a text box once for newer and older programs, unless the versions differ', async () => {
    const box = (choice: string, fallback: string) =>
      `<w:p><mc:AlternateContent><mc:Choice><w:p><w:t>${choice}</w:t></w:p></mc:Choice><mc:Fallback><w:p><w:t>${fallback}</w:t></w:p></mc:Fallback></mc:AlternateContent></w:p>`

    expect((await toText(letter(box('same', 'same')), 'a.docx')).match(/same/g)).toHaveLength(1)
    expect(await toText(letter(box('shown', 'hidden')), 'a.docx')).toMatch(/shown\s+hidden/)
  })

  test('shows the cells of an embedded workbook under the name of the part', async () => {
    const embedded = workbook(['<row><c t="inlineStr"><is><t>in the sheet</t></is></c></row>'])

    const { texts } = await read(letter('<w:p/>', { name: 'word/embeddings/table.xlsx', content: embedded }), 'a.docx')

    expect(texts).toContainEqual(
      expect.objectContaining({ text: 'in the sheet\n', path: ['word/embeddings/table.xlsx'], page: 1 }),
    )
  })

  test('reports its pictures as not inspected, and by their content as pictures', async () => {
    const document = letter(
      '<w:p/>',
      { name: 'word/media/image1.png', content: PNG },
      { name: 'word/embeddings/oleObject1.bin', content: PNG },
      { name: 'word/media/image2.png', content: Buffer.from('04224d1864407f00', 'hex') },
    )

    const { notInspectable } = await read(document, 'a.docx')

    expect(notInspectable).toEqual([
      { reason: 'unsupported', isPicture: true, path: ['word/media/image1.png'] },
      { reason: 'unsupported', isPicture: true, path: ['word/embeddings/oleObject1.bin'] },
      { reason: 'unsupported', path: ['word/media/image2.png'] },
    ])
  })

  test.each(['word/fonts/header1.xml', 'word/printerSettings/header1.xml', 'docProps/thumbnail.xml'])(
    'has the text of markup that is named like a part without text: %s',
    async name => {
      const part = {
        name,
        type: 'wordprocessingml.header',
        content: '<w:hdr><w:p><w:t>4111111111111111</w:t></w:p></w:hdr>',
      }

      const { texts } = await read(letter('<w:p/>', part), 'a.docx')

      expect(texts.map(({ text }) => text).join('\n')).toContain('4111111111111111')
    },
  )

  test('is broken when its markup is broken', async () => {
    for (const body of ['<w:p><w:t a="4111 1111</w:t></w:p>', '<w:p><w:t>4111</w:p', '<w:p><w:t>open']) {
      expect((await read(letter(body), 'a.docx')).notInspectable).toEqual([
        { reason: 'broken', path: ['word/document.xml'] },
      ])
    }
  })

  test('is read as an archive when its types are missing', async () => {
    const text = await toText(
      officeFile({ name: 'word/document.xml', content: '<w:t>found all the same</w:t>' }),
      'a.docx',
    )

    expect(text).toContain('found all the same')
  })
})

describe('a workbook', () => {
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const text = (reference: string, value: string) => `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`

  test('is read by sheet and column, under the names of its header rows', async () => {
    const { texts } = await read(
      workbook([
        row(text('A1', 'name'), text('C1', 'card')) +
          row(text('A2', 'Ann'), '<c r="C2"><v>4.1111111111111E+15</v></c>'),
        row(text('B3', 'alone')),
      ]),
      'a.xlsx',
    )

    expect(texts).toContainEqual({ text: 'name\nAnn\n', page: 1, column: 0, header: 'name' })
    expect(texts).toContainEqual({ text: 'card\n4111111111111100\n', page: 1, column: 2, header: 'card' })
    expect(texts).toContainEqual({ text: 'alone\n', page: 2, column: 1, header: 'alone' })
  })

  test('has shared strings, joins their runs, and includes unused ones', async () => {
    const strings = sharedStrings(
      '<t>first</t>',
      '<r><t>4111 </t></r><r><t xml:space="preserve">1111</t></r>',
      '<t>forgotten</t>',
    )

    const { texts } = await read(
      workbook([row('<c r="A1" t="s"><v>1</v></c>', '<c r="B1" t="s"><v>0</v></c>')], strings),
      'a.xlsx',
    )

    expect(texts).toContainEqual(expect.objectContaining({ text: '4111 1111\n', column: 0 }))
    expect(texts).toContainEqual(expect.objectContaining({ text: 'first\n', column: 1 }))
    expect(texts).toContainEqual({ text: 'forgotten\n' })
  })

  test('shows numbers as dates if their style says so', async () => {
    const styles = {
      name: 'xl/styles.xml',
      type: 'spreadsheetml.styles',
      content:
        '<s><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy&quot;x&quot;"/><numFmt numFmtId="165" formatCode="0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></s>',
    }
    const cells = [
      ['A1', 0, 45000],
      ['B1', 1, 45000],
      ['C1', 2, 45000.5],
      ['D1', 3, 45000],
      ['E1', 1, 59],
      ['F1', 1, -5],
    ]

    const { texts } = await read(
      workbook([row(...cells.map(([at, style, value]) => `<c r="${at}" s="${style}"><v>${value}</v></c>`))], styles),
      'a.xlsx',
    )

    expect(texts.filter(({ column }) => column !== undefined).map(one => one.text.trim())).toEqual([
      '45000',
      '2023-03-15',
      '2023-03-15T12:00:00',
      '45000',
      '1900-02-28',
      '-5',
    ])
  })

  test.each([
    ['000\\-00\\-0000', 123456789, '123-45-6789'],
    ['000\\-00\\-0000', 12345678, '012-34-5678'],
    ['000-00-0000', 123456789, '123-45-6789'],
    ['[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####', 2125550123, '(212) 555-0123'],
    ['[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5550123, '555-0123'],
    ['00000', 1234, '01234'],
    ['&quot;+49 &quot;000 0000000', 1701234567, '+49 170 1234567'],
    ['0000\\ 0000\\ 0000\\ 0000', 4111111111111111, '4111 1111 1111 1111'],
    ['00-00;[Red]-00-00', -1234, '-12-34'],
    ['00-00', -1234, '-12-34'],
    ['00-00', 123456, '1234-56'],
    ['[$-409]00 00', 1234, '12 34'],
    ['#,##0.00', 1234567, '1234567'],
    ['0%', 12, '12'],
    ['General', 41, '41'],
    ['@', 41, '41'],
    ['"open', 41, '41'],
  ])('shows numbers as their format %s places the digits of %d', async (code, value, shown) => {
    const styles = {
      name: 'xl/styles.xml',
      type: 'spreadsheetml.styles',
      content: `<s><numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></s>`,
    }
    const { texts } = await read(workbook([row(`<c r="A1" s="0"><v>${value}</v></c>`)], styles), 'a.xlsx')

    expect(texts.find(({ column }) => column === 0)?.text).toBe(`${shown}\n`)
  })

  test('has the words that its number formats show', async () => {
    const codes = [
      '0\\ &quot;dollars and&quot;\\ .00\\ &quot;cents&quot;',
      '&quot;for Anna &quot;0;[Red]\\A\\n\\n\\a\\ 0;[$-409]dd/mm/yyyy',
      '[&lt;5]&quot;a;b&quot;',
      '#,##0.00\\ &quot;€&quot;',
      '&quot;open',
    ]
    const formats = codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
    const styles = {
      name: 'xl/styles.xml',
      type: 'spreadsheetml.styles',
      content: `<s><numFmts>${formats.join('')}</numFmts></s>`,
    }

    const text = await toText(workbook([row('<c r="A1"><v>41</v></c>')], styles), 'a.xlsx')

    expect(text.split(/\n+/)).toEqual(
      expect.arrayContaining(['dollars and cents', 'for Anna', 'Anna', 'a;b', 'open', '41']),
    )
    expect(text).not.toMatch(/Red|yyyy|€|00/)
  })

  test('has text around its cells: comments, formulas with texts, headers, hints', async () => {
    const sheet = row('<c r="A1"><f>IF(B1="Ann Lee",1,2)</f><v>2</v></c>')
    const found = await toText(
      workbook(
        [
          `${sheet}</sheetData><headerFooter><oddHeader>&amp;LConfidential Bob</oddHeader></headerFooter><dataValidations><dataValidation prompt="a hint"/></dataValidations><sheetData>`,
        ],
        {
          name: 'xl/comments1.xml',
          type: 'spreadsheetml.comments',
          content:
            '<comments><authors><author>Carl</author></authors><comment><text><t>a remark</t></text></comment></comments>',
        },
        { name: 'xl/pivotCache/r.xml', type: 'spreadsheetml.pivotCacheRecords', content: '<r><s v="Dora Pivot"/></r>' },
        relationships('xl/worksheets/sheet1.xml', ['rId1', 'comments', '../comments1.xml']),
      ),
      'a.xlsx',
    )

    for (const kept of ['Ann Lee', 'Confidential Bob', 'a hint', 'Carl', 'a remark', 'Dora Pivot', 'Tab 1'])
      expect(found).toContain(kept)
  })

  test('stays within its budget when its cells repeat one long string', async () => {
    const strings = sharedStrings(`<t>${'x'.repeat(30_000)}</t>`)
    const rows = row('<c t="s"><v>0</v></c>').repeat(200_000)

    const { notInspectable } = await read(workbook([rows], strings), 'bomb.xlsx')

    expect(notInspectable).toEqual([{ reason: 'tooLarge' }])
  })

  test('is read except for a broken sheet', async () => {
    const whole = Buffer.from(workbook([row(text('A1', 'one')), row(text('A1', 'two'))]))
    // The data of the first sheet starts after the name in its local header.
    const at = whole.indexOf('xl/worksheets/sheet1.xml', whole.indexOf('xl/_rels/workbook.xml.rels') + 30)
    whole.fill(0xff, at + 24, at + 34)

    const { texts, notInspectable } = await read(whole, 'a.xlsx')

    expect(notInspectable).toEqual([{ reason: 'broken', path: ['xl/worksheets/sheet1.xml'] }])
    expect(texts).toContainEqual(expect.objectContaining({ text: 'two\n', page: 2 }))
  })
})

describe('a presentation', () => {
  test('has the names and initials of those who commented', async () => {
    const content = '<p:cmAuthorLst><p:cmAuthor id="0" name="Anna Keller" initials="AKE" lastIdx="1"/></p:cmAuthorLst>'
    const modern =
      '<p188:authorLst><p188:author id="{1}" name="Bob Martin" initials="BMA" userId="bob@example.com"/></p188:authorLst>'
    const { texts } = await read(
      officeFile(
        { name: 'ppt/presentation.xml', type: 'presentationml.presentation.main', content: '<p:p/>' },
        { name: 'ppt/commentAuthors.xml', type: 'presentationml.commentAuthors', content },
        { name: 'ppt/authors.xml', content: modern },
      ),
      'talk.pptx',
    )

    const all = texts.map(({ text }) => text).join('')
    for (const part of ['Anna Keller', 'AKE', 'Bob Martin', 'BMA', 'bob@example.com']) expect(all).toContain(part)
  })

  test('is read slide by slide in presentation order, each with its notes', async () => {
    const slide = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`
    const type = 'presentationml'
    const { texts } = await read(
      officeFile(
        {
          name: 'ppt/presentation.xml',
          type: `${type}.presentation.main`,
          content: '<p:p><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId1"/></p:sldIdLst></p:p>',
        },
        relationships(
          'ppt/presentation.xml',
          ['rId1', 'slide', 'slides/slide1.xml'],
          ['rId2', 'slide', 'slides/slide2.xml'],
        ),
        { name: 'ppt/slides/slide1.xml', type: `${type}.slide`, content: slide('shown last') },
        { name: 'ppt/slides/slide2.xml', type: `${type}.slide`, content: slide('shown first') },
        { name: 'ppt/slides/slide3.xml', type: `${type}.slide`, content: slide('never shown') },
        relationships('ppt/slides/slide2.xml', ['rId1', 'notesSlide', '../notesSlides/n.xml']),
        { name: 'ppt/notesSlides/n.xml', type: `${type}.notesSlide`, content: slide('said aloud') },
      ),
      'talk.pptx',
    )

    expect(texts).toEqual([
      { text: 'shown first\n', page: 1 },
      { text: 'said aloud\n', page: 1 },
      { text: 'shown last\n', page: 2 },
      { text: 'never shown\n' },
    ])
  })
})
