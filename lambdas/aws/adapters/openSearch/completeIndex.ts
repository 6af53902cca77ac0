import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import type { IndexClient } from './client.ts'
import { indexNames } from './indexDefinition.ts'
import { type Rebuild, rebuildIndex } from './rebuildIndex.ts'

/** Functions of an earlier version may write for as long (`followTransfers`). */
const LAST_WRITE_MILLISECONDS = 60_000

/**
 * Rebuilds an index whose documents lack fields of figures, and fills a new one: the stream has only the changes of the last 24
 * hours.
 * @returns the ids that OpenSearch refused
 */
export async function completeIndex({
  pause = LAST_WRITE_MILLISECONDS,
  ...rebuild
}: Rebuild & { pause?: number }): Promise<string[]> {
  const { client, names = indexNames } = rebuild
  const { status } = await client.ask({ method: 'HEAD', path: `/${names.figures}` }, 404)
  const hasFields = status !== 404
  if (hasFields && !(await isEmpty(client, names.current))) return []
  if (!hasFields) await setTimeout(pause)
  const { refused } = await rebuildIndex(rebuild)
  return refused
}

const Count = z.object({ count: z.int() })

async function isEmpty(client: IndexClient, alias: string): Promise<boolean> {
  const { body } = await client.ask({ method: 'GET', path: `/${alias}/_count` })
  return Count.parse(body).count === 0
}
