import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { type Language, setPageLanguage } from '../../shared/texts/language.ts'
import { toPath } from '../harness/calls.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { answerRequest, getOutbox, type Person, person } from '../harness/person.ts'
import { bearer, sendJson } from '../harness/requests.ts'

const DAY = 86_400_000
const GERMAN_SET = 'Standard (Deutsch)'

describe('the language of mails', () => {
  let host: TestHost
  let alice: Person

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  const file = { name: 'a.txt', content: Buffer.from('a') }
  const newRecipient = () => `rita-${randomUUID()}@partner.example`
  /** The oldest first. */
  const mailsTo = async (address: string) =>
    (await getOutbox(host.origin)).filter(({ to }) => to === address).toReversed()
  /** Mails to the sender about a recipient. */
  const mailsAbout = async (recipient: string) =>
    (await mailsTo('alice@acme.example')).filter(({ text }) => text?.includes(recipient))

  /** Calls as from a page of the language, and only those: the server of this process stays as it is. */
  async function onPageIn<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
    setPageLanguage(language)
    try {
      return await work()
    } finally {
      setPageLanguage('en')
    }
  }

  async function sendFrom(language: Language, options: NonNullable<Parameters<Person['create']>[1]>['options'] = {}) {
    const recipient = newRecipient()
    const created = await onPageIn(language, () => alice.create([file], { recipient, options }))
    await alice.upload(created.id, created.files[0]?.id ?? '', file.content)
    await alice.finalize(created.id)
    await host.settled()
    return { id: created.id, recipient }
  }

  /** Two days to live: one reminder to each, after a day. */
  async function remind() {
    host.clock.move(1.5 * DAY)
    await host.sweep()
    await host.sweep()
    host.clock.move(-1.5 * DAY)
  }

  test('is the sender’s, for the recipient of a German sender', async () => {
    const { recipient } = await sendFrom('de', { isPasswordProtected: true })

    const [link, password] = await mailsTo(recipient)
    expect(link).toMatchObject({ subject: expect.stringContaining('für Sie freigegeben'), language: 'de' })
    expect(link?.text).toContain('1 Archiv mit 1 Datei')
    expect(link?.html).toContain('<html lang="de" dir="ltr">')
    expect(password).toMatchObject({ subject: 'Passwort für die Dateien von alice@acme.example', language: 'de' })
  })

  test('is Arabic from right to left, with the look of the default set', async () => {
    const { recipient } = await sendFrom('ar')

    const [link] = await mailsTo(recipient)
    expect(link).toMatchObject({ subject: 'وصلكم ملف واحد من alice@acme.example', language: 'ar' })
    expect(link?.html).toContain('<html lang="ar" dir="rtl">')
  })

  test('is that of a template set that the sender or a policy names', async () => {
    const chosen = await sendFrom('fr', { templateSet: GERMAN_SET })
    const english = await sendFrom('fr', { templateSet: 'Standard' })

    expect(await mailsTo(chosen.recipient)).toMatchObject([{ language: 'de' }])
    expect(await mailsTo(english.recipient)).toMatchObject([{ language: 'en' }])
    expect(await alice.review(chosen.id)).toMatchObject({ transfer: { templateSet: GERMAN_SET } })
  })

  test('stays for later mails to the sender and the recipient, after a restart', async () => {
    const { recipient } = await sendFrom('nl', { expiryDays: 2 })
    const named = await sendFrom('nl', { expiryDays: 2, templateSet: GERMAN_SET })
    host = await host.restart()
    alice = await person(host.origin, 'alice@acme.example')

    await remind()

    expect((await mailsTo(recipient)).map(({ subject }) => subject)).toContain(
      'Herinnering: 1 bestand van alice@acme.example',
    )
    expect(await mailsAbout(recipient)).toMatchObject([
      { language: 'nl', subject: `${recipient} heeft uw bestanden nog niet gedownload` },
    ])
    expect(await mailsAbout(named.recipient)).toMatchObject([{ language: 'nl' }])
    expect((await mailsTo(named.recipient)).map(({ language }) => language)).toEqual(['de', 'de'])
  })

  test('is the requester’s, for a request, its receipt and the mail about its files', async () => {
    const responder = newRecipient()
    const asked = await onPageIn('pl', () => alice.request({ responder }))
    await answerRequest(host.origin, asked.requestUrl, [file])
    await host.settled()

    const [request, receipt] = await mailsTo(responder)
    expect(request).toMatchObject({ language: 'pl', subject: 'alice@acme.example prosi Państwa o pliki' })
    expect(receipt).toMatchObject({ language: 'pl' })
    expect(await mailsAbout(responder)).toMatchObject([
      { language: 'pl', subject: `${responder} przesyła Państwu 1 plik` },
    ])
  })

  test('stays when a request is repeated after its end', async () => {
    const responder = newRecipient()
    const asked = await onPageIn('es', () => alice.request({ responder }))
    await alice.retract(asked.id)

    await alice.call(contracts.resendRequest, { params: { id: asked.id } })

    expect((await mailsTo(responder)).map(({ language }) => language)).toEqual(['es', 'es', 'es'])
  })

  test('stays when files are sent again to the right recipient', async () => {
    const { id } = await sendFrom('it')
    await alice.withdrawWrongRecipient(id)
    const right = newRecipient()

    await alice.call(contracts.sendAgain, { params: { id }, body: { recipient: right, acknowledgement: true } })
    await host.settled()

    expect(await mailsTo(right)).toMatchObject([{ language: 'it' }])
  })

  test.each([
    ['10 KB of ranges', `ja${', de;q=0.9'.repeat(1000)}`, 'ja'],
    ['10 KB without a comma', 'x'.repeat(10_000), 'en'],
    ['ranges by weight', 'ja;q=0, de;q=0.2, fr-CA;q=0.8, tlh', 'fr'],
    ['an unknown language', 'tlh', 'en'],
    ['no language', '*', 'en'],
    ['anything', '"; DROP TABLE ☠, ;q=1,,=', 'en'],
  ])('takes %s', async (_, header, language) => {
    const responder = newRecipient()
    const body = JSON.stringify({ responder })
    const headers = { ...bearer(alice.idToken), 'accept-language': Buffer.from(header).toString('latin1') }

    const answer = await sendJson(host.origin, toPath('createRequest', {}), body, { headers })

    expect(answer.status, answer.text).toBe(200)
    expect(await mailsTo(responder)).toMatchObject([{ language }])
  })
})
