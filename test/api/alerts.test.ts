import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { mailBudget } from '../../lambdas/core/mail/mailBudget.ts'
import { mailAlerts } from '../../lambdas/triggers/mailAlerts.ts'
import { raiseAlerts } from '../../lambdas/triggers/raiseAlerts.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import * as contracts from '../../shared/contract/alerts.ts'
import { getInsights, type InsightReply } from '../../shared/contract/insights.ts'
import { searchAllTransfers } from '../../shared/contract/search.ts'
import { reviewAnyTransfer } from '../../shared/contract/transfers.ts'
import { toCanaryId } from '../../shared/domain/canary.ts'
import type { Alert, AlertKind } from '../../shared/domain/insights/alert.ts'
import * as figures from '../../shared/domain/insights/figures.ts'
import { toInsightRecord, toMistake } from '../../shared/domain/insights/insightRecord.ts'
import { toSpikeEdges } from '../../shared/domain/insights/windows.ts'
import type { InfoType } from '../../shared/domain/inspection.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { setPageLanguage } from '../../shared/texts/language.ts'
import { readListAddress } from '../../web/src/transferList/listAddress.ts'
import { getFilters } from '../../web/src/transferList/listQuestion.ts'
import { allTransfers } from '../../web/src/transferList/listScope.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { replaceVerbs, runCanaries } from '../harness/canaries.ts'
import { fixedClock, type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { organisationHistory } from '../harness/organisationHistory.ts'
import { answerRequest, getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { expectRefusal, send, sendJson } from '../harness/requests.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ZURICH = { ...demoOrganisation, timeZone: 'Europe/Zurich' }
/** A Saturday, 10:00 in Zurich. */
const START = Date.parse('2026-11-21T09:00:00.000Z')
const iso = (at: number) => new Date(at).toISOString()

const note = { name: 'note.txt', content: Buffer.from('Nothing of note.') }
const account = { name: 'account.txt', content: Buffer.from('IBAN CH93 0076 2011 6238 5295 7') }

let host: TestHost
let clock: TestHost['clock']
let alice: Person

beforeEach(async () => {
  host = await testHost(
    {
      organisation: ZURICH,
      idTokenSeconds: 1e8,
      budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    },
    fixedClock(START),
  )
  clock = host.clock
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => host.stop())

/** Signed in now, because the rights of an administrator end after an hour. */
const admin = () => person(host.origin, 'ada@acme.example')
/** As the host does every minute. */
async function runMinute() {
  await mailAlerts(host.context)
  await raiseAlerts(host.context)
}
async function liveFor(milliseconds: number) {
  clock.move(milliseconds)
  await runMinute()
}
async function readAlerts(more: object = {}): Promise<InsightReply<'alerts'>> {
  const range = { from: iso(START - 400 * DAY), to: iso(clock.now() + DAY) }
  const body = { query: 'alerts' as const, ...range, ...more }
  return (await (await admin()).call(getInsights, { body })) as InsightReply<'alerts'>
}
const readIds = async () => {
  const { alerts, more } = await host.context.alerts.find({ from: 0, to: clock.now() + DAY }, { limit: 500 })
  expect(more).toBe(0)
  return alerts.map(({ id }) => id).sort()
}
const addAll = async (transfers: readonly Transfer[]) => {
  for (const transfer of transfers) {
    const event = {
      at: transfer.createdAt,
      action: 'create',
      actor: 'test',
      transferId: transfer.id,
      result: 'done',
    } as const
    await host.context.transfers.add(transfer, event)
  }
}
const mailsTo = async (address: string) =>
  (await getOutbox(host.origin)).filter(({ to, unsubscribeUrl }) => to === address && unsubscribeUrl)
const readAudit = (action: string) =>
  withDatabase(host, database =>
    database.prepare('SELECT actor, result, detail FROM audit WHERE action = ? ORDER BY sequence').all(action),
  ).map(row => ({ ...row }))

/** A plain transfer that was released. */
const plain = (id: string, at: number, more: Partial<Transfer> = {}) =>
  aTransfer(id, { transferState: 'active', createdAt: iso(at), files: [], message: '', ...more })

describe('alerts are raised', () => {
  test('once for a new sender, domain and recipient, and for sensitive data', async () => {
    const sent = await alice.send([note, account], { recipient: 'Rita@Partner.example' })
    await host.settled()
    clock.move(MINUTE)

    for (let run = 0; run < 3; run += 1) await runMinute()

    const first = { createdAt: iso(START), transferId: sent.id }
    const { alerts, more, newCount } = await readAlerts()
    expect(new Set(alerts)).toEqual(
      new Set([
        { id: 'newSenders alice@acme.example', kind: 'newSenders', sender: 'alice@acme.example', ...first },
        { id: 'newDomains partner.example', kind: 'newDomains', domain: 'partner.example', ...first },
        {
          id: 'newRecipients rita@partner.example',
          kind: 'newRecipients',
          recipient: 'rita@partner.example',
          ...first,
        },
        {
          ...{ id: `sensitiveInfotypes ${sent.id}`, kind: 'sensitiveInfotypes', sender: 'alice@acme.example' },
          ...{ infoTypes: ['IBAN_CODE'], ...first },
        },
      ]),
    )
    expect([alerts.length, more, newCount]).toEqual([4, 0, 4])

    await alice.send([note], { recipient: 'rita@partner.example' })
    await host.settled()
    await liveFor(MINUTE)
    expect((await readAlerts()).alerts).toEqual(alerts)
  })

  test('for a spike of a sender, a domain and a recipient, on the day of the organisation', async () => {
    await addAll(
      Array.from({ length: 4 }, (_, at) => plain(`four-${at}`, START - at, { recipient: 'rolf@spike.example' })),
    )
    await runMinute()
    expect((await readAlerts({ kinds: ['sendersSpike', 'domainsSpike', 'recipientsSpike'] })).alerts).toEqual([])

    await addAll([plain('fifth', START + 1, { recipient: 'rolf@spike.example' })])
    await liveFor(MINUTE)
    const raisedAt = iso(host.clock.now())
    await addAll([plain('sixth', START + 2, { recipient: 'rolf@spike.example' })])
    await liveFor(MINUTE)

    const day = { from: '2026-11-20T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' }
    const spike = { createdAt: raisedAt, day, count: 5, average: 0 }
    expect(new Set((await readAlerts({ kinds: ['sendersSpike', 'domainsSpike', 'recipientsSpike'] })).alerts)).toEqual(
      new Set([
        {
          id: `sendersSpike ${day.from} alice@acme.example`,
          kind: 'sendersSpike',
          sender: 'alice@acme.example',
          ...spike,
        },
        { id: `domainsSpike ${day.from} spike.example`, kind: 'domainsSpike', domain: 'spike.example', ...spike },
        {
          ...{ id: `recipientsSpike ${day.from} rolf@spike.example`, kind: 'recipientsSpike' },
          ...{ recipient: 'rolf@spike.example', ...spike },
        },
      ]),
    )
  })

  test('for a prevented mistake, with the transfer to review', async () => {
    const { id } = await alice.send([note], { recipient: 'rita@partner.exampel' })
    await host.settled()
    await runMinute()
    clock.move(3 * DAY)
    const withdrawnAt = iso(clock.now())
    await alice.withdrawWrongRecipient(id)

    await liveFor(MINUTE)
    await liveFor(MINUTE)

    const [alert, ...others] = (await readAlerts({ kinds: ['mistakePrevented'], from: withdrawnAt })).alerts
    expect([alert, others]).toEqual([
      {
        ...{ id: `mistakePrevented ${id}`, kind: 'mistakePrevented', createdAt: withdrawnAt },
        ...{ sender: 'alice@acme.example', transferId: id },
      },
      [],
    ])
    const review = await (await admin()).call(reviewAnyTransfer, { params: { id: alert?.transferId ?? '' } })
    expect(review.transfer).toMatchObject({ recipient: 'rita@partner.exampel', isWrongRecipient: true })
  })

  test('for sensitive files that a responder uploads after the last 7 days', async () => {
    const { id, requestUrl } = await alice.request({ expiryDays: 30 })
    await liveFor(20 * DAY)
    await (await admin()).call(contracts.saveAlertSubscription, {
      body: { cadence: 'each', kinds: ['sensitiveInfotypes'] },
    })
    clock.move(MINUTE)
    await answerRequest(host.origin, requestUrl, [account])
    await host.settled()
    await runMinute()
    const foundAt = iso(clock.now())
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)

    const { alerts } = await readAlerts({ kinds: ['sensitiveInfotypes'] })
    expect(alerts.map(({ transferId, createdAt }) => [transferId, createdAt])).toEqual([[id, foundAt]])
    expect((await mailsTo('ada@acme.example')).map(({ subject }) => subject)).toEqual(['1 new alert'])
  })

  test('for sensitive data once all files are inspected, with all that was found', async () => {
    const toFindings = (infoType: InfoType) => ({
      ...{ summary: [{ infoType, count: 1, distinctCount: 1, likelihood: 'LIKELY' as const }] },
      ...{ places: [], mismatches: [], notInspectable: [] },
    })
    const first = aFile('first', { fileState: 'inspected', findings: toFindings('IBAN_CODE') })
    const processing = plain('long', START, { transferState: 'processing', files: [first, aFile('second')] })
    await addAll([processing])
    await runMinute()
    expect((await readAlerts({ kinds: ['sensitiveInfotypes'] })).alerts).toEqual([])

    const second = aFile('second', { fileState: 'inspected', findings: toFindings('CREDIT_CARD_NUMBER') })
    const inspected = { ...processing, revision: processing.revision + 1, files: [first, second] }
    const event = { at: iso(START), action: 'inspect', actor: 'test', transferId: 'long', result: 'done' } as const
    expect(await host.context.transfers.replace(processing, inspected, event)).toBe(true)
    await liveFor(MINUTE)

    const { alerts } = await readAlerts({ kinds: ['sensitiveInfotypes'] })
    expect(alerts.map(({ infoTypes }) => infoTypes)).toEqual([['CREDIT_CARD_NUMBER', 'IBAN_CODE']])
  })

  test('for more spikes of a day than one answer has', async () => {
    await addAll(
      Array.from({ length: 505 * 5 }, (_, at) =>
        plain(`s${at}`, START - at, { recipient: `r${at % 505}@spike.example` }),
      ),
    )

    await runMinute()

    const stored = await host.context.alerts.find({ from: 0, to: START + 1 }, { kinds: ['recipientsSpike'], limit: 1 })
    expect(1 + stored.more).toBe(505)
  }, 30_000)

  test('for a mistake prevented now, of a transfer from before the last 7 days', async () => {
    const withdrawn = { transferState: 'retracted', isWrongRecipient: true, wasMistake: true } as const
    await addAll([plain('old', START - 20 * DAY, { ...withdrawn, stateChangedAt: iso(START - HOUR) })])

    await runMinute()

    const { alerts } = await readAlerts({ kinds: ['mistakePrevented'] })
    expect(alerts.map(({ id, createdAt }) => [id, createdAt])).toEqual([['mistakePrevented old', iso(START - HOUR)]])
  })

  test('exactly as the figures define them, after any order of transfers and of runs', async () => {
    const history = [...organisationHistory({ seed: 11, count: 6000, now: START, from: 5400 })].map(toSomeMistake)
    const shuffled = history.toSorted((one, other) => one.id.localeCompare(other.id))
    // The first transfers are there before the first run, since later ones would make others new.
    const isEarly = ({ createdAt }: Transfer) => Date.parse(createdAt) < START - 8 * DAY
    await addAll(shuffled.filter(isEarly))
    const late = shuffled.filter(transfer => !isEarly(transfer))
    expect(late.length).toBeGreaterThan(50)

    await addAll(late)
    await Promise.all(Array.from({ length: 5 }, () => raiseAlerts(host.context)))
    await raiseAlerts(host.context)

    const ids = await readIds()
    expect(ids).toEqual(toExpectedIds(history, START))
    for (const kind of ['newRecipients', 'mistakePrevented', 'sensitiveInfotypes'])
      expect(ids.filter(id => id.startsWith(kind)).length, kind).toBeGreaterThan(0)
  })

  test('for more new recipients at one run than one answer has', async () => {
    const many = Array.from({ length: 1203 }, (_, at) =>
      plain(`many-${at}`, START - Math.floor(at / 3) * 1000, { recipient: `r${at}@partner.example` }),
    )
    await addAll(many)

    await runMinute()

    const stored = await host.context.alerts.find({ from: 0, to: START + 1 }, { kinds: ['newRecipients'], limit: 1 })
    expect(1 + stored.more).toBe(1203)
  })

  test('not while the index lacks transfers, and then once', async () => {
    await addAll([plain('old', START - 30 * DAY), plain('now', START - HOUR)])
    const repair = replaceVerbs(host.context, 'insights', () => ({ getDelay: async () => ({ asOf: iso(START) }) }))
    await runMinute()
    expect(await readIds()).toEqual([])
    repair()

    let looks = 0
    const repairLater = replaceVerbs(host.context, 'insights', () => ({
      // A rebuild begins during the run.
      getDelay: async () => (looks++ === 0 ? {} : { asOf: iso(START) }),
    }))
    await addAll([plain('other', START - HOUR, { recipient: 'rolf@partner.example' })])
    await runMinute()
    expect([looks, await readIds()]).toEqual([2, []])
    repairLater()

    await runMinute()
    expect(await readIds()).toEqual(['newRecipients rolf@partner.example'])
  })

  test('not by canaries', async () => {
    await runCanaries(host.context)
    await addAll(Array.from({ length: 6 }, (_, at) => plain(toCanaryId(`${at}`), START)))

    await liveFor(MINUTE)

    expect(await readIds()).toEqual([])
  })

  test('by what an upgrade finds of the last 7 days, once, and without a mail', async () => {
    await addAll([
      plain('older', START - 9 * DAY, { recipient: 'older@partner.example' }),
      plain('newer', START - 6 * DAY, { recipient: 'newer@other.example' }),
    ])
    const ada = await admin()
    await ada.call(contracts.saveAlertSubscription, { body: { cadence: 'each' } })

    await liveFor(MINUTE)
    for (let minute = 0; minute < 5; minute += 1) await liveFor(MINUTE)

    expect(await readIds()).toEqual(['newDomains other.example', 'newRecipients newer@other.example'])
    expect(await mailsTo('ada@acme.example')).toEqual([])
  })

  test('every minute by a host that runs', async () => {
    await addAll([plain('now', START - HOUR)])
    host = await host.restart({ hasAlerts: true })
    await expect.poll(async () => (await readIds()).length, { timeout: 60_000 }).toBe(3)
  }, 70_000)
})

/** Every twentieth recipient was corrected, every other of them before sending. */
function toSomeMistake(transfer: Transfer, place: number): Transfer {
  if (place % 20 !== 0) return transfer
  const corrected = { ...transfer, transferState: 'retracted' as const, wasMistake: true, newId: `new-${place}` }
  return place % 40 === 0 ? { ...corrected, isWrongRecipient: true } : { ...corrected, files: [], request: undefined }
}

function toExpectedIds(history: readonly Transfer[], now: number): string[] {
  const records = history.flatMap(transfer => toInsightRecord(transfer) ?? [])
  const mistakes = history.flatMap(transfer => toMistake(transfer) ?? [])
  const window = { from: now - 7 * DAY, to: now + 1 }
  const options = { limit: 1e6, withoutDomains: ZURICH.domains }
  const named = [
    ['sender', 'newSenders', 'sendersSpike'],
    ['partner', 'newDomains', 'domainsSpike'],
    ['recipient', 'newRecipients', 'recipientsSpike'],
  ] as const
  const parties = named.flatMap(([dimension, firsts, spikes]) => [
    ...figures.findFirsts(records, dimension, window, options).found.map(({ name }) => `${firsts} ${name}`),
    ...figures
      .findSpikes(records, dimension, toSpikeEdges(window, ZURICH.timeZone), options)
      .map(({ name, day }) => `${spikes} ${iso(day.from)} ${name}`),
  ])
  const isSensitive = (infoTypes: readonly InfoType[]) =>
    infoTypes.some(infoType => ZURICH.sensitiveInfotypes.includes(infoType))
  return [
    ...parties,
    ...figures.findMistakes(mistakes, window, options).found.map(({ id }) => `mistakePrevented ${id}`),
    ...records
      .filter(({ isRequest, createdAt, infoTypes }) => {
        // Requests are answered until they expire, and files are inspected some days later.
        const age = 16 * DAY + (isRequest ? 60 * DAY : 0)
        return createdAt >= window.to - age && createdAt < window.to && isSensitive(infoTypes)
      })
      .map(({ id }) => `sensitiveInfotypes ${id}`),
  ].sort()
}

/** Each of a new domain. */
const manyNew = (count: number, prefix = 'd') =>
  Array.from({ length: count }, (_, at) =>
    plain(`${prefix}${at}`, clock.now() - at, { recipient: `r@${prefix}${at}.example` }),
  )

const newOne = (name: string, at = clock.now()) => plain(name, at, { recipient: `${name}@known.example` })

describe('administrators', () => {
  const acknowledged = async (alerts: Pick<Alert, 'id' | 'createdAt'>[], more: object = {}, of?: Person) =>
    (of ?? (await admin())).call(contracts.acknowledgeAlerts, {
      body: { alerts: alerts.map(({ id, createdAt }) => ({ id, createdAt })), ...more },
    })

  test('acknowledge alerts with a note, and open them again; the audit says who', async () => {
    await addAll([newOne('one'), newOne('two')])
    await runMinute()
    const { alerts } = await readAlerts({ kinds: ['newRecipients', 'newDomains'] })
    clock.move(MINUTE)

    const unknown = { id: 'newSenders eve@acme.example', createdAt: iso(START) }
    const reply = await acknowledged([...alerts, unknown], { note: '  Both are known.\nSee the contract.  ' })

    const acknowledgement = { at: iso(clock.now()), by: 'ada@acme.example', note: 'Both are known.\nSee the contract.' }
    const expected = alerts.map(alert => ({ ...alert, acknowledgement }))
    expect(reply.alerts).toEqual(expected)
    expect((await readAlerts({ kinds: ['newRecipients', 'newDomains'] })).alerts).toEqual(expected)

    const [one] = alerts
    expect((await acknowledged(one ? [one] : [], { isOpen: true })).alerts).toEqual([one])
    expect((await acknowledged([unknown])).alerts).toEqual([])
    const actor = decodeJwt((await admin()).idToken ?? '').sub
    const toAuditName = (id: string) => `${id.split(' ')[0]} ${createHash('sha256').update(id).digest('base64url')}`
    const asked = [...alerts, unknown].map(({ id }) => toAuditName(id)).join(', ')
    expect(readAudit('acknowledge-alerts')).toEqual([
      { actor, result: 'done', detail: asked },
      { actor, result: 'done', detail: toAuditName(unknown.id) },
    ])
    expect(readAudit('open-alerts')).toEqual([{ actor, result: 'done', detail: toAuditName(one?.id ?? '') }])
  })

  test('see the first acknowledgement when they acknowledge an alert again', async () => {
    await addAll([newOne('one')])
    await runMinute()
    const { alerts } = await readAlerts({ kinds: ['newRecipients'] })
    const first = await acknowledged(alerts, { note: 'Fraud. Reported to the police.' })
    clock.move(1)

    expect(await acknowledged(alerts)).toEqual(first)

    expect((await readAlerts({ kinds: ['newRecipients'] })).alerts).toEqual(first.alerts)
  })

  test('acknowledge nothing without a record in the audit', async () => {
    await addAll([newOne('one')])
    await runMinute()
    const { alerts } = await readAlerts({ kinds: ['newRecipients'] })
    const ada = await admin()
    const repair = replaceVerbs(host.context, 'audit', () => ({
      append: async () => {
        throw new Error('The audit is out of reach.')
      },
    }))

    await expect(acknowledged(alerts, {}, ada)).rejects.toThrow()

    repair()
    expect((await readAlerts({ kinds: ['newRecipients'] })).alerts).toEqual(alerts)
  })

  test('write notes without characters that change how they read', async () => {
    await addAll([newOne('one')])
    await runMinute()
    const { alerts } = await readAlerts({ kinds: ['newRecipients'] })

    const reply = await acknowledged(alerts, { note: 'Known:\n\u202Eexe.fdp\u2066\u200B' })

    expect(reply.alerts.map(({ acknowledgement }) => acknowledgement?.note)).toEqual(['Known:\nexe.fdp'])
  })

  test('count what is new since their own last look', async () => {
    const [ada, bea] = await Promise.all([admin(), admin()])
    const count = async (of: Person) => (await of.call(contracts.countNewAlerts)).newCount
    expect(await count(ada)).toBe(0)
    await addAll([newOne('one')])
    await runMinute()
    expect([await count(ada), (await readAlerts()).newCount]).toEqual([3, 3])

    clock.move(1)
    await ada.call(contracts.noteAlertsSeen)
    expect([await count(ada), await count(bea)]).toEqual([0, 0])
    await addAll([newOne('two', START - DAY)])
    await liveFor(MINUTE)

    expect([await count(ada), (await readAlerts()).newCount]).toEqual([1, 1])
    await addAll(Array.from({ length: 150 }, (_, at) => newOne(`r${at}`)))
    await liveFor(MINUTE)
    expect(await count(ada)).toBe(100)
  })

  test('read alerts of a kind and a range', async () => {
    await addAll([newOne('one', START - 3 * DAY), newOne('two', START - DAY)])
    await runMinute()

    const kinds: AlertKind[] = ['newRecipients']
    expect((await readAlerts({ kinds })).alerts.map(({ recipient }) => recipient)).toEqual([
      'two@known.example',
      'one@known.example',
    ])
    const range = { from: iso(START - DAY), to: iso(START - DAY + 1) }
    expect((await readAlerts({ kinds, ...range })).alerts.map(({ recipient }) => recipient)).toEqual([
      'two@known.example',
    ])
  })

  test('only: members are refused, and bad input too', async () => {
    const ada = await admin()
    const ask = (path: string, body: unknown, token = ada.idToken, method = 'POST') =>
      sendJson(host.origin, `/api/admin/alerts${path}`, JSON.stringify(body), { token, method })
    const alert = { id: 'newSenders alice@acme.example', createdAt: iso(START) }
    for (const [path, body, method] of [
      ['/acknowledge', { alerts: [alert] }, 'POST'],
      ['/seen', {}, 'POST'],
      ['/subscription', { cadence: 'each' }, 'PUT'],
    ] as const) {
      expectRefusal(await ask(path, body, alice.idToken, method), 403)
      expectRefusal(await sendJson(host.origin, `/api/admin/alerts${path}`, JSON.stringify(body), { method }), 401)
    }
    for (const path of ['/new', '/subscription']) {
      const authorization = `Bearer ${alice.idToken}`
      expectRefusal(await send(host.origin, `/api/admin/alerts${path}`, { headers: { authorization } }), 403)
    }

    const acknowledge = (body: object) => ask('/acknowledge', { alerts: [alert], ...body })
    for (const body of [
      { note: 'x'.repeat(501) },
      { note: 'a\u0000b' },
      { note: 7 },
      { alerts: [] },
      { alerts: Array(101).fill(alert) },
      { alerts: [{ ...alert, createdAt: 'yesterday' }] },
      { alerts: [{ ...alert, id: 'newPhones 7' }] },
      { alerts: [{ ...alert, id: `newSenders ${'x'.repeat(390)}` }] },
      { alerts: [{ ...alert, id: `newSenders ${'é'.repeat(195)}` }] },
      { alerts: [{ ...alert, more: 1 }] },
      { by: 'eve@acme.example' },
    ])
      expectRefusal(await acknowledge(body), 400)
    expectRefusal(await acknowledge({ alerts: Array(10_000).fill(alert) }), 413)
    for (const body of [
      { cadence: 'hourly' },
      { cadence: 'each', kinds: [] },
      { cadence: 'each', kinds: ['newPhones'] },
      { cadence: 'each', kinds: Array(11).fill('newSenders') },
      { cadence: 'each', email: 'eve@evil.example' },
    ])
      expectRefusal(await ask('/subscription', body, ada.idToken, 'PUT'), 400)
    const kinds = Array(10_000).fill('newSenders')
    expectRefusal(await ask('/subscription', { cadence: 'each', kinds }, ada.idToken, 'PUT'), 413)
    expect(readAudit('subscribe-alerts')).toEqual([])
  })
})

describe('mails with alerts', () => {
  const subscribe = async (body: z.input<typeof contracts.saveAlertSubscription.body>) =>
    (await admin()).call(contracts.saveAlertSubscription, { body })
  const subjects = async (address = 'ada@acme.example') => (await mailsTo(address)).map(({ subject }) => subject)
  const getSubscription = async () => (await admin()).call(contracts.getAlertSubscription)
  const setUp = async (body: z.input<typeof contracts.saveAlertSubscription.body>) => {
    await addAll([newOne('known', START - 20 * DAY)])
    await subscribe(body)
    await liveFor(1)
  }

  test('at once: one mail of a minute’s alerts, within minutes, and never again', async () => {
    await setUp({ cadence: 'each' })
    clock.move(MINUTE)
    await addAll([newOne('one'), newOne('two')])
    await runMinute()
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)
    await Promise.all(Array.from({ length: 5 }, () => mailAlerts(host.context)))

    expect(await subjects()).toEqual(['2 new alerts'])
    const [mail] = await mailsTo('ada@acme.example')
    expect(mail?.text).toContain('21 Nov 2026, 10:01 CET: New recipient detected: one@known.example')
    expect(mail?.text).toContain('New recipient detected: two@known.example')
    expect(mail?.text).toContain(`${host.origin}/insights`)
    expect(mail?.text).toContain(`${host.origin}/transfers/all`)
    expect(mail?.text).toMatch(new RegExp(`${host.origin}/unsubscribe/[A-Za-z0-9_-]{43}\n`))

    await addAll([newOne('three')])
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toEqual(['1 new alert', '2 new alerts'])
  })

  test('daily at 08:00, and weekly on Monday at 08:00', async () => {
    await setUp({ cadence: 'daily' })
    await addAll([newOne('one')])
    await runMinute()
    // Saturday 10:00 until Sunday 07:59 of Zurich.
    await liveFor(21 * HOUR + 59 * MINUTE)
    expect(await subjects()).toEqual([])
    await liveFor(2 * MINUTE)
    expect(await subjects()).toEqual(['1 new alert'])
    await addAll([newOne('two')])
    for (let hour = 0; hour < 23; hour += 1) await liveFor(HOUR)
    expect(await subjects()).toEqual(['1 new alert'])

    await subscribe({ cadence: 'weekly' })
    // Monday 08:00.
    await liveFor(HOUR)
    expect(await subjects()).toEqual(['1 new alert', '1 new alert'])
    await addAll([newOne('three')])
    for (let day = 0; day < 6; day += 1) await liveFor(DAY)
    expect(await subjects()).toHaveLength(2)
    await liveFor(DAY)
    expect(await subjects()).toHaveLength(3)
    await liveFor(7 * DAY)
    expect(await subjects()).toHaveLength(3)
  })

  test('lead from each alert to its transfers, as the page does, also later and in another time zone', async () => {
    await setUp({ cadence: 'weekly' })
    // Monday 11:00, which is not among the last 7 days of the next Monday.
    await liveFor(2 * DAY + HOUR)
    const monday = clock.now()
    const wrong = { transferState: 'retracted', isWrongRecipient: true, wasMistake: true } as const
    await addAll([
      plain('first', monday, { recipient: 'one@known.example' }),
      plain('mistaken', monday, { recipient: 'wrong@known.example', ...wrong }),
      ...Array.from({ length: 5 }, (_, at) => plain(`spike-${at}`, monday + at, { recipient: 'rolf@known.example' })),
    ])
    await liveFor(MINUTE)
    await addAll([plain('later', monday + 5 * DAY, { recipient: 'one@known.example' })])
    await liveFor(7 * DAY - 3 * HOUR)
    const [mail] = await mailsTo('ada@acme.example')
    await addAll([plain('after the mail', monday + 9 * DAY, { recipient: 'one@known.example' })])
    clock.move(20 * DAY)

    const ada = await admin()
    const find = async (search: string, timeZone: string) => {
      const { question, ignored } = readListAddress(new URLSearchParams(search), allTransfers.filterKeys)
      expect(ignored).toEqual([])
      const body = { filters: getFilters(question, clock.now(), timeZone), size: 100 }
      return (await ada.call(searchAllTransfers, { body })).transfers.map(({ id }) => id).sort()
    }
    const lines = mail?.text.split('\n') ?? []
    const spike = ['spike-0', 'spike-1', 'spike-2', 'spike-3', 'spike-4']
    for (const [sentence, expected] of [
      ['New recipient detected: one@known.example', ['first', 'later']],
      ['New recipient detected: wrong@known.example', ['mistaken']],
      ['Sudden spike in transfers to rolf@known.example detected', spike],
      ['Sudden spike in transfers from alice@acme.example detected', ['first', 'mistaken', ...spike]],
      ['Possible mistake by alice@acme.example prevented', 'mistaken/review'],
    ] as const) {
      const link = lines[lines.findIndex(line => line.endsWith(sentence)) + 1] ?? ''
      expect(mail?.html).toContain(`<a class="link" href="${link.replaceAll('&', '&amp;')}"`)
      const { origin, pathname, search } = new URL(link)
      expect(origin).toBe(host.origin)
      if (typeof expected === 'string') expect(pathname).toBe(`/transfers/all/${expected}`)
      else
        for (const timeZone of ['Europe/Zurich', 'America/New_York'])
          expect([sentence, pathname, await find(search, timeZone)]).toEqual([
            sentence,
            '/transfers/all',
            [...expected],
          ])
    }
  })

  test('of the chosen kinds only', async () => {
    await setUp({ cadence: 'each', kinds: ['newDomains', 'newDomains'] })
    expect((await getSubscription()).kinds).toEqual(['newDomains'])
    await addAll([newOne('one')])
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toEqual([])

    await addAll([plain('other', clock.now(), { recipient: 'new@other.example' })])
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)

    expect(await subjects()).toEqual(['1 new alert'])
    expect((await mailsTo('ada@acme.example'))[0]?.text).toContain('New domain detected: other.example')
  })

  test('end by the button of the mail program, and by the page; looking ends nothing', async () => {
    await setUp({ cadence: 'each' })
    await addAll([newOne('one')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    const [mail] = await mailsTo('ada@acme.example')
    const path = (mail?.unsubscribeUrl ?? '').slice(host.origin.length)
    const secret = getSecret(path)
    expect(path).toBe(`/api/alerts/unsubscribe/${secret}`)
    expect(mail?.html).toContain(`${host.origin}/unsubscribe/${secret}`)

    for (const method of ['GET', 'HEAD']) expect((await send(host.origin, path, { method })).status).toBe(404)
    await send(host.origin, `/unsubscribe/${secret}`)
    expect((await getSubscription()).cadence).toBe('each')

    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'List-Unsubscribe=One-Click'
    expect((await send(host.origin, path, { method: 'POST', headers, body })).status).toBe(200)
    expect(await getSubscription()).toEqual({ email: 'ada@acme.example' })
    const nobody = { call: alice.call }
    await nobody.call(contracts.unsubscribeFromAlerts, { params: { secret } })
    expect(readAudit('unsubscribe-alerts')).toEqual([
      { actor: 'anyone', result: 'done', detail: `link of ${decodeJwt((await admin()).idToken ?? '').sub}` },
    ])

    await addAll([newOne('two')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toHaveLength(1)
    const wrong = `/api/alerts/unsubscribe/${'x'.repeat(43)}`
    expectRefusal(await send(host.origin, wrong, { method: 'POST' }), 404)
    expectRefusal(await send(host.origin, '/api/alerts/unsubscribe/short', { method: 'POST' }), 400)
    const text = { 'content-type': 'text/plain' }
    expectRefusal(await send(host.origin, path, { method: 'POST', headers: text, body }), 415)
  })

  test('have another link after a new subscription: that of earlier mails ends nothing then', async () => {
    const getLink = async () => getSecret((await mailsTo('ada@acme.example'))[0]?.unsubscribeUrl ?? '')
    const unsubscribe = (secret: string) => alice.call(contracts.unsubscribeFromAlerts, { params: { secret } })
    await setUp({ cadence: 'each' })
    await addAll([newOne('one')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    const old = await getLink()
    await subscribe({ cadence: 'each', kinds: ['newRecipients'] })
    await unsubscribe(old)
    await unsubscribe(old)
    expect((await getSubscription()).cadence).toBeUndefined()

    await subscribe({ cadence: 'each' })
    await addAll([newOne('two')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)

    await expect(unsubscribe(old)).rejects.toThrow()
    expect((await getSubscription()).cadence).toBe('each')
    await unsubscribe(await getLink())
    expect((await getSubscription()).cadence).toBeUndefined()
  })

  test('end and begin by the page Activity Insights, with the address of the token', async () => {
    expect(await getSubscription()).toEqual({ email: 'ada@acme.example' })
    await subscribe({ cadence: 'weekly', kinds: ['sensitiveInfotypes'] })
    const endsAt = iso(START + 35 * DAY)
    const weekly = { email: 'ada@acme.example', cadence: 'weekly', kinds: ['sensitiveInfotypes'], endsAt }
    expect(await getSubscription()).toEqual(weekly)
    await subscribe({})
    expect(await getSubscription()).toEqual({ email: 'ada@acme.example' })
    expect(readAudit('subscribe-alerts').map(({ detail }) => detail)).toEqual(['weekly'])
    expect(readAudit('unsubscribe-alerts')).toHaveLength(1)
  })

  test('begin only with a record in the audit', async () => {
    const ada = await admin()
    const repair = replaceVerbs(host.context, 'audit', () => ({
      append: async () => {
        throw new Error('The audit is out of reach.')
      },
    }))

    await expect(ada.call(contracts.saveAlertSubscription, { body: { cadence: 'each' } })).rejects.toThrow()

    repair()
    expect(await getSubscription()).toEqual({ email: 'ada@acme.example' })
  })

  test('end 35 days after the last call as an administrator, and go on with the next', async () => {
    await setUp({ cadence: 'each' })
    const mailsAfterNews = async (name: string) => {
      await addAll([newOne(name)])
      for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)
      return (await subjects()).length
    }
    clock.move(30 * DAY)
    expect(await mailsAfterNews('one')).toBe(1)
    await (await admin()).call(contracts.countNewAlerts)
    clock.move(30 * DAY)
    expect(await mailsAfterNews('two')).toBe(2)
    clock.move(5 * DAY)
    expect(await mailsAfterNews('three')).toBe(2)

    await (await admin()).call(contracts.countNewAlerts)

    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toHaveLength(3)
  })

  test('do not go to a person whose rights an operator limited', async () => {
    await setUp({ cadence: 'each' })
    const subject = decodeJwt((await admin()).idToken ?? '').sub ?? ''
    await host.context.sessions.limitRights(subject, 'member')
    await addAll([newOne('one')])
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toEqual([])

    await host.context.sessions.limitRights(subject, undefined)
    await runMinute()
    expect(await subjects()).toEqual(['1 new alert'])
  })

  test('arrive beside more than a thousand of other kinds', async () => {
    await setUp({ cadence: 'each', kinds: ['sensitiveInfotypes'] })
    clock.move(MINUTE)
    await addAll(manyNew(600))
    await alice.send([account], { recipient: 'eve@evil.example' })
    await host.settled()
    await runMinute()
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)

    expect(await subjects()).toEqual(['1 new alert'])
  })

  test('are complete when there are more than one mail has', async () => {
    await setUp({ cadence: 'daily' })
    for (let at = 0; at < 3; at += 1) {
      clock.move(MINUTE)
      await addAll(manyNew(350, `n${at}-`))
      await runMinute()
    }

    for (let hour = 0; hour < 24; hour += 1) await liveFor(HOUR)

    const counts = (await subjects()).map(subject => Number.parseInt(subject.replace(',', ''), 10))
    // Senders and domains have spikes, too.
    expect(counts).toHaveLength(2)
    expect(counts[0]).toBe(700)
    const found = await host.context.alerts.find({ from: START, to: clock.now() }, { limit: 1 })
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(1 + found.more)
  }, 30_000)

  test('arrive after the clock was set back', async () => {
    await setUp({ cadence: 'each' })
    await liveFor(2 * HOUR)
    await addAll([newOne('one')])
    await runMinute()
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toEqual(['1 new alert'])

    clock.move(-2 * HOUR)
    await addAll([newOne('two')])
    await runMinute()
    for (let minute = 0; minute < 2 * 60; minute += 20) await liveFor(20 * MINUTE)

    expect(await subjects()).toEqual(['1 new alert', '1 new alert'])
  })

  test('do not share the cap of the mailbox with mails that members cause', async () => {
    await setUp({ cadence: 'each' })
    const budget = mailBudget('ada@acme.example', ZURICH.dailyCaps)
    expect(await host.context.limits.takeAll([{ ...budget, amount: budget.most }])).toBeUndefined()

    await addAll([newOne('one')])
    for (let minute = 0; minute < 4; minute += 1) await liveFor(MINUTE)

    expect(await subjects()).toEqual(['1 new alert'])
  })

  test('are collected beyond 50 a day', async () => {
    await setUp({ cadence: 'each' })
    for (let at = 0; at < 55; at += 1) {
      await addAll([newOne(`r${at}`)])
      await liveFor(2 * MINUTE)
      await liveFor(MINUTE)
    }
    expect(await subjects()).toHaveLength(50)

    await liveFor(DAY)

    expect((await subjects())[0]).toMatch(/^[56] new alerts$/)
    expect(await subjects()).toHaveLength(51)
  })

  test('arrive once when a run stops after it began a mail, or its mail server fails', async () => {
    await setUp({ cadence: 'each' })
    await addAll([newOne('one')])
    await liveFor(MINUTE)
    const repair = replaceVerbs(host.context, 'mailer', () => ({
      send: async () => {
        throw new Error('The mail server does not answer.')
      },
    }))
    await liveFor(2 * MINUTE)
    await liveFor(MINUTE)
    repair()
    expect(host.logLines.filter(line => line.includes('Alerts could not be mailed.'))).toHaveLength(2)
    await addAll([newOne('two')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toEqual(['1 new alert', '1 new alert'])

    await addAll([newOne('three')])
    await liveFor(MINUTE)
    const crash = replaceVerbs(host.context, 'mailer', ({ send: deliver }) => ({
      send: async mail => {
        await deliver(mail)
        throw new Error('The answer is lost.')
      },
    }))
    await liveFor(2 * MINUTE)
    crash()
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)
    expect(await subjects()).toHaveLength(3)
  })

  test('speak the language of the page on which they were chosen', async () => {
    setPageLanguage('pt')
    await setUp({ cadence: 'each' }).finally(() => setPageLanguage('en'))
    await addAll([newOne('one')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)

    const [mail] = await mailsTo('ada@acme.example')
    expect(mail).toMatchObject({ subject: '1 novo alerta', language: 'pt' })
    expect(mail?.text).toContain('Novo destinatário detetado: one@known.example')
  })

  test('speak the language of the default template set to a subscriber of an earlier version', async () => {
    const [standard, , german = standard] = demoOrganisation.templateSets
    host = await host.restart({ organisation: { ...ZURICH, templateSets: german ? [german] : [] } })
    await setUp({ cadence: 'each' })
    withDatabase(host, database => database.exec('UPDATE alert_readers SET language = NULL'))
    await addAll([newOne('one')])
    for (let minute = 0; minute < 3; minute += 1) await liveFor(MINUTE)

    const [mail] = await mailsTo('ada@acme.example')
    expect(mail).toMatchObject({ subject: '1 neue Meldung', language: 'de' })
    expect(mail?.text).toContain('Neuer Empfänger: one@known.example')
    expect(mail?.text).toContain('Um diese E-Mails abzubestellen')
  })
})
