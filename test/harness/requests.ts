import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import * as z from 'zod'
import { ErrorReply, statusOfError } from '../../shared/contract/errors.ts'
import { assertListed } from './listedSentences.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: unknown }

type Sent = {
  method?: string
  /** An array alternates names and values, which are sent unchanged, including duplicates. */
  headers?: Record<string, string> | string[]
  /** An array is sent in chunks, without a Content-Length. */
  body?: string | Uint8Array | Uint8Array[]
  /** The address of the caller, in 127.0.0.0/8. */
  localAddress?: string | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 })

/** One unmodified request: no path normalisation, no extra headers, no redirects. */
export function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: Sent = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin)
  const given = Array.isArray(headers) ? ['host', host, ...headers] : Object.entries({ host, ...headers }).flat()
  const length = body === undefined || Array.isArray(body) ? [] : ['content-length', String(Buffer.byteLength(body))]
  const all = given.some(name => name.toLowerCase() === 'content-length') ? given : [...given, ...length]
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: all, agent, localAddress }, async response => {
      const answered = await text(response).catch(reject)
      if (answered === undefined) return
      const json = parsed(answered)
      try {
        assertListed(json)
      } catch (error) {
        return reject(error)
      }
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answered, json })
    })
    sent.on('error', reject)
    if (Array.isArray(body)) for (const piece of body) sent.write(piece)
    sent.end(Array.isArray(body) ? undefined : body)
  })
}

export function sendJson(
  origin: string,
  path: string,
  json: string | Uint8Array,
  more: Sent & { token?: string | undefined } = {},
) {
  const { token, headers, ...rest } = more
  return send(origin, path, {
    method: 'POST',
    body: json,
    ...rest,
    headers: { 'content-type': 'application/json', ...bearer(token), ...(headers as Record<string, string>) },
  })
}

export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

/** The answer to bytes that no HTTP client would send: the first answer, or the bytes before the end. */
export function sendBytes(origin: string, bytes: string | Uint8Array): Promise<Answer> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let received = ''
    const done = () => {
      socket.destroy()
      resolve(answerIn(received))
    }
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (isWhole(received)) done()
    })
    socket.on('end', done).on('error', reject)
    socket.write(bytes)
  })
}

function answerIn(received: string): Answer {
  const [head = '', text = ''] = received.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, text, json: parsed(text) }
}

function isWhole(received: string): boolean {
  const { headers, text } = answerIn(received)
  return headers['content-length'] !== undefined && text.length >= Number(headers['content-length'])
}

function parsed(answered: string): unknown {
  try {
    return JSON.parse(answered)
  } catch {
    return undefined
  }
}

/** Asserts a refusal in the contract’s form: the shape, a known code, a sentence. */
export function expectRefusal({ status, headers, json, text }: Answer, wanted: number): ErrorReply {
  expect(status, text).toBe(wanted)
  expect(headers['content-type']).toBe('application/json')
  const reply = z.strictObject(ErrorReply.shape).parse(json)
  expect(statusOfError[reply.errorCode]).toBe(status)
  // The specification's text for a missing field is one word.
  expect(reply.errorMessage).toMatch(/\w+ \w+|: Required!$/)
  expect(reply.errorMessage.length).toBeLessThan(400)
  expect(reply.requestId).toMatch(/^[\w-]{8,}$/)
  return reply
}

/** Asserts success or a refusal in the contract’s form; never a server error. */
export function expectForeseen(answer: Answer) {
  expect(answer.status, answer.text).toBeLessThan(500)
  if (answer.status >= 400) expectRefusal(answer, answer.status)
}
