import { beforeEach, describe, expect, test } from 'vitest'
import { errorFields, jsonLog, type LogFields } from '../../lambdas/core/request/log.ts'

const NINE = Date.parse('2026-11-21T09:00:00.000Z')
let lines: string[]

beforeEach(() => {
  lines = []
})

const logAt = (level: 'info' | 'error') =>
  jsonLog(
    line => lines.push(line),
    () => NINE,
    level,
  )
const written = () => lines.map(line => JSON.parse(line))

describe('a line of the log', () => {
  test('is JSON with the time, the level, the message and its fields', () => {
    logAt('info').error('A step failed.', { step: 'verify', transferId: 't', attempt: 2, milliseconds: 0 })

    expect(written()).toEqual([
      {
        at: '2026-11-21T09:00:00.000Z',
        level: 'error',
        message: 'A step failed.',
        step: 'verify',
        transferId: 't',
        attempt: 2,
        milliseconds: 0,
      },
    ])
  })

  test('contains only listed fields, even when another bypassed the types', () => {
    const slipped = {
      transferId: 't',
      secret: 'link secret',
      password: 'zip password',
      token: 'eyJhbGciOi',
      authorization: 'Bearer eyJhbGciOi',
      phone: '+41790000000',
      email: 'rita@partner.example',
      message: 'Dear Rita',
      level: 'info',
      at: 'never',
      url: '/dl/secret',
      headers: { cookie: 'x' },
    } as LogFields

    logAt('info').error('A call failed.', slipped)

    expect(written()).toEqual([
      { at: '2026-11-21T09:00:00.000Z', level: 'error', message: 'A call failed.', transferId: 't' },
    ])
  })

  test('contains no object, whose fields no list covers', () => {
    const slipped = { error: { password: 'zip password' }, type: ['link secret'], count: 1 } as unknown as LogFields

    logAt('info').error('A call failed.', slipped)

    expect(lines[0]).not.toContain('password')
    expect(lines[0]).not.toContain('secret')
    expect(written()[0]).toMatchObject({ count: 1 })
  })

  test('is one line, for any line breaks in it', () => {
    logAt('info').error('One\nTwo\r\nThree', { error: 'a\nb\u0000' })

    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/\p{Cc}/u)
    expect(written()[0]).toMatchObject({ message: 'One\nTwo\r\nThree', error: 'a\nb\u0000' })
  })

  test('below the level is not written', () => {
    logAt('error').info('A call.', { status: 200 })
    expect(lines).toEqual([])

    logAt('info').info('A call.', { status: 200 })
    expect(written()).toMatchObject([{ level: 'info', message: 'A call.', status: 200 }])
  })

  test('needs no fields', () => {
    logAt('error').error('Stopped.')

    expect(Object.keys(written()[0])).toEqual(['at', 'level', 'message'])
  })
})

describe('an unexpected error', () => {
  test('is logged with its stack and those of its causes', () => {
    const root = new Error('disk I/O error')
    const error = new Error('The database cannot grow.', { cause: new Error('in between', { cause: root }) })

    const { error: message, stack } = errorFields(error)

    expect(message).toBe('The database cannot grow.')
    expect(stack).toContain('log.test.ts')
    for (const inner of ['caused by Error: in between', 'caused by Error: disk I/O error']) {
      expect(stack).toContain(inner)
    }
  })

  test('that is its own cause is still logged', () => {
    const error = new Error('a circle')
    error.cause = error

    expect(errorFields(error).error).toBe('a circle')
  })

  test.each([
    ['a text', 'a text'],
    [7, '7'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('that is not an Error is logged as text: %s', (thrown, text) => {
    expect(errorFields(thrown)).toEqual({ error: text })
  })
})
