import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorReply } from '../../shared/contract/errors.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type CallName, callNames, isWithBody, pathOf, requestFor, samples, type Target } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { isObject, jsonWith, jsonWithMore, jsonWithout, type Path, placesIn } from '../harness/mutations.ts'
import { download, type Person, person } from '../harness/person.ts'
import { type Answer, bearer, expectRefusal, send, sendBytes, sendJson } from '../harness/requests.ts'
import { type Sent, type StateOfSend, statesOfSends, transfersInEveryState } from '../harness/states.ts'

const MIB = 1024 * 1024
const LEVELS = 100_000
const withBody = callNames.filter(isWithBody)
/** Reports of browsers are evidence: their texts are taken as they come, and cleaned before they are logged. */
const takenAsItComes = ['collectBrowserError']
/** Texts of several lines. */
const ofSeveralLines = ['message']

const wrongValues: Record<string, string[]> = {
  string: ['"text"', '""'],
  number: ['7', '-1', '1.5', '0'],
  boolean: ['true', 'false'],
  null: ['null'],
  array: ['[]', '[1]', '[[]]'],
  object: ['{}', '{"a":1}'],
}

let host: TestHost
let alice: Person
let bob: Person
let sent: Record<StateOfSend, Sent>
/** Not among those that must stay as they are: some distortions of a body are harmless. */
let subject: Target

beforeAll(async () => {
  host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
  bob = await person(host.origin, 'bob@acme.example')
  sent = await transfersInEveryState(host, alice)
  subject = await transferIn('provisional')
})
/** The law over everything in this file: nothing was unforeseen, nothing was lost, and the host goes on. */
afterAll(async () => {
  const unforeseen = host.logLines.filter(line => /"level":"error"/.test(line) && !/A browser reported/.test(line))
  const given = 'The files could not be processed. Please send them again, or ask for support.'
  expect(unforeseen.filter(line => !line.includes(given))).toEqual([])
  for (const state of statesOfSends) {
    const { transfer } = await alice.review(sent[state].id)
    expect(transfer).toMatchObject({ transferState: state, message: sent[state].message })
  }
  const { contents } = await download(host.origin, `/dl/${sent.active.secret}`)
  expect(Buffer.from(contents[0] ?? []).toString()).toBe(sent.active.content)
  await host.stop()
})

/** A call of alice's with this JSON as its body. */
function ask(name: CallName, json: string | Uint8Array, target: Target = subject): Promise<Answer> {
  const { method, path } = requestFor(name, target)
  return sendJson(host.origin, path, json, { method, token: alice.idToken })
}
const bodyOf = (name: CallName) => samples[name](subject).body
const asSample = (name: CallName) => JSON.stringify(bodyOf(name))

describe.each(withBody)('the body of %s', name => {
  test('is taken when it is the sample, of which the others are distortions', async () => {
    const fresh = await transferIn('provisional')
    const target = name === 'retractTransfer' ? await transferIn('active') : fresh

    expect((await ask(name, JSON.stringify(samples[name](target).body), target)).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of bodies', '[{}]'],
    ['a text', '"text"'],
    ['a number', '7'],
    ['true', 'true'],
    ['an empty object', '{}'],
    ['half an object', '{"id":'],
    ['an unclosed object', '{'],
    ['an unclosed text', '{"id":"'],
    ['two objects', '{}{}'],
    ['a comma too many', '{"id":"abcd",}'],
    ['single quotes', "{'id':'abcd'}"],
    ['names without quotes', '{id:"abcd"}'],
    ['a comment', '{/* */}'],
    ['NaN', '{"size":NaN}'],
    ['a bare word', 'undefined'],
    ['a NUL', '\u0000'],
    ['a line break within a text', '{"id":"a\nb"}'],
    ['a bad escape', '{"id":"\\x00"}'],
    ['half an escape', '{"id":"\\u00"}'],
    ['lists 100,000 deep', '['.repeat(LEVELS) + ']'.repeat(LEVELS)],
    ['unclosed lists a million deep', '['.repeat(MIB)],
    ['objects 100,000 deep', `${'{"id":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`],
    ['a list of 100,000 objects', `[${'{},'.repeat(LEVELS)}{}]`],
    ['a number of a million digits', `{"size":${'9'.repeat(MIB)}}`],
    ['100,000 unknown properties', `{${Array.from({ length: LEVELS }, (_, at) => `"p${at}":1`).join()}}`],
  ])('is refused as %s', async (_, json) => {
    expectRefusal(await ask(name, json), 400)
  })

  test.each([
    ['invalid UTF-8', [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong NUL', [0x22, 0xc0, 0x80, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-8 cut in the middle', [0x22, 0xe2, 0x82]],
    ['UTF-16', [...Buffer.from('\ufeff{"id":"abcd"}', 'utf16le')]],
  ])('is refused in %s', async (_, bytes) => {
    expectRefusal(await ask(name, Uint8Array.from(bytes)), 400)
  })

  test('is refused with an unknown property, at whatever depth', async () => {
    const objects = placesIn(name, bodyOf(name)).filter(({ value }) => isObject(value))
    for (const { path } of objects) {
      for (const unknown of ['unknown', '__proto__', 'constructor', 'toString', '', ' id', 'ID', 'x'.repeat(10_000)]) {
        const reply = expectRefusal(await ask(name, jsonWithMore(bodyOf(name), path, unknown, '{"isAdmin":true}')), 400)
        expect(reply.fields?.[0]?.path).toBe(['body', ...path].join('.'))
      }
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  test('is refused with a value of any wrong type, which is named', async () => {
    for (const { path, types } of placesIn(name, bodyOf(name)).slice(1)) {
      for (const [type, values] of Object.entries(wrongValues)) {
        for (const json of types.has(type) ? [] : values) {
          const reply = expectRefusal(await ask(name, jsonWith(bodyOf(name), path, json)), 400)
          expectNamed(reply, path)
        }
      }
    }
  })

  test('is refused without what it must have, which is named', async () => {
    for (const { path } of placesIn(name, bodyOf(name))
      .slice(1)
      .filter(({ isRequired }) => isRequired)) {
      const reply = expectRefusal(await ask(name, jsonWithout(bodyOf(name), path)), 400)
      expectNamed(reply, path)
    }
  })

  test('is refused with control characters or lone surrogates in any text', async () => {
    for (const { path, types, value } of placesIn(name, bodyOf(name))) {
      if (!types.has('string')) continue
      const text = typeof value === 'string' ? value : 'text'
      const middle = Math.ceil(text.length / 2)
      const withInside = (inside: string) => `"${text.slice(0, middle)}${inside}${text.slice(middle)}"`
      const isMultiline = ofSeveralLines.includes(String(path.at(-1)))
      for (const inside of [
        '\\u0000',
        '\\u0008',
        '\\u001b',
        '\\u0085',
        '\\u007f',
        '\\ud800',
        '\\udc00',
        '\\udc00\\ud800',
        '\\r',
        '\\n',
        '\\r\\nBcc: eve@evil.example',
      ]) {
        const answer = await ask(name, jsonWith(bodyOf(name), path, withInside(inside)))
        if (takenAsItComes.includes(name) || (isMultiline && /^\\[rn]/.test(inside))) expect(answer.status).toBe(200)
        else expectRefusal(answer, 400)
      }
      for (const inside of [
        '\\u202e',
        '\\u200b',
        '\\u2066',
        '\\ufeff',
        '\\u2028',
        '\\ufdd0',
        '\\ud83d\\ude00',
        '%00',
        '../',
      ]) {
        expectForeseen(await ask(name, jsonWith(bodyOf(name), path, withInside(inside))))
      }
    }
  })

  test('is refused with a text of any great length, and tells it in a short one', async () => {
    for (const { path, types } of placesIn(name, bodyOf(name))) {
      if (types.has('string')) expectRefusal(await ask(name, jsonWith(bodyOf(name), path, `"${'x'.repeat(MIB)}"`)), 400)
    }
  })

  test('is refused with something 100,000 deep at any place', async () => {
    const lists = '['.repeat(LEVELS) + ']'.repeat(LEVELS)
    const objects = `${'{"value":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`
    for (const { path } of placesIn(name, bodyOf(name)).slice(1)) {
      for (const deep of [lists, objects]) expectRefusal(await ask(name, jsonWith(bodyOf(name), path, deep)), 400)
    }
  })

  test('is refused with a number that is none, or none that counts', async () => {
    for (const { path, types } of placesIn(name, bodyOf(name))) {
      if (!types.has('number')) continue
      for (const number of ['1e400', '-1e400', '1.5', '1e-7', '9007199254740992', '1e21', '-9007199254740993']) {
        expectRefusal(await ask(name, jsonWith(bodyOf(name), path, number)), 400)
      }
      expectForeseen(await ask(name, jsonWith(bodyOf(name), path, '-0')))
    }
  })

  test('names a property twice at its own risk: the last one counts', async () => {
    const [first] = placesIn(name, bodyOf(name)).slice(1)
    const twice = jsonWithMore(bodyOf(name), [], String(first?.path[0]), '{"wrong":true}')
    expect((await ask(name, twice)).status).not.toBe(400)
    expectForeseen(await ask(name, twice))
  })

  test('may bear a byte order mark', async () => {
    const [plain, marked] = [await ask(name, asSample(name)), await ask(name, `\ufeff${asSample(name)}`)]

    expect(marked.status).toBe(plain.status)
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
    ['text/json'],
    ['application/jsonp'],
    ['application/json+evil'],
    ['application/json, text/plain'],
    ['*/*'],
    [''],
  ])('is refused as %s', async type => {
    const { method, path } = requestFor(name, subject)
    const headers = { 'content-type': type, ...bearer(alice.idToken) }
    expectRefusal(await send(host.origin, path, { method, headers, body: asSample(name) }), 415)
  })

  test('is refused without a media type, and compressed', async () => {
    const { method, path } = requestFor(name, subject)
    const headers = { ...bearer(alice.idToken) }
    expectRefusal(await send(host.origin, path, { method, headers, body: asSample(name) }), 415)
    const json = { ...headers, 'content-type': 'application/json' }
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'unknown']) {
      const compressed = { method, headers: { ...json, 'content-encoding': encoding }, body: gzipSync(asSample(name)) }
      expectRefusal(await send(host.origin, path, compressed), 415)
    }
    const bomb = { method, headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(100 * MIB)) }
    expectRefusal(await send(host.origin, path, bomb), 415)
  })

  test('is refused when it is too large, whether or not it says so', async () => {
    const { method, path } = requestFor(name, subject)
    const headers = { 'content-type': 'application/json', ...bearer(alice.idToken) }

    expectRefusal(await send(host.origin, path, { method, headers, body: Buffer.alloc(2 * MIB + 1, 'x') }), 413)
    const pieces = Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024, 'x'))
    expectRefusal(await send(host.origin, path, { method, headers, body: pieces }), 413)
    const promised = `${method} ${path} HTTP/1.1\r\nhost: ${new URL(host.origin).host}\r\ncontent-length: 99999999999\r\n\r\n`
    expectRefusal(await sendBytes(host.origin, promised), 413)
  })

  test('of any JSON at all is foreseen', async () => {
    const places = placesIn(name, bodyOf(name))
    const distorted = fc
      .tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }))
      .map(([{ path }, value]) => jsonWith(bodyOf(name), path, JSON.stringify(value)))
    const anything = fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), distorted)

    await fc.assert(
      fc.asyncProperty(anything, async json => expectForeseen(await ask(name, json))),
      { numRuns: 150 },
    )
  })
})

describe.each(callNames.filter(name => !isWithBody(name)))('%s, which has no body,', name => {
  test('takes none or an empty object, and refuses every other', async () => {
    for (const json of ['{', '[]', 'null', '"text"', '7', '{"unknown":1}', '{"__proto__":{}}', '['.repeat(LEVELS)]) {
      expectRefusal(await ask(name, json, sent.active), 400)
    }
    expect((await ask(name, '{}', sent.active)).status).toBe((await ask(name, '', sent.active)).status)
  })

  test('refuses a body that is no JSON, or too large', async () => {
    const { method, path } = requestFor(name, sent.active)
    const headers = { ...bearer(alice.idToken), 'content-type': 'text/plain' }
    expectRefusal(await send(host.origin, path, { method, headers, body: '{}' }), 415)
    expectRefusal(await send(host.origin, path, { method, headers, body: Buffer.alloc(3 * MIB) }), 413)
  })
})

describe.each(callNames)('the address of %s', name => {
  const at = (path: string) => {
    const { method, body } = requestFor(name, sent.active)
    const json = body === undefined ? undefined : JSON.stringify(body)
    return json === undefined
      ? send(host.origin, path, { method, headers: bearer(alice.idToken) })
      : sendJson(host.origin, path, json, { method, token: alice.idToken })
  }
  const parameters = [...contracts[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)

  test.each(parameters)('takes as %s an id and nothing else', async parameter => {
    const query = requestFor(name, sent.active).path.split('?')[1] ?? ''
    const wrong = [
      '.',
      '..',
      '%2e%2e',
      'a',
      'abc%2Fdef',
      'abc%5Cdef',
      '%2Fetc%2Fpasswd',
      'abcd%00',
      '%00',
      'abcd%0d%0a',
      '%',
      '%zz',
      '%c0%80',
      '%ff%fe',
      '%25',
      '%2525',
      "abcd'--",
      'abcd%20',
      'äöü',
      '%F0%9F%98%80',
      'null',
      'undefined',
      '*',
      '{id}',
      'x'.repeat(5000),
    ]
    for (const value of wrong) {
      const path = `${pathOf(name, { ...sent.active, [parameter]: value })}?${query}`
      const bytes = Buffer.from(path, 'utf8').toString('latin1')
      const answer = await at(bytes)
      expectForeseen(answer)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('refuses a query that it does not know', async () => {
    const { path } = requestFor(name, sent.active)
    for (const query of [
      'unknown=1',
      'unknown',
      '=',
      '__proto__=1',
      'constructor=1',
      '%00=1',
      '%zz=1',
      'a[]=1',
      'id=1',
      'x=1&x=2',
    ]) {
      expectRefusal(await at(`${path}${path.includes('?') ? '&' : '?'}${query}`), 400)
    }
  })

  test('is not known with another method, or with more or less of a path', async () => {
    const { path, method } = requestFor(name, sent.active)
    const [bare = ''] = path.split('?')
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
      other => !callNames.some(one => contracts[one].path === contracts[name].path && contracts[one].method === other),
    )
    for (const other of others) {
      expectRefusal(await send(host.origin, path, { method: other, headers: bearer(alice.idToken) }), 404)
    }
    for (const wrong of [
      `${bare}/`,
      `${bare}/more`,
      `${bare}%2f`,
      `/${bare}`,
      bare.replace('/api/', '/api//'),
      bare.toUpperCase(),
    ]) {
      expectForeseen(await send(host.origin, wrong, { method, headers: bearer(alice.idToken) }))
    }
  })
})

describe('a list of files', () => {
  const declare = (files: object[]) =>
    ask('createProvisionalTransfer', JSON.stringify({ files, message: 'Hello', recipient: 'rita@partner.example' }))
  const confirm = async (files: object[]) => {
    const { id } = await transferIn('provisional')
    return ask('createTransfer', JSON.stringify({ id, files, acknowledgement: true }))
  }
  const numbered = (count: number, size = 1) =>
    Array.from({ length: count }, (_, tempId) => ({ name: `${tempId}.bin`, size, tempId }))

  test.each([
    ['none', () => numbered(0), 'Please select file(s)'],
    ['one too many', () => numbered(51), 'Number of files exceeds the allowed 50.'],
    ['10,000', () => numbered(10_000), 'Number of files exceeds the allowed 50.'],
    ['far too many', () => numbered(10_001), 'Far too many files'],
    ['one too large', () => numbered(1, 5 * 1024 * MIB + 1), 'File size should not exceed 5 GB.'],
    ['one as large as numbers go', () => numbered(1, Number.MAX_SAFE_INTEGER), 'File size should not exceed 5 GB.'],
    ['many too large together', () => numbered(5, 4.5 * 1024 * MIB), 'Total file size should not exceed 20 GB.'],
    ['a size of -1', () => numbered(1, -1), 'A size cannot be negative.'],
    ['half a byte', () => numbered(1, 0.5), 'A size is a whole number of bytes.'],
    ['one tempId twice', () => [...numbered(2), ...numbered(1)], 'Each file needs a tempId of its own.'],
    ['no name', () => [{ name: '', size: 1, tempId: 0 }], 'A file needs a name.'],
    ['a CR in a name', () => [{ name: 'a\r.txt', size: 1, tempId: 0 }], 'Control characters are not allowed.'],
  ])('is refused with %s, before and after the confirmation', async (_, files, sentence) => {
    for (const asked of [declare, confirm]) {
      expect(expectRefusal(await asked(files()), 400).errorMessage).toContain(sentence)
    }
  })

  test('of names that mean something to a file system or a reader becomes one of harmless names', async () => {
    const names = [
      '../../etc/passwd',
      'C:\\autoexec.bat',
      'invoice\u202efdp.exe',
      'CON',
      '.',
      '..',
      'a\u200bb.txt',
      '~',
      '-rf',
      '<b>.html',
      "'; DROP TABLE transfers; --",
      'x'.repeat(255),
    ]
    const answer = await confirm(names.map((name, tempId) => ({ name, size: 1, tempId })))

    expect(answer.status).toBe(200)
    const { files } = answer.json as { files: { name: string }[] }
    expect(files).toHaveLength(names.length)
    for (const { name } of files) {
      expect(name).toMatch(/^(?!\.{1,2}$)[^\\/:*?"<>|\p{Cc}\p{Cf}]{1,255}$/u)
    }
  })
})

describe('an address to send to', () => {
  test.each([
    [''],
    [' '],
    ['rita'],
    ['rita@'],
    ['@partner.example'],
    ['rita@partner'],
    ['rita@localhost'],
    ['rita@[127.0.0.1]'],
    ['rita@127.0.0.1'],
    ['rita@partner..example'],
    ['rita@-partner.example'],
    ['rita@partner.example.'],
    ['.rita@partner.example'],
    ['rita@eve@partner.example'],
    ['rita@partner.example, eve@evil.example'],
    ['rita@partner.example,eve@evil.example'],
    ['rita@partner.example;eve@evil.example'],
    ['rita@partner.example eve@evil.example'],
    ['rita@partner.example\neve@evil.example'],
    ['rita@partner.example\r\nBcc: eve@evil.example'],
    ['rita\u0000@partner.example'],
    ['Rita <rita@partner.example>'],
    ['<rita@partner.example>'],
    ['"rita@evil"@partner.example'],
    ['mailto:rita@partner.example'],
    ['rita@partner.example?subject=x'],
    ['rita@partner.example%0d%0aBcc:eve@evil.example'],
    ['rita@раrtner.example'],
    ['rita\u202e@partner.example'],
    [`${'r'.repeat(65)}@partner.example`],
    [`rita@${'p'.repeat(64)}.example`],
    [`rita@${'partner.'.repeat(40)}example`],
  ])('is refused as %j', async recipient => {
    const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const answer = await ask('createProvisionalTransfer', JSON.stringify({ files, message: 'Hello', recipient }))

    expect(expectRefusal(answer, 400).errorMessage).toBe('body.recipient: Invalid Email')
  })
})

describe('out of turn', () => {
  const body = { acknowledgement: true, files: [{ name: 'a.txt', size: 3, tempId: 0 }] }
  const uploadUrl = async ({ id, fileId }: Target) =>
    (await alice.call(contracts.getUploadUrl, { params: { id, fileId } })).url
  const put = (url: string, content: string | Uint8Array[], method = 'PUT') => {
    const { pathname, search } = new URL(url)
    return send(host.origin, `${pathname}${search}`, { method, body: content })
  }
  const call = (name: CallName, target: Target): Promise<Answer> => {
    const { method, path, body } = requestFor(name, target)
    return body === undefined
      ? send(host.origin, path, { method, headers: bearer(alice.idToken) })
      : sendJson(host.origin, path, JSON.stringify(body), { method, token: alice.idToken })
  }

  test('a transfer is not made from what is somebody else’s, or nobody’s', async () => {
    const created = await bob.create([{ name: 'b.txt', content: Buffer.from('b') }])
    for (const id of [created.id, 'never-was-there']) {
      expectRefusal(await ask('createTransfer', JSON.stringify({ ...body, id })), 404)
      const again = { ...body, acknowledgement: undefined, id, message: 'Hello', recipient: 'rita@partner.example' }
      expectRefusal(await ask('createProvisionalTransfer', JSON.stringify(again)), 404)
    }
  })

  test('a transfer is not made twice with other options, in whatever state it is', async () => {
    for (const state of statesOfSends.filter(state => state !== 'provisional')) {
      expectRefusal(await ask('createTransfer', JSON.stringify({ ...body, id: sent[state].id })), 409)
    }
  })

  test.each([
    ['without consent', { acknowledgement: false }, 422, 'Please read the above terms and confirm before sending.'],
    ['with a template set nobody has', { templateSet: 'None such' }, 400, 'There is no template set named None such.'],
    ['for no day', { expiryDays: 0 }, 400, 'Expiry must be at least 1 days.'],
    ['for too many days', { expiryDays: 61 }, 400, 'Expiry cannot exceed 60 days.'],
    ['hiding the sender', { isAnonymousTransfer: true }, 422, 'Hiding the sender is not available'],
    ['with a password', { isPasswordProtected: true }, 422, 'Password protection is not available'],
    ['with a code', { isOTPEnabled: true }, 422, 'The one-time password is not available'],
    ['with a tracking ID', { trackingId: 'T-1' }, 422, 'The tracking ID is not available'],
  ])('a transfer is not made %s', async (_, more, status, sentence) => {
    const { id } = await transferIn('provisional')

    const answer = await ask('createTransfer', JSON.stringify({ ...body, id, ...more }))

    expect(expectRefusal(answer, status).errorMessage).toContain(sentence)
    expect((await alice.review(id)).transfer.transferState).toBe('provisional')
  })

  test('what is asked wrongly is told before whether it is there', async () => {
    const absent = { ...body, id: 'never-was-there', expiryDays: 61 }
    expectRefusal(await ask('createTransfer', JSON.stringify(absent)), 400)
    const tooMany = Array.from({ length: 51 }, (_, tempId) => ({ name: 'a', size: 1, tempId }))
    expectRefusal(await ask('createTransfer', JSON.stringify({ ...body, id: 'never-was-there', files: tooMany })), 400)
  })

  test('an upload is not completed before it has arrived', async () => {
    const waiting = await transferIn('uploading')

    expect(expectRefusal(await call('completeUpload', waiting), 409).errorMessage).toContain('has not arrived')
    expectRefusal(await call('finalizeTransfer', waiting), 409)
    await fetch(await uploadUrl(waiting), { method: 'PUT', body: 'abc' })
    expect((await call('completeUpload', waiting)).status).toBe(200)
  })

  test('a file larger or smaller than declared is not taken, however it comes', async () => {
    const waiting = await transferIn('uploading')
    const url = await uploadUrl(waiting)

    for (const content of ['', 'ab', 'abcd', 'x'.repeat(3 * MIB)]) {
      expect(expectRefusal(await put(url, content), 400).errorMessage).toContain('exactly 3 bytes')
      expectRefusal(await put(url, [Buffer.from(content)]), 400)
    }

    expectRefusal(await call('completeUpload', waiting), 409)
    expect((await put(url, [Buffer.from('a'), Buffer.from('bc')])).status).toBe(200)
    expect((await call('completeUpload', waiting)).status).toBe(200)
  })

  test('the last of several uploads counts, and after the completion none does', async () => {
    const waiting = await transferIn('uploading')
    const url = await uploadUrl(waiting)
    expect((await put(url, 'one')).status).toBe(200)
    expect((await put(url, 'two')).status).toBe(200)
    await call('completeUpload', waiting)

    expectRefusal(await put(url, 'six'), 409)
    expectRefusal(await call('getUploadUrl', waiting), 409)
    const { json } = await call('finalizeTransfer', waiting)
    expectRefusal(await put(url, 'ten'), 409)
    await host.settled()

    const { contents } = await download(host.origin, (json as { downloadUrl: string }).downloadUrl)
    expect(Buffer.from(contents[0] ?? []).toString()).toBe('two')
    expectRefusal(await put(url, 'end'), 409)
  })

  test('a signed URL serves the purpose that was signed, at the time that was signed', async () => {
    const waiting = await transferIn('uploading')
    const up = await uploadUrl(waiting)
    const query = '?acknowledgement=true'
    const { url: down } = (await send(host.origin, `${pathOf('getDownloadFile', sent.active)}${query}`)).json as {
      url: string
    }

    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await put(up, 'abc', method)).status).toBe(403)
    }
    for (const method of ['PUT', 'POST', 'DELETE', 'OPTIONS']) expectRefusal(await put(down, 'abc', method), 403)
    for (const url of [up, down]) {
      for (const altered of alterationsOf(url)) {
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

  test('nothing is uploaded, completed or finalized in a state that is not for it', async () => {
    for (const state of statesOfSends.filter(state => state !== 'uploading')) {
      expectRefusal(await call('getUploadUrl', sent[state]), 409)
    }
    for (const name of ['completeUpload', 'finalizeTransfer'] as const) {
      expectRefusal(await call(name, sent.provisional), 409)
    }
  })

  test('only what is active can be taken back', async () => {
    for (const state of statesOfSends.filter(state => state !== 'active')) {
      const { errorMessage } = expectRefusal(await call('retractTransfer', sent[state]), 409)
      expect(errorMessage).toBe('Only the transfers in active or requested state can be retracted.')
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
  const made = (message: string) =>
    withDatabase(host, database =>
      Number(
        database.prepare('SELECT count(*) AS made FROM transfers WHERE record LIKE ?').get(`%${message}%`)?.made ?? 0,
      ),
    )

  test('gives a repeat the first answer, and the work is done once', async () => {
    const first = await declare('repeated-key', 'Made once.')
    const second = await declare('repeated-key', 'Made once.')

    expect(second.json).toEqual(first.json)
    expect(made('Made once.')).toBe(1)
  })

  test('refuses another request under the same key, and is a person’s own', async () => {
    await declare('contradictory', 'The first.')

    expectRefusal(await declare('contradictory', 'The second.'), 409)
    expect((await declare('contradictory', 'The second.', bob.idToken)).status).toBe(200)
    expect(made('The second.')).toBe(1)
  })

  test('lets one of many at once do the work', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => declare('all-at-once', 'Made by one.')))

    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, 409)
    expect(made('Made by one.')).toBe(1)
  })

  test('is free again after a request that was refused', async () => {
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
      expect(made('Never made.')).toBe(0)
    },
  )

  test('is not picked out of two', async () => {
    const { path, body } = requestFor('createProvisionalTransfer', subject)
    const headers = Object.entries({ 'content-type': 'application/json', ...bearer(alice.idToken) }).flat()
    const two = [...headers, 'Idempotency-Key', 'first-of-two', 'idempotency-key', 'second-of-two']
    const answer = await send(host.origin, path, { method: 'POST', headers: two, body: JSON.stringify(body) })

    expectForeseen(answer)
  })
})

describe('what is hardly HTTP', () => {
  const hostLine = (): string => `host: ${new URL(host.origin).host}\r\n`

  const malformed: [string, () => string | Uint8Array, number][] = [
    ['no HTTP at all', () => 'hello\r\n\r\n', 400],
    ['binary', () => Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]), 400],
    ['a version to come', () => `GET /api/config HTTP/9.9\r\n${hostLine()}\r\n`, 400],
    ['a method nobody knows', () => `STEAL /api/config HTTP/1.1\r\n${hostLine()}\r\n`, 400],
    ['no path', () => `GET  HTTP/1.1\r\n${hostLine()}\r\n`, 400],
    ['another server’s address', () => `GET http://evil.example/api/config HTTP/1.1\r\n${hostLine()}\r\n`, 400],
    ['a star for a path', () => `OPTIONS * HTTP/1.1\r\n${hostLine()}\r\n`, 400],
    ['a NUL in the path', () => `GET /api/config\u0000 HTTP/1.1\r\n${hostLine()}\r\n`, 400],
    ['a NUL in a header', () => `GET /api/config HTTP/1.1\r\n${hostLine()}x: a\u0000b\r\n\r\n`, 400],
    ['a header without a name', () => `GET /api/config HTTP/1.1\r\n${hostLine()}: x\r\n\r\n`, 400],
    [
      'two lengths',
      () => `POST /api/collect/js HTTP/1.1\r\n${hostLine()}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
      400,
    ],
    ['a length of -1', () => `POST /api/collect/js HTTP/1.1\r\n${hostLine()}content-length: -1\r\n\r\n`, 400],
    [
      'a length and chunks',
      () =>
        `POST /api/collect/js HTTP/1.1\r\n${hostLine()}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a chunk of no length',
      () => `POST /api/collect/js HTTP/1.1\r\n${hostLine()}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    [
      'an encoding nobody knows',
      () => `POST /api/collect/js HTTP/1.1\r\n${hostLine()}transfer-encoding: zip\r\n\r\nab`,
      400,
    ],
    ['headers without an end', () => `GET /api/config HTTP/1.1\r\n${hostLine()}x: ${'y'.repeat(20_000)}`, 413],
    ['too many headers to hold', () => `GET /api/config HTTP/1.1\r\n${hostLine()}${'x: y\r\n'.repeat(5000)}\r\n`, 413],
    ['a path too long to hold', () => `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n${hostLine()}\r\n`, 413],
  ]

  test.each(malformed)('%s is refused like everything else', async (_, bytes, status) => {
    expectRefusal(await sendBytes(host.origin, bytes()), status)
  })

  test('names of headers that mean something to the language mean nothing', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await send(host.origin, '/api/config', { headers: [name, 'x', name, 'y'] })
      expect(answer.status).toBe(200)
    }
  })

  test('a caller that goes away at any moment harms nobody', async () => {
    const { path, body } = requestFor('createProvisionalTransfer', subject)
    const json = JSON.stringify(body)
    const whole = `POST ${path} HTTP/1.1\r\n${hostLine()}authorization: Bearer ${alice.idToken}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`

    for (let length = 1; length <= whole.length; length += 97) await goAwayAfter(whole.slice(0, length))
    await goAwayAfter(whole)

    expect((await send(host.origin, '/api/config')).status).toBe(200)
  })

  async function goAwayAfter(bytes: string) {
    const { connect } = await import('node:net')
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(host.origin).port), '127.0.0.1')
      socket.on('error', reject).on('close', () => resolve())
      socket.write(bytes, () => socket.resetAndDestroy())
    })
  }
})

/** The refusal names the place in the body, or what it is a part of. */
function expectNamed({ fields = [] }: ErrorReply, path: Path) {
  const place = ['body', ...path].join('.')
  expect(fields.filter(field => field.path !== 'body' && place.startsWith(field.path))).not.toEqual([])
}

/** Taken, or refused as the contract has it; never a fault of ours. */
function expectForeseen(answer: Answer) {
  expect(answer.status, answer.text).toBeLessThan(500)
  if (answer.status >= 400) expectRefusal(answer, answer.status)
}

async function transferIn(state: 'provisional' | 'uploading' | 'active'): Promise<Target> {
  const file = { name: 'a.txt', content: Buffer.from('abc') }
  if (state === 'provisional') {
    const { transferId: id } = await alice.call(contracts.createProvisionalTransfer, {
      body: { files: [{ name: 'a.txt', size: 3, tempId: 0 }], message: 'Hello', recipient: 'rita@partner.example' },
    })
    return { id, fileId: 'none', secret: '' }
  }
  if (state === 'active') {
    const { id } = await alice.send([file])
    await host.settled()
    return { id, fileId: 'none', secret: '' }
  }
  const created = await alice.create([file])
  return { id: created.id, fileId: created.files[0]?.id ?? '', secret: '' }
}

/** The URL with each of its parts changed, left out, doubled or added to. */
function alterationsOf(signed: string): string[] {
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
