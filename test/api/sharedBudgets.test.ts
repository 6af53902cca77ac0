import { afterEach, describe, expect, test } from 'vitest'
import { SmsUnanswered } from '../../lambdas/ports/sms.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { toPath } from '../harness/calls.ts'
import { getRecipient } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, getSecret, person } from '../harness/person.ts'
import { type Answer, expectRefusal, send, sendJson } from '../harness/requests.ts'
import { askedFor, codesHost, lastCode, messagesTo, opens, resend, waitingFor } from './codesHost.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const times = (count: number) => Array.from({ length: count }, (_, at) => at)
const { dailyCaps } = demoOrganisation
const one = { name: 'a.txt', content: Buffer.from('a') }

let host: TestHost
afterEach(() => host.stop())

describe('an attack on shared resources', () => {
  test('gets codes for a tenth of the organisation’s daily budget, and others keep the rest', async () => {
    host = await codesHost({ dailyCaps: { ...dailyCaps, sms: 510 } })
    const alices = []
    for (const at of times(6)) alices.push(await waitingFor(host, `+4179${10 + at}11122`))
    const bobs = await waitingFor(host, '+41781234567', {}, 'rita@partner.example', 'bob@acme.example')
    const [last, ...others] = alices
    if (!last) throw new Error('There is no transfer.')
    for (const waiting of others) for (const _ of times(5)) await askedFor(host, waiting)
    host.clock.move(HOUR)
    for (const waiting of others) for (const _ of times(5)) await askedFor(host, waiting)

    const [fiftyFirst, fiftySecond] = [await askedFor(host, last), await askedFor(host, last)]
    const ofBob = await askedFor(host, bobs)

    expect(fiftyFirst.parameters.attempts).toBe('3')
    expect(fiftySecond.parameters).toMatchObject({ attempts: '0', retryAfter: String(23 * 3600) })
    expect(ofBob.parameters.attempts).toBe('3')
    host.clock.move(DAY)
    expect((await askedFor(host, last)).parameters.attempts).toBe('3')
  })

  test('gets at most fifty codes, even under a small budget', async () => {
    host = await codesHost({ dailyCaps: { ...dailyCaps, sms: 12 } })
    const alices = []
    for (const at of times(3)) alices.push(await waitingFor(host, `+4179${10 + at}11122`))

    for (const waiting of alices) for (const _ of times(5)) await askedFor(host, waiting)

    const sent = await Promise.all(alices.map(({ phone }) => messagesTo(host, phone)))
    expect(sent.flat()).toHaveLength(12)
  })

  test('gets no more codes for one transfer at the turn of a 400-day window', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111501', { expiryDays: 60 })
    for (const _ of times(4)) {
      for (const __ of times(5)) await askedFor(host, waiting)
      host.clock.move(HOUR)
      for (const __ of times(5)) await askedFor(host, waiting)
      host.clock.move(DAY)
    }
    expect(await messagesTo(host, waiting.phone)).toHaveLength(33)

    const turn = Math.ceil(host.clock.now() / (400 * DAY)) * 400 * DAY
    expect(turn - host.clock.now()).toBeLessThan(50 * DAY)
    host.clock.move(turn - host.clock.now() + DAY)

    expect((await askedFor(host, waiting)).parameters).toMatchObject({ attempts: '0', retryAfter: '' })
    expect(await messagesTo(host, waiting.phone)).toHaveLength(33)
  })
})

describe('point 19: the mail cap of a mailbox covers every mail', () => {
  const capped = async (mailsPerRecipient: number) => {
    host = await testHost({ organisation: { ...demoOrganisation, dailyCaps: { ...dailyCaps, mailsPerRecipient } } })
    const [alice, bob] = [
      await person(host.origin, 'alice@acme.example'),
      await person(host.origin, 'bob@acme.example'),
    ]
    return { alice, bob }
  }
  const mailsToRita = async () => (await getOutbox(host.origin)).filter(({ to }) => to === 'rita@partner.example')

  test('counts links, passwords and revocations of two senders together', async () => {
    const senders = Object.values(await capped(5))
    const sent: { id: string; sender: (typeof senders)[number] }[] = []
    const refusals: unknown[] = []
    for (const at of times(6)) {
      const sender = senders[at % 2]
      if (!sender) continue
      await sender
        .send([one], { options: { isPasswordProtected: true } })
        .then(({ id }) => sent.push({ id, sender }))
        .catch(error => refusals.push(error))
    }
    await host.settled()

    for (const { id, sender } of sent) {
      await sender.call(contracts.retractTransfer, { params: { id }, body: { transferState: 'retracted' } })
    }

    const subjects = (await mailsToRita()).map(({ subject }) => subject)
    expect(subjects).toHaveLength(5)
    expect(sent).toHaveLength(2)
    expect(subjects.filter(subject => /password/i.test(subject))).toHaveLength(2)
    expect(refusals).toHaveLength(4)
    expect(refusals[0]).toMatchObject({
      status: 429,
      reply: {
        errorMessage:
          'This address has received as many mails today as your organization allows. Please try again in 24 hours.',
      },
      retryAfterSeconds: 24 * 3600,
    })
    expect(host.logLines.join()).toContain('The mailbox has reached its daily limit of mails.')
  })

  test('refuses a transfer whose password mail would not fit, before its link goes out', async () => {
    const { alice, bob } = await capped(3)
    await alice.send([one], { options: { isPasswordProtected: true } })

    await expect(bob.send([one], { options: { isPasswordProtected: true } })).rejects.toMatchObject({ status: 429 })
    await bob.send([one])

    await host.settled()
    expect(await mailsToRita()).toHaveLength(3)
  })

  test('ignores mails that are not sent', async () => {
    const { alice } = await capped(1)

    for (const _ of times(3)) await alice.send([one], { options: { sendEmailNotification: false } })
    await alice.send([one])

    await host.settled()
    expect(await mailsToRita()).toHaveLength(1)
  })

  test('counts an upload of several hours again when its mail goes out', async () => {
    const { alice } = await capped(2)
    const slow = await alice.create([one])
    await alice.upload(slow.id, slow.files[0]?.id ?? '', one.content)
    host.clock.move(23 * HOUR)
    const later = await person(host.origin, 'alice@acme.example')
    await later.send([one])

    await expect(later.finalize(slow.id)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 })

    host.clock.move(HOUR)
    const last = await person(host.origin, 'alice@acme.example')
    await last.finalize(slow.id)
    await host.settled()
    expect(await mailsToRita()).toHaveLength(2)
    await expect(last.send([one])).rejects.toMatchObject({ status: 429 })
  })
})

describe('treats all spellings of an address as one mailbox', () => {
  const mailed = async (recipients: readonly string[]) => {
    const alice = await person(host.origin, 'alice@acme.example')
    const statuses = []
    for (const recipient of recipients) {
      const created = alice.create([one], { recipient })
      statuses.push(await created.then(() => 200).catch(({ status }) => status))
    }
    return statuses
  }

  test.each([
    ['with tags', ['rita@partner.example', 'rita+1@partner.example', 'RITA+two+three@partner.example']],
    ['with dots at Gmail', ['r.i.t.a@gmail.com', 'rita@gmail.com', 'ri.ta@gmail.com']],
    ['under both of Gmail’s names', ['rita@gmail.com', 'R.ita+x@googlemail.com', 'rita@GoogleMail.com']],
  ])('%s', async (_, recipients) => {
    host = await testHost({ organisation: { ...demoOrganisation, dailyCaps: { ...dailyCaps, mailsPerRecipient: 2 } } })

    expect(await mailed(recipients)).toEqual([200, 200, 429])
  })

  test('treats dots as significant at other providers', async () => {
    host = await testHost({ organisation: { ...demoOrganisation, dailyCaps: { ...dailyCaps, mailsPerRecipient: 1 } } })

    expect(
      await mailed(['rita@partner.example', 'r.ita@partner.example', 'rita@notgmail.com', 'r.ita@notgmail.com']),
    ).toEqual([200, 200, 200, 200])
  })

  test('covers codes by e-mail', async () => {
    host = await codesHost({ dailyCaps: { ...dailyCaps, mailsPerRecipient: 3 } })
    const options = { isOTPEmailAllowed: true }
    const first = await waitingFor(host, '+41791111502', options, 'rita+1@partner.example')
    const second = await waitingFor(host, '+41791111502', options, 'rita+2@partner.example')

    expect((await askedFor(host, first, 'email')).parameters.attempts).toBe('3')

    expect((await askedFor(host, second, 'email')).parameters).toMatchObject({ attempts: '0', retryAfter: '86400' })
  })
})

test('the members’ client cannot end a recipient’s sign-in, in any token encoding', async () => {
  host = await codesHost()
  const recipient = await getRecipient(host.origin)
  const waiting = await waitingFor(host, '+41791111503')
  const code = async () => lastCode(host, waiting.phone)
  const proved = await recipient.answer(await askedFor(host, waiting), waiting.username, await code())
  const token = proved.refreshToken ?? ''
  const client = 'waybillrecipients'
  const dressed = [token, `${client} ${token}`, JSON.stringify([client, token]), `["${client}", "${token}"]`]

  for (const Token of dressed) await recipient.call('RevokeToken', { Token, ClientId: 'waybillmembers' })

  const ended = withDatabase(host, database =>
    database.prepare("SELECT result, detail FROM audit WHERE action = 'sign-out'").all(),
  )
  expect(ended.map(row => ({ ...row }))).toEqual(dressed.map(() => ({ result: 'denied', detail: 'unknown_token' })))
  const renewed = await recipient.call('GetTokensFromRefreshToken', { RefreshToken: token })
  expect(await opens(host, waiting, renewed.idToken)).toBe(true)
})

describe('a download', () => {
  test('counts once per network in ten minutes, and its record is kept no longer', async () => {
    host = await testHost()
    const alice = await person(host.origin, 'alice@acme.example')
    const { id, downloadUrl } = await alice.send([one])
    await host.settled()
    const fileId = (await alice.review(id)).files[0]?.id ?? ''
    const path = `${toPath('getDownloadFile', { id, fileId, secret: getSecret(downloadUrl) })}?acknowledgement=true`
    const fetched = async (browser: string) =>
      expect((await send(host.origin, path, { headers: { 'user-agent': browser } })).status).toBe(200)
    const passes = () =>
      withDatabase(host, database => database.prepare('SELECT count(*) AS n FROM download_passes').get()?.n)
    const counted = async () => (await alice.review(id)).transfer.downloadCount

    for (const browser of ['one', 'other']) await fetched(browser)
    host.clock.move(10 * 60_000 - 1)
    await host.sweep()
    await fetched('third')
    expect([await counted(), passes()]).toEqual([1, 1])

    host.clock.move(1)
    await host.sweep()
    expect(passes()).toBe(0)
    await fetched('one')
    expect([await counted(), passes()]).toEqual([2, 1])
  })
})

describe('an invented body behind a link', () => {
  const LINK = 4
  const budgets = { read: 1e6, write: 1e6, link: LINK, report: 1e6 }
  const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
  const claim = (secret: string, body: object) =>
    sendJson(host.origin, `/api/transfers/${secret}/files`, JSON.stringify(body))
  const expectCounted = async (ask: () => Promise<Answer>, status: number) => {
    for (const _ of times(LINK)) expectRefusal(await ask(), status)
    const { headers } = await ask().then(answer => expectRefusal(answer, 429) && answer)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const requested = async () => {
    host = await testHost({ budgets })
    const alice = await person(host.origin, 'alice@acme.example')
    return getSecret((await alice.request()).requestUrl)
  }

  test.each([
    ['an invalid link', () => send(host.origin, '/api/transfer/short'), 400],
    ['files that are none', async () => claim('x'.repeat(43), { files: 'none', acknowledgement: true }), 400],
    ['a code for an unknown name', () => resend(host, 'n'.repeat(43), undefined), 401],
  ])('counts as a guess: %s', async (_, ask, status) => {
    const secret = await requested()

    await expectCounted(ask, status)

    expect((await send(host.origin, `/api/transfer/${secret}`)).status).toBe(200)
    expect((await claim(secret, { files, acknowledgement: true })).status).toBe(200)
  })

  test('counts as a guess: no consent', async () => {
    const secret = await requested()

    await expectCounted(() => claim(secret, { files, acknowledgement: false }), 422)
  })

  test('does not count as a guess when the caller is late', async () => {
    const secret = await requested()
    await claim(secret, { files, acknowledgement: true })

    for (const _ of times(3 * LINK)) expectRefusal(await claim(secret, { files, acknowledgement: true }), 409)

    expectRefusal(await send(host.origin, `/api/transfer/${'x'.repeat(43)}`), 404)
  })

  test('is not processed for a link that does not exist', async () => {
    const secret = await requested()
    const tooMany = times(90).map(tempId => ({ name: `${tempId}.txt`, size: 1, tempId }))

    expectRefusal(await claim('x'.repeat(43), { files: tooMany, acknowledgement: true }), 404)
    expectRefusal(await claim('x'.repeat(43), { files: tooMany, acknowledgement: true, id: secret }), 400)
    expectRefusal(await claim(secret, { files: tooMany, acknowledgement: false }), 400)
    expectRefusal(await claim(secret, { files, acknowledgement: false }), 422)
  })
})

describe('an unknown outcome of sending a code', () => {
  const losingAnswers = () => {
    const { sms } = host.context
    host.context.sms = {
      async send(message) {
        await sms.send(message)
        throw new SmsUnanswered('SNS did not confirm a message: TimeoutError.')
      },
    }
  }

  test('counts as sent: the code is sent once, and proves', async () => {
    host = await codesHost()
    const recipient = await getRecipient(host.origin)
    const waiting = await waitingFor(host, '+41791111504')
    losingAnswers()

    const asked = await askedFor(host, waiting)

    expect([asked.status, asked.parameters.attempts]).toEqual([200, '3'])
    expect(await messagesTo(host, waiting.phone)).toHaveLength(1)
    expect((await resend(host, waiting.username, asked.parameters.jwt)).status).toBe(200)
    expect(await messagesTo(host, waiting.phone)).toHaveLength(2)
    const proved = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))
    expect(await opens(host, waiting, proved.idToken)).toBe(true)
  })

  test('is reported to the operator without the phone', async () => {
    host = await codesHost()
    const waiting = await waitingFor(host, '+41791111505')
    losingAnswers()

    await askedFor(host, waiting)

    expect(host.logLines.filter(line => line.includes('did not confirm a message'))).toHaveLength(1)
    expect(host.logLines.join()).not.toContain('79111')
  })
})
