import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read, toText } from './reading.ts'

const PROSE = 'Größe: naïve façade, 4 €.\nSecond line'

describe('a text is read in any encoding:', () => {
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const utf32 = (text: string, isLittle: boolean) =>
    Buffer.concat(
      [...text].map(character => {
        const bytes = Buffer.alloc(4)
        if (isLittle) bytes.writeUInt32LE(character.codePointAt(0) ?? 0)
        else bytes.writeUInt32BE(character.codePointAt(0) ?? 0)
        return bytes
      }),
    )
  const windows1252 = Buffer.from(PROSE.replace('€', '\x80'), 'latin1')
  test.each([
    ['UTF-8', Buffer.from(PROSE)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${PROSE}`)],
    ['UTF-16LE with a mark', Buffer.from(`\ufeff${PROSE}`, 'utf16le')],
    ['UTF-16BE with a mark', utf16be(`\ufeff${PROSE}`)],
    ['UTF-16LE without a mark', Buffer.from(PROSE, 'utf16le')],
    ['UTF-16BE without a mark', utf16be(PROSE)],
    ['UTF-32LE with a mark', utf32(`\ufeff${PROSE}`, true)],
    ['UTF-32BE with a mark', utf32(`\ufeff${PROSE}`, false)],
    ['Windows-1252', windows1252],
  ])('%s', async (_, bytes) => {
    for (const step of [1, 3, 4096]) expect(await toText(bytes, 'notes.txt', step)).toBe(PROSE)
  })

  test('Latin-1 is detected after a long ASCII beginning', async () => {
    const bytes = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from(' M\xfcller', 'latin1')])

    expect(await toText(bytes, 'notes.txt')).toMatch(/a Müller$/)
  })

  test('bytes that are invalid in UTF-8 become replacement characters, and the text around them is kept', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Grüße '),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(' von Jörg '.repeat(1000)),
    ])

    const text = await toText(bytes, 'notes.txt')

    expect(text).toContain('von J')
    expect(text.length).toBeGreaterThan(10_000)
  })

  test('any text is extracted unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        async (text, step) => {
          const marked = Buffer.from(`\ufeff${text}`)
          const { texts } = await read(marked, 'any.log', step)
          const all = texts.map(one => one.text).join('')
          // Other tests cover texts that have a reader of their own.
          fc.pre(texts.every(({ column }) => column === undefined) && !/^\s*[<{[]/.test(text))
          expect(all).toBe(text)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a page', () => {
  const page = `<!DOCTYPE html><html><head><meta charset="koi8-r"><title>T</title><style>p{color:red}</style></head>
    <body><p>Ed <b>Dur</b>and&nbsp;&amp; Sons<div>next</div>after<br>line<table><tr><td>one<td>two</table>
    <a href="mailto:a@b.example">write</a><img alt="a cat"><!-- hidden note --><script>let code</script>
    <script type="application/ld+json">{"name":"data"}</script><input value="typed"></body>`

  test('yields its text, comments and attributes, but no scripts or styles', async () => {
    const text = await toText(page, 'page.html', 7)

    expect(text).toContain('Ed Durand\u00a0& Sons\nnext\nafter\nline\n')
    for (const kept of ['one\ttwo', 'mailto:a@b.example', 'write\n', 'a cat', 'hidden note', '"data"', 'typed']) {
      expect(text).toContain(kept)
    }
    expect(text).not.toMatch(/color|let code/)
  })

  test('is decoded as it declares', async () => {
    const russian = Buffer.concat([Buffer.from('<html><meta charset="koi8-r"><p>'), Buffer.from([0xf0, 0xd2, 0xc9])])

    expect(await toText(russian, 'page.html')).toContain('При')
  })

  test('with a hundred thousand nested elements is read to its end', async () => {
    expect(await toText(`<html>${'<div>'.repeat(100_000)}deep${'</span>'.repeat(100_000)} end`, 'deep.html')).toContain(
      'deep end',
    )
  })
})

test.each([
  ['after long scripts', `<html><head><script>${'x'.repeat(60_000)}</script><meta charset="koi8-r">`],
  ['in single quotes', "<html><head><meta http-equiv='Content-Type' content='text/html; charset=koi8-r'>"],
])('a page is decoded as it declares %s', async (_, head) => {
  const russian = Buffer.concat([Buffer.from(`${head}</head><p>`), Buffer.from([0xf0, 0xd2, 0xc9])])
  expect(await toText(russian, 'page.html')).toContain('При')
})

describe('a card or calendar', () => {
  test('has its lines joined, and its values decoded', async () => {
    const card =
      'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen K=C3=B6=\r\n=C3=9Fler\r\nEMAIL:jue\r\n rgen@example.com\r\nNOTE:one\\, two\\nthree\r\nEND:VCARD\r\n'
    for (const step of [1, 7, 1000]) {
      const text = await toText(card, 'people.vcf', step)
      expect(text).toContain(': Jürgen Kößler\n')
      expect(text).toContain('EMAIL: juergen@example.com\n')
      expect(text).toContain('NOTE: one, two\nthree\n')
    }
  })

  test('has its attachments read as files', async () => {
    const note = Buffer.from('4111 1111 1111 1111').toString('base64')
    const calendar = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nATTACH;VALUE=BINARY;ENCODING=BASE64:${note}\nEND:VEVENT\nEND:VCALENDAR\n`
    const { texts } = await read(calendar, 'meeting.ics')
    expect(texts).toContainEqual({ text: '4111 1111 1111 1111', path: ['attachment'] })
  })
})

describe('JSON', () => {
  test('yields values after their keys, without quotation marks and escapes', async () => {
    const json =
      '{"e\\u002dmail": "a\\u0040b.example", "n": [1, -2.5e3, null], "quote": "say \\"hi\\"\\n\\/", "smile": "\\ud83d\\ude00"}'

    for (const step of [1, 2, 1000]) {
      expect(await toText(json, 'data.json', step)).toBe(
        'e-mail: a@b.example\nn: \n1\n-2.5e3\nnull\nquote: say "hi"\n/\nsmile: 😀\n',
      )
    }
  })

  test('loses nothing when it is truncated or invalid', async () => {
    expect(await toText('{"name": "Ann\\', 'a.json')).toBe('name: Ann\\')
    expect(await toText('{"name": "Ann\\uZZ4', 'a.json')).toBe('name: Ann\\uZZ4')
  })

  test('of any value yields every string in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 20 }), async (value, step) => {
        const text = await toText(JSON.stringify([value, 'end']), 'any.json', step)
        for (const one of JSON.stringify(value).matchAll(/"(?:[^"\\]|\\.)*"/g)) {
          expect(text).toContain(JSON.parse(one[0]).toWellFormed())
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('XML', () => {
  test('yields texts after the names of their elements, with attributes, comments and CDATA', async () => {
    const xml =
      '<?xml version="1.0"?><o:order id="7" xmlns:o="urn:x"><o:name a=\'x &gt; y\'>Ann &amp; &#x42;ob</o:name><!-- c > d --><![CDATA[<raw>]]]]></o:order>'

    for (const step of [1, 5, 1000]) {
      const text = await toText(xml, 'order.xml', step)
      expect(text).toContain('id: 7\na: x > y\nname: Ann & Bob\n')
      expect(text).toMatch(/ c > d /)
      expect(text).toContain('<raw>]]')
      expect(text).not.toContain('urn:x')
    }
  })

  test('is decoded as it declares', async () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><a>\xa4</a>', 'latin1')

    expect(await toText(xml, 'a.xml')).toContain('a: €')
  })

  test('expands and fetches no entities, shows their declarations, and is not clean', async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const xml = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "4111 1111"><!ENTITY f SYSTEM "file:///etc/passwd">${laughs}]><x>&l9;&f;</x>`

    const { texts, notInspectable } = await read(xml, 'laughs.xml')

    const [{ text } = { text: '' }] = texts
    expect(text).toContain('4111 1111')
    expect(text).not.toContain('root:')
    expect(text.length).toBeLessThan(2 * xml.length)
    expect(notInspectable).toEqual([{ reason: 'unsupported' }])
  })

  test('is read when it is broken', async () => {
    expect(await toText('<a><b>one</a>two<c d="', 'broken.xml')).toMatch(/b: one\n.*two.*<c d="/s)
    expect(await toText('<?xml version="1.0"?><a>1 < 2 and 4111 > 5 <b 4222></a>', 'broken.xml')).toMatch(
      /1 < 2 and 4111 > 5 .*4222/s,
    )
  })

  test('declares entities at any split of the bytes', async () => {
    for (const step of [1, 2, 3, 5, 7]) {
      const { notInspectable } = await read(
        '<?xml version="1.0"?><!DOCTYPE a [ <!ENTITY b "c"> ]><a>&b;</a>',
        'a.xml',
        step,
      )
      expect(notInspectable).toEqual([{ reason: 'unsupported' }])
    }
  })

  test('yields the content of an unclosed tag once', async () => {
    const text = await toText(`<?xml version="1.0"?><a b="${'x'.repeat(600_000)} 4111`, 'long.xml')

    expect(text).toContain('x 4111')
    expect(text.length).toBeLessThan(610_000)
  })
})

describe('inline content and attributes of a page', () => {
  test.each(['<p>x</p><a title="Anna Keller', '<!DOCTYPE html><p>x</p><img alt=Anna Keller'])(
    'are read where the page ends within a tag: %s',
    async page => {
      for (const step of [1, 5, 1000]) expect(await toText(page, 'page.html', step)).toContain('Anna Keller')
    },
  )

  test.each([
    ['a comment', '4111<!-- x -->1111'],
    ['an element that nobody knows', '4111<x-a>1111</x-a>'],
    ['an attribute', '4111<span title="x">1111</span>'],
    ['a picture', '4111<img alt="x">1111'],
  ])('%s does not split a number', async (_, content) => {
    const text = await toText(`<html><p>${content}</p><p>end</p></html>`, 'a.html')

    expect(text).toContain('41111111')
    expect(text).toContain('end')
  })

  test('frames and data URLs with text are read, and pictures in them are not inspectable', async () => {
    const frame = Buffer.from('<p>framed &amp; found</p>').toString('base64')
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]).toString('base64')
    const content = `<html><p>before</p>
      <iframe src="data:text/html;base64,${frame}"></iframe>
      <iframe srcdoc="&lt;p&gt;of a source&lt;/p&gt;"></iframe>
      <a href="data:,plain%20and%20short">x</a>
      <img src="data:image/png;base64,${picture}">
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></html>`

    const { texts, notInspectable } = await read(content, 'a.html')

    const all = texts.map(({ text }) => text).join('\n')
    for (const part of ['before', 'framed & found', 'of a source', 'plain and short']) expect(all).toContain(part)
    expect(notInspectable).toEqual([{ reason: 'unsupported', isPicture: true, path: ['image'] }])
  })
})

test.each([
  ['a drawing', 'image/svg+xml,<svg><text>4111111111111111</text></svg>'],
  ['a text that claims to be a picture', 'image/png,4111111111111111'],
])('%s in a data URL is read at any size', async (_, data) => {
  const { texts } = await read(`<html><img src='data:${data}'></html>`, 'a.html')

  expect(texts.map(({ text }) => text).join('\n')).toContain('4111111111111111')
})

describe('a text with other data inside', () => {
  test.each(['txt', 'csv'])(
    'is read and reported as broken, for any length of the text before the data (%s)',
    async extension => {
      const bytes = Buffer.from(Array.from({ length: 8192 }, (_, index) => (index * index * 31 + index * 7) % 256))

      const { texts, notInspectable } = await read(
        Buffer.concat([Buffer.from('name,place\n'.repeat(30_000)), bytes]),
        `a.${extension}`,
      )

      expect(texts[0]?.text).toContain('name')
      expect(notInspectable).toEqual([{ reason: 'broken' }])
    },
  )

  test('does not include lines with colours or a few stray bytes', async () => {
    const line = '\u001b[32mdone\u001b[0m in 5 s, for nothing at all was left to be done here any more \u0001\n'
    expect((await read(line.repeat(10_000), 'a.log')).notInspectable).toEqual([])
  })
})

test('a PGP message is reported anywhere in a text', async () => {
  const text = `hello\n-----BEGIN PGP MESSAGE-----\n\nxyz\n`

  expect((await read(text, 'a.txt', 7)).notInspectable).toEqual([{ reason: 'password' }])
})

describe('a mail of which other programs read more', () => {
  const header = 'From: a@b.example\r\nTo: c@d.example\r\nSubject: s\r\nDate: d\r\n'
  test.each([
    [
      'a second message of a mailbox',
      `${header}\r\nhi\r\n\r\nFrom x@y.example Mon Jan 1 10:00\r\nSubject: t\r\n\r\nmore`,
    ],
    ['a uuencoded file', `${header}\r\nbegin 644 a.txt\r\n80V%R9"\r\n\`\r\nend\r\n`],
    ['two types', `${header}Content-Type: text/plain\r\nContent-Type: text/html\r\n\r\nhi`],
  ])('is not inspectable because of %s', async (_, mail) => {
    const { texts, notInspectable } = await read(mail, 'a.eml')

    expect(texts.length).toBeGreaterThan(0)
    expect(notInspectable).toEqual([{ reason: 'unsupported' }])
  })

  test('is a mailbox if a separator line precedes each message', async () => {
    const message = `From a@b.example Mon Jan  1 10:00:00 2026\r\n${header}\r\nhi\r\n\r\n`

    expect((await read(message + message, 'a.mbox')).notInspectable).toEqual([{ reason: 'unsupported' }])
    expect((await read(message, 'a.mbox')).notInspectable).toEqual([])
  })

  test('excludes a text with lines that only start with such words', async () => {
    const mail = `${header}\r\nFrom what I see\r\nbegin 12 things\r\n`

    expect((await read(mail, 'a.eml')).notInspectable).toEqual([])
  })
})
