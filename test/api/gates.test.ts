import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { ask, type CallName, callNames, type Target, toPath } from '../harness/calls.ts'
import { codeSentTo, getRecipient, provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, getOutbox, getSecret, type Person, person, signIn } from '../harness/person.ts'
import { type Answer, bearer, send } from '../harness/requests.ts'
import { PAST_EXPIRY } from '../harness/states.ts'
import { smallWebsite } from '../harness/website.ts'

/** Each transfer has a phone of its own with its own number range, so their budgets are independent. */
let phones = 0
function newPhone(): string {
  phones += 1
  return `+4179${10 + (phones % 90)}12367`
}
const websiteDirectory = smallWebsite()
afterAll(() => rmSync(websiteDirectory, { recursive: true }))

const protections = ['a sign-in', 'a code', 'a sign-in and a code', 'being the one who asked'] as const
type Protection = (typeof protections)[number]
/** The progress of a caller. In an ended transfer, all gates have been passed. */
const standings = ['not passed', 'half passed', 'passed by another person', 'revoked', 'expired'] as const
type Standing = (typeof standings)[number]

type Guarded = Target & {
  /** A name, size, text or address that must stay hidden before the gate. */
  secrets: string[]
  issued: string
  passes: string[]
  half: string[]
}

/** By contract: the calls that a link, an id or a name leads to. */
const leading = callNames.filter(name => /\{/.test(contracts[name].path))
/** A member’s own calls, which the sender’s token opens behind any gate. */
const sendersOwn = leading.filter(name => ['member', 'admin'].includes(contracts[name].caller))

const ways: { method: string; headers: Record<string, string> }[] = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  { method: 'GET', headers: { range: 'bytes=0-3' } },
  { method: 'GET', headers: { 'if-none-match': '*' } },
]

describe('a transfer reveals nothing before its gate is passed', () => {
  let host: TestHost
  let alice: Person
  let others: { bob: string; ada: string; foreign: string }

  beforeAll(async () => {
    host = await testHost({ websiteDirectory, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
    const other = await guardedBy('a code', 'of another')
    others = {
      bob: (await signIn(host.origin, 'bob@acme.example')).id_token,
      ada: (await signIn(host.origin, 'ada@acme.example')).id_token,
      foreign: other.passes[0] ?? '',
    }
  })
  afterAll(() => host.stop())

  const readToken = async (email: string) => (await signIn(host.origin, email)).id_token
  const authorization = (tokens: readonly string[]): Record<string, string> =>
    tokens.length === 0 ? {} : { authorization: tokens.map(token => `Bearer ${token}`).join(', ') }

  async function guardedBy(protection: Protection, mark: string): Promise<Guarded> {
    if (protection === 'being the one who asked') return answeredRequest(mark)
    const name = `Gehalt ${mark}.txt`
    const content = `what stands in it, ${mark}`
    const message = `Message ${mark}.`
    const withCode = protection !== 'a sign-in'
    const recipient = protection === 'a code' ? 'rita@partner.example' : 'bob@acme.example'
    const phone = newPhone()
    const sent = await alice.send([{ name, content: Buffer.from(content) }], {
      message,
      recipient,
      options: withCode ? { isOTPEnabled: true, recipientPhoneNumber: phone } : {},
    })
    await host.settled()
    const stored = await host.context.transfers.get(sent.id)
    const username = stored?.phoneVerification?.username
    const passes = [
      ...(protection === 'a code' ? [] : [await readToken('bob@acme.example')]),
      ...(username === undefined ? [] : [await provePhone(host.origin, username, phone)]),
    ]
    const target = { id: sent.id, fileId: stored?.files[0]?.id ?? '', secret: getSecret(sent.downloadUrl), username }
    const secrets = [name, encodeURIComponent(name), content, content.slice(0, 8), message]
    const half = await getPartialCredentials(protection, passes, username, phone)
    return { ...target, secrets, passes, half, issued: await issuedTo(target, passes) }
  }

  async function answeredRequest(mark: string): Promise<Guarded> {
    const asked = await alice.request({ message: `Message ${mark}.` })
    const name = `Antwort ${mark}.txt`
    const content = `what was answered, ${mark}`
    await answerRequest(host.origin, asked.requestUrl, [{ name, content: Buffer.from(content) }])
    await host.settled()
    const stored = await host.context.transfers.get(asked.id)
    const mail = (await getOutbox(host.origin)).find(
      ({ to, text }) => to === 'alice@acme.example' && /\/dl\//.test(text),
    )
    const secret = /\/dl\/([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const target = { id: asked.id, fileId: stored?.files[0]?.id ?? '', secret, linkId: getSecret(asked.requestUrl) }
    const passes = [await readToken('alice@acme.example')]
    const secrets = [name, encodeURIComponent(name), content, content.slice(0, 8)]
    return {
      ...target,
      secrets,
      passes,
      half: [await readToken('bob@acme.example')],
      issued: await issuedTo(target, passes),
    }
  }

  /** Partial credentials: one of two tokens, a challenge that waits for its code, another member’s sign-in. */
  async function getPartialCredentials(
    protection: Protection,
    passes: string[],
    username: string | undefined,
    phone: string,
  ): Promise<string[]> {
    if (protection === 'a sign-in and a code') return passes.slice(0, 1)
    if (username === undefined) return [await readToken('vera@visitor.example')]
    const recipient = await getRecipient(host.origin)
    const asked = await recipient.send(await recipient.open(username), username)
    expect(await codeSentTo(host.origin, phone)).toMatch(/^\d{6}$/)
    return [asked.parameters.jwt ?? '', asked.session.slice(0, 2000)]
  }

  async function issuedTo(target: Target, passes: readonly string[]): Promise<string> {
    const path = `${toPath('getDownloadFile', target)}?acknowledgement=true`
    const { json, status } = await send(host.origin, path, { headers: authorization(passes) })
    expect(status).toBe(200)
    const { pathname, search } = new URL((json as { url: string }).url)
    return `${pathname}${search}`
  }

  async function tokensIn(standing: Standing, protection: Protection, guarded: Guarded): Promise<string[]> {
    if (standing === 'not passed') return []
    if (standing === 'half passed') return guarded.half
    if (standing !== 'passed by another person') return guarded.passes
    // Bob’s own sign-in is the recipient’s, so it is not partial.
    return protection === 'a code' || protection === 'being the one who asked'
      ? [others.bob, others.foreign]
      : [others.ada, others.foreign]
  }

  const expectNothing = ({ secrets, fileId }: Guarded, { text, headers }: Answer, asked: string) => {
    const told = `${text}\n${JSON.stringify(headers)}`
    for (const secret of [...secrets, fileId]) expect(told, asked).not.toContain(secret)
    for (const header of ['content-disposition', 'content-range', 'accept-ranges', 'etag']) {
      expect(headers[header], asked).toBeUndefined()
    }
  }

  async function end(standing: Standing, { id }: Guarded) {
    if (standing === 'revoked') await alice.retract(id)
    // Beyond the expiry and back, so that sign-ins keep their state.
    if (standing === 'expired') {
      host.clock.move(PAST_EXPIRY)
      await host.sweep()
      host.clock.move(-PAST_EXPIRY)
    }
  }

  describe.each(protections)('a gate that takes %s', protection => {
    test('opens everything to a caller who passed', async () => {
      const guarded = await guardedBy(protection, `open ${protection}`)

      const payload = await ask(host.origin, 'getDownload', guarded, { headers: authorization(guarded.passes) })
      const file = await send(host.origin, guarded.issued)

      expect(payload.status).toBe(200)
      expect(payload.text).toContain(guarded.secrets[0])
      expect(file.text).toBe(guarded.secrets[2])
    })

    test.each(standings)('opens nothing when it is %s', async standing => {
      const guarded = await guardedBy(protection, `${standing} ${protection}`)
      await end(standing, guarded)
      const tokens = await tokensIn(standing, protection, guarded)
      const isOver = standing === 'revoked' || standing === 'expired'

      const calls = leading.filter(name => !sendersOwn.includes(name))
      for (const name of calls) {
        // The sender’s token opens the sender’s own transfer: this test asks only other callers.
        const isOwn = contracts[name].caller === 'uploader' && protection === 'being the one who asked'
        const headers = isOwn ? {} : authorization(tokens)
        expectNothing(guarded, await ask(host.origin, name, guarded, { headers }), `${name}, ${standing}`)
      }
      for (const way of ways) {
        const headers = { ...way.headers, ...authorization(tokens) }
        for (const path of [
          toPath('getDownload', guarded),
          toPath('getDownloadFile', guarded),
          `${toPath('getDownloadFile', guarded)}?acknowledgement=true`,
          `/dl/${guarded.secret}`,
          ...(isOver ? [guarded.issued] : []),
        ]) {
          // No URL outlives the end of its transfer; after that, the contents stay for days.
          const later = standing === 'expired' && path === guarded.issued ? PAST_EXPIRY : 0
          host.clock.move(later)
          const answer = await send(host.origin, path, { method: way.method, headers })
          host.clock.move(-later)
          expectNothing(guarded, withoutPageHeaders(path, answer), `${way.method} ${path}, ${standing}`)
          if (!path.startsWith('/dl/')) expect(answer.status, path).toBeGreaterThanOrEqual(400)
        }
      }
    })

    test.each(sendersOwn)('%s stays closed to all other callers', async (name: CallName) => {
      const guarded = await guardedBy(protection, `own ${protection} ${name}`)

      for (const tokens of [[], guarded.half, [others.bob], [others.foreign]]) {
        const answer = await ask(host.origin, name, guarded, { headers: authorization(tokens) })
        expectNothing(guarded, answer, name)
        expect([401, 403, 404, 409]).toContain(answer.status)
      }
    })
  })

  test('a closed gate says what it takes, and no more', async () => {
    const guarded = await guardedBy('a code', 'of the refusal')

    const { json, status } = await ask(host.origin, 'getDownload', guarded)

    expect(status).toBe(401)
    expect(json).toEqual({
      errorMessage: expect.any(String),
      errorCode: 'gate_closed',
      requestId: expect.any(String),
      required: 'phone_number_verification',
      phoneNumber: expect.stringMatching(/^\+41 [* ]+67$/),
      username: guarded.username,
    })
  })

  test.each(['a sign-in', 'a code', 'a sign-in and a code'] as const)(
    'no mail reveals a transfer behind %s, and no text message does',
    async protection => {
      const guarded = await guardedBy(protection, `by mail ${protection}`)
      await host.settled()

      const sent = JSON.stringify((await getOutbox(host.origin)).filter(({ to }) => to !== 'alice@acme.example'))

      expect(sent).toContain(guarded.secret)
      for (const secret of guarded.secrets) expect(sent).not.toContain(secret)
    },
  )

  test('hints in the link decide nothing', async () => {
    const guarded = await guardedBy('a code', 'of hints that lie')

    const path = `${toPath('getDownload', guarded)}?r=alice%40acme.example&rph=%2B41791234567`
    const answer = await send(host.origin, path, { headers: bearer(others.bob) })

    expect(answer.status).toBe(401)
    expectNothing(guarded, answer, 'hints')
  })

  test('scanners that open every link repeatedly change nothing and trigger no message', async () => {
    const guarded = await guardedBy('a code', 'of scanners')
    const before = { stored: await host.context.transfers.get(guarded.id), sent: (await getOutbox(host.origin)).length }

    for (let round = 0; round < 30; round += 1) {
      for (const { method, headers } of ways) {
        await send(host.origin, `/dl/${guarded.secret}`, { method, headers })
        await send(host.origin, toPath('getDownload', guarded), { method, headers })
      }
    }

    expect(await host.context.transfers.get(guarded.id)).toEqual(before.stored)
    expect((await getOutbox(host.origin)).length).toBe(before.sent)
  })
})

function withoutPageHeaders(path: string, answer: Answer): Answer {
  if (!path.startsWith('/dl/')) return answer
  const { etag: _, 'accept-ranges': __, 'content-range': ___, ...headers } = answer.headers
  return { ...answer, headers }
}
