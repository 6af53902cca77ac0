import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { type Contract, getMaxBodyBytes } from '../../shared/contract/contract.ts'
import type { ErrorReply } from '../../shared/contract/errors.ts'
import { contracts } from '../../shared/contract/table.ts'
import { addressFault } from '../../shared/domain/typedAddress.ts'
import {
  ask as askFor,
  type CallName,
  callNames,
  demandsBody,
  endsSession,
  isByLink,
  isWithBody,
  requestFor,
  samples,
  type Target,
  toPath,
} from '../harness/calls.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { isObject, jsonWith, jsonWithMore, jsonWithout, type Path, placesIn } from '../harness/mutations.ts'
import { getSecret, newDropId, type Person, person, signIn } from '../harness/person.ts'
import { type Answer, bearer, expectForeseen, expectRefusal, send, sendBytes } from '../harness/requests.ts'
import { expectUnharmed, newTransfer, type Sent, type StateOfSend, transfersInEveryState } from '../harness/states.ts'

const MIB = 1024 * 1024
const LEVELS = 100_000
const withBody = callNames.filter(isWithBody)
/** Browser reports are evidence: the host accepts their texts as they arrive and cleans them before logging. */
const acceptedUnvalidated = ['collectBrowserError']
const ofSeveralLines = ['reason', 'message', 'description', 'note']

/** Other statuses of a well-formed sample that names something unknown. */
const statusOfSample: Partial<Record<CallName, number>> = {
  // The list lacks most of the parts.
  completeUpload: 400,
  // The token belongs to no challenge.
  resendCode: 401,
  // The transfer has no phone.
  resetPhoneVerification: 409,
  // No policy blocked the transfer.
  sendAgain: 409,
  updatePolicy: 404,
  // No link has this secret.
  reportDownload: 404,
  askMoreTime: 404,
  trustDevice: 404,
  forgetDevice: 404,
  // The transfer is provisional.
  addRecipients: 409,
  checkFurtherRecipients: 409,
  retractDelivery: 404,
  extendTransfer: 409,
  // The transfer is provisional, which only its sender may see.
  allowMalware: 404,
}
const lists: readonly CallName[] = ['searchTransfers', 'countTransfers', 'searchAllTransfers', 'countAllTransfers']
/** Their bodies are required, but may be empty objects. */
const mayBeEmpty: readonly CallName[] = [
  'resendCode',
  'resetPhoneVerification',
  'sendAgain',
  'saveAlertSubscription',
  ...lists,
]

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
let ada: Person
let sent: Record<StateOfSend, Sent>
/** Excludes pairs that must stay equal: some mutations of a body are harmless. */
let subject: Target

beforeAll(async () => {
  // Many bodies that are tried begin a transfer.
  const memberCaps = { ...demoOrganisation.memberCaps, openProvisional: 1e4, recordMiBPerDay: 1e4 }
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, memberCaps },
  })
  alice = await person(host.origin, 'alice@acme.example')
  ada = await person(host.origin, 'ada@acme.example')
  sent = await transfersInEveryState(host, alice)
  subject = await newTransfer(alice, 'provisional')
})
afterAll(() => host.stop())
afterAll(() => expectUnharmed(host, alice, sent))

async function ask(name: CallName, json: string | Uint8Array, target: Target = subject): Promise<Answer> {
  const token = endsSession(name) ? (await signIn(host.origin, 'bob@acme.example')).id_token : tokenFor(name)
  return askFor(host.origin, name, target, { token, json })
}
const tokenFor = (name: CallName) => (contracts[name].caller === 'admin' ? ada : alice).idToken
/** Errors name the fault, except for a body that is too long to parse. */
async function expectBadBody(name: CallName, json: string | Uint8Array) {
  const isMember = ['member', 'admin', 'uploader'].includes(contracts[name].caller)
  const isTooLong = Buffer.byteLength(json) > getMaxBodyBytes(contracts[name] as Contract, isMember)
  return expectRefusal(await ask(name, json), isTooLong ? 413 : 400)
}
const toBody = (name: CallName) => samples[name](subject).body
const asSample = (name: CallName) => JSON.stringify(toBody(name))

describe.each(withBody)('the body of %s', name => {
  test('accepts the sample, which the other bodies mutate', async () => {
    const target = await newTransfer(alice, 'provisional')
    if (name === 'retractTransfer') {
      target.id = (await alice.send([{ name: 'a.txt', content: Buffer.from('abc') }])).id
      await host.settled()
    }

    if (name === 'getPartUrls' || name === 'completeUpload') Object.assign(target, await begunUpload())
    if (name === 'enterDropPage') target.dropId = await newDropId(alice)
    if (isByLink(name)) target.linkId = getSecret((await alice.request()).requestUrl)
    const status = statusOfSample[name] ?? 200

    const answer = await ask(name, JSON.stringify(samples[name](target).body), target)

    expect(answer.status).toBe(status)
    if (status === 400)
      expect(expectRefusal(answer, 400)).toMatchObject({ errorMessage: expect.stringMatching(/^List all 9 parts/) })
  })

  const begunUpload = async () => {
    const { id, files } = await alice.create([{ name: 'large.bin', content: new Uint8Array(64 * MIB + 1) }])
    return alice.uploadInParts(id, files[0]?.id ?? '')
  }

  test.each([
    ['nothing', ''],
    ['an empty object', '{}'],
  ])('is refused as %s, unless it is optional', async (_, json) => {
    const isEnough = json === '{}' && mayBeEmpty.includes(name)
    if (isEnough) expect((await ask(name, json)).status).toBe(statusOfSample[name] ?? 200)
    else if (demandsBody(name)) await expectBadBody(name, json)
    else expect((await ask(name, json)).status).toBe(404)
  })

  test.each([
    ['a space', ' '],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of bodies', '[{}]'],
    ['a text', '"text"'],
    ['a number', '7'],
    ['true', 'true'],
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
    await expectBadBody(name, json)
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

  test('refuses an unknown property at any depth', async () => {
    const objects = placesIn(name, toBody(name)).filter(({ value }) => isObject(value))
    for (const { path } of objects) {
      for (const unknown of ['unknown', '__proto__', 'constructor', 'toString', '', ' id', 'ID', 'x'.repeat(10_000)]) {
        const reply = expectRefusal(await ask(name, jsonWithMore(toBody(name), path, unknown, '{"isAdmin":true}')), 400)
        expect(reply.fields?.[0]?.path).toBe(['body', ...path].join('.'))
      }
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  test('refuses a value of any wrong type and names it', async () => {
    for (const { path, types } of placesIn(name, toBody(name)).slice(1)) {
      for (const [type, values] of Object.entries(wrongValues)) {
        for (const json of types.has(type) ? [] : values) {
          const reply = expectRefusal(await ask(name, jsonWith(toBody(name), path, json)), 400)
          expectNamed(reply, path)
        }
      }
    }
  })

  test('refuses a missing required property and names it', async () => {
    for (const { path } of placesIn(name, toBody(name))
      .slice(1)
      .filter(({ isRequired }) => isRequired)) {
      const reply = expectRefusal(await ask(name, jsonWithout(toBody(name), path)), 400)
      expectNamed(reply, path)
    }
  })

  test('refuses control characters and lone surrogates in any text', async () => {
    for (const { path, types, value } of placesIn(name, toBody(name))) {
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
        const answer = await ask(name, jsonWith(toBody(name), path, withInside(inside)))
        if (acceptedUnvalidated.includes(name) || (isMultiline && /^\\[rn]/.test(inside)))
          // The subject has no drop page: a body that is accepted finds none.
          expect(answer.status).toBe(name === 'enterDropPage' ? 404 : (statusOfSample[name] ?? 200))
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
        expectForeseen(await ask(name, jsonWith(toBody(name), path, withInside(inside))))
      }
    }
  })

  test('refuses a text of any great length, with a short error', async () => {
    for (const { path, types } of placesIn(name, toBody(name))) {
      if (types.has('string')) await expectBadBody(name, jsonWith(toBody(name), path, `"${'x'.repeat(MIB)}"`))
    }
  })

  test('refuses a value that is 100,000 levels deep at any place', async () => {
    const lists = '['.repeat(LEVELS) + ']'.repeat(LEVELS)
    const objects = `${'{"value":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`
    for (const { path } of placesIn(name, toBody(name)).slice(1)) {
      for (const deep of [lists, objects]) await expectBadBody(name, jsonWith(toBody(name), path, deep))
    }
  })

  test('refuses a number that is NaN, infinite or out of range', async () => {
    for (const { path, types } of placesIn(name, toBody(name))) {
      if (!types.has('number')) continue
      for (const number of ['1e400', '-1e400', '1.5', '1e-7', '9007199254740992', '1e21', '-9007199254740993']) {
        expectRefusal(await ask(name, jsonWith(toBody(name), path, number)), 400)
      }
      expectForeseen(await ask(name, jsonWith(toBody(name), path, '-0')))
    }
  })

  test('takes the last value of a duplicate property', async () => {
    const [first] = placesIn(name, toBody(name)).slice(1)
    const twice = jsonWithMore(toBody(name), [], String(first?.path[0]), '{"wrong":true}')
    expect((await ask(name, twice)).status).not.toBe(400)
    expectForeseen(await ask(name, twice))
  })

  test('may start with a byte order mark', async () => {
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
    const headers = { 'content-type': type, ...bearer(tokenFor(name)) }
    expectRefusal(await send(host.origin, path, { method, headers, body: asSample(name) }), 415)
  })

  test('refuses a missing media type and compression', async () => {
    const { method, path } = requestFor(name, subject)
    const headers = { ...bearer(tokenFor(name)) }
    expectRefusal(await send(host.origin, path, { method, headers, body: asSample(name) }), 415)
    const json = { ...headers, 'content-type': 'application/json' }
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'unknown']) {
      const compressed = { method, headers: { ...json, 'content-encoding': encoding }, body: gzipSync(asSample(name)) }
      expectRefusal(await send(host.origin, path, compressed), 415)
    }
    const bomb = { method, headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(10 * MIB)) }
    expectRefusal(await send(host.origin, path, bomb), 415)
  })

  test('refuses a body that is too large, with or without a Content-Length', async () => {
    const { method, path } = requestFor(name, subject)
    const headers = { 'content-type': 'application/json', ...bearer(tokenFor(name)) }

    expectRefusal(await send(host.origin, path, { method, headers, body: Buffer.alloc(2 * MIB + 1, 'x') }), 413)
    const pieces = Array.from({ length: 64 }, () => Buffer.alloc(64 * 1024, 'x'))
    expectRefusal(await send(host.origin, path, { method, headers, body: pieces }), 413)
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${new URL(host.origin).host}`, 'content-length: 99999999999']
    const promised = [...lines, `authorization: ${bearer(tokenFor(name)).authorization}`, '', ''].join('\r\n')
    expectRefusal(await sendBytes(host.origin, promised), 413)
  })

  test('answers any JSON without a server error', async () => {
    const places = placesIn(name, toBody(name))
    const distorted = fc
      .tuple(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }))
      .map(([{ path }, value]) => jsonWith(toBody(name), path, JSON.stringify(value)))
    const anything = fc.oneof(fc.json({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), distorted)

    await fc.assert(
      fc.asyncProperty(anything, async json => expectForeseen(await ask(name, json))),
      { numRuns: 150 },
    )
  })
})

test.each(['', ' '])('a parameter named “%s” is refused in a sentence that pages can translate', async key => {
  const parameters = [{ key, value: 'x' }]
  const rule = { columnNameOrIndex: '0', anonymizationMethod: 'basic_mask', parameters }
  const anonymizationPolicy = { headerRow: true, anonymizationRules: [rule] }
  const file = { name: 'report.csv', size: 3, contentType: 'text/csv', tempId: 0, anonymizationPolicy }
  const body = { files: [file], message: 'Here it is.', recipient: 'rita@partner.example' }

  const answer = await ask('createProvisionalTransfer', JSON.stringify(body))

  expect(expectRefusal(answer, 400).errorMessage).toContain('basic_mask has no parameter “”.')
})

describe.each(callNames.filter(name => !isWithBody(name)))('%s, which has no body,', name => {
  // An active transfer would end.
  const getTarget = () => (name === 'withdrawWrongRecipient' ? sent.failed : sent.active)

  test('accepts no body or an empty object, and refuses every other body', async () => {
    for (const json of [
      '{',
      '[]',
      'null',
      '"text"',
      '7',
      '{"unknown":1}',
      '{"__proto__":{}}',
      '['.repeat(LEVELS / 2),
    ]) {
      expectRefusal(await ask(name, json, getTarget()), 400)
    }
    expect((await ask(name, '{}', getTarget())).status).toBe((await ask(name, '', getTarget())).status)
  })

  test('refuses a body that is not JSON, or is too large', async () => {
    const { method, path } = requestFor(name, sent.active)
    const headers = { ...bearer(tokenFor(name)), 'content-type': 'text/plain' }
    expectRefusal(await send(host.origin, path, { method, headers, body: '{}' }), 415)
    expectRefusal(await send(host.origin, path, { method, headers, body: Buffer.alloc(3 * MIB) }), 413)
  })
})

describe.each(callNames)('the address of %s', name => {
  const at = (path: string) => askFor(host.origin, name, sent.active, { path, token: tokenFor(name) })
  const parameters = [...contracts[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)

  test.each(parameters)('accepts only an id as %s', async parameter => {
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
      const path = `${toPath(name, { ...sent.active, [parameter]: value })}?${query}`
      const bytes = Buffer.from(path, 'utf8').toString('latin1')
      const answer = await at(bytes)
      expectForeseen(answer)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('refuses an unknown query parameter', async () => {
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

  test('answers 404 for another method, and for a longer or shorter path', async () => {
    const { path, method } = requestFor(name, sent.active)
    const [bare = ''] = path.split('?')
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].filter(
      // As the id of `/admin/policy/{id}`, a last part such as `simulate` has a second call.
      other =>
        !callNames.some(one => isPathFor(contracts[one].path, contracts[name].path) && contracts[one].method === other),
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

function isPathFor(template: string, path: string): boolean {
  const [parts, others] = [template.split('/'), path.split('/')]
  return parts.length === others.length && parts.every((part, place) => part.startsWith('{') || part === others[place])
}

describe('a list of files', () => {
  const declare = (files: object[]) =>
    ask('createProvisionalTransfer', JSON.stringify({ files, message: 'Hello', recipient: 'rita@partner.example' }))
  const confirm = (files: object[], { id } = subject) =>
    ask('createTransfer', JSON.stringify({ id, files, acknowledgement: true }))
  const numbered = (count: number, size = 1) =>
    Array.from({ length: count }, (_, tempId) => ({ name: `${tempId}.bin`, size, tempId }))

  test.each([
    ['none', () => numbered(0), 'Please select file(s)'],
    ['one too many', () => numbered(51), 'Number of files exceeds the allowed 50.'],
    ['10,000', () => numbered(10_000), 'Number of files exceeds the allowed 50.'],
    ['far too many', () => numbered(10_001), 'Too many files for one transfer'],
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

  test('turns names with a meaning for file systems or readers into harmless names', async () => {
    const names = [
      '../../etc/passwd',
      '/etc/./../passwd',
      'a/../../../b.txt',
      '//server//share/',
      'C:/Users/../CON/NUL.txt',
      '\\\\server\\..\\share',
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
    const declared = names.map((name, tempId) => ({ name, size: 1, tempId }))

    const answer = await confirm(declared, await newTransfer(alice, 'provisional'))

    expect(answer.status).toBe(200)
    const { files } = answer.json as { files: { name: string }[] }
    expect(files).toHaveLength(names.length)
    for (const segment of files.flatMap(({ name }) => name.split('/'))) {
      expect(segment).toMatch(/^(?!\.{1,2}$)[^\\/:*?"<>|\p{Cc}\p{Cf}]{1,255}$/u)
    }
  })
})

describe('an address of a recipient', () => {
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
    ['rita\u202e@partner.example'],
    [`${'r'.repeat(65)}@partner.example`],
    [`rita@${'p'.repeat(64)}.example`],
    [`rita@${'partner.'.repeat(40)}example`],
  ])('is refused as %j', async recipient => {
    const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const answer = await ask('createProvisionalTransfer', JSON.stringify({ files, message: 'Hello', recipient }))

    expect(expectRefusal(answer, 400).errorMessage).toBe('body.recipient: Invalid Email')
  })

  test('with a letter of another alphabet is refused with the text of the page, which names the letter', async () => {
    const recipient = 'rita@pаrtner.example'
    const files = [{ name: 'a.txt', size: 1, tempId: 0 }]
    const answer = await ask('createProvisionalTransfer', JSON.stringify({ files, message: 'Hello', recipient }))

    const text = 'The letter "а" in "pаrtner" (letter 2) is Cyrillic. Type the address again.'
    expect(expectRefusal(answer, 400).errorMessage).toBe(`body.recipient: ${text}`)
    expect(addressFault(recipient)).toBe(text)
  })
})

describe('malformed HTTP', () => {
  const hostLine = (): string => `host: ${new URL(host.origin).host}\r\n`

  const malformed: [string, () => string | Uint8Array, number][] = [
    ['no HTTP at all', () => 'hello\r\n\r\n', 400],
    ['binary', () => Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]), 400],
    ['a version to come', () => `GET /api/config HTTP/9.9\r\n${hostLine()}\r\n`, 400],
    ['an unknown method', () => `STEAL /api/config HTTP/1.1\r\n${hostLine()}\r\n`, 400],
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
      'an unknown encoding',
      () => `POST /api/collect/js HTTP/1.1\r\n${hostLine()}transfer-encoding: zip\r\n\r\nab`,
      400,
    ],
    ['headers without an end', () => `GET /api/config HTTP/1.1\r\n${hostLine()}x: ${'y'.repeat(20_000)}`, 413],
    ['too many headers to hold', () => `GET /api/config HTTP/1.1\r\n${hostLine()}${'x: y\r\n'.repeat(5000)}\r\n`, 413],
    ['a path too long to hold', () => `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n${hostLine()}\r\n`, 413],
  ]

  test.each(malformed)('%s is refused like every other malformed request', async (_, bytes, status) => {
    expectRefusal(await sendBytes(host.origin, bytes()), status)
  })

  test('header names with a meaning in JavaScript have no effect', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await send(host.origin, '/api/config', { headers: [name, 'x', name, 'y'] })
      expect(answer.status).toBe(200)
    }
  })

  test('a caller that disconnects at any moment affects no other caller', async () => {
    const { path, body } = requestFor('createProvisionalTransfer', subject)
    const json = JSON.stringify(body)
    const whole = `POST ${path} HTTP/1.1\r\n${hostLine()}authorization: Bearer ${alice.idToken}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`

    for (let length = 1; length <= whole.length; length += 97) await goAwayAfter(whole.slice(0, length))
    await goAwayAfter(whole)

    expect((await send(host.origin, '/api/config')).status).toBe(200)
  })

  async function goAwayAfter(bytes: string) {
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(host.origin).port), '127.0.0.1')
      socket.on('error', reject).on('close', () => resolve())
      socket.write(bytes, () => socket.resetAndDestroy())
    })
  }
})

function expectNamed({ fields = [] }: ErrorReply, path: Path) {
  const place = ['body', ...path].join('.')
  expect(fields.filter(field => field.path !== 'body' && place.startsWith(field.path))).not.toEqual([])
}
