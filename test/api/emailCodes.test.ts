import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { unlockRecipient } from '../../lambdas/operations/unlockRecipient.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { getRecipient } from '../harness/challenge.ts'
import type { TestHost } from '../harness/host.ts'
import { getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { bearer, expectRefusal, send } from '../harness/requests.ts'
import {
  askedFor,
  codesHost,
  getAudit,
  nameFor,
  opens,
  PHONE,
  resend,
  toWrongCode,
  type Waiting,
  waitingFor,
} from './codesHost.ts'

const HOUR = 60 * 60_000
const FIRST = 'ana@one.example'
const SECOND = 'ben@two.example'
const THIRD = 'cleo@three.example'
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const byEmail = { isEmailOTPEnabled: true }

let host: TestHost
let alice: Person

async function codesTo(address: string): Promise<string[]> {
  const mails = (await getOutbox(host.origin)).filter(({ channel, to }) => channel === 'email' && to === address)
  return mails.flatMap(({ text }) => /\b[A-Z]{2}-(\d{6})\b/.exec(text)?.[1] ?? []).reverse()
}
const lastCodeTo = async (address: string) => (await codesTo(address)).at(-1) ?? ''

/** A delivery of its own for each recipient. */
async function sentTo(recipients: readonly string[]): Promise<{ id: string; waiting: (Waiting & { to: string })[] }> {
  const { id } = await alice.send([plan], { recipients, options: byEmail })
  await host.settled()
  return { id, waiting: await findWaiting(id) }
}
async function findWaiting(id: string) {
  const { deliveries = [] } = (await alice.review(id)).transfer
  return Promise.all(
    deliveries.map(async ({ id: deliveryId, recipient, downloadUrl = '' }) => {
      const secret = getSecret(downloadUrl)
      return { id: deliveryId, secret, username: await nameFor(host, secret), phone: '', to: recipient }
    }),
  )
}
const sentToOne = (recipient: string) => waitingFor(host, undefined, { ...byEmail, ...noPhone }, recipient)
const noPhone = { isOTPEnabled: false, recipientPhoneNumber: null }

async function answer(waiting: Waiting, code: string, asked?: Awaited<ReturnType<typeof askedFor>>) {
  return (await getRecipient(host.origin)).answer(asked ?? (await askedFor(host, waiting)), waiting.username, code)
}

describe('a code by e-mail', () => {
  beforeAll(async () => {
    host = await codesHost({ maxRecipients: 5 })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  test('goes to the recipient’s own address at a press only, and opens the files', async () => {
    const waiting = await sentToOne('rita@partner.example')

    const gate = expectRefusal(await send(host.origin, `/api/downloads/${waiting.secret}`), 401)
    expect(gate).toMatchObject({ phoneNumber: '', email: 'r***@partner.example', username: waiting.username })
    const opened = await (await getRecipient(host.origin)).open(waiting.username)
    expect(opened.parameters).toMatchObject({ channel: 'email', allowedChannels: 'email', phoneNumber: '' })
    expect(await codesTo('rita@partner.example')).toEqual([])

    const asked = await askedFor(host, waiting)
    expect(asked.parameters).toMatchObject({ channel: 'email', email: 'r***@partner.example', expiry: '180' })
    const proved = await answer(waiting, await lastCodeTo('rita@partner.example'), asked)
    expect(await opens(host, waiting, undefined)).toBe(false)
    expect(await opens(host, waiting, proved.idToken)).toBe(true)
    expect(getAudit(host, waiting)).toEqual([
      expect.objectContaining({ action: 'send-code', result: 'done', detail: 'email' }),
      expect.objectContaining({ action: 'prove-code', result: 'done' }),
    ])
  })

  test('is used once, and a wrong one costs an attempt of three', async () => {
    const waiting = await sentToOne('once@partner.example')
    const asked = await askedFor(host, waiting)
    const code = await lastCodeTo('once@partner.example')

    const wrong = await answer(waiting, toWrongCode(code, 1), asked)
    expect(wrong.parameters).toMatchObject({ attempts: '2', channel: 'email' })
    const right = await answer(waiting, code, wrong)
    expect(right.idToken).toBeDefined()
    expect((await answer(waiting, code, wrong)).idToken).toBeUndefined()

    const next = await askedFor(host, waiting)
    const nextCode = await lastCodeTo('once@partner.example')
    const second = await answer(waiting, toWrongCode(nextCode, 1), next)
    const third = await answer(waiting, toWrongCode(nextCode, 2), second)
    const last = await answer(waiting, toWrongCode(nextCode, 3), third)
    expect(last.fault).toBe('NotAuthorizedException')
    expect((await answer(waiting, nextCode, third)).idToken).toBeUndefined()
  })

  test('keeps a link closed that a version before made without one', async () => {
    const { waiting } = await sentTo([FIRST, SECOND])
    const second = waiting[1] as Waiting
    const { transfers } = host.context
    const delivery = (await transfers.get(second.id)) ?? expect.fail('It is gone.')
    const { phoneVerification: _, ...without } = delivery
    const event = { at: '2026-11-21T09:00:00.000Z', action: 'create', actor: 'x', result: 'done' } as const
    expect(await transfers.replace(delivery, without, event)).toBe(true)

    expectRefusal(await send(host.origin, `/api/downloads/${second.secret}`), 410)
  })

  test('cannot be sent by SMS, also if the caller asks for it', async () => {
    const waiting = await sentToOne('channel@partner.example')

    const asked = await askedFor(host, waiting, 'sms')
    expect(asked.parameters.channel).toBe('email')
    const { jwt } = asked.parameters
    const refusal = expectRefusal(await resend(host, waiting.username, jwt, { channel: 'sms' }), 400)
    expect(refusal.errorMessage).toBe('Codes for these files are sent by e-mail only.')
    expect((await resend(host, waiting.username, jwt, { channel: 'email' })).status).toBe(200)
    expect(await codesTo('channel@partner.example')).toHaveLength(2)
    expect((await getOutbox(host.origin)).filter(({ channel }) => channel === 'sms')).toEqual([])
  })

  test('and one by SMS exclude each other', async () => {
    const both = { ...byEmail, isOTPEnabled: true, recipientPhoneNumber: PHONE }

    await expect(alice.send([plan], { options: both })).rejects.toMatchObject({
      status: 400,
      reply: { errorMessage: 'Choose a code by SMS or a code by e-mail. A transfer cannot have both.' },
    })
  })

  test('shows in the review, where no number can be set for it', async () => {
    const { id } = await sentToOne('review@partner.example')

    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ isEmailOTPEnabled: true, isOTPEnabled: false, isOTPEmailAllowed: false })
    expect(transfer.recipientPhoneNumber).toBeUndefined()
    const number = { params: { id }, body: { recipientPhoneNumber: PHONE } }
    await expect(alice.call(contracts.resetPhoneVerification, number)).rejects.toMatchObject({ status: 409 })
    const { transfers } = await alice.call(contracts.searchTransfers, { body: {} })
    expect(transfers.find(listed => listed.id === id)).toMatchObject({ isOTPEnabled: false, isEmailOTPEnabled: true })
  })

  test('and a password protect the same files', async () => {
    const { id, downloadUrl } = await alice.send([plan], {
      recipient: 'sealed@partner.example',
      options: { ...byEmail, isPasswordProtected: true },
    })
    await host.settled()
    const secret = getSecret(downloadUrl)
    const waiting = { id, secret, username: await nameFor(host, secret), phone: '' }
    const asked = await askedFor(host, waiting)
    const proved = await answer(waiting, await lastCodeTo('sealed@partner.example'), asked)

    const opened = await send(host.origin, `/api/downloads/${secret}`, { headers: bearer(proved.idToken) })
    expect(opened.json).toMatchObject({ isPasswordProtected: true })
  })
})

describe('codes by e-mail of several recipients', () => {
  beforeEach(async () => {
    host = await codesHost({ maxRecipients: 5 })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterEach(() => host.stop())

  test('open the delivery of their recipient only', async () => {
    const { waiting } = await sentTo([FIRST, SECOND, THIRD])
    expect(new Set(waiting.map(({ username }) => username)).size).toBe(3)

    const tokens = new Map<string, string | undefined>()
    for (const one of waiting) {
      const asked = await askedFor(host, one)
      const code = await lastCodeTo(one.to)
      for (const other of waiting.filter(({ to }) => to !== one.to)) {
        expect((await answer(other, code, asked)).idToken).toBeUndefined()
        expect((await answer(other, code)).idToken).toBeUndefined()
      }
      const own = await askedFor(host, one)
      tokens.set(one.to, (await answer(one, await lastCodeTo(one.to), own)).idToken)
    }

    for (const one of waiting) {
      for (const [to, token] of tokens) {
        expect(token).toBeDefined()
        expect(await opens(host, one, token)).toBe(to === one.to)
      }
    }
  })

  test('are mailed to no recipient whose files were taken back', async () => {
    const { id, waiting } = await sentTo([FIRST, SECOND])
    const second = waiting.find(({ to }) => to === SECOND)
    if (!second) throw new Error('There is no second delivery.')
    await alice.call(contracts.retractDelivery, {
      params: { id, deliveryId: second.id },
      body: { transferState: 'retracted' },
    })

    expect((await askedFor(host, second)).parameters.failure).toBe('ended')
    await alice.call(contracts.retractTransfer, { params: { id }, body: { transferState: 'retracted' } })
    for (const one of waiting) expect((await askedFor(host, one)).parameters.failure).toBe('ended')
    for (const { to } of waiting) expect(await codesTo(to)).toEqual([])
  })

  test('are asked of a recipient who is added later', async () => {
    const { id } = await sentTo([FIRST, SECOND])
    await alice.call(contracts.addRecipients, { params: { id }, body: { recipients: [{ recipient: THIRD }] } })
    await host.settled()

    const added = (await findWaiting(id)).find(({ to }) => to === THIRD)
    if (!added) throw new Error('The recipient was not added.')
    const asked = await askedFor(host, added)
    const proved = await answer(added, await lastCodeTo(THIRD), asked)
    expect(await opens(host, added, proved.idToken)).toBe(true)
  })

  test('have budgets of their own, which the sender and an operator renew for all', async () => {
    const { id, waiting } = await sentTo([FIRST, SECOND])
    const [first, second] = waiting
    if (!first || !second) throw new Error('There are no deliveries.')
    const useUp = async () => {
      for (let codes = 0; codes < 5; codes += 1) {
        expect((await askedFor(host, second)).parameters.retryAfter).toBeUndefined()
      }
      expect((await askedFor(host, second)).parameters.retryAfter).toBe('3600')
    }

    await useUp()
    expect((await askedFor(host, first)).parameters.retryAfter).toBeUndefined()
    await alice.call(contracts.resetPhoneVerification, { params: { id }, body: {} })
    await useUp()
    await unlockRecipient(host.context, id, { operator: 'olga', account: 'olga', reason: 'Locked out.' })
    expect((await askedFor(host, second)).parameters.retryAfter).toBeUndefined()
  })

  test('are limited for each mailbox, over all transfers to it', async () => {
    await host.stop()
    host = await codesHost({
      dailyCaps: { ...host.context.organisation.dailyCaps, mailsPerRecipient: 4 },
    })
    alice = await person(host.origin, 'alice@acme.example')
    const waiting = [await sentToOne(FIRST), await sentToOne(FIRST)]

    // Two mails brought the links.
    for (const one of waiting) expect((await askedFor(host, one)).parameters.retryAfter).toBeUndefined()
    for (const one of waiting) expect(Number((await askedFor(host, one)).parameters.retryAfter)).toBeGreaterThan(0)
    expect(await codesTo(FIRST)).toHaveLength(2)
    host.clock.move(25 * HOUR)
    expect((await askedFor(host, waiting[0] as Waiting)).parameters.retryAfter).toBeUndefined()
  })
})

describe('policies on codes by e-mail', () => {
  let ada: Person
  beforeEach(async () => {
    host = await codesHost({ maxRecipients: 5 })
    alice = await person(host.origin, 'alice@acme.example')
    ada = await person(host.origin, 'ada@acme.example')
  })
  afterEach(() => host.stop())

  const add = (...statements: Statement[]) => addFor([], ...statements)
  const addFor = (conditions: Condition[], ...statements: Statement[]) =>
    ada.call(contracts.createPolicy, { body: { name: 'Codes', description: '', conditions, statements } })
  const sendWith = (options: Partial<z.input<(typeof contracts.createTransfer)['body']>>) =>
    alice.send([plan], { options })
  const bySms = { isOTPEnabled: true, recipientPhoneNumber: PHONE }
  const unmet = (errorMessage: RegExp) => ({
    status: 422,
    reply: { errorMessage: expect.stringMatching(errorMessage) },
  })

  test('require one, which a code by SMS meets as well', async () => {
    await add({ feature: 'emailOtp', effect: 'required' })

    await expect(sendWith({})).rejects.toMatchObject(unmet(/The code by e-mail is required for this transfer\./))
    await expect(sendWith(byEmail)).resolves.toMatchObject({ id: expect.any(String) })
    await expect(sendWith(bySms)).resolves.toMatchObject({ id: expect.any(String) })
  })

  test('are not met by one where they require a phone', async () => {
    await add({ feature: 'emailOtp', effect: 'required' }, { feature: 'mobileOtp', effect: 'required' })

    await expect(sendWith(byEmail)).rejects.toMatchObject(unmet(/The code by SMS is required for this transfer\./))
    const { id } = await sendWith({ ...bySms, isOTPEmailAllowed: true })
    expect((await alice.review(id)).transfer).toMatchObject({ isOTPEnabled: true, isOTPEmailAllowed: false })
  })

  test('that find sensitive data let the sender send it again with one', async () => {
    await addFor([{ attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }], {
      feature: 'emailOtp',
      effect: 'required',
    })
    const cards = { name: 'cards.txt', content: Buffer.from('Credit card 4111 1111 1111 1111, valid.') }
    const recipient = 'cards@partner.example'
    const { id } = await alice.send([cards], { recipient })
    await host.settled()
    expect((await alice.review(id)).transfer.blocked?.remedies).toMatchObject([{ feature: 'emailOtp', value: true }])

    const again = await alice.call(contracts.sendAgain, { params: { id }, body: {} })
    await host.settled()
    const { transfer } = await alice.review(again.id)
    expect(transfer).toMatchObject({ transferState: 'active', isEmailOTPEnabled: true })
    const secret = getSecret(transfer.downloadUrl ?? '')
    const waiting = { id: again.id, secret, username: await nameFor(host, secret), phone: '' }
    const asked = await askedFor(host, waiting)
    expect(await opens(host, waiting, (await answer(waiting, await lastCodeTo(recipient), asked)).idToken)).toBe(true)
  })

  test('that demand a phone after the inspection stop a sending again to several', async () => {
    await addFor([{ attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }], {
      feature: 'mobileOtp',
      effect: 'required',
    })
    const cards = { name: 'cards.txt', content: Buffer.from('Credit card 4111 1111 1111 1111, valid.') }
    const { id } = await alice.send([cards], { recipients: [FIRST, SECOND], options: byEmail })
    await host.settled()

    const body = { recipientPhoneNumber: PHONE }
    await expect(alice.call(contracts.sendAgain, { params: { id }, body })).rejects.toMatchObject(
      unmet(/single recipient only.*Codes/),
    )
  })

  test('prohibit it, also beside a code by SMS', async () => {
    await add({ feature: 'emailOtp', effect: 'prohibited' })

    await expect(sendWith(byEmail)).rejects.toMatchObject(unmet(/The code by e-mail is not available/))
    const { id } = await sendWith({ ...bySms, isOTPEmailAllowed: true })
    expect((await alice.review(id)).transfer).toMatchObject({ isOTPEnabled: true, isOTPEmailAllowed: false })
  })
})
