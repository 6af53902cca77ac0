import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition } from '../../shared/domain/policies/policy.ts'
import { files, letter } from '../engine/extraction/packages.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { type FileToSend, type Person, person } from '../harness/person.ts'

const SEVEN_ZIP = Buffer.from('377abcaf271c0004', 'hex')
const PROGRAM = Buffer.from('4d5a900003000000', 'hex')
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

let host: TestHost
let alice: Person
let ada: Person

beforeEach(async () => {
  host = await testHost()
  alice = await person(host.origin, 'alice@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterEach(() => host.stop())

const block = (...conditions: Condition[]) =>
  ada.call(contracts.createPolicy, {
    body: { name: 'Closed', description: '', conditions, statements: [{ feature: 'transfer', effect: 'block' }] },
  })

/** Sends, and waits for the workflow. */
async function send(file: FileToSend) {
  const { id } = await alice.send([file])
  await host.settled()
  return (await alice.review(id)).transfer.transferState
}

const mail = (name: string, content: Uint8Array) =>
  [
    'From: a@acme.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See the attachment.',
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    Buffer.from(content).toString('base64'),
    '--b--',
    '',
  ].join('\r\n')

const named = (name: string, content: Uint8Array | string): FileToSend => ({ name, content: Buffer.from(content) })

describe('a policy on files that cannot be inspected', () => {
  beforeEach(() => block({ attribute: 'files.notInspectable', operator: 'is', values: [true] }))

  test.each<[string, FileToSend]>([
    ['a ZIP archive', named('a.zip', files({ name: 'a.7z', content: SEVEN_ZIP }))],
    ['a compressed file', named('a.7z.gz', gzipSync(SEVEN_ZIP))],
    ['a message', named('a.eml', mail('setup.exe', PROGRAM))],
    ['a letter', named('a.docx', letter('<w:p/>', { name: 'word/embeddings/oleObject1.bin', content: SEVEN_ZIP }))],
    [
      'a letter, under the name of a picture',
      named('a.docx', letter('<w:p/>', { name: 'word/media/image1.png', content: SEVEN_ZIP })),
    ],
    ['a ZIP archive, as a picture', named('a.zip', files({ name: 'scan.png', content: PNG }))],
  ])('counts what is in %s', async (_, file) => {
    expect(await send(file)).toBe('failed')
  })

  test('does not count the pictures of a letter', async () => {
    const content = letter(
      '<w:p><w:r><w:t>We meet in the morning.</w:t></w:r></w:p>',
      { name: 'word/media/image1.png', content: PNG },
      { name: 'word/media/logo.bin', content: PNG },
    )

    expect(await send(named('a.docx', content))).toBe('active')
  })
})

const rule = (method: string, parameters: object[] = []) => ({
  columnNameOrIndex: '1',
  anonymizationMethod: method,
  parameters,
})
const table = (content: string, anonymizationRule: object): FileToSend => ({
  ...named('people.csv', content),
  anonymizationPolicy: { headerRow: true, anonymizationRules: [anonymizationRule] } as NonNullable<
    FileToSend['anonymizationPolicy']
  >,
})

describe('a policy on card numbers', () => {
  beforeEach(() => block({ attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }))

  test.each(['"4111 1111 1111 1111\n5500 0055 5555 5559"', '"card number 4111 1111 1111 1111 of Anna"'])(
    'counts the header %j of an anonymised column, which is published',
    async header => {
      expect(await send(table(`name,${header}\nAnna,secret\n`, rule('sha256')))).toBe('failed')
    },
  )

  test('does not count the values of an anonymised column', async () => {
    expect(await send(table('name,card\nAnna,4111111111111111\n', rule('sha256')))).toBe('active')
  })
})

describe('a policy on files that are not anonymised', () => {
  beforeEach(() => block({ attribute: 'files.anonymized', operator: 'is', values: [false] }))
  const mask = (from: number, to: number) => rule('basic_mask', [{ key: 'pattern', value: [{ from, to, char: '*' }] }])

  test('counts a file whose rules change no value', async () => {
    expect(await send(table('name,card\nAnna,4111111111111111\n', mask(500, 501)))).toBe('failed')
  })

  test('does not count a file whose rules change a value', async () => {
    expect(await send(table('name,card\nAnna,4111111111111111\n', mask(0, 12)))).toBe('active')
  })
})

describe('a policy on programs', () => {
  beforeEach(() => block({ attribute: 'files.extension', operator: 'anyOf', values: ['exe'] }))

  test.each(['.exe', 'a/.exe', '.EXE'])('counts a name that begins with its dot: %s', async name => {
    await expect(send(named(name, PROGRAM))).rejects.toMatchObject({ status: 422 })
  })

  test.each<[string, FileToSend]>([
    ['has the name of a text', named('setup.txt', PROGRAM)],
    ['has the name of a text, in an archive', named('a.zip', files({ name: 'setup.txt', content: PROGRAM }))],
  ])('counts a program that %s, and marks it', async (_, file) => {
    const { id } = await alice.send([named('plan.txt', 'We meet in the morning.'), file])
    await host.settled()

    const { transfer, files: sent } = await alice.review(id)
    expect(transfer.transferState).toBe('failed')
    expect(sent.map(({ inspectionType }) => inspectionType === 'BLOCKING')).toEqual([false, true])
  })

  test('does not count texts', async () => {
    expect(await send(named('exe.txt', 'exe'))).toBe('active')
  })
})

test('a required tracking ID has a visible character', async () => {
  const statements = [{ feature: 'trackingId' as const, effect: 'required' as const }]
  await ada.call(contracts.createPolicy, { body: { name: 'Traced', description: '', conditions: [], statements } })
  const file = named('plan.txt', 'We meet in the morning.')

  for (const trackingId of [' ', '\u200b\u2060', '\u3164', '\u2800']) {
    await expect(alice.create([file], { options: { trackingId } })).rejects.toMatchObject({ status: 422 })
  }
  const { id } = await alice.create([file], { options: { trackingId: '\u200bP-7 ' } })

  expect((await alice.review(id)).transfer).toMatchObject({ trackingId: 'P-7' })
})
