import { setTimeout } from 'node:timers/promises'
import { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3'
import { ConnectionPool } from '@opensearch-project/opensearch/lib/pool/index.js'
import { noteIfNotPermitted } from '../notPermitted.ts'
import { IndexError } from './indexError.ts'

type IndexRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE'
  path: string
  body?: object
  /** For bulk calls: JSON values. */
  lines?: string[]
  query?: Record<string, string | number | boolean>
}

type Answer = { status: number; body: unknown }

export type IndexClient = {
  /**
   * @param also error statuses that are valid answers
   * @throws IndexError
   */
  ask(request: IndexRequest, ...also: number[]): Promise<Answer>
  close(): void
}

type Settings = {
  region: string
  /** By default the function's own. */
  credentials?: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>
  requestTimeout?: number
}

/** Usually the connection was stale. */
const MAX_TRIES = 2

/**
 * Only the transport of OpenSearch's client: all API methods would add 220 KB and 15 ms of each cold start.
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
    // It would also retry timeouts; `ask` does not.
    maxRetries: 0,
    sniffEndpoint: '',
    suggestCompression: true,
  })

  async function ask({ method, path, body, lines, query }: IndexRequest, also: number[]): Promise<Answer> {
    const request = {
      method,
      path,
      ...(body && { body }),
      ...(lines && { bulkBody: `${lines.join('\n')}\n` }),
      querystring: { ...query },
    }
    try {
      const answer = await transport.request(request, { ignore: also })
      return { status: answer.statusCode ?? 0, body: answer.body }
    } catch (error) {
      const indexError = IndexError.of(error)
      noteIfNotPermitted(indexError, `${method} of the index`)
      throw indexError
    }
  }
  return {
    async ask(request, ...also) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await ask(request, also)
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

/** The client's own adds 30 KB for numbers beyond those of JavaScript. */
const serializer = {
  serialize: (value: object) => JSON.stringify(value),
  deserialize(json: string) {
    try {
      return JSON.parse(json)
    } catch {
      // JavaScript's message would quote the answer.
      throw new Error('The index returned invalid JSON.')
    }
  },
  ndserialize: (lines: string[]) => lines.join('\n'),
  qserialize: (query: string | Record<string, string> = '') => new URLSearchParams(query).toString(),
}
