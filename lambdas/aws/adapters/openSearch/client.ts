import { setTimeout } from 'node:timers/promises'
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3'
import { ConnectionPool } from '@opensearch-project/opensearch/lib/pool/index.js'
import { noteIfNotPermitted } from '../notPermitted.ts'
import { IndexError } from './indexError.ts'

type Asked = {
  method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE'
  path: string
  body?: object
  /** Of a bulk call: JSON, a value on each line. */
  lines?: string[]
  query?: Record<string, string | number | boolean>
}

type Answer = { status: number; body: unknown }

/** A domain or node of OpenSearch. */
export type IndexClient = {
  /**
   * @param also statuses of 400 and more that are answers as well
   * @throws IndexError
   */
  ask(asked: Asked, ...also: number[]): Promise<Answer>
  close(): void
}

type Settings = {
  region: string
  /** What calls are signed with; by default a function's own. */
  credentials?: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>
  requestTimeout?: number
}

/** A call that came to no answer at once is tried once more: most often a connection had gone stale. */
const MAX_TRIES = 2

/**
 * Speaks to OpenSearch by the parts of its client that do so. The client itself would bring the names of every call there
 * is: 220 KB and 15 ms of each cold start.
 * @param endpoint origin of the domain
 */
export function openSearchClient(
  endpoint: string,
  { region, credentials, requestTimeout = 5000 }: Settings,
): IndexClient {
  const { Connection, Transport } = AwsSigv4Signer({
    service: 'es',
    region,
    ...(credentials ? { getCredentials: credentials } : {}),
  })
  const emit = () => false
  const connectionPool = new ConnectionPool({ Connection, emit, resurrectStrategy: 'none' })
  connectionPool.addConnection(endpoint)
  const transport = new Transport({
    connectionPool,
    emit,
    serializer,
    requestTimeout,
    // It would try again what took too long: here one asks who knows what that costs.
    maxRetries: 0,
    sniffEndpoint: '',
    suggestCompression: true,
  })

  async function ask({ method, path, body, lines, query }: Asked, also: number[]): Promise<Answer> {
    const asked = {
      method,
      path,
      ...(body && { body }),
      ...(lines && { bulkBody: `${lines.join('\n')}\n` }),
      querystring: { ...query },
    }
    try {
      const answer = await transport.request(asked, { ignore: also })
      return { status: answer.statusCode ?? 0, body: answer.body }
    } catch (error) {
      const told = IndexError.of(error)
      noteIfNotPermitted(told, `${method} of the index`)
      throw told
    }
  }
  return {
    async ask(asked, ...also) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await ask(asked, also)
        } catch (error) {
          const isRepeated = error instanceof IndexError && error.isWorthRetry && tries < MAX_TRIES
          if (!isRepeated) throw error
          await setTimeout(50 + Math.random() * 200)
        }
      }
    },
    close: () => connectionPool.empty(),
  }
}

/** The client's own brings 30 KB for numbers beyond those of JavaScript. */
const serializer = {
  serialize: (value: object) => JSON.stringify(value),
  deserialize(json: string) {
    try {
      return JSON.parse(json)
    } catch {
      // JavaScript's own words would quote the answer.
      throw new Error('The index answered what is no JSON.')
    }
  },
  ndserialize: (lines: string[]) => lines.join('\n'),
  qserialize: (query: string | Record<string, string> = '') => new URLSearchParams(query).toString(),
}
