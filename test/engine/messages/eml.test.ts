import { describe, expect, test } from 'vitest'
import { eml } from '../../../engine/extraction/formats/eml.ts'
import { allText, read } from './reading.ts'

const message = (...lines: string[]) => lines.join('\r\n')
const part = (...lines: string[]) => message('Subject: x', ...lines)
const getFiles = async (text: string) =>
  (await read(eml, text)).nested.map(({ name, bytes }) => [name, bytes.toString()] as const)

describe('the header of a mail', () => {
  test('has names and subjects in any charset, folded or not', async () => {
    const reading = await read(
      eml,
      message(
        'From: =?utf-8?q?J=C3=A9r=C3=B4me?= <j@example.org>',
        'To: =?koi8-r?B?8NLJ18XU?= <p@example.org>,',
        '\tBob <bob@example.org>',
        'Subject: =?iso-8859-1?Q?caf=E9?= =?iso-8859-1?Q?_noir?=',
        'X-Phone: +41 44 668 18 00',
        'DKIM-Signature: v=1; b=4111111111111111',
        '',
        'body',
      ),
    )

    expect(reading.texts.map(({ text }) => text)).toEqual([
      'from: Jérôme <j@example.org>\nto: Привет <p@example.org>,\tBob <bob@example.org>\nsubject: café noir\nx-phone: +41 44 668 18 00\n',
      'body',
    ])
  })

  test('is decoded as UTF-8, or else as Windows-1252, when it names no charset', async () => {
    const utf8 = Buffer.from('Subject: Grüße\n\nbody ü').toString('latin1')

    expect(allText(await read(eml, utf8))).toBe('subject: Grüße\n\nbody ü')
    expect(allText(await read(eml, 'Subject: caf\xe9\n\nbody \xfc'))).toBe('subject: café\n\nbody ü')
    expect(allText(await read(eml, 'Subject: x\n\nbody \xfc \xc3\xbc', 1))).toBe('subject: x\n\nbody ü Ã¼')
  })

  test('is required: other content is not a message', async () => {
    expect((await read(eml, 'no header here\n\nat all')).stopped).toBe('broken')
    expect((await read(eml, '')).stopped).toBe('broken')
    expect((await read(eml, '\n\n')).stopped).toBe('broken')
    expect((await read(eml, 'From anna Mon Jan 1\nSubject: kept in a mailbox\n\nbody')).stopped).toBeUndefined()
  })

  test('is refused when it has no end', async () => {
    expect((await read(eml, `Subject: ${'x'.repeat(2_000_000)}`)).stopped).toBe('tooLarge')
    expect((await read(eml, 'Subject: x\n'.repeat(200_000))).stopped).toBe('tooLarge')
  })
})

describe('the text of a mail', () => {
  test.each([
    ['koi8-r', 'quoted-printable', '=F0=D2=C9=D7=C5=D4, soft=  \r\nly', 'Привет, softly'],
    ['windows-1252', '8bit', 'caf\xe9 \x80 5', 'café € 5'],
    ['utf-8', 'base64', 'R3LDvMOf\r\nZQ==', 'Grüße'],
    ['"UTF-8"', 'BASE64', 'R3L DvM Of ZQ', 'Grüße'],
    ['iso-2022-jp', '7bit', '\x1b$B$"\x1b(B', 'あ'],
    ['cp850', '8bit', '\x81ber', 'über'],
    ['utf-8', 'quoted-printable', '=ZZ 1=2 =C3=BC=', '=ZZ 1=2 ü'],
  ])('in %s and %s is read', async (charset, encoding, body, text) => {
    const head = [`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`, '']

    for (const step of [1, 3, 1000]) {
      expect((await read(eml, part(...head, body), step)).texts.at(-1)?.text).toBe(text)
    }
  })

  test('in an unknown charset is read as far as possible and reported', async () => {
    const reading = await read(eml, part('Content-Type: text/plain; charset=x-none', '', 'a@example.org'))

    expect(reading.texts.at(-1)?.text).toBe('a@example.org')
    expect(reading.notInspectable).toEqual([{ reason: 'unsupported' }])
  })
})

describe('the parts of a mail', () => {
  const mixed = (...lines: string[]) => part('Content-Type: multipart/mixed; boundary="b 1"', '', ...lines)

  test('are all read, and so is the text around them', async () => {
    const reading = await read(
      eml,
      mixed(
        'before',
        '--b 1',
        'Content-Type: multipart/alternative; boundary=b2',
        '',
        '--b2',
        '',
        'plain',
        '--b2',
        'Content-Type: text/html; charset=windows-1252',
        '',
        '<p>caf\xe9</p>',
        '--b2--',
        '--b 1  ',
        'Content-Type: text/csv; name="list.csv"',
        '',
        'a,b',
        '',
        '--b 1--',
        'after',
      ),
    )

    expect(reading.texts.map(({ text }) => text)).toEqual([
      'subject: x\n',
      'before',
      'plain',
      '[message.html]',
      '[list.csv]',
      'after',
    ])
    expect(reading.nested.map(({ bytes }) => bytes.toString())).toEqual(['\ufeff<p>café</p>', 'a,b\r\n'])
  })

  test('have the names of their attachments, in any notation', async () => {
    const named = (...fields: string[]) =>
      getFiles(mixed('--b 1', 'Content-Type: application/octet-stream', ...fields, '', 'x'))

    expect(await named('Content-Disposition: attachment; filename="a \\"b\\".csv"')).toEqual([['a "b".csv', 'x']])
    expect(await named("Content-Disposition: attachment; filename*=utf-8''na%C3%AFve.csv")).toEqual([
      ['naïve.csv', 'x'],
    ])
    expect(
      await named(
        'Content-Disposition: attachment;',
        ' filename*1*=%AFve; filename*0*=utf-8\'en\'na%C3; filename*2=".csv"',
      ),
    ).toEqual([['naïve.csv', 'x']])
    expect(await named('Content-Disposition: attachment; filename="=?koi8-r?B?8NLJ18XU?=.txt"')).toEqual([
      ['Привет.txt', 'x'],
    ])
    expect(await named('Content-Disposition: attachment')).toEqual([['attachment', 'x']])
  })

  test('include messages, which are inspected as such', async () => {
    const inner = message(
      'Subject: inner',
      'Content-Type: multipart/mixed; boundary=b3',
      '',
      '--b3',
      '',
      'hidden',
      '--b3--',
    )

    expect(await getFiles(mixed('--b 1', 'Content-Type: message/rfc822', '', inner, '--b 1--'))).toEqual([
      ['message.eml', inner],
    ])
    expect(await getFiles(part('Content-Type: multipart/digest; boundary=d', '', '--d', '', inner, '--d--'))).toEqual([
      ['message.eml', inner],
    ])
  })

  test('are read when their container declares no boundary, or never ends', async () => {
    expect(allText(await read(eml, part('Content-Type: multipart/mixed', '', '--b', '', 'text')))).toContain('text')
    expect(allText(await read(eml, mixed('--b 1', 'Content-Type: text/plain', '', 'cut sho')))).toContain('cut sho')
    expect(allText(await read(eml, mixed('--b 1', 'Content-Type: text/plain')))).toContain('subject')
  })

  test('are reported as incomplete when a container ends without its last boundary', async () => {
    const reasons = async (...lines: string[]) =>
      (await read(eml, mixed(...lines))).notInspectable.map(({ reason }) => reason)
    const inner = ['--b 1', 'Content-Type: multipart/alternative; boundary=b2', '', '--b2', '', 'text']

    expect(await reasons('--b 1', '', 'text', '--b 1--')).toEqual([])
    expect(await reasons('--b 1', '', 'text')).toEqual(['broken'])
    expect(await reasons(...inner, '--b2--', '--b 1--', 'after')).toEqual([])
    expect(await reasons(...inner, '--b2--')).toEqual(['broken'])
    // Many programs omit the inner one, and the outer one ends both.
    expect(await reasons(...inner, '--b 1--')).toEqual([])
  })

  test('include large attachments, which are read from any position without being held in memory', async () => {
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7 + (index >> 8)) & 255))
    const encoded = content.toString('base64').replace(/.{76}/g, '$&\r\n')
    const reading = await read(
      eml,
      mixed('--b 1', 'Content-Transfer-Encoding: base64', 'Content-Type: image/x', '', encoded, '--b 1--'),
    )

    expect(reading.nested[0]?.bytes.equals(content)).toBe(true)
  })

  test('are limited by the budget in number and depth', async () => {
    const deep = Array.from(
      { length: 200 },
      (_, level) => `Content-Type: multipart/mixed; boundary=l${level}\r\n\r\n--l${level}`,
    )

    expect((await read(eml, mixed('--b 1\r\n\r\nx\r\n'.repeat(20_000)))).stopped).toBe('tooManyEntries')
    expect((await read(eml, mixed('--b 1\r\nContent-Type: a/b\r\n\r\nx\r\n'.repeat(20_000)))).stopped).toBe(
      'tooManyEntries',
    )
    expect((await read(eml, part(...deep))).stopped).toBe('tooDeep')
  })
})

describe('an encrypted mail', () => {
  test('is reported and never counts as clean', async () => {
    const smime = part('Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"', '', 'MIIB')
    const signed = part('Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"', '', 'MIIB')
    const inline = part('', '-----BEGIN PGP MESSAGE-----', '', 'hQEMA')
    const pgp = part(
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=e',
      '',
      '--e',
      'Content-Type: application/pgp-encrypted',
      '',
      'Version: 1',
      '--e',
      'Content-Type: application/octet-stream; name=encrypted.asc',
      '',
      'secret',
      '--e--',
    )
    const uuencoded = part('Content-Transfer-Encoding: x-uuencode', '', 'begin 644 a')

    expect((await read(eml, smime)).notInspectable).toEqual([{ reason: 'password', path: ['smime.p7m'] }])
    expect((await read(eml, signed)).notInspectable).toEqual([{ reason: 'unsupported', path: ['smime.p7m'] }])
    expect((await read(eml, inline)).notInspectable).toEqual([{ reason: 'password' }])
    expect((await read(eml, pgp)).notInspectable).toEqual([{ reason: 'password', path: ['encrypted.asc'] }])
    expect((await read(eml, uuencoded)).notInspectable).toEqual([{ reason: 'unsupported', path: ['attachment'] }])
  })
})
