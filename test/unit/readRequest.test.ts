import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '../../lambdas/core/request/refusal.ts'
import { readRequest } from '../../lambdas/core/request/request.ts'
import { contract } from '../../shared/contract/contract.ts'
import { noParams, noQuery } from '../../shared/contract/values.ts'

const taking = <Body extends z.ZodType>(body: Body) =>
  contract({
    name: 'anyCall',
    summary: 'Takes a body.',
    method: 'POST',
    path: '/any',
    caller: 'anyone',
    rate: 'write',
    params: noParams,
    query: noQuery,
    body,
    reply: z.unknown(),
    reach: {},
  })
const json = { 'content-type': 'application/json' }
const toEvent = (body: string | undefined, headers: Record<string, string> = json, isBase64Encoded = false) =>
  ({ headers, body, isBase64Encoded }) as unknown as APIGatewayProxyEventV2
const read = (...event: Parameters<typeof toEvent>) => readRequest(taking(z.unknown()), toEvent(...event)).body

function refusalFor(work: () => unknown): Pick<Refusal, 'code' | 'message' | 'fields'> {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}
const refused = (...event: Parameters<typeof toEvent>) => refusalFor(() => read(...event))

describe('a body', () => {
  test.each([
    ['nothing', undefined, undefined],
    ['no bytes', '', undefined],
    ['null', 'null', null],
    ['a text with brackets', '{"a":"[[[{{{,,,"}', { a: '[[[{{{,,,' }],
    ['a text with quotes and backslashes', '{"a":"\\"[\\\\","b":"\\\\\\"]"}', { a: '"[\\', b: '\\"]' }],
    ['letters of any alphabet', '"短い Größe 😀"', '短い Größe 😀'],
  ])('may be %s', (_, body, wanted) => {
    expect(read(body)).toEqual(wanted)
  })

  test.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', ' application/json ;x'])(
    'has the media type of JSON: %s',
    type => {
      expect(read('1', { 'content-type': type })).toBe(1)
    },
  )

  test.each<[string, Record<string, string>, string]>([
    ['no media type', {}, 'The body must be JSON, with the content type application/json.'],
    [
      'another media type',
      { 'content-type': 'text/plain' },
      'The body must be JSON, with the content type application/json.',
    ],
    ['a compression', { ...json, 'content-encoding': 'gzip' }, 'The body must not be compressed.'],
  ])('with %s is refused', (_, headers, message) => {
    expect(refused('1', headers)).toMatchObject({ code: 'unsupported_media_type', message })
  })

  test('may say that it is not compressed', () => {
    expect(read('1', { ...json, 'content-encoding': ' Identity ' })).toBe(1)
  })

  test('may arrive in base64, as from the gateway', () => {
    expect(read(Buffer.from('{"a":"ü"}').toString('base64'), json, true)).toEqual({ a: 'ü' })
  })

  test('is JSON in UTF-8, or refused', () => {
    const message = 'The body is not valid JSON.'
    for (const body of ['{', '{"a":1,}', '[1,]', "{'a':1}", 'NaN', '"a', ']', '}}']) {
      expect(refused(body), body).toMatchObject({ code: 'bad_request', message })
    }
    const broken = Buffer.from([0x22, 0xff, 0x22]).toString('base64')
    expect(refused(broken, json, true)).toMatchObject({ code: 'bad_request', message })
  })

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('may nest 16 %s, and not 17', (_, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

    expect(JSON.stringify(read(nested(16)))).toBe(nested(16))
    expect(refused(nested(17)).message).toBe('The body nests deeper than 16 levels.')
  })

  test.each(['"\\n"', '"\\\\"', '"\\""', '"a\\\\\\""', '"\\u0041"'])(
    'is counted on behind a text that ends with an escape: %s',
    text => {
      expect(refused(`[${text},${'['.repeat(16)}1${']'.repeat(16)}]`).message).toBe(
        'The body nests deeper than 16 levels.',
      )
      expect(read(`[${text},${'['.repeat(15)}1${']'.repeat(15)}]`)).toHaveLength(2)
    },
  )

  test('may have any number of values that are 16 levels deep', () => {
    const deep = `${'['.repeat(15)}1${']'.repeat(15)}`

    expect(read(`[${Array(50).fill(deep).join()}]`)).toHaveLength(50)
  })

  test('may have objects of 100 keys, and none of 101, at any place', () => {
    const object = (count: number, value = '1') =>
      `{${Array.from({ length: count }, (_, at) => `"k${at}":${at === 0 ? value : '1'}`).join()}}`
    const message = 'An object of the body has more than 100 keys.'

    expect(Object.keys(read(object(100)) as object)).toHaveLength(100)
    expect(read(`[${object(100)},${object(100)}]`)).toHaveLength(2)
    expect(read(object(100, object(100)))).toBeDefined()
    expect(read(object(100, '[1,2,3]'))).toBeDefined()
    expect(read(object(100, '",,,"'))).toBeDefined()
    for (const body of [object(101), `[${object(101)}]`, object(1, object(101)), object(101, object(2))]) {
      expect(refused(body).message).toBe(message)
    }
  })

  test('may have lists of any length', () => {
    expect(read(`[${Array(5000).fill(1).join()}]`)).toHaveLength(5000)
  })
})

describe('a fault of a request', () => {
  const refusedBy = (schema: z.ZodType, value: unknown) =>
    refusalFor(() => readRequest(taking(schema), toEvent(JSON.stringify(value))))

  test('names its place and its reason, and the first of them is the message', () => {
    const schema = z.object({ name: z.string('Write a name.'), files: z.array(z.object({ size: z.int('Whole.') })) })

    const { code, message, fields } = refusedBy(schema, { files: [{ size: 1 }, { size: 0.5 }] })

    expect(code).toBe('bad_request')
    expect(message).toBe('body.name: Write a name.')
    expect(fields).toEqual([
      { path: 'body.name', message: 'Write a name.' },
      { path: 'body.files.1.size', message: 'Whole.' },
    ])
  })

  test('names parameters and the query', () => {
    const event = { ...toEvent(undefined), pathParameters: { id: 'x' }, queryStringParameters: { q: 'x' } }
    const call = taking(z.unknown())
    const reading = (more: object) => () => readRequest({ ...call, ...more }, event)

    expect(refusalFor(reading({ query: z.any() })).fields?.[0]?.path).toBe('path')
    expect(refusalFor(reading({ params: z.any() })).fields?.[0]?.path).toBe('query')
  })

  test('is one of at most 20', () => {
    const { fields } = refusedBy(z.array(z.string()), Array(21).fill(1))

    expect(fields?.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, at) => `body.${at}`))
  })

  test('is at most 200 letters long', () => {
    const messageWith = (length: number) => refusedBy(z.string('x'.repeat(length)), 1).fields?.[0]?.message

    expect(messageWith(200)).toBe('x'.repeat(200))
    expect(messageWith(201)).toBe(`${'x'.repeat(199)}…`)
  })

  test('of a union is that of the only alternative with the value’s type', () => {
    const union = z.object({ to: z.union([z.string().max(3, 'Too long.'), z.array(z.string().max(3, 'Too long.'))]) })

    expect(refusedBy(union, { to: 'abcd' }).fields).toEqual([{ path: 'body.to', message: 'Too long.' }])
    expect(refusedBy(union, { to: ['abc', 'abcd'] }).fields).toEqual([{ path: 'body.to.1', message: 'Too long.' }])
    expect(refusedBy(union, { to: 1 }).fields).toEqual([{ path: 'body.to', message: 'Invalid input' }])
  })

  test('of a union with two such alternatives is the union’s', () => {
    const union = z.union([z.string().max(3), z.string().startsWith('x')], 'Write a short text, or one of x.')

    expect(refusedBy(union, 'abcd').fields).toEqual([{ path: 'body', message: 'Write a short text, or one of x.' }])
  })
})
