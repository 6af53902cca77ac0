import * as z from 'zod'
import { contracts } from '../../shared/contract/table.ts'
import type { CallName } from './calls.ts'

export type Path = readonly (string | number)[]

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  oneOf?: Schema[]
}

export type Place = { path: Path; types: ReadonlySet<string>; isRequired: boolean; value: unknown }

/**
 * Every path of a body that a call’s contract declares, with its schema.
 * @throws when the body lacks one: it would stay untested
 */
export function placesIn(name: CallName, body: unknown): Place[] {
  const schema = z.toJSONSchema(contracts[name].body, { io: 'input', unrepresentable: 'any' }) as Schema
  return [...within(schema, body, [], true)]
}

function* within(schema: Schema, value: unknown, path: Path, isRequired: boolean): Generator<Place> {
  if (value === undefined) throw new Error(`The sample has nothing at ${path.join('.')}.`)
  yield { path, types: new Set(getTypes(schema)), isRequired, value }
  for (const one of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []).filter(one => isMeant(one, value))]) {
    if (one.properties && isObject(value)) {
      for (const [name, inner] of Object.entries(one.properties)) {
        yield* within(inner, value[name], [...path, name], one.required?.includes(name) ?? false)
      }
    }
    if (one.items && Array.isArray(value)) {
      // Items of a union are all visited; others are alike.
      const some = one.items.oneOf ? value : value.slice(0, 1)
      for (const [index, item] of some.entries()) yield* within(one.items, item, [...path, index], false)
    }
  }
}

/** Of a discriminated union: the alternative of the value. */
function isMeant({ properties = {} }: Schema, value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(properties).every(([name, { const: only }]) => only === undefined || value[name] === only)
  )
}

function getTypes({ type = [], anyOf = [], oneOf = [], enum: values = [], const: only }: Schema): string[] {
  const named = [type].flat().map(name => (name === 'integer' ? 'number' : name))
  const meant = [...values, ...(only === undefined ? [] : [only])].map(value => typeof value)
  return [...named, ...meant, ...[...anyOf, ...oneOf].flatMap(getTypes)]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MARK = 'here-it-stands'

/** The JSON of a body with other JSON, valid or not, at one path. */
export function jsonWith(body: unknown, path: Path, json: string): string {
  return JSON.stringify(changed(body, path, () => MARK)).replace(`"${MARK}"`, () => json)
}

export function jsonWithout(body: unknown, path: Path): string {
  return JSON.stringify(changed(body, path, () => undefined))
}

export function jsonWithMore(body: unknown, path: Path, name: string, json: string): string {
  const found = path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], body)
  const rest = JSON.stringify(found).slice(1)
  return jsonWith(body, path, `{${JSON.stringify(name)}:${json}${rest === '}' ? '' : ','}${rest}`)
}

function changed(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? changed(item, rest, change) : item))
  const object = value as Record<string, unknown>
  return { ...object, [step]: changed(object[step], rest, change) }
}
