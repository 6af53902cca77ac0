import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Ports } from '../../lambdas/core/request/context.ts'
import { CONTACT_SECONDS } from '../../lambdas/ports/lifetimes.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition } from '../../shared/domain/policies/policy.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, type FileToSend, type Person, person } from '../harness/person.ts'

const offer: FileToSend = { name: 'offer 1.pdf', content: Buffer.from('An offer.') }
const staff: FileToSend = { name: 'staff 2026-11.csv', content: Buffer.from('iban\nCH93 0076 2011 6238 5295 7\n') }
const rita = 'rita@partner.example'
const rolf = 'rolf@partner.example'

let host: TestHost
let alice: Person
let bob: Person

beforeEach(async () => {
  host = await testHost()
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
})
afterEach(() => host.stop())

async function send(sender: Person, recipient: string, file = offer) {
  const { id } = await sender.send([file], { recipient })
  await host.settled()
  return id
}

type Prepared = { id?: string; files?: readonly FileToSend[] }

const prepare = (sender: Person, recipient: string, { id, files = [offer] }: Prepared = {}) =>
  sender.call(contracts.createProvisionalTransfer, {
    body: {
      files: files.map(({ name, content }, tempId) => ({ name, size: content.length, tempId })),
      message: 'Here they are.',
      recipient,
      id,
    },
  })

/** The reasons in full, and what the advice while typing says. */
async function check(sender: Person, recipient: string, files: readonly FileToSend[] = [offer]) {
  const { rvFlags, rvMessages, outcome } = await prepare(sender, recipient, { files })
  const advice = await sender.call(contracts.matchPolicies, {
    body: { recipient, files: files.map(({ name, content }, tempId) => ({ name, size: content.length, tempId })) },
  })
  expect(advice.rvMessages).toEqual(rvMessages)
  return { rvFlags, rvMessages, outcome }
}

const reason = (name: string, more: object) => ({ flag: name, reason: name, ...more })

describe('a provisional transfer, and the advice while typing', () => {
  test('DOMAIN_BANNED blocks', async () => {
    expect(await check(alice, 'eve@mail.banned.example')).toEqual({
      rvFlags: ['FIRST_TRANSFER', 'DOMAIN_BANNED'],
      rvMessages: [reason('DOMAIN_BANNED', { text: 'Acme does not allow files to be sent to mail.banned.example.' })],
      outcome: 'block',
    })
  })

  test('DOMAIN_UNSEEN asks for the spelling, or names the known domain with evidence', async () => {
    expect(await check(alice, rita)).toEqual({
      rvFlags: ['FIRST_TRANSFER', 'DOMAIN_UNSEEN'],
      rvMessages: [
        reason('DOMAIN_UNSEEN', {
          text: 'Nobody at Acme has sent files to partner.example before. Please check the spelling.',
        }),
      ],
      outcome: 'warn',
    })

    await send(alice, rita)

    const text = 'Nobody at Acme has sent files to partner.exampel before. Did you mean partner.example?'
    expect((await check(bob, 'rita@partner.exampel')).rvMessages).toEqual([
      reason('DOMAIN_UNSEEN', {
        text,
        evidence: '1 colleague writes to partner.example; none to partner.exampel.',
        suggestion: rita,
      }),
    ])
    expect((await check(alice, 'rtia@partner.exampel')).rvMessages).toEqual([
      reason('DOMAIN_UNSEEN', {
        text,
        evidence: 'You write to partner.example, and not to partner.exampel.',
        suggestion: rita,
      }),
    ])
  })

  test('DOMAIN_UNSEEN knows the organisation’s own domains', async () => {
    expect((await check(alice, 'bob@acme.exampel')).rvMessages).toMatchObject([
      { reason: 'DOMAIN_UNSEEN', suggestion: 'bob@acme.example', evidence: 'acme.example is a domain of Acme.' },
    ])
  })

  test('FIRST_COMMON_DOMAIN asks for every letter', async () => {
    const first = reason('FIRST_COMMON_DOMAIN', {
      text: 'gmail.com is a public mail service and you have not sent to rita.jones@gmail.com before. Check every letter: anyone can own a similar address.',
    })
    expect((await check(alice, 'rita.jones@gmail.com')).rvMessages).toEqual([first])

    await send(alice, 'ritajones@gmail.com')

    expect((await check(alice, 'rita.jones@gmail.com')).rvMessages).toEqual([
      { ...first, suggestion: 'ritajones@gmail.com', evidence: 'You write to ritajones@gmail.com.' },
    ])
    expect((await check(bob, 'rita.jones@gmail.com')).rvMessages).toEqual([first])
  })

  test('a slip in a public mail domain asks for the right one, although lists of providers have the slip', async () => {
    const { rvMessages } = await prepare(alice, 'rita.jones@gmial.com')

    expect(rvMessages).toMatchObject([
      {
        reason: 'DOMAIN_UNSEEN',
        text: expect.stringContaining('Did you mean gmail.com?'),
        suggestion: 'rita.jones@gmail.com',
      },
    ])
  })

  test('DOMAIN_NEW_TO_SENDER counts colleagues', async () => {
    await send(bob, rita)
    const text = 'You have not sent files to partner.example before. 1 colleague has.'

    expect((await check(alice, rita)).rvMessages).toEqual([reason('DOMAIN_NEW_TO_SENDER', { text })])
  })

  test('RECIPIENT_NEW_TO_SENDER names the address that the sender uses', async () => {
    await send(alice, rita)

    expect(await check(alice, rolf)).toEqual({
      rvFlags: ['FIRST_TRANSFER', 'RECIPIENT_NEW_TO_SENDER'],
      rvMessages: [
        reason('RECIPIENT_NEW_TO_SENDER', {
          text: 'You have not sent files to rolf@partner.example before. You usually write to rita at partner.example.',
        }),
      ],
      outcome: 'warn',
    })
    expect((await check(alice, 'ritta@partner.example')).rvMessages).toMatchObject([{ suggestion: rita }])
  })

  test('SIMILAR_FILE_NEW holds for another kind of file, and for data that went to others', async () => {
    await send(alice, rita)
    await send(alice, rolf, staff)
    expect((await check(alice, rita, [offer, staff])).rvMessages).toEqual([
      reason('SIMILAR_FILE_NEW', {
        text: 'You have sent 1 file to rita@partner.example, but none like staff 2026-11.csv.',
        evidence: 'Earlier files like staff 2026-11.csv contained IBAN codes and went to other recipients.',
      }),
    ])

    await send(alice, rita)
    await send(alice, rita)
    const photo: FileToSend = { name: 'roof.jpg', content: Buffer.from('x') }
    expect((await check(alice, rita, [photo])).rvMessages).toEqual([
      reason('SIMILAR_FILE_NEW', {
        text: 'You have sent 3 files to rita@partner.example, but none like roof.jpg.',
        evidence: 'So far they received only documents.',
      }),
    ])
  })

  test('a recipient that was kept and sent to has no reason, in any spelling', async () => {
    await send(alice, rita)

    for (const recipient of [rita, 'RITA@Partner.Example']) {
      expect(await check(alice, recipient)).toEqual({ rvFlags: ['FIRST_TRANSFER'], rvMessages: [], outcome: 'allow' })
    }
  })

  test('the organisation’s own people have no reason, and are not looked up', async () => {
    const reads = countReads()

    expect((await check(alice, 'bob@acme.example')).outcome).toBe('allow')
    expect((await check(alice, 'new@mail.acme.example')).outcome).toBe('allow')

    expect(reads()).toEqual({})
  })

  test('an answered request makes its responder known', async () => {
    const { requestUrl } = await alice.request({ responder: rita })
    await answerRequest(host.origin, requestUrl, [offer])
    await host.settled()

    expect((await check(alice, rita)).outcome).toBe('allow')
  })
})

describe('the place in a sending', () => {
  test('is first, changed or kept, one at a time and before the reasons', async () => {
    await send(alice, rita)

    const first = await prepare(alice, rolf)
    const changed = await prepare(alice, rita, { id: first.transferId })
    const kept = await prepare(alice, 'Rita@partner.example', { id: changed.transferId })
    const keptNew = await prepare(alice, rolf, { id: (await prepare(alice, rolf)).transferId })

    expect(first.rvFlags).toEqual(['FIRST_TRANSFER', 'RECIPIENT_NEW_TO_SENDER'])
    expect(changed).toMatchObject({ rvFlags: ['CHANGED_RECIPIENT'], outcome: 'allow' })
    expect(kept).toMatchObject({ rvFlags: ['RETAINED_RECIPIENT'], outcome: 'allow' })
    expect(keptNew).toMatchObject({
      rvFlags: ['RETAINED_RECIPIENT', 'RECIPIENT_NEW_TO_SENDER'],
      outcome: 'warn',
    })
  })

  test('holds for ten provisional transfers of one series at once', async () => {
    const first = await prepare(alice, rita)

    const more = await Promise.all(
      Array.from({ length: 10 }, (_, place) => prepare(alice, place % 2 === 0 ? rita : rolf, { id: first.transferId })),
    )

    expect(more.map(({ rvFlags }) => rvFlags)).toEqual(
      more.map((_, place) => [place % 2 === 0 ? 'RETAINED_RECIPIENT' : 'CHANGED_RECIPIENT', 'DOMAIN_UNSEEN']),
    )
  })

  test('is recorded with the reasons', async () => {
    const { transferId } = await prepare(alice, rita)
    await send(alice, rita)
    const known = await prepare(alice, rita)

    const find = (id: string) => host.context.transfers.ofSender(id, getSubject(alice))

    expect((await find(transferId))?.rvReasons).toEqual(['DOMAIN_UNSEEN'])
    expect((await find(known.transferId))?.rvReasons).toBeUndefined()
  })
})

describe('the history', () => {
  test('of a person who left counts for colleagues', async () => {
    await send(bob, rita)
    await host.context.sessions.limitRights(getSubject(bob), 'visitor')

    expect((await check(alice, rita)).rvMessages).toMatchObject([
      { text: 'You have not sent files to partner.example before. 1 colleague has.' },
    ])
  })

  test('ends after 400 days', async () => {
    await send(alice, rita)
    host.clock.move((CONTACT_SECONDS + 60) * 1000)
    const later = await person(host.origin, 'alice@acme.example')

    expect((await check(later, rita)).rvFlags).toEqual(['FIRST_TRANSFER', 'DOMAIN_UNSEEN'])
  })

  test('does not count a transfer that was not released', async () => {
    await alice.create([offer], { recipient: rita })

    expect((await check(alice, rita)).rvFlags).toEqual(['FIRST_TRANSFER', 'DOMAIN_UNSEEN'])
  })
})

describe('who writes to whom stays private', () => {
  const withoutAddress = (text: string, recipient: string) => text.replaceAll(recipient, '{address}')

  test('a colleague gets the same answer, after the same reads, for an address that a member uses and for one that none uses', async () => {
    await send(bob, rita)
    await send(alice, 'anna@partner.example')
    const ada = await person(host.origin, 'ada@acme.example')

    for (const sender of [alice, ada]) {
      const answers = []
      for (const recipient of [rita, 'nora@partner.example']) {
        const reads = countReads()
        const { transferId: _, ...prepared } = await prepare(sender, recipient)
        const advice = await sender.call(contracts.matchPolicies, { body: { recipient } })
        answers.push({ text: withoutAddress(JSON.stringify([prepared, advice]), recipient), reads: reads() })
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.reads).toEqual({ findRecipients: 2, knownDomains: 2 })
    }
  })

  test('a look-alike domain brings no address of a colleague', async () => {
    await send(bob, 'rita.meier@partner.example')

    const { rvMessages } = await prepare(alice, 'rita.maier@partner.exampel')

    expect(rvMessages).toMatchObject([{ suggestion: 'rita.maier@partner.example' }])
    expect(JSON.stringify(rvMessages)).not.toContain('meier')
  })

  test('a caller without an account gets the same refusal for every address, and nothing is read', async () => {
    await send(alice, rita)
    const reads = countReads()

    const answers = await Promise.all(
      [rita, 'nora@nowhere.example'].flatMap(recipient =>
        ['/api/policy/match', '/api/provisional_transfers'].map(async path => {
          const body = JSON.stringify({ recipient, files: [], message: '' })
          const answer = await fetch(`${host.origin}${path}`, { method: 'POST', body })
          const { requestId: _, ...reply } = (await answer.json()) as { requestId: string }
          return { status: answer.status, reply }
        }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(new Set(answers.map(({ reply }) => JSON.stringify(reply))).size).toBe(1)
    expect(reads()).toEqual({})
  })
})

describe('the cost of the checks', () => {
  const newToOrganisation: Condition = { attribute: 'recipient.isNewToOrganisation', operator: 'is', values: [true] }

  test('is one look into the history and one at the known domains, also when a policy asks', async () => {
    await send(bob, rita)
    const ada = await person(host.origin, 'ada@acme.example')
    await ada.call(contracts.createPolicy, {
      body: {
        name: 'New recipients',
        description: '',
        conditions: [newToOrganisation],
        statements: [{ feature: 'passwordProtection', effect: 'required' }],
      },
    })

    const spent = []
    for (const recipient of ['rita@partner.exampel', rita, 'rita@elsewhere.example']) {
      const reads = countReads()
      const { policyFeatures } = await prepare(alice, recipient)
      spent.push([policyFeatures.passwordProtection, reads()])
    }

    expect(spent).toEqual([
      ['required', { findRecipients: 1, knownDomains: 1 }],
      ['optional', { findRecipients: 1, knownDomains: 1, findExchanges: 1 }],
      ['required', { findRecipients: 1, knownDomains: 1 }],
    ])
  })

  test.each([
    ['in Punycode', 'rita@xn--prtner-4nf.example'],
    ['in broken Punycode', 'rita@xn--999999999b.example'],
    ['of mixed scripts', 'rita@pаrtner.example'],
    ['from right to left', 'rita@\u202eelpmaxe.partner'],
    ['with 253 characters', `r@${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(53)}.example`],
    ['with too many characters', `r@${'a.'.repeat(150)}example`],
    ['with a trailing dot', 'rita@partner.example.'],
    ['that is an address of a host', 'rita@127.0.0.1'],
    ['that is a literal', 'rita@[127.0.0.1]'],
    ['with full-width letters', 'rita@ｐartner.example'],
  ])('stays small for a domain %s, which is answered or refused', async (_, recipient) => {
    await send(alice, rita)

    for (const path of ['policy/match', 'provisional_transfers']) {
      const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
      const body = JSON.stringify({ recipient, files, ...(path === 'policy/match' ? {} : { message: '' }) })
      const headers = { authorization: `Bearer ${alice.idToken}`, 'content-type': 'application/json' }
      const answer = await fetch(`${host.origin}/api/${path}`, { method: 'POST', headers, body })
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(JSON.stringify(await answer.json())).toContain('DOMAIN_UNSEEN')
    }
  })
})

function getSubject({ idToken = '' }: Person): string {
  return (JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
}

/** @returns how often each verb of the usage history was called since */
function countReads(): () => Partial<Record<keyof Ports['usage'], number>> {
  const counts: Partial<Record<keyof Ports['usage'], number>> = {}
  const { usage } = host.context
  for (const verb of Object.keys(usage) as (keyof Ports['usage'])[]) {
    const original = usage[verb] as (...args: unknown[]) => unknown
    Object.assign(usage, {
      [verb]: (...args: unknown[]) => {
        counts[verb] = (counts[verb] ?? 0) + 1
        return original.apply(usage, args)
      },
    })
  }
  return () => ({ ...counts })
}
