import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { Refusal } from './refusal.ts'

/** Deeply nested values cost their readers more than their bytes suggest. */
const MAX_DEPTH = 16
const MAX_KEYS_PER_OBJECT = 100

const MAX_FAULTS = 20
/** A message may quote a long value. */
const MAX_MESSAGE_LENGTH = 200

const forms: readonly (string | undefined)[] = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Words a fault of the body's shape. @returns undefined for the usual text */
export type FaultText = z.core.$ZodErrorMap

export function readRequest(contract: Contract, event: APIGatewayProxyEventV2, faultText?: FaultText) {
  return {
    params: check(contract.params, event.pathParameters ?? {}, 'path'),
    query: check(contract.query, event.queryStringParameters ?? {}, 'query'),
    body: check(contract.body, readBody(contract, event), 'body', faultText),
  }
}

function readBody({ isFormIgnored }: Contract, event: APIGatewayProxyEventV2): unknown {
  if (event.body === undefined || event.body === '') return undefined
  const mediaType = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (isFormIgnored && forms.includes(mediaType)) return undefined
  if (mediaType !== 'application/json') {
    throw new Refusal('unsupported_media_type', 'The body must be JSON, with the content type application/json.')
  }
  if ((event.headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity') {
    throw new Refusal('unsupported_media_type', 'The body must not be compressed.')
  }
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8')
  assertPlainStructure(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('bad_request', 'The body is not valid JSON.')
  }
}

const [QUOTE, BACKSLASH, COMMA, OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = Buffer.from('"\\,[{]}')

/** Before parsing, in one pass: in UTF-8 none of these bytes is part of another character. */
function assertPlainStructure(bytes: Uint8Array) {
  // Per open value: an object's number of keys, or -Infinity for an array.
  const keys: number[] = []
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      if (keys.push(byte === OPEN_OBJECT ? 1 : Number.NEGATIVE_INFINITY) > MAX_DEPTH) {
        throw new Refusal('bad_request', `The body nests deeper than ${MAX_DEPTH} levels.`)
      }
    } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) keys.pop()
    else if (byte === COMMA) {
      const seen = (keys.pop() ?? 0) + 1
      if (seen > MAX_KEYS_PER_OBJECT) {
        throw new Refusal('bad_request', `An object of the body has more than ${MAX_KEYS_PER_OBJECT} keys.`)
      }
      keys.push(seen)
    }
  }
}

function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: string,
  faultText?: FaultText,
): z.output<Schema> {
  const result = schema.safeParse(value, faultText && { error: faultText })
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(issue => toRelevantIssues(issue))
  const fields = issues.slice(0, MAX_FAULTS).map(issue => ({
    path: [place, ...issue.path].join('.'),
    message: shorten(issue.message),
  }))
  const first = fields[0]
  throw new Refusal('bad_request', first ? `${first.path}: ${first.message}` : 'The request is not valid.', { fields })
}

type Issue = z.core.$ZodIssue

/** For a union: the faults of the only alternative with the value's type. */
function toRelevantIssues(issue: Issue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue]
  const near = issue.errors.filter(
    faults => !faults.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  const [only] = near
  if (near.length !== 1 || !only) return [issue]
  return only
    .flatMap(fault => toRelevantIssues(fault))
    .map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

function shorten(message: string): string {
  return message.length <= MAX_MESSAGE_LENGTH ? message : `${message.slice(0, MAX_MESSAGE_LENGTH - 1)}…`
}
