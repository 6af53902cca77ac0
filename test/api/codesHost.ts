import { expect } from 'vitest'
import type * as z from 'zod'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import type { contracts } from '../../shared/contract/table.ts'
import { getRecipient, type Round } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, person } from '../harness/person.ts'
import { bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'

export const PHONE = '+41791234567'
const manyCalls = { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }

type Organisation = typeof demoOrganisation
type Options = Partial<z.input<(typeof contracts.createTransfer)['body']>>

/** A host that sends codes to Swiss and German phones, without call limits. */
export function codesHost(organisation: Partial<Organisation> = {}): Promise<TestHost> {
  const smsCountries = ['CH', 'DE']
  return testHost({ budgets: manyCalls, organisation: { ...demoOrganisation, smsCountries, ...organisation } })
}

export type Waiting = { id: string; secret: string; username: string; phone: string }

export async function waitingFor(
  host: TestHost,
  phone = PHONE,
  options: Options = {},
  recipient = 'rita@partner.example',
  sender = 'alice@acme.example',
): Promise<Waiting> {
  const member = await person(host.origin, sender)
  const sent = await member.send([{ name: 'secret plan.txt', content: Buffer.from('the plan') }], {
    recipient,
    options: { isOTPEnabled: true, recipientPhoneNumber: phone, ...options },
  })
  await host.settled()
  const secret = getSecret(sent.downloadUrl)
  return { id: sent.id, secret, username: await nameFor(host, secret), phone }
}

export async function nameFor(host: TestHost, secret: string): Promise<string> {
  const gate = expectRefusal(await send(host.origin, `/api/downloads/${secret}`), 401)
  expect(gate.required).toBe('phone_number_verification')
  return gate.username ?? ''
}

export async function messagesTo(host: TestHost, phone: string): Promise<string[]> {
  const messages = (await getOutbox(host.origin)).filter(({ channel, to }) => channel === 'sms' && to === phone)
  return messages.map(({ text }) => text).reverse()
}

export async function lastCode(host: TestHost, phone: string): Promise<string> {
  const text = (await messagesTo(host, phone)).at(-1) ?? ''
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) throw new Error(`No code in ${JSON.stringify(text)}.`)
  return code
}

const recipients = new Map<string, ReturnType<typeof getRecipient>>()

export async function askedFor({ origin }: TestHost, { username }: Waiting, channel?: string): Promise<Round> {
  const recipient = await (recipients.get(origin) ?? getRecipient(origin))
  recipients.set(origin, Promise.resolve(recipient))
  return recipient.send(await recipient.open(username), username, channel)
}

export function toWrongCode(code: string, by: number): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

export function resend(host: TestHost, username: string, token: string | undefined, body: object = {}) {
  return sendJson(host.origin, `/api/auth/otp/${username}`, JSON.stringify(body), { token })
}

/**
 * Releases the first `count` lookups of a challenge only once all have arrived: a race that no caller wins by being
 * first.
 */
export function holdLookups(host: TestHost, count: number) {
  const { challenges } = host.context
  const all = Promise.withResolvers<void>()
  let arrived = 0
  host.context.challenges = {
    ...challenges,
    async get(username, id) {
      const found = await challenges.get(username, id)
      arrived += 1
      if (arrived === count) all.resolve()
      await all.promise
      return found
    },
  }
  return () => {
    host.context.challenges = challenges
  }
}

export async function opens(host: TestHost, { secret }: Waiting, token: string | undefined): Promise<boolean> {
  const answer = await send(host.origin, `/api/downloads/${secret}`, { headers: bearer(token) })
  if (answer.status !== 200) expectRefusal(answer, 401)
  return answer.status === 200
}

type Audited = { action: string; actor: string; result: string; detail: string | null; source: string | null }

export function getAudit(host: TestHost, { id }: Waiting): Audited[] {
  const query = `SELECT action, actor, result, detail, source FROM audit
    WHERE transfer_id = ? AND action IN ('send-code', 'prove-code') ORDER BY sequence`
  return withDatabase(host, database => database.prepare(query).all(id)) as Audited[]
}
