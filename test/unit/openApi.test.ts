import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Contract } from '../../shared/contract/contract.ts'
import { statusOfError } from '../../shared/contract/errors.ts'
import { openApi } from '../../shared/contract/openApi.ts'
import { contracts } from '../../shared/contract/table.ts'
import { noBody } from '../../shared/contract/values.ts'
import { callNames, isWithBody, samples } from '../harness/calls.ts'
import { isObject, jsonWith, jsonWithMore, jsonWithout, placesIn } from '../harness/mutations.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  $ref?: string
}
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  summary: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

const all: Contract[] = Object.values(contracts)
/** As a client receives it: through JSON. */
const document = JSON.parse(JSON.stringify(openApi(all, 'https://files.acme.example/api')))
const operations = all.map(contract => {
  const operation: Operation = document.paths[contract.path]?.[contract.method.toLowerCase()]
  return [contract.name, contract, operation] as const
})

function* within(value: unknown, place = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [place, value as Record<string, unknown>]
  for (const [name, inner] of Object.entries(value)) yield* within(inner, `${place}/${name}`)
}

function resolve(reference: string): unknown {
  const names = reference.slice(2).split('/')
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)
}

describe('the document', () => {
  test('is valid OpenAPI 3.1', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: '1.13.1' },
      servers: [{ url: 'https://files.acme.example/api' }],
    })
    const known = ['openapi', 'info', 'servers', 'paths', 'components']
    expect(Object.keys(document).filter(name => !known.includes(name))).toEqual([])
  })

  test('is unchanged by JSON', () => {
    expect(document).toEqual(openApi(all, 'https://files.acme.example/api'))
  })

  test('contains every call of the table and no other', () => {
    const told = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(path =>
      Object.values(path).map(({ operationId }) => operationId),
    )

    expect(told.sort()).toEqual(Object.keys(contracts).sort())
    expect(Object.entries(contracts).filter(([name, contract]) => contract.name !== name)).toEqual([])
  })

  test('has a unique method and path for each call', () => {
    const places = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)

    expect(new Set(places).size).toBe(places.length)
  })

  test('has no dangling reference', () => {
    const references = [...within(document)].flatMap(([, object]) =>
      typeof object.$ref === 'string' ? object.$ref : [],
    )

    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      expect(reference).toMatch(/^#\//)
      expect(resolve(reference), reference).toBeTypeOf('object')
    }
  })

  test('has only schemas with a JSON Schema type', () => {
    const types = [...within(document)].flatMap(([place, { type }]) =>
      /\/properties$/.test(place) || type === undefined || place.includes('/securitySchemes/') ? [] : [type],
    )
    const known = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

    expect(types.filter(type => typeof type !== 'object' && !known.includes(String(type)))).toEqual([])
  })

  test('defines every required property', () => {
    for (const [place, { required, properties }] of within(document)) {
      if (!Array.isArray(required) || /\/properties$/.test(place)) continue
      expect(Object.keys(properties ?? {}), place).toEqual(expect.arrayContaining(required))
    }
  })

  test('has only valid regular expressions', () => {
    for (const [place, { pattern }] of within(document)) {
      if (typeof pattern === 'string') expect(() => new RegExp(pattern, 'u'), place).not.toThrow()
    }
  })
})

describe.each(operations)('the call %s', (_, contract, operation) => {
  const parametersIn = (place: string) => operation.parameters.filter(parameter => parameter.in === place)

  test('has a name and a purpose', () => {
    expect(operation.operationId).toBe(contract.name)
    expect(operation.summary).toBe(contract.summary)
    expect(contract.summary).toMatch(/^[A-Z].*\.$/)
  })

  test('declares exactly the parameters of its path', () => {
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

    expect(parametersIn('path').map(({ name }) => name)).toEqual(inPath)
    expect(parametersIn('path').every(({ required }) => required)).toBe(true)
    expect(parametersIn('path').length + parametersIn('query').length).toBe(operation.parameters.length)
  })

  test('describes each parameter once', () => {
    const names = operation.parameters.map(({ name, in: place }) => `${place} ${name}`)

    expect(new Set(names).size).toBe(names.length)
    for (const { schema, required } of operation.parameters) {
      expect(['string', 'integer', 'number', 'boolean']).toContain(schema.type)
      expect(required).toBeTypeOf('boolean')
    }
  })

  test('has a body where its contract has one, required where the contract requires it, and none for GET', () => {
    const takesBody = contract.body !== noBody
    const demandsBody = !contract.body.safeParse(undefined).success

    expect(operation.requestBody?.content['application/json']?.schema.type).toBe(takesBody ? 'object' : undefined)
    expect(operation.requestBody?.required).toBe(takesBody ? demandsBody : undefined)
    if (contract.method === 'GET') expect(takesBody).toBe(false)
  })

  test('is closed: an unknown property is refused', () => {
    for (const part of [contract.params, contract.query, contract.body]) {
      const { error } = part.safeParse({ unknownProperty: 1 })
      expect(JSON.stringify(error?.issues)).toContain('unknownProperty')
    }
  })

  test('answers 200 with an object as JSON, or with one of several', () => {
    const schema = operation.responses['200']?.content?.['application/json']?.schema
    const one = schema?.anyOf ?? schema?.oneOf ?? [schema]

    expect(one.map(schema => schema?.type)).toEqual(one.map(() => 'object'))
  })

  test('names every possible error status, and describes each', () => {
    const { responses } = operation
    const statuses = Object.values(statusOfError).map(String)
    const needsToken = contract.caller !== 'anyone'

    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(statuses.filter(status => needsToken || !['401', '403'].includes(status))),
    )
    expect(Object.keys(responses).filter(status => !['200', ...statuses].includes(status))).toEqual([])
    for (const { description } of Object.values(responses)) expect(description).toMatch(/\w/)
  })

  test('requires a token from members, and none from anyone; it is optional for some', () => {
    const [isMembers, isOpen] = [/member|admin/.test(contract.caller), /recipient|uploader/.test(contract.caller)]
    if (isMembers) expect(operation.security).toEqual([{ idToken: [] }])
    if (isOpen) expect(operation.security).toEqual([{}, { idToken: [] }])
    if (contract.caller === 'anyone') expect(operation.security).toEqual([])
    const named = operation.security.flatMap(scheme => Object.keys(scheme))
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(named))
  })
})

/** Rules across several values of a body, which JSON Schema cannot express: each description states them. */
const describedRules: readonly RegExp[] = [
  /^Each file needs a tempId of its own/,
  /^Name each part once/,
  /^Name a recipient/,
  /^Not a place in a list/,
]

describe('point 20: the document is as strict as validation', () => {
  // OpenAPI 3.1 implies the 2020-12 dialect, and ECMA-262 patterns in Unicode mode.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: true })
  const target = { id: 'abcd-1234', fileId: 'efgh-5678', secret: 'S'.repeat(43) }
  const hostile = [
    ...[
      '""',
      '" "',
      '"\\u0000"',
      '"a\\u0007b"',
      '"a\\u0085"',
      '"a\\nb"',
      '"\\ud800"',
      '"a\\udc00b"',
      '"\\ud83d\\ude00"',
    ],
    ...['"no address"', '"a@b"', '" rita@partner.example "', '"rita@partner.example,x@y.example"', '"2026-13-01"'],
    ...['"not an id!"', '"7"', '"01"', `"${'x'.repeat(300)}"`, `"${'x'.repeat(20_000)}"`],
    ...['-1', '0', '7', '1.5', '1e300', 'true', 'null', '[]', '[1]', '{}', '{"a":1}'],
  ]

  test.each(callNames.filter(isWithBody))('for the body of %s', name => {
    const { body: schema } = contracts[name]
    const { body } = samples[name](target)
    const operation: Operation = document.paths[contracts[name].path][contracts[name].method.toLowerCase()]
    const validate = ajv.compile(operation.requestBody?.content['application/json']?.schema ?? {})
    const variants = [
      ['the sample', JSON.stringify(body)],
      ...placesIn(name, body).flatMap(({ path, value }) => [
        ...(path.length > 0 ? [[`without ${path.join('.')}`, jsonWithout(body, path)]] : []),
        ...hostile.map(json => [`${path.join('.')}: ${json.slice(0, 40)}`, jsonWith(body, path, json)]),
        ...(isObject(value) ? [[`more in ${path.join('.')}`, jsonWithMore(body, path, 'unknownProperty', '1')]] : []),
        ...(Array.isArray(value)
          ? [[`101 of ${path.join('.')}`, jsonWith(body, path, JSON.stringify(Array(101).fill(value[0])))]]
          : []),
      ]),
    ]

    const differing = variants.filter(([, json = '']) => {
      const value = JSON.parse(json)
      const { success, error } = schema.safeParse(value)
      const isSaid = error?.issues.every(({ message }) => describedRules.some(words => words.test(message)))
      return validate(value) !== success && !isSaid
    })

    expect(differing.map(([label]) => label)).toEqual([])
  })
})
