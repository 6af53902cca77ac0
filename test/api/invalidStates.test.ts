import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type CallName, requestFor, type Target, toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'
import { bearer, expectForeseen, expectRefusal, send, sendJson } from '../harness/requests.ts'
import {
  expectUnharmed,
  newTransfer,
  type Sent,
  type StateOfSend,
  statesOfSends,
  transfersInEveryState,
} from '../harness/states.ts'

const MIB = 1024 * 1024

let host: TestHost
let alice: Person
let bob: Person
let sent: Record<StateOfSend, Sent>

beforeAll(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
  sent = await transfersInEveryState(host, alice)
})
afterAll(() => host.stop())
afterAll(() => expectUnharmed(host, alice, sent))

describe('calls out of order', () => {
  const body = { acknowledgement: true, files: [{ name: 'a.txt', size: 3, tempId: 0 }] }
  const uploadUrl = ({ id, fileId }: Target) => alice.uploadUrl(id, fileId)
  const put = (url: string, content: string | Uint8Array[], method = 'PUT') => {
    const { pathname, search } = new URL(url)
    return send(host.origin, `${pathname}${search}`, { method, body: content })
  }
  const call = (name: CallName, target: Target) => ask(host.origin, name, target, { token: alice.idToken })
  const complete = (target: Target) => ask(host.origin, 'completeUpload', target, { token: alice.idToken, json: '{}' })
  const create = (json: object) =>
    ask(host.origin, 'createTransfer', sent.provisional, { token: alice.idToken, json: JSON.stringify(json) })
  const declare = (json: object) =>
    ask(host.origin, 'createProvisionalTransfer', sent.provisional, {
      token: alice.idToken,
      json: JSON.stringify(json),
    })

  test('a transfer cannot use another member’s ids, or unknown ones', async () => {
    const created = await bob.create([{ name: 'b.txt', content: Buffer.from('b') }])
    for (const id of [created.id, 'never-was-there']) {
      expectRefusal(await create({ ...body, id }), 404)
      const again = { ...body, acknowledgement: undefined, id, message: 'Hello', recipient: 'rita@partner.example' }
      expectRefusal(await declare(again), 404)
    }
  })

  test('a transfer cannot be confirmed twice with other options, in any state', async () => {
    for (const state of statesOfSends.filter(state => state !== 'provisional')) {
      expectRefusal(await create({ ...body, id: sent[state].id }), 409)
    }
  })

  test.each([
    ['without consent', { acknowledgement: false }, 422, 'Please read the above terms and confirm before sending.'],
    ['with an unknown template set', { templateSet: 'None such' }, 400, 'There is no template set named None such.'],
    ['for no day', { expiryDays: 0 }, 400, 'Expiry must be at least 1 days.'],
    ['for too many days', { expiryDays: 61 }, 400, 'Expiry cannot exceed 60 days.'],
    ['with a code and no phone', { isOTPEnabled: true }, 400, 'A code needs the phone number'],
    ['with a code to a landline', { isOTPEnabled: true, recipientPhoneNumber: '+41443643535' }, 400, 'Invalid phone'],
    [
      'with a code to a dear number',
      { isOTPEnabled: true, recipientPhoneNumber: '+41900123456' },
      400,
      'Invalid phone',
    ],
    ['with a code by satellite', { isOTPEnabled: true, recipientPhoneNumber: '+881621234567' }, 400, 'Invalid phone'],
    [
      'with a code to a country that is not allowed',
      { isOTPEnabled: true, recipientPhoneNumber: '+34612345678' },
      400,
      'Codes cannot be sent to this country: Spain',
    ],
  ])('a transfer is not created %s', async (_, more, status, sentence) => {
    const { id } = await newTransfer(alice, 'provisional')

    const answer = await create({ ...body, id, ...more })

    expect(expectRefusal(answer, status).errorMessage).toContain(sentence)
    expect((await alice.review(id)).transfer.transferState).toBe('provisional')
  })

  test('an invalid call is refused as invalid before the resource is looked up', async () => {
    const absent = { ...body, id: 'never-was-there', expiryDays: 61 }
    expectRefusal(await create(absent), 400)
    const tooMany = Array.from({ length: 51 }, (_, tempId) => ({ name: 'a', size: 1, tempId }))
    expectRefusal(await create({ ...body, id: 'never-was-there', files: tooMany }), 400)
  })

  test('an upload is not completed before it has arrived', async () => {
    const waiting = await newTransfer(alice, 'uploading')

    expect(expectRefusal(await complete(waiting), 409).errorMessage).toContain('has not arrived')
    expectRefusal(await call('finalizeTransfer', waiting), 409)
    await fetch(await uploadUrl(waiting), { method: 'PUT', body: 'abc' })
    expect((await complete(waiting)).status).toBe(200)
  })

  test('a file larger or smaller than declared is refused, by any method', async () => {
    const waiting = await newTransfer(alice, 'uploading')
    const url = await uploadUrl(waiting)

    for (const content of ['', 'ab', 'abcd', 'x'.repeat(3 * MIB)]) {
      expect(expectRefusal(await put(url, content), 400).errorMessage).toContain('exactly 3 bytes')
      expectRefusal(await put(url, [Buffer.from(content)]), 400)
    }

    expectRefusal(await complete(waiting), 409)
    expect((await put(url, [Buffer.from('a'), Buffer.from('bc')])).status).toBe(200)
    expect((await complete(waiting)).status).toBe(200)
  })

  test('the last of several uploads counts, and none after the completion', async () => {
    const waiting = await newTransfer(alice, 'uploading')
    const url = await uploadUrl(waiting)
    expect((await put(url, 'one')).status).toBe(200)
    expect((await put(url, 'two')).status).toBe(200)
    await complete(waiting)

    expectRefusal(await put(url, 'six'), 409)
    expectRefusal(await call('getUploadUrl', waiting), 409)
    const { json } = await call('finalizeTransfer', waiting)
    expectRefusal(await put(url, 'ten'), 409)
    await host.settled()

    const { contents } = await download(host.origin, (json as { downloadUrl: string }).downloadUrl)
    expect(Buffer.from(contents[0] ?? []).toString()).toBe('two')
    expectRefusal(await put(url, 'end'), 409)
  })

  test('a signed URL serves its signed purpose, within its signed time', async () => {
    const waiting = await newTransfer(alice, 'uploading')
    const up = await uploadUrl(waiting)
    const query = '?acknowledgement=true'
    const { url: down } = (await send(host.origin, `${toPath('getDownloadFile', sent.active)}${query}`)).json as {
      url: string
    }

    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await put(up, 'abc', method)).status).toBe(403)
    }
    for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) expectRefusal(await put(down, 'abc', method), 403)
    for (const url of [up, down]) {
      for (const altered of toAlterations(url)) {
        expectRefusal(await put(altered, 'abc', url === up ? 'PUT' : 'GET'), 403)
      }
    }
    host.clock.move(16 * 60_000)
    expectRefusal(await put(up, 'abc'), 403)
    expectRefusal(await put(down, '', 'GET'), 403)
    host.clock.move(-16 * 60_000)
    expect((await put(up, 'abc')).status).toBe(200)
  })

  test('a transfer is not finalized without all of its files', async () => {
    const created = await alice.create([
      { name: 'a.txt', content: Buffer.from('a') },
      { name: 'b.txt', content: Buffer.from('b') },
    ])
    const target = { id: created.id, fileId: created.files[0]?.id ?? '', secret: '' }
    await alice.upload(target.id, target.fileId, Buffer.from('a'))

    const reply = expectRefusal(await call('finalizeTransfer', target), 409)

    expect(reply.errorMessage).toBe('1 file still to be uploaded.')
    expect((await alice.review(created.id)).transfer.transferState).toBe('uploading')
  })

  test('a state without uploads refuses upload, completion and finalize', async () => {
    for (const state of statesOfSends.filter(state => state !== 'uploading')) {
      for (const name of ['getUploadUrl', 'getPartUrls', 'listParts'] as const) {
        expectRefusal(await call(name, sent[state]), state === 'provisional' ? 404 : 409)
      }
    }
    expectRefusal(await call('completeUpload', sent.provisional), 404)
    expectRefusal(await complete(sent.provisional), 404)
    expectRefusal(await call('finalizeTransfer', sent.provisional), 409)
  })

  test('only the same completion repeats for a completed file, and it changes nothing', async () => {
    for (const state of statesOfSends.filter(state => state !== 'uploading' && state !== 'provisional')) {
      const before = await host.context.transfers.get(sent[state].id)

      const answer = await complete(sent[state])
      expect(answer.json).toEqual({ id: sent[state].fileId, size: Buffer.byteLength(sent[state].content) })
      // The file was PUT whole: a call with parts describes another upload.
      expectRefusal(await call('completeUpload', sent[state]), 409)

      expect(await host.context.transfers.get(sent[state].id)).toEqual(before)
    }
  })

  test('a file without a multipart upload takes and lists no parts', async () => {
    for (const name of ['getPartUrls', 'listParts', 'completeUpload'] as const) {
      const { errorMessage } = expectRefusal(await call(name, sent.uploading), 409)
      expect(errorMessage).toBe(
        `This is not the current upload of ${sent.uploading.name}. Request its upload URL again.`,
      )
    }
  })

  test('only an active transfer can be retracted', async () => {
    for (const state of statesOfSends.filter(state => state !== 'active')) {
      const { errorMessage } = expectRefusal(await call('retractTransfer', sent[state]), 409)
      expect(errorMessage).toBe('Only the transfers in active or requested state can be retracted.')
    }
  })

  test('only a transfer in processing or an active one can be withdrawn as sent to a wrong recipient', async () => {
    for (const state of statesOfSends.filter(state => state !== 'active' && state !== 'processing')) {
      const { errorMessage } = expectRefusal(await call('withdrawWrongRecipient', sent[state]), 409)
      expect(errorMessage).toBe(
        'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.',
      )
    }
  })
})

describe('an Idempotency-Key', () => {
  const declare = (key: string, message: string, token = alice.idToken) =>
    sendJson(
      host.origin,
      '/api/provisional_transfers',
      JSON.stringify({ files: [{ name: 'a.txt', size: 1, tempId: 0 }], message, recipient: 'rita@partner.example' }),
      { token, headers: { 'idempotency-key': key } },
    )
  /** Counts transfers with this message. The records are encrypted, so this reads them as the product does. */
  const made = async (message: string) => {
    const ids = withDatabase(host, database => database.prepare('SELECT id FROM transfers').all())
    const stored = await Promise.all(ids.map(({ id }) => host.context.transfers.get(String(id))))
    return stored.filter(transfer => transfer?.message === message).length
  }

  test('returns the first answer to a repeat, and the work is done once', async () => {
    const first = await declare('repeated-key', 'Made once.')
    const second = await declare('repeated-key', 'Made once.')

    expect(second.json).toEqual(first.json)
    expect(await made('Made once.')).toBe(1)
  })

  test('refuses another request under the same key, and belongs to one person', async () => {
    await declare('contradictory', 'The first.')

    expectRefusal(await declare('contradictory', 'The second.'), 409)
    expect((await declare('contradictory', 'The second.', bob.idToken)).status).toBe(200)
    expect(await made('The second.')).toBe(1)
  })

  test('lets one of many concurrent calls do the work', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => declare('all-at-once', 'Made by one.')))

    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, 409)
    expect(await made('Made by one.')).toBe(1)
  })

  test('is free again after a refused request', async () => {
    const { method, path } = requestFor('retractTransfer', sent.failed)
    const retract = () =>
      sendJson(host.origin, path, '{"transferState":"retracted"}', {
        method,
        token: alice.idToken,
        headers: { 'idempotency-key': 'refused-before' },
      })

    expectRefusal(await retract(), 409)
    expect(expectRefusal(await retract(), 409).errorMessage).toContain('Only the transfers in active')
  })

  test.each([['short'], [''], ['with spaces in it'], ['x'.repeat(129)], ['tabs\tin-it'], ['ümläute-in-it']])(
    'is refused as %j',
    async key => {
      expectRefusal(await declare(Buffer.from(key).toString('latin1'), 'Never made.'), 400)
      expect(await made('Never made.')).toBe(0)
    },
  )

  test('is refused when it occurs twice', async () => {
    const { path, body } = requestFor('createProvisionalTransfer', sent.provisional)
    const headers = Object.entries({ 'content-type': 'application/json', ...bearer(alice.idToken) }).flat()
    const two = [...headers, 'Idempotency-Key', 'first-of-two', 'idempotency-key', 'second-of-two']
    const answer = await send(host.origin, path, { method: 'POST', headers: two, body: JSON.stringify(body) })

    expectForeseen(answer)
  })
})

function toAlterations(signed: string): string[] {
  const url = new URL(signed)
  const altered = (change: (copy: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    return copy.href
  }
  const names = [...url.searchParams.keys()]
  return [
    ...names.map(name => altered(({ searchParams }) => searchParams.set(name, `${searchParams.get(name)}0`))),
    ...names.map(name => altered(({ searchParams }) => searchParams.set(name, ''))),
    ...names.map(name => altered(({ searchParams }) => searchParams.delete(name))),
    ...names.map(name => altered(({ searchParams }) => searchParams.append(name, searchParams.get(name) ?? ''))),
    altered(({ searchParams }) => searchParams.set('expires', '9999999999999')),
    altered(({ searchParams }) => searchParams.append('more', '1')),
    altered(copy => {
      copy.pathname = copy.pathname.replace(/.$/, letter => (letter === 'a' ? 'b' : 'a'))
    }),
    altered(copy => {
      copy.pathname = copy.pathname.includes('/incoming/')
        ? copy.pathname.replace('/incoming/', '/released/')
        : copy.pathname.replace('/released/', '/incoming/')
    }),
    altered(copy => {
      copy.search = ''
    }),
  ]
}
