import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { applyPolicies } from '../../lambdas/pipeline/applyPolicies.ts'
import { callsPerMinute } from '../../lambdas/ports/limits.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Policy, PolicyContent, Statement } from '../../shared/domain/policies/policy.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import {
  answerRequest,
  beginAnswer,
  download,
  type FileToSend,
  getOutbox,
  type Person,
  person,
} from '../harness/person.ts'

const DAY = 24 * 60 * 60_000
const PHONE = '+41791234567'
const plan: FileToSend = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const cards: FileToSend = { name: 'cards.txt', content: Buffer.from('Credit card 4111 1111 1111 1111, valid.') }

const withCards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const newToSender: Condition = { attribute: 'recipient.isNewToSender', operator: 'is', values: [true] }
const newToOrganisation: Condition = { attribute: 'recipient.isNewToOrganisation', operator: 'is', values: [true] }
const block: Statement = { feature: 'transfer', effect: 'block' }
const sealed: Statement = { feature: 'passwordProtection', effect: 'required' }

let host: TestHost
let alice: Person
let bob: Person
let ada: Person

beforeEach(async () => {
  host = await testHost()
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
})
afterEach(() => host.stop())

const add = (conditions: Condition[], statements: Statement[], more: Partial<z.input<typeof PolicyContent>> = {}) =>
  ada.call(contracts.createPolicy, { body: { name: 'Cards', description: '', conditions, statements, ...more } })
const refused = (status: number, errorMessage: RegExp) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage) },
})
const sendAgain = (id: string, body: z.input<(typeof contracts.sendAgain)['body']> = {}, by = alice) =>
  by.call(contracts.sendAgain, { params: { id }, body })

const getContent = ({ name, description, conditions, statements }: Policy) => ({
  name,
  description,
  conditions,
  statements,
})

/** Sends, and waits for the workflow. */
async function send(files: readonly FileToSend[], more: Parameters<Person['send']>[1] = {}) {
  const { id } = await alice.send(files, more)
  await host.settled()
  return id
}

describe('POST /policy/match', () => {
  const match = (body: Partial<z.input<(typeof contracts.matchPolicies)['body']>> = {}) =>
    alice.call(contracts.matchPolicies, { body: { recipient: 'rita@partner.example', ...body } })

  test('advises what matching policies demand, and names them', async () => {
    const bound = await add([], [sealed, { feature: 'maxExpiryDays', effect: 'set', value: 3 }])
    const watched = await add([], [block], { name: 'Watched', mode: 'monitor' })
    await add([{ attribute: 'recipient.domain', operator: 'in', values: ['other.example'] }], [block])

    const { matched, ...advice } = await match({ files: [{ name: 'a.txt', size: 1, tempId: 0 }] })

    expect(advice).toMatchObject({
      policyFeatures: { passwordProtection: 'required', trackingId: 'optional' },
      expiry: { min: 1, default: 3, max: 3 },
      outcome: 'allow',
    })
    expect(advice.messages).toEqual([
      {
        policyId: bound.id,
        policyName: 'Cards',
        feature: 'passwordProtection',
        text: 'Password protection is required for this transfer.',
        userAction: 'Switch it on.',
      },
      {
        policyId: bound.id,
        policyName: 'Cards',
        feature: 'maxExpiryDays',
        text: 'The link can work for at most 3 days.',
        userAction: '',
      },
    ])
    expect(matched.map(({ id, mode }) => [id, mode]).sort()).toEqual(
      [
        [bound.id, 'enforce'],
        [watched.id, 'monitor'],
      ].sort(),
    )
  })

  test('tells of a block in the organisation’s own words', async () => {
    const link = 'https://acme.example/portal'
    await add([], [{ ...block, message: 'Use the portal.', link }])
    await add([], [sealed, { feature: 'signIn', effect: 'required' }], { name: 'For sends' })

    const { outcome, messages } = await match({ isTransferRequest: true })

    expect(outcome).toBe('block')
    expect(messages).toMatchObject([{ feature: 'transfer', text: 'Use the portal.', link }])
  })
})

describe('a recipient', () => {
  test('is new to a sender until one transfer to them is complete', async () => {
    await add([newToSender], [block])
    await expect(alice.create([plan])).rejects.toMatchObject({ status: 422 })
    const { policies } = await ada.call(contracts.listPolicies)
    const [policy] = policies
    const { id = '', version = 0 } = policy ?? {}
    const body = { id, version, name: 'Cards', description: '', conditions: [newToSender], statements: [block] }
    await ada.call(contracts.updatePolicy, { body: { ...body, mode: 'off' } })
    await send([plan])
    host.clock.move(1000)
    await ada.call(contracts.updatePolicy, { body: { ...body, version: version + 1 } })

    expect((await alice.create([plan])).files).toHaveLength(1)
    await expect(bob.create([plan])).rejects.toMatchObject({ status: 422 })
  })

  test('is not new to the organisation after a colleague’s transfer', async () => {
    await send([plan])
    host.clock.move(1000)
    await add([newToOrganisation], [block])

    expect((await bob.create([plan])).files).toHaveLength(1)
    await expect(bob.create([plan], { recipient: 'new@partner.example' })).rejects.toMatchObject({ status: 422 })
  })

  test('is as new while their first transfer is processed as when it began', async () => {
    await add([newToSender, withCards], [block])

    const id = await send([cards])

    expect((await alice.review(id)).transfer.transferState).toBe('failed')
  })
})

describe('a policy that is saved while files are uploaded', () => {
  test('binds when the transfer is finalized, and the sender reads which', async () => {
    const { id, files } = await alice.create([plan])
    await alice.upload(id, files[0]?.id ?? '', plan.content)
    await add([], [sealed])

    await expect(alice.finalize(id)).rejects.toMatchObject(refused(422, /Password protection is required.*“Cards”/))

    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'failed',
      failureReason: expect.stringContaining('“Cards”'),
      blocked: { remedies: [{ feature: 'passwordProtection', value: true }] },
    })
    const again = await sendAgain(id)
    await host.settled()
    expect((await alice.review(again.id)).transfer).toMatchObject({
      transferState: 'active',
      isPasswordProtected: true,
    })
  })
})

describe('after the inspection', () => {
  test('an unmet demand fails the transfer, and marks the files that cause it', async () => {
    const policy = await add([withCards], [sealed])

    const id = await send([plan, cards])

    const { transfer, files } = await alice.review(id)
    const reason = 'Password protection is required for this transfer. Policy: “Cards”.'
    expect(transfer).toMatchObject({ transferState: 'failed', failureReason: reason })
    expect(files).toMatchObject([
      { name: 'plan.txt', fileState: 'inspected' },
      {
        name: 'cards.txt',
        fileState: 'error',
        inspectionType: 'BLOCKING',
        errorReason: reason,
        userAction: 'Send it again with what the policy asks for. The files are stored.',
      },
    ])
    expect((await host.context.transfers.get(id))?.policies).toEqual([
      { id: policy.id, version: 1, mode: 'enforce', name: 'Cards', effects: ['changed'] },
    ])
  })

  test('the mail about the failure says how to send it again, if that is possible', async () => {
    await add([withCards], [sealed])
    await send([cards])
    await add([{ attribute: 'files.count', operator: 'gte', values: [2] }, withCards], [block], { name: 'Several' })
    await send([cards, cards])

    const mails = (await getOutbox(host.origin)).filter(({ subject }) => subject.includes('could not be completed'))
    expect(mails.map(({ text }) => text.includes('choose “Send again”')).sort()).toEqual([false, true])
  })

  test('a met demand lets it pass', async () => {
    await add([withCards], [sealed])

    const id = await send([cards], { options: { isPasswordProtected: true } })

    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })

  test('a policy in monitor mode is recorded, and binds nothing', async () => {
    const { id: policyId } = await add([withCards], [block], { mode: 'monitor' })

    const id = await send([cards])

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect((await host.context.transfers.get(id))?.policies).toEqual([
      { id: policyId, version: 1, mode: 'monitor', effects: ['blocked'] },
    ])
  })

  test('the review of an active transfer names the policies that bind it, and none that monitors', async () => {
    const { id: policyId } = await add([withCards], [{ feature: 'transfer', effect: 'warn' }])
    await add([withCards], [block], { name: 'Watched', mode: 'monitor' })
    const { id, files } = await alice.create([cards])
    await alice.upload(id, files[0]?.id ?? '', cards.content)

    await alice.call(contracts.finalizeTransfer, { params: { id }, body: { areFindingsConfirmed: true } })
    await host.settled()

    expect((await alice.review(id)).transfer).toMatchObject({
      transferState: 'active',
      policies: [{ id: policyId, name: 'Cards' }],
    })
  })

  test('a file that cannot be read is blocked where nothing unread may leave', async () => {
    await add([{ attribute: 'files.notInspectable', operator: 'is', values: [true] }], [block])
    const unread: FileToSend = { name: 'secret.bin', content: Buffer.from([0, 1, 2, 255, 254, 3, 0, 7]) }

    const id = await send([plan, unread])

    const { transfer, files } = await alice.review(id)
    expect(transfer).toMatchObject({ transferState: 'failed', blocked: { remedies: [] } })
    expect(files.map(({ inspectionType }) => inspectionType)).toEqual([undefined, 'BLOCKING'])
  })
})

describe('a recipient who must sign in by a policy', () => {
  const toPartner: Condition = { attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] }
  const signIn: Statement = { feature: 'signIn', effect: 'required' }

  test('gets nothing before signing in', async () => {
    await add([toPartner], [signIn])

    const id = await send([plan])

    const { transfer } = await alice.review(id)
    await expect(download(host.origin, transfer.downloadUrl ?? '')).rejects.toMatchObject({
      status: 401,
      reply: { required: 'login' },
    })
  })

  test('also by what the inspection finds', async () => {
    await add([withCards], [signIn])

    const [open, closed] = [await send([plan]), await send([cards])]

    const getLink = async (id: string) => (await alice.review(id)).transfer.downloadUrl ?? ''
    expect((await download(host.origin, await getLink(open))).contents).toHaveLength(1)
    await expect(download(host.origin, await getLink(closed))).rejects.toMatchObject({ status: 401 })
  })
})

describe('a blocked transfer', () => {
  test('is sent again on its stored files with what the policy asks for, and both transfers name each other', async () => {
    await add([withCards], [{ feature: 'maxExpiryDays', effect: 'set', value: 2 }])
    const first = await send([plan, cards])

    const { id } = await sendAgain(first)
    await host.settled()

    const { transfer, files } = await alice.review(id)
    expect(transfer).toMatchObject({ transferState: 'active', expiryDays: 2 })
    expect(files.map(({ fileState }) => fileState)).toEqual(['inspected', 'inspected'])
    expect((await alice.review(first)).transfer).toMatchObject({ transferState: 'failed', newId: id })
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    expect(contents.map(content => Buffer.from(content).toString())).toEqual([
      String(plan.content),
      String(cards.content),
    ])
  })

  test('is sent again with its anonymised columns', async () => {
    await add([withCards], [{ feature: 'trackingId', effect: 'required' }])
    const table: FileToSend = {
      name: 'people.csv',
      content: Buffer.from('name,card\nAnna,4111111111111111\nBen,5500005555555559\n'),
      anonymizationPolicy: {
        headerRow: true,
        anonymizationRules: [
          {
            columnNameOrIndex: '0',
            anonymizationMethod: 'basic_mask',
            parameters: [{ key: 'pattern', value: [{ from: 0, to: 9, char: '*' }] }],
          },
        ],
      },
    }
    const first = await send([table])
    expect((await alice.review(first)).transfer.transferState).toBe('failed')

    await expect(sendAgain(first)).rejects.toMatchObject(refused(422, /The tracking ID is required.*“Cards”/))
    const { id } = await sendAgain(first, { trackingId: 'T-7' })
    await host.settled()

    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({ transferState: 'active', trackingId: 'T-7' })
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    expect(contents.map(content => Buffer.from(content).toString())).toEqual([
      'name,card\n****,4111111111111111\n***,5500005555555559\n',
    ])
  })

  test('asks for the phone number that a code needs', async () => {
    await add([withCards], [{ feature: 'mobileOtp', effect: 'required' }])
    const first = await send([cards])

    await expect(sendAgain(first)).rejects.toMatchObject(refused(400, /phone number/))
    const { id } = await sendAgain(first, { recipientPhoneNumber: PHONE })
    await host.settled()

    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'active', isOTPEnabled: true })
  })

  test('becomes one transfer, however often it is sent again at once', async () => {
    await add([withCards], [sealed])
    const first = await send([cards])

    const sent = await Promise.all([sendAgain(first), sendAgain(first), sendAgain(first)])
    const later = await sendAgain(first)

    expect(new Set([...sent, later].map(({ id }) => id)).size).toBe(1)
  })

  test('is sent again once when a lost reply is repeated, although a policy prohibits the given tracking ID', async () => {
    await add([withCards], [sealed, { feature: 'trackingId', effect: 'prohibited' }])
    const first = await send([cards])

    const { id } = await sendAgain(first, { trackingId: 'T-1' })

    expect(await sendAgain(first, { trackingId: 'T-1' })).toEqual({ id })
    expect((await alice.review(id)).transfer.trackingId).toBeUndefined()
  })

  test('cannot be sent again when a policy blocks it as a whole, or by another member', async () => {
    await add([withCards], [block])
    const first = await send([cards])

    await expect(sendAgain(first)).rejects.toMatchObject(refused(422, /does not allow this transfer.*“Cards”/))
    await expect(sendAgain(first, {}, bob)).rejects.toMatchObject({ status: 404 })
  })

  test('is bound by the policies of the moment when it is sent again', async () => {
    await add([withCards], [sealed])
    const first = await send([cards])
    await add([], [block], { name: 'Nothing leaves' })

    await expect(sendAgain(first)).rejects.toMatchObject(refused(422, /“Nothing leaves”/))
  })

  test('keeps its files for five days, and the new transfer keeps them until its own end', async () => {
    await add([withCards], [sealed])
    const first = await send([cards])
    const late = await send([cards])
    const { id } = await sendAgain(first)
    await host.settled()

    host.clock.move(5 * DAY)
    await host.sweep()

    alice = await person(host.origin, 'alice@acme.example')
    await expect(sendAgain(late)).rejects.toMatchObject(refused(409, /no longer stored/))
    const { transfer } = await alice.review(id)
    expect(transfer.transferState).toBe('active')
    expect((await download(host.origin, transfer.downloadUrl ?? '')).contents).toHaveLength(1)
  })

  test('of another kind cannot be sent again', async () => {
    const id = await send([plan])

    await expect(sendAgain(id)).rejects.toMatchObject(refused(409, /Only a transfer that a policy blocked/))
  })
})

describe('a policy that is stored in a form that this version cannot use', () => {
  test('is refused when a value is empty or too long once it is normalised', async () => {
    for (const condition of [
      { attribute: 'files.extension' as const, operator: 'anyOf' as const, values: ['.'] },
      { attribute: 'recipient.domain' as const, operator: 'in' as const, values: [`${'ü.'.repeat(80)}example`] },
    ]) {
      await expect(add([condition], [block])).rejects.toMatchObject({ status: 400 })
    }
    expect((await alice.create([plan])).files).toHaveLength(1)
  })

  test('blocks transfers until an administrator replaces it', async () => {
    const { id } = await add([], [sealed])
    await withDatabase(host, database => {
      const later = `json_replace(content, '$.conditions', json('[{"attribute":"weather","operator":"is","values":[true]}]'))`
      database.exec(`UPDATE policy_versions SET content = ${later}`)
    })
    // Another change, so that the set is read again.
    const other = await add([], [{ feature: 'transfer', effect: 'allow' }], { name: 'Other' })

    await expect(alice.create([plan])).rejects.toMatchObject(refused(422, /A policy cannot be read/))
    const { policies } = await ada.call(contracts.listPolicies)
    expect(policies.map(({ name }) => name).sort()).toEqual(['Cards', 'Other'])
    const content = { name: 'Cards', description: '', conditions: [], statements: [sealed] }
    await ada.call(contracts.updatePolicy, { body: { ...content, id, version: 1, mode: 'off' } })
    expect((await alice.create([plan])).files).toHaveLength(1)
    expect(other.version).toBe(1)
  })
})

describe('a request that is repeated', () => {
  test('is bound by the policies of the moment', async () => {
    const { id } = await alice.request()
    await alice.retract(id)
    const isRequest: Condition = { attribute: 'isTransferRequest', operator: 'is', values: [true] }
    const resend = () => alice.call(contracts.resendRequest, { params: { id } })
    const policy = await add([isRequest], [{ feature: 'trackingId', effect: 'required' }])
    await expect(resend()).rejects.toMatchObject(refused(422, /The tracking ID is required.*“Cards”/))

    const body = { id: policy.id, version: 1, name: 'Cards', description: '', conditions: [isRequest] }
    await ada.call(contracts.updatePolicy, { body: { ...body, statements: [block] } })
    await expect(resend()).rejects.toMatchObject(refused(422, /does not allow this transfer/))
    await ada.call(contracts.updatePolicy, { body: { ...body, version: 2, statements: [block], mode: 'off' } })

    expect((await resend()).id).not.toBe(id)
  })

  test('keeps the groups of its requester, and cannot be sent again as a transfer', async () => {
    const { id } = await alice.request()
    await alice.retract(id)
    const repeated = await alice.call(contracts.resendRequest, { params: { id } })
    const ofMembers: Condition = { attribute: 'sender.group', operator: 'anyOf', values: ['org'] }
    await add([ofMembers, { attribute: 'files.extension', operator: 'anyOf', values: ['exe'] }], [block])

    await expect(sendAgain(id)).rejects.toMatchObject({ status: 409 })
    const answering = beginAnswer(host.origin, repeated.requestUrl, [{ name: 'setup.exe', content: Buffer.from('MZ') }])
    await expect(answering).rejects.toMatchObject({ status: 422 })
    await answerRequest(host.origin, repeated.requestUrl, [plan])
    await host.settled()
    expect((await alice.review(repeated.id)).transfer.transferState).toBe('active')
  })
})

describe('the files of an answered request', () => {
  test('expire within the bounds of policies', async () => {
    await add([], [{ feature: 'maxExpiryDays', effect: 'set', value: 5 }])
    const { id, requestUrl } = await alice.request()

    await answerRequest(host.origin, requestUrl ?? '', [plan])
    await host.settled()

    const { expiryDays, expiryDate, finalizedAt = '' } = (await host.context.transfers.get(id)) ?? {}
    expect(expiryDays).toBe(5)
    expect(Date.parse(expiryDate ?? '') - Date.parse(finalizedAt)).toBe(5 * DAY)
  })
})

test('a policy is not named for a bound of the organisation', async () => {
  await add([], [{ feature: 'maxExpiryDays', effect: 'set', value: 2 }])
  const { min } = host.context.organisation.requestExpiryDays

  const { expiry, messages } = await alice.call(contracts.matchPolicies, {
    body: { recipient: 'rita@partner.example', isTransferRequest: true },
  })

  expect(min).toBeGreaterThan(2)
  expect(expiry).toEqual({ min, default: min, max: min })
  expect(messages).toEqual([])
})

test('a block of all other recipients names the allowed domains', async () => {
  const elsewhere: Condition = {
    attribute: 'recipient.domain',
    operator: 'notIn',
    values: ['acme.example', 'b.example'],
  }
  await add([elsewhere], [block])
  const allowed = /“Cards”\. Recipients at acme\.example and b\.example are allowed\./

  await expect(alice.create([plan])).rejects.toMatchObject(refused(422, allowed))
  const { messages } = await alice.call(contracts.matchPolicies, { body: { recipient: 'rita@partner.example' } })

  expect(messages[0]?.userAction).toMatch(
    /^Recipients at acme\.example and b\.example are allowed\. Change the recipient/,
  )
})

describe('a code that a policy requires', () => {
  const code: Statement = { feature: 'mobileOtp', effect: 'required' }
  const options = { isOTPEnabled: true, isOTPEmailAllowed: true, recipientPhoneNumber: PHONE }

  test('does not come by e-mail, although the sender allows it', async () => {
    await add([withCards], [code])

    const [free, bound] = [await send([plan], { options }), await send([cards], { options })]

    expect((await alice.review(free)).transfer.isOTPEmailAllowed).toBe(true)
    expect((await alice.review(bound)).transfer).toMatchObject({ transferState: 'active', isOTPEmailAllowed: false })
  })

  test('goes to the phone of the blocked transfer, unless the sender gives another', async () => {
    await add([withCards], [sealed])
    const first = await send([cards], { options: { isOTPEnabled: true, recipientPhoneNumber: PHONE } })
    await send([plan], { options: { isOTPEnabled: true, recipientPhoneNumber: '+41791234599' } })

    const { id } = await sendAgain(first)

    expect((await alice.review(id)).transfer.recipientPhoneNumber).toMatch(/67$/)
  })

  test('does not come by e-mail again when the phone is changed while the policies are applied', async () => {
    const { contacts, transfers } = host.context
    await add([], [{ feature: 'mobileOtp', effect: 'optional' }], { name: 'Usual' })
    const { id, files } = await alice.create([plan], { options })
    await alice.upload(id, files[0]?.id ?? '', plan.content)
    // The workflow waits.
    withDatabase(host, database =>
      database.prepare("INSERT INTO jobs (transfer_id, run_at, state) VALUES (?, 0, 'done')").run(id),
    )
    await alice.finalize(id)
    await add([], [code], { name: 'Codes' })
    const { keepPhone } = contacts
    contacts.keepPhone = async (...given) => {
      await keepPhone(...given)
      await applyPolicies(host.context, { transferId: id })
    }

    const body = { recipientPhoneNumber: '+41791234599' }
    await alice.call(contracts.resetPhoneVerification, { params: { id }, body })

    const { phoneVerification } = (await transfers.get(id)) ?? {}
    expect(phoneVerification?.maskedPhone).toMatch(/99$/)
    expect(phoneVerification?.isEmailAllowed).toBeUndefined()
  })

  test('goes to one phone: sending again with another is refused', async () => {
    await add([withCards], [code])
    const first = await send([cards])
    const { id } = await sendAgain(first, { recipientPhoneNumber: PHONE })

    const other = sendAgain(first, { recipientPhoneNumber: '+41791234599' })

    await expect(other).rejects.toMatchObject(refused(409, /already sent again with another recipient, phone number/))
    expect(await sendAgain(first, { recipientPhoneNumber: '+41 79 123 45 67' })).toEqual({ id })
    expect(await sendAgain(first)).toEqual({ id })
  })
})

describe('consent that only some files need', () => {
  test('is asked for before the transfer is sent again', async () => {
    await add([], [{ feature: 'acknowledgement', effect: 'optional' }], { name: 'Usual' })
    await add([withCards], [{ feature: 'acknowledgement', effect: 'required' }])
    const first = await send([cards], { options: { acknowledgement: false } })
    expect((await alice.review(first)).transfer).toMatchObject({
      transferState: 'failed',
      blocked: { remedies: [{ feature: 'acknowledgement', value: true }] },
    })

    await expect(sendAgain(first)).rejects.toMatchObject(refused(422, /confirm before sending.*“Cards”/))
    const { id } = await sendAgain(first, { acknowledgement: true })
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })
})

describe('a block', () => {
  test('is in the audit with the versions of its policies', async () => {
    const policy = await add([withCards], [block])

    const id = await send([cards])

    const events = await withDatabase(host, database =>
      database
        .prepare(
          "SELECT result, detail FROM audit WHERE action = 'apply-policies' AND transfer_id = ? AND file_id IS NULL",
        )
        .all(id),
    )
    expect(events).toEqual([{ result: 'denied', detail: `${policy.id} version 1` }])
  })

  test('before the upload is in the audit with the versions of its policies, other refusals are not', async () => {
    const demanding = await add([], [sealed])
    await expect(alice.create([plan])).rejects.toMatchObject(refused(422, /“Cards”/))
    const tooLong = { isPasswordProtected: true, expiryDays: 366 }
    await expect(alice.create([plan], { options: tooLong })).rejects.toMatchObject(refused(400, /days/))
    const blocking = await add([], [block])
    await expect(alice.create([plan])).rejects.toMatchObject(refused(422, /“Cards”/))

    const events = withDatabase(host, database =>
      database.prepare("SELECT detail FROM audit WHERE action = 'access' AND result = 'denied'").all(),
    )

    expect(events).toEqual([
      { detail: `createTransfer demand_unmet: ${demanding.id} version 1` },
      { detail: `createProvisionalTransfer demand_unmet: ${blocking.id} version 1` },
    ])
  })

  test('of one member does not hide refused calls of others in the audit', async () => {
    await add([{ attribute: 'recipient.domain', operator: 'in', values: ['closed.example'] }], [block])
    for (let tries = 0; tries <= callsPerMinute.report; tries += 1) {
      await expect(alice.create([plan], { recipient: 'x@closed.example' })).rejects.toMatchObject({ status: 422 })
    }
    await expect(bob.call(contracts.listPolicies)).rejects.toMatchObject({ status: 403 })

    const denied = withDatabase(host, database =>
      database.prepare("SELECT detail FROM audit WHERE action = 'access' AND result = 'denied'").all(),
    )

    expect(denied).toHaveLength(callsPerMinute.report + 1)
    expect(denied.at(-1)).toEqual({ detail: 'listPolicies forbidden' })
  })

  test('of an interrupted attempt leaves no mark once nothing blocks', async () => {
    const policy = await add([withCards], [block])
    const { replace } = host.context.transfers
    let interrupted = 0
    host.context.transfers.replace = async (before, after, event) => {
      if (event?.action !== 'apply-policies' || interrupted > 0) return replace(before, after, event)
      interrupted += 1
      await ada.call(contracts.updatePolicy, {
        body: { ...getContent(policy), id: policy.id, version: 1, mode: 'off' },
      })
      throw new Error('The database is away.')
    }

    const id = await send([plan, cards])
    host.clock.move(60_000)
    await host.settled()

    host.context.transfers.replace = replace
    expect(interrupted).toBe(1)
    const { transfer, files } = await alice.review(id)
    expect([transfer.transferState, ...files.map(({ fileState }) => fileState)]).toEqual([
      'active',
      'inspected',
      'inspected',
    ])
  })
})

describe('a responder', () => {
  test('learns before the upload that files are not accepted, and no policy', async () => {
    await add([{ attribute: 'files.extension', operator: 'anyOf', values: ['exe'] }], [block])
    const { requestUrl } = await alice.request()

    const answering = beginAnswer(host.origin, requestUrl, [{ name: 'setup.exe', content: Buffer.from('MZ') }])

    await expect(answering).rejects.toMatchObject(refused(422, /^These files cannot be accepted here/))
    await answerRequest(host.origin, requestUrl, [plan])
    await host.settled()
  })

  test('learns after the upload neither the policy that blocked it nor what was found', async () => {
    await add([withCards], [block])
    const { id, requestUrl } = await alice.request()
    const { responder, claimed } = await beginAnswer(host.origin, requestUrl, [cards])
    const file = { params: { id: claimed.id, fileId: claimed.files[0]?.id ?? '' } }
    await responder.upload(claimed.id, file.params.fileId, cards.content)
    await responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } })
    await host.settled()
    expect((await alice.review(id)).transfer).toMatchObject({ transferState: 'failed', blocked: {} })

    const answers = await Promise.all([
      responder.call(contracts.getUploadUrl, file).catch(error => error),
      responder.call(contracts.listParts, { ...file, query: { uploadId: 'any' } }).catch(error => error),
    ])

    for (const answer of answers) {
      expect(answer).toMatchObject(refused(409, /^The files of this transfer were already submitted\.$/))
    }
  })

  test('learns no more when a policy blocks what it submits', async () => {
    const { requestUrl } = await alice.request()
    const { responder, claimed } = await beginAnswer(host.origin, requestUrl, [plan])
    const file = { params: { id: claimed.id, fileId: claimed.files[0]?.id ?? '' } }
    await responder.upload(claimed.id, file.params.fileId, plan.content)
    await add([{ attribute: 'files.extension', operator: 'anyOf', values: ['txt'] }], [block])
    await expect(responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } })).rejects.toMatchObject(
      refused(422, /^These files cannot be accepted here/),
    )

    const again = responder.call(contracts.getUploadUrl, file)

    await expect(again).rejects.toMatchObject(refused(409, /^These files cannot be accepted here/))
  })

  test('is not asked for options that only a sender has', async () => {
    await add([withCards], [sealed])
    const { id, requestUrl } = await alice.request()

    await answerRequest(host.origin, requestUrl, [cards])
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })
})
