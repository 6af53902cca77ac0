import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { IndexMissing } from '../../../ports/transferIndex.ts'
import { indexKey } from '../../functions/tableKeys.ts'
import { type IndexClient, openSearchClient } from './client.ts'
import { IndexError } from './indexError.ts'

type Table = { dynamo: DynamoDBDocumentClient; name: string }
type Open = (endpoint: string) => IndexClient

/** `*` in `origins` is one label of a host. */
export function isIndexOrigin(endpoint: string, origins: string): boolean {
  const [before = '', after] = origins.split('*')
  if (after === undefined) return endpoint === origins
  const label = endpoint.slice(before.length, endpoint.length - after.length)
  return endpoint === `${before}${label}${after}` && /^[\w-]+$/.test(label)
}

/**
 * Finds the endpoint at the first call, and not in a variable: the functions of other stacks must deploy and run without the
 * stack of the index. A new domain has another endpoint, so an index that cannot be reached is found again.
 * @param index.origins those of this deployment's region, because a row may be restored or changed by hand
 * @throws IndexMissing until the index is set up
 */
export function indexOfTable(
  table: Table,
  { region, origins }: { region: string; origins: string },
  open: Open = url => openSearchClient(url, { region }),
) {
  let client: Promise<IndexClient> | undefined
  const forget = () => {
    client = undefined
  }
  async function find(): Promise<IndexClient> {
    const row = new GetCommand({ TableName: table.name, Key: indexKey })
    const { endpoint } = (await table.dynamo.send(row)).Item ?? {}
    if (typeof endpoint !== 'string') throw new IndexMissing()
    if (!isIndexOrigin(endpoint, origins))
      throw new Error('The row INDEX names no domain of this region. Deploy again.')
    return open(endpoint)
  }
  return {
    async ask(request, ...also) {
      client ??= find()
      client.catch(forget)
      try {
        return await (await client).ask(request, ...also)
      } catch (error) {
        if (error instanceof IndexError && error.isUnreachable) forget()
        throw error
      }
    },
    close: () => void client?.then(opened => opened.close(), forget),
  } satisfies IndexClient
}
