import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailAlerts } from '../../lambdas/triggers/mailAlerts.ts'
import { raiseAlerts } from '../../lambdas/triggers/raiseAlerts.ts'
import { contracts } from '../../shared/contract/table.ts'
import { askedFor, codesHost, PHONE, waitingFor } from '../api/codesHost.ts'
import { type TestHost, withDatabase } from '../harness/host.ts'
import { beginAnswer, getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { readDatabaseBytes } from '../harness/readDatabaseBytes.ts'
import { sendJson } from '../harness/requests.ts'

const SALT = 'Pepper-of-the-sender'
const KEY = 'Typed-key-of-the-sender'
const csv = {
  name: 'Mitarbeiterliste.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\n'),
  anonymizationPolicy: {
    headerRow: true,
    anonymizationRules: [
      {
        columnNameOrIndex: '0',
        anonymizationMethod: 'sha256' as const,
        parameters: [{ key: 'salt', value: SALT }],
      },
      {
        columnNameOrIndex: '1',
        anonymizationMethod: 'fpe_ffx2' as const,
        parameters: [{ key: 'key', value: KEY }],
      },
    ],
  },
}

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await codesHost()
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

/** Every form in which a value could be read. */
function toForms(door: string): string[] {
  const bytes = Buffer.from(door)
  return [door, bytes.toString('base64url'), bytes.toString('hex'), encodeURIComponent(door)]
}

/** Everything that opens a door, each while it counts. */
async function makeDoors(): Promise<Record<string, string>> {
  const waiting = await waitingFor(host)
  await askedFor(host, waiting)
  const { id: challengeId } = withDatabase(
    host,
    database => database.prepare('SELECT id FROM challenges').get() as { id: string },
  )
  const challenge = await host.context.challenges.get(waiting.username, challengeId)

  const requested = await alice.request({ message: 'Zwischenbericht' })
  const { claimed } = await beginAnswer(host.origin, requested.requestUrl, [{ name: 'a.txt', content: csv.content }])
  const open = await alice.request()

  await alice.create([csv], { message: 'Quartalszahlen', options: { isPasswordProtected: true } })
  const sealed = await alice.send([csv], { options: { isPasswordProtected: true } })
  await host.settled()
  const mails = (await getOutbox(host.origin)).map(({ text }) => text)
  const password = mails.map(text => /^[2-9A-HJ-NP-Za-km-z]{20}$/m.exec(text)?.[0]).find(Boolean)
  const repeated = await sendJson(
    host.origin,
    `/api${contracts.createRequest.path}`,
    JSON.stringify({ responder: 'rita@partner.example', message: 'Again.' }),
    { token: alice.idToken, headers: { 'idempotency-key': 'one-and-the-same-key' } },
  )
  expect(repeated.status).toBe(200)
  await alice.call(contracts.searchTransfers, { body: {} })

  return {
    'link that ends mails with alerts': await mailedAlerts(),
    'link of a transfer': getSecret(sealed.downloadUrl),
    'link behind a code': waiting.secret,
    'name that codes are asked for by': waiting.username,
    'link of a request': getSecret(open.requestUrl),
    'burnt link of a request': getSecret(requested.requestUrl),
    'link in a kept reply': getSecret(String((repeated.json as { requestUrl?: string }).requestUrl)),
    'id of a responder': claimed.id,
    phone: PHONE,
    'phone without its sign': PHONE.slice(1),
    'hash of a code': challenge?.digest ?? '',
    'key of that hash': challenge?.sealedKey ?? '',
    password: password ?? '',
    salt: SALT,
    key: KEY,
  }
}

/** @returns the secret of the mail's link */
async function mailedAlerts(): Promise<string> {
  const ada = await person(host.origin, 'ada@acme.example')
  await ada.call(contracts.saveAlertSubscription, { body: { cadence: 'each' } })
  host.clock.move(1)
  await alice.request({ responder: 'new@other.example' })
  await raiseAlerts(host.context)
  host.clock.move(2 * 60_000)
  await mailAlerts(host.context)
  const [mail] = (await getOutbox(host.origin)).filter(({ unsubscribeUrl }) => unsubscribeUrl)
  return getSecret(mail?.unsubscribeUrl ?? '')
}

test('nothing that opens a door can be read in the database, and what lists are searched by can', async () => {
  const doors = await makeDoors()
  const bytes = readDatabaseBytes(host.directory)

  for (const [what, door] of Object.entries(doors)) {
    expect(door.length, what).toBeGreaterThan(6)
    for (const form of toForms(door)) expect(bytes.includes(form.toLowerCase()), `${what}: ${form}`).toBe(false)
  }
  // Proof that the test reads the right files.
  for (const word of ['zwischenbericht', 'quartalszahlen', 'mitarbeiterliste', 'rita@partner.example'])
    expect(bytes, word).toContain(word)
})
