import { expect, test } from 'vitest'
import { msg } from '../../../engine/extraction/formats/msg.ts'
import { allText, read } from './reading.ts'
import { fixed, toCompound, toMessage } from './toCompound.ts'

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const attached = (name: string, content: Buffer) => ({
  ...fixed(8),
  '__substg1.0_3707001F': utf16(name),
  '__substg1.0_37010102': content,
})
/** MS-OXRTFCP, 4.1.1. */
const COMPRESSED = Buffer.from(
  '2d0000002b0000004c5a4675f1c5c7a703000a0072637067313235423' + '20af32068656c090020627705b06c647d0a800fa0',
  'hex',
)

test('subject, sender, recipients and body are read', async () => {
  const reading = await read(
    msg,
    toCompound(
      toMessage(
        {
          '0037': 'Grüße',
          '0C1A': 'Anna Berg',
          '0C1F': 'anna@example.org',
          '001A': 'IPM.Note',
          1000: 'Call 044 668 18 00.',
        },
        {
          '__recip_version1.0_#00000000': {
            ...fixed(8),
            '__substg1.0_3001001F': utf16('Bob'),
            '__substg1.0_39FE001F': utf16('bob@example.org'),
          },
          '__nameid_version1.0': { '__substg1.0_00030102': Buffer.from('names') },
        },
      ),
    ),
  )

  expect(reading).toMatchObject({ notInspectable: [], stopped: undefined })
  expect(reading.texts.map(({ text }) => text)).toEqual([
    'subject: Grüße\nfrom: Anna Berg\nfrom: anna@example.org\n',
    'Bob\nbob@example.org\n',
    'Call 044 668 18 00.',
  ])
})

test('texts without Unicode are read in the code page of the message', async () => {
  const body = { '__substg1.0_1000001E': Buffer.from([0xcf, 0xf0]) }

  expect(allText(await read(msg, toCompound(toMessage({}, body, { 16381: 1251 }))))).toBe('Пр')
})

test('HTML and RTF bodies are inspected in any charset and compression', async () => {
  const more = {
    '__substg1.0_10130102': Buffer.from('<p>caf\xe9</p>', 'latin1'),
    '__substg1.0_10090102': COMPRESSED,
  }
  const reading = await read(msg, toCompound(toMessage({}, more, { 16350: 1252 })))

  expect(reading.nested.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['message.rtf', '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n'],
    ['message.html', '\ufeff<p>café</p>'],
  ])
})

test('an RTF body with a wrong checksum is reported', async () => {
  const flawed = Buffer.from(COMPRESSED)
  flawed[20] = 1

  expect((await read(msg, toCompound(toMessage({}, { '__substg1.0_10090102': flawed })))).notInspectable).toEqual([
    { reason: 'broken' },
  ])
})

test('attachments are inspected, large and small, and so are embedded messages', async () => {
  const large = Buffer.alloc(300_000, 'large ')
  const inner = toMessage(
    { '0037': 'inner', 1000: 'hidden text' },
    { '__attach_version1.0_#00000000': attached('deep.txt', Buffer.from('deep')) },
    {},
    24,
  )
  const reading = await read(
    msg,
    toCompound(
      toMessage(
        { 1000: 'see attached' },
        {
          '__attach_version1.0_#00000000': attached('list.csv', Buffer.from('a,b')),
          '__attach_version1.0_#00000001': attached('large.txt', large),
          '__attach_version1.0_#00000002': {
            ...fixed(8),
            '__substg1.0_3001001F': utf16('Fwd'),
            '__substg1.0_3701000D': inner,
          },
          '__attach_version1.0_#00000003': { ...fixed(8), '__substg1.0_3701000D': { CONTENTS: Buffer.from('ole') } },
        },
      ),
    ),
  )

  expect(reading.nested.map(({ name }) => name)).toEqual(['list.csv', 'large.txt', 'deep.txt'])
  expect(reading.nested[1]?.bytes.equals(large)).toBe(true)
  expect(reading.texts).toContainEqual({ text: 'hidden text', path: ['Fwd'] })
  expect(reading.texts).toContainEqual({ text: '[deep.txt]', path: ['Fwd', 'deep.txt'] })
  expect(reading.notInspectable).toEqual([{ reason: 'unsupported', path: ['attachment'] }])
})

test('nested messages end at the budget', async () => {
  let inner = toMessage({ '0037': 'innermost' }, {}, {}, 24)
  for (let level = 0; level < 5; level += 1) {
    const attachment = { '__attach_version1.0_#00000000': { ...fixed(8), '__substg1.0_3701000D': inner } }
    inner = toMessage({ '0037': `level ${level}` }, attachment, {}, level === 4 ? 32 : 24)
  }
  const reading = await read(msg, toCompound(inner))

  expect(reading.notInspectable.map(({ reason }) => reason)).toEqual(['tooDeep'])
  expect(allText(reading)).not.toContain('innermost')
})

test('an encrypted message is locked', async () => {
  const encrypted = toMessage(
    { '001A': 'IPM.Note.SMIME' },
    { '__attach_version1.0_#00000000': attached('smime.p7m', Buffer.from('x')) },
  )
  const signed = toMessage(
    { '001A': 'IPM.Note.SMIME.MultipartSigned' },
    { '__attach_version1.0_#00000000': attached('smime.p7m', Buffer.from('Content-Type: multipart/signed')) },
  )

  expect((await read(msg, toCompound(encrypted))).notInspectable).toEqual([{ reason: 'password' }])
  expect(await read(msg, toCompound(signed))).toMatchObject({ notInspectable: [], nested: [{ name: 'smime.p7m.eml' }] })
})

test('a file that is no message, truncated or deceptive is refused', async () => {
  const whole = toCompound(toMessage({ '0037': 'x' }, { '__substg1.0_1000001F': Buffer.alloc(20_000, 'a') }))
  const stopped = async (bytes: Buffer) => (await read(msg, bytes)).stopped

  expect(await stopped(Buffer.from('nothing'))).toBe('broken')
  expect(await stopped(toCompound({ WordDocument: Buffer.from('x') }))).toBe('broken')
  expect(await stopped(whole.subarray(0, 3000))).toBe('broken')

  // A circle of sectors; then two streams in the same sector.
  const circle = Buffer.from(whole)
  circle.writeUInt32LE(0, circle.length - 512)
  expect(await stopped(circle)).toBe('overlapping')
  const two = toCompound(
    toMessage({}, { '__substg1.0_0037001F': Buffer.alloc(5000, 'b'), '__substg1.0_1000001F': Buffer.alloc(5000, 'a') }),
  )
  const name = Buffer.from('__substg1.0_1000001F', 'utf16le')
  two.writeUInt32LE(0, two.indexOf(name) + 116)
  expect(await stopped(two)).toBe('overlapping')
})
