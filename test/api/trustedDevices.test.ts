import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '../../lambdas/operations/erasePerson.ts'
import { exportPerson } from '../../lambdas/operations/exportPerson.ts'
import { findPerson } from '../../lambdas/operations/findPerson.ts'
import { unlockRecipient } from '../../lambdas/operations/unlockRecipient.ts'
import { openBesideHost } from '../../local/besideHost.ts'
import { sqlitePeople } from '../../local/stores/people.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import { type Device, device } from '../harness/device.ts'
import { type TestHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { bearer, expectRefusal, send, sendJson } from '../harness/requests.ts'
import { askedFor, codesHost, lastCode, nameFor, PHONE } from './codesHost.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
const RITA = 'rita@partner.example'
const OTHER_PHONE = '+41787654321'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const operation = { operator: 'olga', account: 'olga', reason: 'A lost laptop.' }
const codes = {
  phone: { isOTPEnabled: true, recipientPhoneNumber: PHONE },
  otherPhone: { isOTPEnabled: true, recipientPhoneNumber: OTHER_PHONE },
  phoneOrMailbox: { isOTPEnabled: true, recipientPhoneNumber: PHONE, isOTPEmailAllowed: true },
  mailbox: { isEmailOTPEnabled: true },
} as const
type Kind = keyof typeof codes

let host: TestHost
let alice: Person

type Delivery = { id: string; secret: string; username: string; recipient: string }

async function sentWith(kind: Kind, recipient = RITA, options = {}): Promise<Delivery> {
  // The clock may have moved beyond the last sign-in.
  await signIn()
  const { id, downloadUrl } = await alice.send([plan], { recipient, options: { ...codes[kind], ...options } })
  await host.settled()
  const secret = getSecret(downloadUrl)
  return { id, secret, username: await nameFor(host, secret), recipient }
}

/** The token of a right code. */
async function getCode(delivery: Delivery, kind: Kind): Promise<string> {
  const waiting = { ...delivery, phone: '' }
  const asked = await askedFor(host, waiting)
  const mails = (await getOutbox(host.origin)).filter(
    ({ channel, to }) => channel === 'email' && to === delivery.recipient,
  )
  const [mailed = ''] = mails.flatMap(({ text }) => /\b[A-Z]{2}-(\d{6})\b/.exec(text)?.[1] ?? [])
  const code = kind === 'mailbox' ? mailed : await lastCode(host, kind === 'otherPhone' ? OTHER_PHONE : PHONE)
  const { idToken = '' } = await (await getRecipient(host.origin)).answer(asked, delivery.username, code)
  return idToken
}

const toProof = (own: Device, { username }: Delivery, origin = host.origin) =>
  own.toProof({ origin, username, askedAt: host.clock.now() })
const path = ({ secret }: Delivery) => `/api/downloads/${secret}`
const showing = (...tokens: string[]) => ({ authorization: tokens.map(token => `Bearer ${token}`).join(', ') })
const open = (delivery: Delivery, ...tokens: string[]) =>
  send(host.origin, path(delivery), { headers: showing(...tokens) })
const trust = (delivery: Delivery, ...tokens: string[]) =>
  send(host.origin, `${path(delivery)}/trusted-device`, { method: 'POST', headers: showing(...tokens) })
const forget = (delivery: Delivery, ...tokens: string[]) =>
  send(host.origin, `${path(delivery)}/trusted-device`, { method: 'DELETE', headers: showing(...tokens) })

async function opensByDevice(own: Device, delivery: Delivery): Promise<boolean> {
  const answer = await open(delivery, toProof(own, delivery))
  if (answer.status !== 200) expectRefusal(answer, 401)
  return answer.status === 200
}

/** A device that its recipient trusted after a code. */
async function trusted(kind: Kind, recipient = RITA): Promise<{ own: Device; delivery: Delivery }> {
  const [own, delivery] = [device(), await sentWith(kind, recipient)]
  const answer = await trust(delivery, await getCode(delivery, kind), toProof(own, delivery))
  expect(answer.status).toBe(200)
  return { own, delivery }
}

async function start(organisation = {}) {
  host = await codesHost({ maxRecipients: 5, trustedDevices: true, ...organisation })
  await signIn()
}

async function signIn() {
  alice = await person(host.origin, 'alice@acme.example')
}

function audited(action: string) {
  const query = 'SELECT actor, transfer_id AS transferId, detail FROM audit WHERE action = ? ORDER BY sequence'
  return withDatabase(host, database => database.prepare(query).all(action)) as {
    actor: string
    transferId: string
    detail: string | null
  }[]
}

describe('a trusted device', () => {
  beforeAll(() => start())
  afterAll(() => host.stop())
  // The budgets of a phone are full after ten codes an hour.
  beforeEach(() => {
    host.clock.move(DAY)
    return signIn()
  })

  test.each(['phone', 'mailbox', 'phoneOrMailbox'] as const)(
    'opens later files for the same recipient without a code by %s, and another device does not',
    async kind => {
      const { own, delivery } = await trusted(kind, `${kind}@partner.example`)
      host.clock.move(DAY)
      const later = await sentWith(kind, `${kind}@partner.example`)

      for (const one of [delivery, later]) {
        expect(await opensByDevice(own, one)).toBe(true)
        expect(await opensByDevice(device(), one)).toBe(false)
        expectRefusal(await open(one), 401)
      }
    },
  )

  test('opens nothing of another kind of code, another phone or another recipient', async () => {
    const kinds = ['phone', 'otherPhone', 'phoneOrMailbox', 'mailbox'] as const
    const targets = new Map<Kind, Delivery>()
    for (const kind of kinds) targets.set(kind, await sentWith(kind))
    const ofOther = await sentWith('mailbox', 'rolf@partner.example')

    for (const kind of kinds) {
      const { own } = await trusted(kind)
      for (const [target, delivery] of targets) {
        expect([kind, target, await opensByDevice(own, delivery)]).toEqual([kind, target, target === kind])
      }
      expect(await opensByDevice(own, ofOther)).toBe(false)
    }
  })

  test('is asked for its proof, with the same answer to everyone', async () => {
    const { own, delivery } = await trusted('mailbox', 'same@partner.example')
    const stranger = await sentWith('mailbox', 'stranger@partner.example')
    const at = new Date(host.clock.now()).toISOString()
    const known = expectRefusal(await open(delivery), 401)
    expect(known).toMatchObject({ required: 'phone_number_verification', deviceTime: at })

    const answers = [
      known,
      expectRefusal(await open(delivery, toProof(device(), delivery)), 401),
      expectRefusal(await open(delivery, toProof(own, stranger)), 401),
      expectRefusal(await open(stranger, toProof(own, stranger)), 401),
    ]

    const shown = answers.map(({ requestId: _, username: _name, email: _email, ...rest }) => rest)
    for (const one of shown) expect(one).toEqual(shown[0])
  })

  test('counts with a proof of this delivery, this installation and the last 15 minutes only', async () => {
    const { own, delivery } = await trusted('mailbox', 'proofs@partner.example')
    const other = await sentWith('mailbox', 'proofs@partner.example')
    const right = toProof(own, delivery)
    const [, at, x, y, signature] = right.split('.')
    const another = device()
    const { username } = delivery
    const ask = (askedAt: number) => own.toProof({ origin: host.origin, username, askedAt })
    expect((await open(delivery, right)).status).toBe(200)

    const wrong = [
      toProof(own, other),
      toProof(own, delivery, 'https://files.other.example'),
      ask(host.clock.now() + 5001),
      ask(host.clock.now() - 15 * MINUTE),
      `device.${at}.${another.x}.${another.y}.${signature}`,
      `device.${at}.${y}.${x}.${signature}`,
      `device.${Number(at) - 1}.${x}.${y}.${signature}`,
      `device.${at}.${x}.${y}.${'A'.repeat(86)}`,
      `device.${at}.${'A'.repeat(43)}.${'A'.repeat(43)}.${signature}`,
      `device.${at}.${x}.${y}`,
      `${right}A`,
      'device',
      'device....',
    ]
    for (const proof of wrong) expectRefusal(await open(delivery, proof), 401)
    expect((await open(delivery, ask(host.clock.now() - 15 * MINUTE + 1))).status).toBe(200)
    // One that is wrong does no harm to a right one, and a repeat none at all.
    expect((await open(delivery, toProof(another, delivery), right)).status).toBe(200)
    expect((await open(delivery, right, right)).status).toBe(200)
  })

  test('ends 30 days after its code: its use does not prolong it', async () => {
    const { own } = await trusted('mailbox', 'days@partner.example')
    for (let days = 0; days < 29; days += 7) {
      host.clock.move(7 * DAY)
      const delivery = await sentWith('mailbox', 'days@partner.example')
      expect([days, await opensByDevice(own, delivery)]).toEqual([days, days < 28])
      expect(expectRefusal(await trust(delivery, toProof(own, delivery)), 401).required).toBe(
        'phone_number_verification',
      )
    }
  })

  test('is trusted only by a code of the same delivery', async () => {
    const [own, delivery] = [device(), await sentWith('mailbox', 'only@partner.example')]
    const other = await sentWith('mailbox', 'else@partner.example')
    const ofOther = await getCode(other, 'mailbox')

    expectRefusal(await trust(delivery, toProof(own, delivery)), 401)
    expectRefusal(await trust(delivery, ofOther, toProof(own, delivery)), 401)
    expectRefusal(await trust(delivery, alice.idToken ?? '', toProof(own, delivery)), 401)
    const code = await getCode(delivery, 'mailbox')
    expectRefusal(await trust(delivery, code), 409)
    expectRefusal(await trust(delivery, code, toProof(own, other)), 409)
    expect(await opensByDevice(own, delivery)).toBe(false)
    const trustedUntil = new Date(host.clock.now() + 30 * DAY).toISOString()
    expect((await trust(delivery, code, toProof(own, delivery))).json).toEqual({ trustedUntil })
  })

  test('needs the sign-in of a recipient who must sign in, and never replaces it', async () => {
    const bob = await person(host.origin, 'bob@acme.example')
    const [own, sent] = [device(), await alice.send([plan], { recipient: 'bob@acme.example', options: codes.mailbox })]
    await host.settled()
    const secret = getSecret(sent.downloadUrl)
    const { username } = (await host.context.transfers.get(sent.id))?.phoneVerification ?? expect.fail('No codes.')
    const delivery = { id: sent.id, secret, username, recipient: 'bob@acme.example' }
    const signIn = bob.idToken ?? ''
    const code = await getCode(delivery, 'mailbox')
    expect((await trust(delivery, signIn, code, toProof(own, delivery))).status).toBe(200)

    expect(expectRefusal(await open(delivery, toProof(own, delivery)), 401).required).toBe('login')
    expect(expectRefusal(await open(delivery, alice.idToken ?? '', toProof(own, delivery)), 401).required).toBe('login')
    expect((await open(delivery, signIn, toProof(own, delivery))).status).toBe(200)
  })

  test('is forgotten at a press, also after the files, with the same answer without trust', async () => {
    const { own, delivery } = await trusted('mailbox', 'forget@partner.example')
    const later = await sentWith('mailbox', 'forget@partner.example')
    expect((await forget(delivery, toProof(device(), delivery))).json).toEqual({})
    expect((await forget(delivery)).json).toEqual({})
    expect(await opensByDevice(own, later)).toBe(true)
    await alice.call(contracts.retractTransfer, {
      params: { id: delivery.id },
      body: { transferState: 'retracted' },
    })

    const answers = [await forget(delivery, toProof(own, delivery)), await forget(delivery, toProof(own, delivery))]

    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(await opensByDevice(own, later)).toBe(false)
    expect(audited('forget-device').filter(({ transferId }) => transferId === delivery.id)).toHaveLength(1)
  })

  test('ends with the sender’s unlocking, an operator’s, and a changed phone, for all their recipients', async () => {
    const ends: ((delivery: Delivery) => Promise<unknown>)[] = [
      ({ id }) => alice.call(contracts.resetPhoneVerification, { params: { id }, body: {} }),
      ({ id }) => unlockRecipient(host.context, id, operation),
      ({ id }) =>
        alice.call(contracts.resetPhoneVerification, { params: { id }, body: { recipientPhoneNumber: OTHER_PHONE } }),
    ]
    for (const [index, end] of ends.entries()) {
      const recipient = `ends${index}@partner.example`
      const { own, delivery } = await trusted('phone', recipient)
      const later = await sentWith('phone', recipient)
      expect(await opensByDevice(own, later)).toBe(true)

      await end(delivery)

      expect(await opensByDevice(own, later)).toBe(false)
      expect(audited('end-device-trust').at(-1)).toMatchObject({ transferId: delivery.id })
    }
    const { own } = await trusted('mailbox', 'second@partner.example')
    const { id } = await alice.send([plan], {
      recipients: ['first@one.example', 'second@partner.example'],
      options: codes.mailbox,
    })
    await host.settled()
    await alice.call(contracts.resetPhoneVerification, { params: { id }, body: {} })
    expect(await opensByDevice(own, await sentWith('mailbox', 'second@partner.example'))).toBe(false)
  })

  test('gets no trust by a code from before an unlock', async () => {
    const [own, delivery] = [device(), await sentWith('mailbox', 'early@partner.example')]
    const code = await getCode(delivery, 'mailbox')
    expect((await trust(delivery, code, toProof(own, delivery))).status).toBe(200)
    host.clock.move(2 * MINUTE)
    await alice.call(contracts.resetPhoneVerification, { params: { id: delivery.id }, body: {} })

    expect((await open(delivery, code)).status).toBe(200)
    expectRefusal(await trust(delivery, code, toProof(own, delivery)), 409)

    expect(await opensByDevice(own, delivery)).toBe(false)
  })

  test('loses its trust by an operator also after the last transfer to its recipient has ended', async () => {
    const { own, delivery } = await trusted('mailbox', 'ended@partner.example')
    await alice.call(contracts.retractTransfer, {
      params: { id: delivery.id },
      body: { transferState: 'retracted' },
    })

    await unlockRecipient(host.context, delivery.id, operation)

    expect(await opensByDevice(own, await sentWith('mailbox', 'ended@partner.example'))).toBe(false)
    const plainTransfer = await alice.send([plan], { recipient: 'ended@partner.example' })
    await expect(unlockRecipient(host.context, plainTransfer.id, operation)).rejects.toThrow('needs no codes')
  })

  test('is named by the audit of a download that says it is a machine’s', async () => {
    const { own, delivery } = await trusted('mailbox', 'machine@partner.example')
    const token = toProof(own, delivery)
    const { files } = (await open(delivery, token)).json as { files: { url: string }[] }
    const { pathname } = new URL(files[0]?.url ?? '')

    await send(host.origin, `${pathname}?acknowledgement=true&isByMachine=true`, { headers: bearer(token) })

    expect(audited('download').at(-1)).toMatchObject({ transferId: delivery.id, detail: 'machine, trusted device' })
  })

  test('shows in the history, the audit and the receipt, each download included', async () => {
    const { own } = await trusted('mailbox', 'history@partner.example')
    const delivery = await sentWith('mailbox', 'history@partner.example')
    const token = toProof(own, delivery)
    const { files } = (await open(delivery, token)).json as { files: { url: string }[] }
    await sendJson(host.origin, `${path(delivery)}/report`, JSON.stringify({ step: 'opened' }), { token })
    const { pathname } = new URL(files[0]?.url ?? '')
    const answer = await send(host.origin, `${pathname}?acknowledgement=true`, { headers: bearer(token) })
    expect(await (await fetch((answer.json as { url: string }).url)).text()).toBe('We meet in the morning.')

    const steps = (await host.context.transfers.getSteps(delivery.id)).map(({ step }) => step)
    expect(steps).toEqual(expect.arrayContaining(['opened', 'passedByDevice', 'fetched']))
    expect(steps).not.toContain('passedCode')
    expect(audited('use-trusted-device')).toContainEqual({ actor: 'anyone', transferId: delivery.id, detail: null })
    expect(audited('download')).toContainEqual({ actor: 'anyone', transferId: delivery.id, detail: 'trusted device' })
    const { receipt } = await alice.call(contracts.getReceipt, { params: { id: delivery.id, deliveryId: delivery.id } })
    const claims = JSON.parse(Buffer.from(receipt.split('.')[1] ?? '', 'base64url').toString())
    expect(claims.gates).toEqual(['mailbox'])
    expect(claims.steps.map(({ step }: { step: string }) => step)).toContain('passedByDevice')
    expect(JSON.stringify(claims)).not.toContain(own.x)
  })

  test('is erased and exported with its recipient, and nothing stored leads to its key or phone', async () => {
    const recipient = 'erased@partner.example'
    const { own, delivery } = await trusted('phone', recipient)
    const rows = withDatabase(host, database => JSON.stringify(database.prepare('SELECT * FROM trusted_devices').all()))
    for (const secret of [own.x, own.y, PHONE, recipient]) expect(rows).not.toContain(secret)

    const { database, keys } = openBesideHost(host.directory)
    const parts = { ...host.context, people: sqlitePeople(database, keys, { now: host.clock.now }) }
    const found = await findPerson(parts, { address: 'Erased@partner.example', subjects: [] })
    const { trustedDevices } = await exportPerson(parts, found, operation)
    const trustedAt = trustedDevices[0]?.trustedAt ?? 0
    expect(trustedDevices).toEqual([{ codesTo: 'phone', trustedAt, expiresAt: trustedAt + 30 * DAY }])
    await erasePerson(parts, found, operation)
    database.close()

    const later = await sentWith('phone', recipient)
    expect(await opensByDevice(own, later)).toBe(false)
    expectRefusal(await open(delivery), 410)
  })
})

describe('an organisation without trusted devices', () => {
  test('asks for none, accepts none, and ends at once those of before', async () => {
    await start()
    const { own, delivery } = await trusted('mailbox')
    expect(await opensByDevice(own, delivery)).toBe(true)

    host.context.organisation = { ...host.context.organisation, trustedDevices: false }

    expect(await opensByDevice(own, delivery)).toBe(false)
    expect(expectRefusal(await open(delivery), 401).deviceTime).toBeUndefined()
    const code = await getCode(delivery, 'mailbox')
    expectRefusal(await trust(delivery, code, toProof(own, delivery)), 409)
    await host.stop()
  })
})
