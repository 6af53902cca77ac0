import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { toPath } from '../harness/calls.ts'
import { replaceVerbs } from '../harness/canaries.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import {
  answerRequest,
  download,
  type FileToSend,
  getOutbox,
  getSecret,
  type Person,
  person,
} from '../harness/person.ts'
import { held, type Verb, type Wait, withFault } from '../harness/portFaults.ts'
import { send as get } from '../harness/requests.ts'

const HOUR = 60 * 60_000
const PHONE = '+41791234567'
const WRONG = 'rita@partner.exampel'
const RIGHT = 'rita@partner.example'
const plan: FileToSend = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const notes: FileToSend = { name: 'notes.txt', content: Buffer.from('Nothing of note.') }
const staff = {
  name: 'staff.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\nBen,5500000000000004\n'),
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [
      {
        ...{ columnNameOrIndex: 'card', anonymizationMethod: 'sha256' as const },
        parameters: [{ key: 'salt', value: 'pepper' }],
      },
    ],
  },
}

let host: TestHost
let alice: Person
beforeEach(async () => {
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, smsCountries: ['CH'] },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

type Options = NonNullable<Parameters<Person['send']>[1]>['options']
type Again = z.input<(typeof contracts.sendAgain)['body']>

async function sent(options: Options = {}, files: readonly FileToSend[] = [plan, notes], recipient = WRONG) {
  const { id, downloadUrl } = await alice.send(files, { recipient, options })
  await host.settled()
  return { id, downloadUrl, secret: getSecret(downloadUrl) }
}
const stored = async (id: string) => {
  const transfer = await host.context.transfers.get(id)
  if (!transfer) throw new Error('It is gone.')
  return transfer
}
const sendAgain = (id: string, body: Again = { recipient: RIGHT }, by = alice) =>
  by.call(contracts.sendAgain, { params: { id }, body })
const withdraw = (id: string, by = alice) => by.withdrawWrongRecipient(id)
const refused = (status: number, errorMessage: RegExp) => ({
  status,
  reply: { errorMessage: expect.stringMatching(errorMessage) },
})
const readEvents = (id: string) =>
  withDatabase(host, database =>
    database
      .prepare("SELECT action, detail FROM audit WHERE transfer_id = ? AND result = 'done' ORDER BY rowid")
      .all(id)
      .map(({ action, detail }) => [action, detail].filter(Boolean).join(': ')),
  )
const mailsTo = async (address: string) => (await getOutbox(host.origin)).filter(({ to }) => to === address)
const toText = (contents: readonly Uint8Array[]) => contents.map(content => Buffer.from(content).toString())

/** A URL of a file, as the recipient's page gets it. */
async function fileUrl(secret: string, place = 0): Promise<string> {
  const { json } = await get(host.origin, `${toPath('getDownload', { id: '', fileId: '', secret })}`)
  const { files } = json as { files: { url: string }[] }
  const answer = await fetch(`${files[place]?.url}?acknowledgement=true`)
  return ((await answer.json()) as { url: string }).url
}

describe('a withdrawal as wrong recipient', () => {
  test('ends the link and every URL, says that nothing was downloaded, and mails no one', async () => {
    const { id, secret } = await sent()
    const before = (await mailsTo(WRONG)).length

    const reply = await withdraw(id)

    expect(reply).toEqual({
      id,
      transferState: 'retracted',
      downloadCount: 0,
      sendAgainUntil: new Date(host.clock.now() + 23 * HOUR).toISOString(),
    })
    expect((await get(host.origin, toPath('getDownload', { id, fileId: '', secret }))).status).toBe(410)
    expect(await stored(id)).toMatchObject({ isWrongRecipient: true, wasMistake: true, withdrawnAt: expect.anything() })
    expect(await mailsTo(WRONG)).toHaveLength(before)
    expect(readEvents(id)).toContain('prevent-mistake: wrong recipient')
    expect((await alice.review(id)).transfer).toMatchObject({
      ...{ isWrongRecipient: true, wasMistake: true, transferState: 'retracted' },
      sendAgainUntil: reply.sendAgainUntil,
    })
  })

  test('says what was downloaded, and is then no prevented mistake', async () => {
    const { id, secret } = await sent()
    const url = await fileUrl(secret)
    expect((await fetch(url)).status).toBe(200)

    const reply = await withdraw(id)

    expect(reply).toMatchObject({
      downloadCount: 1,
      firstDownloadAt: new Date(host.clock.now()).toISOString(),
      taken: { people: 1, files: 1, of: 2 },
    })
    expect((await fetch(url)).status).toBe(404)
    expect((await stored(id)).wasMistake).toBeUndefined()
    expect(readEvents(id)).toContain('wrong-recipient')
    expect(readEvents(id)).not.toContain('prevent-mistake: wrong recipient')
  })

  test('by fifty calls at once happens once, and each gets the same answer', async () => {
    const { id } = await sent()

    const replies = await Promise.all(Array.from({ length: 50 }, () => withdraw(id)))

    expect(new Set(replies.map(reply => JSON.stringify(reply))).size).toBe(1)
    expect(readEvents(id).filter(event => event.startsWith('prevent-mistake'))).toHaveLength(1)
    expect(await withdraw(id)).toEqual(replies[0])
  })

  test('amid fifty downloads counts those before it, and refuses those after it', async () => {
    const { id, secret } = await sent({}, [plan])
    const { json } = await get(host.origin, toPath('getDownload', { id, fileId: '', secret }))
    const [file] = (json as { files: { url: string }[] }).files
    const ask = (index: number) =>
      fetch(`${file?.url}?acknowledgement=true`, { headers: { 'x-forwarded-for': `192.0.2.${index}` } })

    const asked = Array.from({ length: 50 }, (_, index) => ask(index))
    const [reply, answers] = await Promise.all([withdraw(id), Promise.all(asked)])

    const { downloadCount } = await stored(id)
    expect(reply.downloadCount).toBe(downloadCount)
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 410]))).toEqual(new Set())
    // All have one address, so they count once.
    if (answers.some(({ status }) => status === 200)) expect(downloadCount).toBe(1)
    expect((await ask(60)).status).toBe(410)
    expect((await stored(id)).downloadCount).toBe(downloadCount)
  })

  test.each<[string, Verb, Wait]>([
    ['its inspection', ['engine', 'inspect'], 'with its answer'],
    ['its anonymisation', ['blobs', 'store'], 'before it is done'],
    ['its publication', ['blobs', 'publish'], 'before it is done'],
    ['its release', ['transfers', 'replaceWithUsage'], 'before it is done'],
  ])('amid %s keeps the files for the right recipient, and no earlier exchange is forgotten', async (_, verb, wait) => {
    await sent()
    const waiting = held(host.context, verb, wait)
    const { id } = await alice.send([plan, staff], { recipient: WRONG })
    await waiting.reached
    const mails = (await mailsTo(WRONG)).length

    expect(await withdraw(id)).toMatchObject({ transferState: 'retracted', downloadCount: 0 })
    const again = await sendAgain(id)
    waiting.release()
    await host.settled()

    const { transfer } = await alice.review(again.id)
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    const [first, second] = toText(contents)
    expect(first).toBe(String(plan.content))
    expect(second).toMatch(/^name,card\nAnna,[0-9a-f]{64}\n/)
    expect(await stored(id)).toMatchObject({ transferState: 'retracted', wasMistake: true })
    expect(await mailsTo(WRONG)).toHaveLength(mails)
    const subject = decodeJwt(alice.idToken ?? '').sub ?? ''
    const found = await host.context.usage.findExchanges({ subject, recipient: WRONG })
    expect(found).toEqual({ bySender: true, byOrganisation: true })
  })

  test('takes the exchange out of the usage history, where the right recipient takes its place', async () => {
    const getKnown = async (recipient: string) => {
      const subject = decodeJwt(alice.idToken ?? '').sub ?? ''
      return (await host.context.usage.findExchanges({ subject, recipient })).bySender
    }
    const { id } = await sent()
    expect(await getKnown(WRONG)).toBe(true)

    await withdraw(id)
    await withdraw(id)
    expect(await getKnown(WRONG)).toBe(false)
    await sendAgain(id)
    await host.settled()

    expect([await getKnown(WRONG), await getKnown(RIGHT)]).toEqual([false, true])
  })

  test('takes the address out of the address book, unless another transfer went there', async () => {
    const list = async () => (await alice.call(contracts.getAddressBook)).entries.map(({ address }) => address)
    const { id } = await sent()
    const { id: second } = await sent()
    await withdraw(second)
    expect(await list()).toEqual([WRONG])

    await withdraw(id)

    expect(await list()).toEqual([])
  })

  test('and a revocation at once have one winner', async () => {
    const { id } = await sent()

    const answers = await Promise.allSettled([withdraw(id), alice.retract(id), withdraw(id)])

    const wrong = (await stored(id)).isWrongRecipient === true
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([wrong, !wrong, wrong])
  })

  test('belongs to the sender: colleagues and administrators get 404', async () => {
    const { id } = await sent()
    for (const email of ['bob@acme.example', 'ada@acme.example']) {
      const other = await person(host.origin, email)
      await expect(withdraw(id, other)).rejects.toMatchObject({ status: 404 })
      await expect(sendAgain(id, { recipient: RIGHT }, other)).rejects.toMatchObject({ status: 404 })
    }
    expect((await stored(id)).transferState).toBe('active')
  })

  test('is refused unless the transfer is active or in processing, and was sent', async () => {
    const uploading = (await alice.create([plan])).id
    const asked = await alice.request()
    const answered = await alice.request()
    await answerRequest(host.origin, answered.requestUrl, [plan])
    await host.settled()
    const revoked = await sent()
    await alice.retract(revoked.id)
    const expired = await sent({ expiryDays: 1 })
    host.clock.move(25 * HOUR)
    alice = await person(host.origin, 'alice@acme.example')

    for (const id of [uploading, asked.id, answered.id, revoked.id, expired.id]) {
      await expect(withdraw(id)).rejects.toMatchObject(
        refused(409, /Only a transfer that you sent, and that is active or in/),
      )
    }
  })
})

describe('sending to the right recipient', () => {
  test('takes the stored files without an upload, and both transfers name each other', async () => {
    const wrong = await sent({ expiryDays: 3, trackingId: 'T-7', isAnonymousTransfer: true })
    host.clock.move(2 * HOUR)
    const oldUrl = await fileUrl(wrong.secret)
    alice = await person(host.origin, 'alice@acme.example')
    await withdraw(wrong.id)

    const { id } = await sendAgain(wrong.id, { recipient: RIGHT, recipientName: 'Rita' })
    await host.settled()

    const { transfer } = await alice.review(id)
    expect(transfer).toMatchObject({
      ...{ transferState: 'active', recipient: RIGHT, recipientName: 'Rita', expiryDays: 3, trackingId: 'T-7' },
      ...{ isAnonymousTransfer: true, previousId: wrong.id, downloadCount: 0 },
      expiryDate: new Date(host.clock.now() + 3 * 24 * HOUR).toISOString(),
    })
    const { transfer: old } = await alice.review(wrong.id)
    expect(old).toMatchObject({ newId: id, isWrongRecipient: true })
    expect(old.sendAgainUntil).toBeUndefined()
    const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
    expect(toText(contents)).toEqual([String(plan.content), String(notes.content)])
    expect((await mailsTo(RIGHT)).at(-1)?.text).toContain('/dl/')
    expect((await fetch(oldUrl)).status).toBe(404)
    expect((await get(host.origin, toPath('getDownload', { ...wrong, fileId: '' }))).status).toBe(410)
  })

  test('finishes a withdrawal that was interrupted, so that no earlier URL serves a file', async () => {
    const { id, secret } = await sent()
    const url = await fileUrl(secret)
    const repair = withFault(host.context, ['blobs', 'withdraw'], 'fails')
    await expect(withdraw(id)).rejects.toMatchObject({ status: 500 })
    repair()

    await sendAgain(id)

    expect((await fetch(url)).status).toBe(404)
    expect(await stored(id)).toMatchObject({ withdrawnAt: expect.anything() })
  })

  test('writes no anonymised copy under the key of an attempt of the wrong recipient', async () => {
    const { promise: isClaiming, resolve: claiming } = Promise.withResolvers<void>()
    const { promise: mayClaim, resolve: release } = Promise.withResolvers<void>()
    replaceVerbs(host.context, 'transfers', ({ replaceFile }) => ({
      async replaceFile(transferId, before, after, event) {
        if (after.fileState === 'anonymizing') {
          claiming()
          await mayClaim
        }
        return replaceFile(transferId, before, after, event)
      },
    }))
    const { id } = await alice.send([staff], { recipient: WRONG })
    await isClaiming
    await withdraw(id)

    const again = await sendAgain(id)
    release()
    await host.settled()

    const [former, added] = [await stored(id), await stored(again.id)]
    expect(former.files[0]?.anonymisation).toMatchObject({ attempt: 1 })
    expect(added).toMatchObject({ transferState: 'active', files: [{ anonymisation: { attempt: 2 } }] })
  })

  test('seals a password-protected transfer again, with a new password for the right recipient only', async () => {
    const wrong = await sent({ isPasswordProtected: true })
    await withdraw(wrong.id)

    const { id } = await sendAgain(wrong.id)
    await host.settled()

    const [old, added] = [await stored(wrong.id), await stored(id)]
    expect(added.archive?.id).not.toBe(old.archive?.id)
    expect(added.archive?.blob?.sha256).not.toBe(old.archive?.blob?.sha256)
    const [, passwordMail] = await mailsTo(WRONG)
    const password = /^\S{12,}$/m.exec(passwordMail?.text ?? '')?.[0] ?? 'none'
    for (const { text } of await mailsTo(RIGHT)) expect(text).not.toContain(password)
    expect(password).not.toBe('none')
    expect((await mailsTo(RIGHT)).length).toBe(2)
    expect((await download(host.origin, (await alice.review(id)).transfer.downloadUrl ?? '')).contents).toHaveLength(1)
  })

  test('needs the phone of the right person', async () => {
    const wrong = await sent({ isOTPEnabled: true, recipientPhoneNumber: PHONE })
    await withdraw(wrong.id)

    await expect(sendAgain(wrong.id)).rejects.toMatchObject(refused(400, /phone number/))
    const { id } = await sendAgain(wrong.id, { recipient: RIGHT, recipientPhoneNumber: '+41791234599' })
    await host.settled()

    const [old, added] = [await stored(wrong.id), await stored(id)]
    expect(added.phoneVerification?.maskedPhone).not.toBe(old.phoneVerification?.maskedPhone)
    expect(added.phoneVerification?.username).not.toBe(old.phoneVerification?.username)
  })

  test('is refused to the same, a banned or no recipient, and for another transfer', async () => {
    await host.stop()
    host = await testHost({ organisation: { ...demoOrganisation, bannedDomains: ['banned.example'] } })
    alice = await person(host.origin, 'alice@acme.example')
    const wrong = await sent()
    await expect(sendAgain(wrong.id)).rejects.toMatchObject(refused(409, /Only a transfer that/))
    await withdraw(wrong.id)

    await expect(sendAgain(wrong.id, {})).rejects.toMatchObject(refused(400, /right recipient/))
    await expect(sendAgain(wrong.id, { recipient: 'RITA@partner.exampel' })).rejects.toMatchObject(
      refused(400, /by mistake/),
    )
    await expect(sendAgain(wrong.id, { recipient: 'a@banned.example' })).rejects.toMatchObject(
      refused(422, /does not allow files/),
    )
    const revoked = await sent()
    await alice.retract(revoked.id)
    await expect(sendAgain(revoked.id)).rejects.toMatchObject(refused(409, /Only a transfer that/))
  })

  test('is bound by the policies for the right recipient', async () => {
    const ada = await person(host.origin, 'ada@acme.example')
    const own: Condition = { attribute: 'recipient', operator: 'in', values: [RIGHT] }
    const save = (name: string, statements: Statement[]) =>
      ada.call(contracts.createPolicy, { body: { name, description: '', conditions: [own], statements } })
    const wrong = await sent({}, [plan])
    await save('Sealed', [{ feature: 'passwordProtection', effect: 'required' }])
    await withdraw(wrong.id)
    const { id } = await sendAgain(wrong.id)
    await host.settled()
    expect((await stored(id)).isPasswordProtected).toBe(true)

    const next = await sent({}, [plan])
    await withdraw(next.id)
    await save('Nothing', [{ feature: 'transfer', effect: 'block' }])
    await expect(sendAgain(next.id)).rejects.toMatchObject(refused(422, /“Nothing”/))
  })

  test('by ten calls at once happens once; to another person it is refused', async () => {
    const wrong = await sent({}, [plan])
    await withdraw(wrong.id)

    const added = await Promise.all(Array.from({ length: 10 }, () => sendAgain(wrong.id)))
    await host.settled()

    expect(new Set(added.map(({ id }) => id)).size).toBe(1)
    expect(await sendAgain(wrong.id)).toEqual(added[0])
    await expect(sendAgain(wrong.id, { recipient: 'rolf@partner.example' })).rejects.toMatchObject(
      refused(409, /already sent again/),
    )
    expect((await mailsTo(RIGHT)).length).toBe(1)
  })

  test('a second mistake is corrected like the first, and every old URL stays dead', async () => {
    const first = await sent({}, [plan])
    const urls = [await fileUrl(first.secret)]
    await withdraw(first.id)
    const second = await sendAgain(first.id, { recipient: 'rolf@partner.example' })
    await host.settled()
    urls.push(await fileUrl(getSecret((await alice.review(second.id)).transfer.downloadUrl ?? '')))
    await withdraw(second.id)

    const third = await sendAgain(second.id)
    await host.settled()

    const { transfer } = await alice.review(third.id)
    expect(toText((await download(host.origin, transfer.downloadUrl ?? '')).contents)).toEqual([String(plan.content)])
    expect(await Promise.all(urls.map(async url => (await fetch(url)).status))).toEqual([404, 404])
    expect(countContents()).toBe(1)
  })

  test('files of a wrong recipient are stored for a day, and sent again until an hour before', async () => {
    const kept = await sent({}, [plan])
    await withdraw(kept.id)

    host.clock.move(23 * HOUR)
    await host.sweep()
    alice = await person(host.origin, 'alice@acme.example')
    await expect(sendAgain(kept.id)).rejects.toMatchObject(refused(409, /no longer stored/))
    expect(countContents()).toBe(1)

    host.clock.move(HOUR + 1)
    await host.sweep()
    expect(countContents()).toBe(0)
    expect((await stored(kept.id)).erasedAt).toBeDefined()
    alice = await person(host.origin, 'alice@acme.example')
    expect((await alice.review(kept.id)).transfer.sendAgainUntil).toBeUndefined()
  })

  test.each(['former', 'new'] as const)('nothing is lost or left when the %s transfer is erased first', async which => {
    const former = await sent({ isPasswordProtected: true }, [plan])
    await withdraw(former.id)
    const { id } = await sendAgain(former.id)
    await host.settled()
    const getDownloads = async () =>
      (await download(host.origin, (await alice.review(id)).transfer.downloadUrl ?? '')).contents.length

    if (which === 'former') {
      host.clock.move(HOUR)
      await host.sweep()
      expect((await stored(former.id)).erasedAt).toBeDefined()
      alice = await person(host.origin, 'alice@acme.example')
      expect(await getDownloads()).toBe(1)
      await alice.retract(id)
    } else {
      await alice.retract(id)
    }
    host.clock.move(HOUR)
    await host.sweep()

    expect([(await stored(former.id)).erasedAt, (await stored(id)).erasedAt]).not.toContain(undefined)
    expect(countContents()).toBe(0)
  })

  const countContents = () =>
    withDatabase(host, database => Number(database.prepare('SELECT count(*) AS n FROM contents').get()?.n))
})
