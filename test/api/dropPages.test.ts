import { afterEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import type { saveDropPage } from '../../shared/contract/dropPages.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { samplePolicy, toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { expectRefusal, send, sendJson } from '../harness/requests.ts'

type Body = z.input<typeof saveDropPage.body>
type Rules = Body['rules']

const DAY = 86_400_000
const VERA = { email: 'vera@visitor.example', name: 'Vera Visitor', message: 'The plans.' }
const rules: Rules = {
  title: 'Plans for Alice',
  message: 'PDF, please.',
  limits: { maxFiles: 3, totalSizeMiB: 2, fileSizeMiB: 1, extensions: [] },
  visitors: [],
  expiryDays: 9,
}
const plans = { name: 'plans.txt', content: Buffer.from('where the wall goes') }

describe('a drop page', () => {
  let host: TestHost
  let alice: Person
  afterEach(() => host.stop())

  const start = async (organisation: Partial<Organisation> = {}) => {
    host = await testHost({
      organisation: { ...demoOrganisation, ...organisation },
      budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    })
    alice = await person(host.origin, 'alice@acme.example')
  }
  const save = (more: Partial<Body> = {}, member = alice) =>
    member.call(contracts.saveDropPage, { body: { isOn: true, rules, days: 30, ...more } })
  const make = async (more: Partial<Body> = {}) => (await save(more)).page?.url ?? ''
  const show = (url: string) => send(host.origin, toPath('getDropPage', { dropId: getSecret(url) }))
  const enter = (url: string, body: object = {}, headers: Record<string, string> = {}) =>
    sendJson(host.origin, toPath('enterDropPage', { dropId: getSecret(url) }), JSON.stringify({ ...VERA, ...body }), {
      headers,
    })
  const enterWell = async (url: string, body: object = {}) => {
    const { status, json } = await enter(url, body)
    expect(status).toBe(200)
    return (json as { requestUrl: string }).requestUrl
  }
  const received = async () => (await alice.call(contracts.searchTransfers, { body: { size: 50 } })).transfers

  test('takes the files of a visitor to its member, through the gates of a request', async () => {
    await start()
    const url = await make()

    const { json } = await show(url)
    await answerRequest(host.origin, await enterWell(url), [plans])
    await host.settled()

    expect(json).toEqual({
      organisationName: demoOrganisation.name,
      recipient: 'alice@acme.example',
      title: 'Plans for Alice',
      message: 'PDF, please.',
      hasPassword: false,
      limits: rules.limits,
    })
    const [one] = await received()
    const { transfer, files } = await alice.review(one?.id ?? '')
    expect(transfer).toMatchObject({
      transferState: 'active',
      recipient: VERA.email,
      recipientName: VERA.name,
      message: VERA.message,
      expiryDays: 9,
      isFromDropPage: true,
    })
    expect(files).toMatchObject([{ name: 'plans.txt' }])
  })

  test('mails its member, and nothing to the address that a visitor states', async () => {
    await start()
    await answerRequest(host.origin, await enterWell(await make()), [plans])
    await host.settled()
    host.clock.move(2 * DAY)
    await host.sweep()

    const mails = await getOutbox(host.origin)

    expect(mails.map(({ to }) => to)).toContain('alice@acme.example')
    expect(mails.filter(({ to }) => to === VERA.email)).toEqual([])
    alice = await person(host.origin, 'alice@acme.example')
    const [one] = await received()
    await expect(alice.call(contracts.resendRequest, { params: { id: one?.id ?? '' } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('answers the same when it is unknown, off, over, renewed or not offered', async () => {
    await start()
    const url = await make()
    const unknown = await show(`${host.origin}/drop/${'U'.repeat(43)}`)
    const withoutId = (refusal: object) => ({ ...refusal, requestId: '' })
    const isUnknown = async (address: string) => {
      for (const answer of [await show(address), await enter(address)]) {
        expect(withoutId(expectRefusal(answer, 404))).toEqual(withoutId(expectRefusal(unknown, 404)))
      }
    }

    await save({ isOn: false })
    await isUnknown(url)
    await save()
    expect((await show(url)).status).toBe(200)

    const renewed = await make({ isRenewed: true })
    expect(renewed).not.toBe(url)
    await isUnknown(url)

    host.clock.move(30 * DAY)
    await isUnknown(renewed)
  })

  test('is not offered where the organisation does not, and a policy that blocks requests closes it', async () => {
    await start({ dropPages: false })
    await expect(save()).rejects.toMatchObject({ status: 422 })
    expect((await save({ isOn: false })).isOffered).toBe(false)
    await host.stop()

    await start()
    const url = await make()
    const ada = await person(host.origin, 'ada@acme.example')
    await ada.call(contracts.createPolicy, {
      body: {
        ...samplePolicy,
        conditions: [{ attribute: 'isTransferRequest', operator: 'is', values: [true] }],
        statements: [{ feature: 'transfer', effect: 'block', message: 'Not here.' }],
        mode: 'enforce',
      },
    })
    const refusal = expectRefusal(await enter(url), 422)
    expect(refusal.errorMessage).not.toContain('Not here.')
    expect(await received()).toEqual([])
  })

  test('holds a visitor to its sizes, numbers and kinds', async () => {
    await start()
    const url = await make({ rules: { ...rules, limits: { ...rules.limits, extensions: ['pdf'] } } })
    const requestUrl = await enterWell(url)
    const claim = (...files: { name: string; size: number }[]) =>
      sendJson(
        host.origin,
        toPath('claimUpload', { linkId: getSecret(requestUrl) }),
        JSON.stringify({ files: files.map((file, tempId) => ({ ...file, tempId })), acknowledgement: true }),
      )
    const MIB = 1024 * 1024

    expect(expectRefusal(await claim({ name: 'plans.exe', size: 1 }), 422).errorMessage).toContain('plans.exe')
    expectRefusal(await claim({ name: 'plans.pdf', size: MIB + 1 }), 400)
    expectRefusal(await claim(...Array.from({ length: 4 }, (_, at) => ({ name: `${at}.pdf`, size: 1 }))), 400)
    expectRefusal(await claim(...['a', 'b', 'c'].map(name => ({ name: `${name}.pdf`, size: MIB }))), 400)
    expect((await claim({ name: 'PLANS.PDF', size: MIB })).status).toBe(200)
    const limits = (
      await personWith(host.origin, undefined).call(contracts.getTransfer, {
        params: { id: getSecret(requestUrl) },
      })
    ).transfer
    expect(limits).toMatchObject({ message: '', limits: { maxFiles: 3, totalSizeMiB: 2, fileSizeMiB: 1 } })
  })

  test('takes files only from the addresses that it names, if it names any', async () => {
    await start()
    const url = await make({ rules: { ...rules, visitors: ['partner.example', 'vera@visitor.example'] } })

    for (const email of ['rita@partner.example', 'rita@sub.partner.example', 'VERA@visitor.example']) {
      await enterWell(url, { email })
    }
    for (const email of ['eve@visitor.example', 'eve@notpartner.example', 'eve@partner.example.evil.example']) {
      expectRefusal(await enter(url, { email }), 422)
    }
    expect(await received()).toHaveLength(3)
  })

  test('asks for its password, of which no store has the words, and ends guessing', async () => {
    await start()
    const url = await make({ password: 'correct horse' })
    expect((await show(url)).json).toMatchObject({ hasPassword: true })

    expectRefusal(await enter(url), 422)
    expectRefusal(await enter(url, { password: 'wrong horse' }), 422)
    await enterWell(url, { password: 'correct horse' })
    await save()
    await enterWell(url, { password: 'correct horse' })

    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => enter(url, { password: `guess ${at} of it` })),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(6)
    expectRefusal(await enter(url, { password: 'correct horse' }), 429)
    const stored = withDatabase(host, database => JSON.stringify(database.prepare('SELECT * FROM drop_pages').all()))
    expect(stored).not.toMatch(/correct horse/)
    expect(stored).not.toContain(getSecret(url))

    host.clock.move(3_601_000)
    await save({ password: '' }, await person(host.origin, 'alice@acme.example'))
    await enterWell(url)
  })

  test('gives each visitor a link of their own, which shows no other delivery', async () => {
    await start()
    const url = await make()

    const links = await Promise.all(
      Array.from({ length: 10 }, (_, at) => enterWell(url, { email: `v${at}@visitor.example`, name: `Visitor ${at}` })),
    )
    await answerRequest(host.origin, links[0] ?? '', [plans])

    expect(new Set(links).size).toBe(10)
    expect(JSON.stringify((await show(url)).json)).not.toMatch(/visitor/i)
    for (const link of links.slice(1)) {
      const answer = await send(host.origin, toPath('getTransfer', { linkId: getSecret(link) }))
      expect(answer.json).toMatchObject({ transfer: { transferState: 'requested' } })
      expect(answer.text).not.toMatch(/v0@|Visitor 0|plans/)
    }
  })

  test('begins one request for a repeated call', async () => {
    await start()
    const url = await make()
    const key = { 'idempotency-key': 'one-visit-of-Vera' }

    const answers = [await enter(url, {}, key), await enter(url, {}, key)]

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await received()).toHaveLength(1)
  })

  test('takes 20 visits an hour from one network', async () => {
    await start()
    const url = await make()
    for (let at = 0; at < 20; at += 1) await enterWell(url)

    expectRefusal(await enter(url), 429)
    expect(await received()).toHaveLength(20)

    host.clock.move(3_601_000)
    await enterWell(url)
  })

  test('is not changed from two places at once', async () => {
    await start()
    await save()

    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => save({ isRenewed: true })))

    const urls = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value.page?.url ?? ''] : []))
    const open = await Promise.all(urls.map(show))
    expect(open.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is written down when it is changed and entered, without its address or its visitor', async () => {
    await start()
    const url = await make()
    await enterWell(url)

    const events = withDatabase(host, database =>
      database.prepare(`SELECT action, actor, detail FROM audit WHERE action LIKE '%drop-page'`).all(),
    )

    expect(events).toEqual([
      { action: 'save-drop-page', actor: expect.any(String), detail: 'new_address' },
      { action: 'enter-drop-page', actor: 'anyone', detail: null },
    ])
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`visitor|${getSecret(url)}`))
  })
})
