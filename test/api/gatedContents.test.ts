import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Target, toPath } from '../harness/calls.ts'
import { provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, type Person, person, signIn } from '../harness/person.ts'
import { type Answer, send } from '../harness/requests.ts'

type Kind = {
  files: {
    name: string
    content: Buffer
    anonymizationPolicy?: NonNullable<Parameters<Person['send']>[0][0]['anonymizationPolicy']>
  }[]
  options?: NonNullable<Parameters<Person['send']>[1]>['options']
  /** Whether a responder can upload it, too. */
  isAnswer: boolean
}

const one = { name: 'Gehalt eins.txt', content: Buffer.from('what stands in the first') }
const other = { name: 'Gehalt zwei.txt', content: Buffer.from('what stands in the second') }
const csv = {
  name: 'Karten.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\n'),
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [{ columnNameOrIndex: '1', anonymizationMethod: 'sha256' as const, parameters: [] }],
  },
}

const kinds: Record<string, Kind> = {
  'one file': { files: [one], isAnswer: true },
  'two files': { files: [one, other], isAnswer: true },
  'an empty file': { files: [{ ...one, content: Buffer.alloc(0) }], isAnswer: true },
  'an anonymised file beside another': { files: [csv, one], isAnswer: false },
  'a sealed archive': { files: [one, other], options: { isPasswordProtected: true }, isAnswer: false },
  'a sealed archive with an anonymised file': { files: [csv], options: { isPasswordProtected: true }, isAnswer: false },
  'files of an anonymous sender': { files: [one, other], options: { isAnonymousTransfer: true }, isAnswer: false },
  'files without a mail': { files: [one], options: { sendEmailNotification: false }, isAnswer: false },
  'a sealed archive of an anonymous sender': {
    files: [one],
    options: { isPasswordProtected: true, isAnonymousTransfer: true },
    isAnswer: false,
  },
}

const protections = ['a sign-in', 'a code', 'a sign-in and a code', 'being the one who asked'] as const
type Protection = (typeof protections)[number]

const products = protections.flatMap(protection =>
  Object.keys(kinds)
    .filter(kind => protection !== 'being the one who asked' || kinds[kind]?.isAnswer)
    .map(kind => [protection, kind] as const),
)

describe('a gate', () => {
  let host: TestHost
  let alice: Person
  const tokens = {} as Record<'alice' | 'bob' | 'ada', string>
  let phones = 0

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    for (const name of ['alice', 'bob', 'ada'] as const) {
      tokens[name] = (await signIn(host.origin, `${name}@acme.example`)).id_token
    }
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  /** What is behind the gate, the tokens that pass it, and all that fall short of it. */
  async function gated(protection: Protection, kind: Kind) {
    const id = protection === 'being the one who asked' ? await answered(kind) : await sent(protection, kind)
    await host.settled()
    const stored = await host.context.transfers.get(id)
    if (stored?.transferState !== 'active' || !stored.link) throw new Error('The transfer was not published.')
    const secret = await host.context.keys.open(stored.link.sealed, `link of ${id}`)
    const username = stored.phoneVerification?.username
    const proof = username && (await provePhone(host.origin, username, lastPhone()))
    const passes = {
      'a sign-in': [tokens.bob],
      'a code': [proof ?? ''],
      'a sign-in and a code': [tokens.bob, proof ?? ''],
      'being the one who asked': [tokens.alice],
    }[protection]
    const short: Record<Protection, string[][]> = {
      'a sign-in': [[], [tokens.alice], [tokens.ada]],
      'a code': [[], [tokens.alice], [tokens.bob, tokens.ada]],
      'a sign-in and a code': [[], [tokens.bob], [proof ?? ''], [tokens.ada, proof ?? '']],
      'being the one who asked': [[], [tokens.bob], [tokens.ada]],
    }
    const ids = [...stored.files.map(file => file.id), ...(stored.archive ? [stored.archive.id] : [])]
    return { stored, secret, ids, passes, short: short[protection] }
  }

  async function sent(protection: Protection, { files, options }: Kind): Promise<string> {
    phones += 1
    const recipient = protection === 'a code' ? 'rita@partner.example' : 'bob@acme.example'
    const code = protection === 'a sign-in' ? {} : { isOTPEnabled: true, recipientPhoneNumber: lastPhone() }
    const { id } = await alice.send(files, { recipient, message: 'Message.', options: { ...options, ...code } })
    return id
  }

  async function answered({ files }: Kind): Promise<string> {
    const asked = await alice.request({ message: 'Message.' })
    await answerRequest(host.origin, asked.requestUrl, files)
    return asked.id
  }

  const lastPhone = () => `+4179${10 + (phones % 90)}${10 + Math.floor(phones / 90)}367`
  const ask = (path: string, shown: readonly string[]) =>
    send(host.origin, path, {
      headers: shown.length === 0 ? {} : { authorization: shown.map(token => `Bearer ${token}`).join(', ') },
    })
  const file = (secret: string, fileId: string) =>
    `${toPath('getDownloadFile', { id: '', secret, fileId } satisfies Target)}?acknowledgement=true`
  const payload = (secret: string) => toPath('getDownload', { secret })

  test.each(products)(
    'that takes %s keeps %s until it is passed, and opens what is published alone',
    async (protection, name) => {
      const kind = kinds[name] as Kind
      const { files, options = {} } = kind
      const { stored, secret, ids, passes, short } = await gated(protection, kind)

      for (const shown of short) {
        expectClosed(await ask(payload(secret), shown), kind, ids)
        for (const id of ids) expectClosed(await ask(file(secret, id), shown), kind, ids)
      }
      expect((await host.context.transfers.get(stored.id))?.downloadCount).toBe(0)

      const { json } = await ask(payload(secret), passes)
      const listed = (json as { files: { name: string; url: string }[] }).files

      const published = options.isPasswordProtected ? [stored.archive] : stored.files
      expect(listed.map(({ url }) => url.split('/').at(-1))).toEqual(published.map(content => content?.id))
      for (const { id } of stored.files.filter(({ id }) => !published.some(content => content?.id === id))) {
        expect((await ask(file(secret, id), passes)).status).toBe(404)
      }
      for (const [index, { url }] of listed.entries()) {
        const signed = await ask(`${new URL(url).pathname}?acknowledgement=true`, passes)
        const at = new URL((signed.json as { url: string }).url)
        const { text, status } = await send(host.origin, `${at.pathname}${at.search}`)
        expect(status).toBe(200)
        if (!options.isPasswordProtected && files[index] !== csv) expect(text).toBe(files[index]?.content.toString())
        else for (const { content } of files) expect(text).not.toContain(content.toString())
      }
    },
  )

  function expectClosed({ status, text, headers, json }: Answer, { files }: Kind, ids: readonly string[]) {
    expect([status, (json as { errorCode: string }).errorCode]).toEqual([401, 'gate_closed'])
    const told = `${text}\n${JSON.stringify(headers)}`
    for (const secret of [...files.map(({ name }) => name), ...ids, 'Message.', '/blobs/']) {
      expect(told).not.toContain(secret)
    }
  }
})
