import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Context } from '../lambdas/core/request/context.ts'
import type { Handler } from '../lambdas/core/request/endpoint.ts'
import { notFound, Refusal } from '../lambdas/core/request/refusal.ts'
import { endpoints } from '../lambdas/endpoints.ts'
import { type Contract, getMethods } from '../shared/contract/contract.ts'
import { contracts } from '../shared/contract/table.ts'
import { endAnswer } from './answerError.ts'
import { getCaller } from './clientAddress.ts'
import { isWithBody, type Routes, readBody } from './http.ts'

const PREFIX = '/api'

type Route = { contract: Contract; pattern: RegExp; names: string[]; load: () => Promise<Handler> }

/** Runs the same handlers as AWS, on API Gateway HTTP API events. */
export function apiRoutes(context: Context): Routes {
  const routes = Object.values(contracts).map(
    (contract): Route => ({
      contract,
      names: [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      pattern: new RegExp(`^${contract.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
      load: once(async () => (await endpoints[contract.name as keyof typeof endpoints]()).handler.on(context)),
    }),
  )

  return async (request, response, url) => {
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) return false
    await send(request, response, await answer(request, url))
    return true
  }

  async function answer(request: IncomingMessage, url: URL) {
    const requestId = context.newId()
    const path = url.pathname.slice(PREFIX.length)
    // Other calls have no HEAD, as on API Gateway: a mail scanner's HEAD must not change or reveal anything.
    const route = routes.find(
      ({ contract, pattern }) => getMethods(contract).some(method => method === request.method) && pattern.test(path),
    )
    if (!route || hasDotSegment(request.url)) throw notFound()
    const started = performance.now()
    const receive = (maxBytes: number) => receiveBody(request, maxBytes)
    const handler = await route.load()
    const result = await handler(toEvent(request, url, route, path, requestId), receive)
    context.log.info('call', {
      call: route.contract.name,
      route: route.contract.path,
      requestId,
      status: result.statusCode ?? 200,
      milliseconds: Math.round(performance.now() - started),
    })
    return result
  }
}

/** `/transfers/{id}/recipients/../retract` would be another call. No browser sends it. */
function hasDotSegment(url = ''): boolean {
  return /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(url)
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** @returns undefined when the body exceeds `maxBytes`; the rest is not read */
async function receiveBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (!isWithBody(request)) return Buffer.alloc(0)
  try {
    return await readBody(request, maxBytes)
  } catch (error) {
    if (error instanceof Refusal || !request.destroyed) throw error
    throw new Refusal('bad_request', 'The request was interrupted.')
  }
}

function toEvent(
  request: IncomingMessage,
  url: URL,
  { contract, pattern, names }: Route,
  path: string,
  requestId: string,
): APIGatewayProxyEventV2 {
  const values = (pattern.exec(path) ?? []).slice(1).map(decode)
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: path,
    rawQueryString: url.search.slice(1),
    headers: joinRepeated(toHeaders(request)),
    ...(url.search === '' ? {} : { queryStringParameters: joinRepeated(url.searchParams) }),
    ...(names.length === 0
      ? {}
      : { pathParameters: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: 'local',
      http: {
        method: contract.method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: getCaller(request) ?? 'unknown',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: `${contract.method} ${contract.path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    isBase64Encoded: false,
  }
}

/** Joins repeated values, as API Gateway does. Neither of two tokens or terms wins. */
function joinRepeated(pairs: Iterable<[name: string, value: string]>): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of pairs) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(values)
}

function* toHeaders({ rawHeaders }: IncomingMessage): Generator<[name: string, value: string], void, undefined> {
  for (let at = 0; at < rawHeaders.length; at += 2)
    yield [(rawHeaders[at] ?? '').toLowerCase(), rawHeaders[at + 1] ?? '']
}

/** A malformed escape stays as it is; the schemas refuse it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function send(request: IncomingMessage, response: ServerResponse, result: APIGatewayProxyStructuredResultV2) {
  if (request.destroyed && !request.complete) return void response.destroy()
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  response.writeHead(result.statusCode ?? 200, {
    ...(result.headers as Record<string, string>),
    'content-length': body.length,
    ...(request.complete ? {} : { connection: 'close' }),
  })
  // One write for headers and body takes half the CPU of two writes.
  if (request.complete) response.end(body)
  else await endAnswer(request, response, body)
}
