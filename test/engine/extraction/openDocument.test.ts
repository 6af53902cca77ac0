import { describe, expect, test } from 'vitest'
import { openDocument } from './packages.ts'
import { read } from './reading.ts'

describe('an OpenDocument file', () => {
  test('of text joins the runs of a paragraph, and has headers and properties', async () => {
    const { texts } = await read(
      openDocument(
        'text',
        '<text:p>4111<text:s text:c="1"/><text:span>11</text:span>11<text:tab/>x<text:line-break/>y</text:p><text:p><text:a xlink:href="mailto:a@b.example">Ann</text:a></text:p>',
        {
          name: 'styles.xml',
          content:
            '<office:document-styles><style:header><text:p>in the header</text:p></style:header></office:document-styles>',
        },
        { name: 'meta.xml', content: '<m><dc:creator>Carl Creator</dc:creator></m>' },
        { name: 'settings.xml', content: '<s>of a printer</s>' },
      ),
      'letter.odt',
    )

    expect(texts.map(({ text }) => text)).toEqual([
      '4111 1111\tx\ny\n mailto:a@b.example Ann\n',
      'in the header\n',
      'Carl Creator\n',
    ])
  })

  test('of tables is read by table and column, and repeated cells once', async () => {
    const cell = (text: string, more = '') => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
    const { texts } = await read(
      openDocument(
        'spreadsheet',
        `<table:table table:name="People"><table:table-row>${cell('name')}${cell('', 'table:number-columns-repeated="2"')}${cell('born')}</table:table-row>
         <table:table-row table:number-rows-repeated="1000000">${cell('Ann', 'table:number-columns-repeated="1"')}<table:covered-table-cell table:number-columns-repeated="2"/>
         <table:table-cell office:value-type="date" office:date-value="1999-12-31"><office:annotation><text:p>a remark</text:p></office:annotation><text:p>31. Dez</text:p></table:table-cell></table:table-row></table:table>`,
      ),
      'people.ods',
    )

    expect(texts).toContainEqual({ text: 'name\nAnn\n', page: 1, column: 0, header: 'name' })
    expect(texts).toContainEqual({ text: 'born\n1999-12-31\t31. Dez\n', page: 1, column: 3, header: 'born' })
    expect(texts.find(({ column }) => column === undefined)?.text).toMatch(/People\s+a remark/)
  })

  test.each(['-3', '1.5', 'x', '0'])('of tables keeps the cell after one that repeats %s times', async repeated => {
    const cell = (text: string, more = '') => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
    const { texts } = await read(
      openDocument(
        'spreadsheet',
        `<table:table table:name="People"><table:table-row>${cell('Ann', `table:number-columns-repeated="${repeated}"`)}${cell('4111111111111111')}</table:table-row></table:table>`,
      ),
      'people.ods',
    )

    expect(texts.map(({ text }) => text).join('\n')).toContain('4111111111111111')
  })

  test('of slides is read slide by slide, with notes', async () => {
    const { texts } = await read(
      openDocument(
        'presentation',
        '<draw:page><text:p>one</text:p><presentation:notes><text:p>said</text:p></presentation:notes></draw:page><draw:page><text:p>two</text:p></draw:page>',
      ),
      'talk.odp',
    )

    expect(texts).toEqual([
      { text: 'one\nsaid\n', page: 1 },
      { text: 'two\n', page: 2 },
    ])
  })

  test('is reported for a password', async () => {
    const manifest = {
      name: 'META-INF/manifest.xml',
      content: '<m:manifest><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
    }

    const { notInspectable, texts } = await read(openDocument('text', '', manifest), 'letter.odt')

    expect({ notInspectable, texts }).toEqual({ notInspectable: [{ reason: 'password' }], texts: [] })
  })
})
