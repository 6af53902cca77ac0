import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import { appendOncePerMinute, limitDenials } from '../../lambdas/core/request/denials.ts'
import { answerErrors } from '../../lambdas/core/request/errors.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { Refusal, tooManyRequests } from '../../lambdas/core/request/refusal.ts'
import { assertMayBegin, assertMayUpload } from '../../lambdas/core/transfer/memberCaps.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { EngineBusy } from '../../lambdas/ports/engine.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteLimits } from '../../local/stores/limits.ts'
import { contracts } from '../../shared/contract/table.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { fixedClock } from '../harness/host.ts'

const MINUTE = 60_000
const NINE = Date.parse('2026-11-21T09:00:00.000Z')

function openAudit() {
  const events: AuditEvent[] = []
  return { events, append: async (event: AuditEvent) => void events.push(event) }
}
const denial = (source: string, at = NINE): AuditEvent => ({
  ...{ at: new Date(at).toISOString(), action: 'access', actor: 'anyone', source, result: 'denied' },
})

describe('a caller beyond a limit is recorded', () => {
  test('once for each network, kind and minute', async () => {
    const audit = openAudit()
    const refused = (source: string, after = 0, kind = 'read') =>
      appendOncePerMinute(audit, kind, denial(source, NINE + after))

    await refused('192.0.2.1')
    await refused('192.0.2.1', MINUTE - 1)
    await refused('2001:db8::1')
    await refused('2001:db8::2')
    expect(audit.events.map(({ source }) => source)).toEqual(['192.0.2.1', '2001:db8::1'])

    await refused('192.0.2.2')
    await refused('192.0.2.1', 0, 'write')
    await refused('192.0.2.1', MINUTE)
    await refused('192.0.2.1', MINUTE)
    expect(audit.events).toHaveLength(5)
  })

  test('for each audit separately', async () => {
    const [one, other] = [openAudit(), openAudit()]

    for (const audit of [one, other, one]) await appendOncePerMinute(audit, 'read', denial('192.0.2.1'))

    expect([one.events.length, other.events.length]).toEqual([1, 1])
  })

  test('for at most 10,000 networks of a kind in a minute', async () => {
    const audit = openAudit()
    const address = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`

    for (let at = 0; at < 10_001; at += 1) await appendOncePerMinute(audit, 'read', denial(address(at)))
    await appendOncePerMinute(audit, 'write', denial(address(0)))

    expect(audit.events).toHaveLength(10_001)
    expect(audit.events.at(-2)?.source).toBe(address(9999))
  })
})

test('denials beyond the budget of a network are not recorded, and events of success always are', async () => {
  const audit = openAudit()
  const limits = sqliteLimits(openDatabase(':memory:'), {
    now: () => NINE,
    callBudgets: { read: 1, write: 1, link: 1, report: 2 },
  })
  const limited = limitDenials(audit, limits)

  for (const source of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) await limited.append(denial(source))
  expect(audit.events.map(({ source }) => source)).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2'])

  for (let at = 0; at < 5; at += 1) await limited.append({ ...denial('192.0.2.1'), result: 'done' })
  expect(audit.events).toHaveLength(8)
})

describe('a call that fails', () => {
  const event = { requestContext: { requestId: 'request 1', http: { sourceIp: '192.0.2.1' } } }
  async function failed(error: unknown, more: { subject?: string; append?: () => Promise<void> } = {}) {
    const { subject, ...port } = more
    const audit = { ...openAudit(), ...port }
    const lines: string[] = []
    const { now } = fixedClock(NINE)
    const context = {
      audit,
      now,
      log: jsonLog(line => lines.push(line), now, 'info'),
      limits: sqliteLimits(openDatabase(':memory:'), { now }),
      isUnavailable: (of: unknown) => of instanceof TypeError,
    }
    const request = {
      event: { ...event, ...(subject === undefined ? {} : { subject }) } as unknown as APIGatewayProxyEventV2,
      error,
      response: null,
    }
    await answerErrors(contracts.getTransfer, context).onError?.(request as never)
    const response = request.response as unknown as { statusCode: number; headers: object; body: string }
    return {
      ...response,
      reply: JSON.parse(response.body),
      events: audit.events,
      lines: lines.map(line => JSON.parse(line)),
    }
  }

  test.each([
    ['a refusal', new Refusal('conflict', 'No.'), 409, 'conflict', undefined],
    ['a call too many', tooManyRequests(7), 429, 'too_many_requests', '7'],
    ['a full disk', new StorageFull('Full.'), 507, 'storage_full', '60'],
    ['a busy engine', new EngineBusy('Busy.'), 429, 'too_many_requests', '5'],
    ['a service that is away', new TypeError('Away.'), 503, 'unavailable', '5'],
    ['any other error', new Error('Secret.'), 500, 'internal', undefined],
    ['what is no error', 'Secret.', 500, 'internal', undefined],
  ])('by %s is answered with its status, its code and the wait', async (_, error, status, errorCode, wait) => {
    const { statusCode, headers, reply, body } = await failed(error)

    expect(statusCode).toBe(status)
    expect(reply).toMatchObject({ errorCode, requestId: 'request 1', errorMessage: expect.stringMatching(/\.$/) })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    expect((headers as Record<string, string>)['retry-after']).toBe(wait)
    expect(body).not.toContain('Secret')
  })

  test('shows the fields, the reason, the column and the gate only where it has them', async () => {
    const { reply: plain } = await failed(new Refusal('bad_request', 'No.'))
    const { reply } = await failed(
      new Refusal('gate_closed', 'No.', {
        fields: [{ path: 'body', message: 'No.' }],
        errorReason: 'revoked',
        column: '0',
        gate: { required: 'login' },
      }),
    )

    expect(Object.keys(plain)).toEqual(['errorMessage', 'errorCode', 'requestId'])
    expect(reply).toMatchObject({
      fields: [{ path: 'body', message: 'No.' }],
      errorReason: 'revoked',
      column: '0',
      required: 'login',
    })
  })

  test('through our fault is logged with its cause, and a refusal is not', async () => {
    for (const error of [new Error('Broken.'), new TypeError('Away.')]) {
      const { lines } = await failed(error)
      expect(lines).toMatchObject([
        { level: 'error', call: 'getTransfer', requestId: 'request 1', error: error.message },
      ])
    }
    expect((await failed(new Refusal('not_found', 'No.'))).lines).toEqual([])
  })

  test.each([
    ['not_signed_in', 1],
    ['forbidden', 1],
    ['too_many_requests', 1],
    ['not_found', 0],
    ['bad_request', 0],
    ['conflict', 0],
    ['gone', 0],
    ['gate_closed', 0],
  ] as const)('as %s leaves %i denials in the audit', async (code, count) => {
    const { events } = await failed(new Refusal(code, 'No.'), { subject: 'alice' })

    expect(events).toEqual(
      Array(count).fill({
        at: new Date(NINE).toISOString(),
        action: 'access',
        actor: 'alice',
        source: '192.0.2.1',
        result: 'denied',
        detail: `getTransfer ${code}`,
      }),
    )
  })

  test('without a token is that of anyone', async () => {
    expect((await failed(new Refusal('not_signed_in', 'No.'))).events).toMatchObject([{ actor: 'anyone' }])
  })

  test('is refused also when its denial cannot be recorded, and the log says so', async () => {
    const append = () => Promise.reject(new Error('The disk is full.'))
    for (const code of ['forbidden', 'too_many_requests'] as const) {
      const { reply, lines } = await failed(new Refusal(code, 'No.'), { append })

      expect(reply.errorCode).toBe(code)
      expect(lines).toMatchObject([
        {
          message: 'A denial could not be recorded.',
          call: 'getTransfer',
          requestId: 'request 1',
          error: 'The disk is full.',
        },
      ])
    }
  })
})

describe('a member may', () => {
  const MIB = 1024 * 1024
  const organisation = Organisation.parse({
    name: 'Acme',
    domains: ['acme.example'],
    memberCaps: { openProvisional: 3, recordMiBPerDay: 1, unfinishedUploadMiB: 2, uploadMiBPerDay: 9 },
  })
  const having = (provisional: number, uploadBytes: number) => ({
    organisation,
    transfers: { findUnfinished: async () => ({ provisional, uploadBytes }) },
  })
  const isRefused = (work: Promise<unknown>) =>
    work.then(
      () => false,
      error => {
        expect(error).toMatchObject({ name: 'Refusal', code: 'conflict' })
        return true
      },
    )

  test('begin transfers up to the cap of open ones', async () => {
    expect(await isRefused(assertMayBegin(having(2, 0), 'alice'))).toBe(false)
    expect(await isRefused(assertMayBegin(having(3, 0), 'alice'))).toBe(true)
    await expect(assertMayBegin(having(3, 0), 'alice')).rejects.toThrow('You have started 3 transfers without sending')
  })

  test('upload up to the cap of unfinished bytes, to the last one', async () => {
    const upload = (uploadBytes: number, ...sizes: number[]) =>
      isRefused(
        assertMayUpload(
          having(0, uploadBytes),
          'alice',
          sizes.map(size => ({ size })),
        ),
      )

    expect(await upload(0, MIB, MIB)).toBe(false)
    expect(await upload(0, MIB, MIB, 1)).toBe(true)
    expect(await upload(MIB, MIB - 1, 1)).toBe(false)
    expect(await upload(MIB, MIB, 1)).toBe(true)
    expect(await upload(2 * MIB)).toBe(false)
  })
})
