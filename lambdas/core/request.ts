import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod'
import type { Contract } from '../../shared/contract/contract.ts'
import { Refusal } from './refusal.ts'

/** Bytes of a body. Far more than the longest list of files and rules takes. */
export const LONGEST_BODY = 2 * 1024 * 1024
/** So much anybody may send: the longest report of a browser's error, however its characters are escaped. */
export const LONGEST_OPEN_BODY = 128 * 1024

const MOST_FAULTS_TOLD = 20
/** A fault may quote what it is about, and that is as long as its sender likes. */
const LONGEST_MESSAGE = 200

/** Reads and checks params, query and body of a call. The only place where a request's faults become a 400. */
export function readRequest(contract: Contract, event: APIGatewayProxyEventV2) {
  return {
    params: check(contract.params, event.pathParameters ?? {}, 'path'),
    query: check(contract.query, event.queryStringParameters ?? {}, 'query'),
    body: check(contract.body, readBody(event), 'body'),
  }
}

function readBody(event: APIGatewayProxyEventV2): unknown {
  if (event.body === undefined || event.body === '') return undefined
  const mediaType = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new Refusal('unsupported_media_type', 'The body must be JSON, with the content type application/json.')
  }
  if ((event.headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity') {
    throw new Refusal('unsupported_media_type', 'The body must not be compressed.')
  }
  try {
    const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8')
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('bad_request', 'The body is not valid JSON.')
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(issue => meant(issue))
  const fields = issues.slice(0, MOST_FAULTS_TOLD).map(issue => ({
    path: [place, ...issue.path].join('.'),
    message: shortened(issue.message),
  }))
  const first = fields[0]
  throw new Refusal('bad_request', first ? `${first.path}: ${first.message}` : 'The request is not valid.', { fields })
}

type Issue = z.core.$ZodIssue

/** Of alternatives none of which was met: what is wrong with the one that is of the value's type, if one alone is. */
function meant(issue: Issue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue]
  const near = issue.errors.filter(
    faults => !faults.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  const [only] = near
  if (near.length !== 1 || !only) return [issue]
  return only.flatMap(fault => meant(fault)).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

function shortened(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE - 1)}…`
}
