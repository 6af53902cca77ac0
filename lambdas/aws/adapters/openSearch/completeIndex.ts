import { setTimeout } from 'node:timers/promises'
import { indexNames } from './indexDefinition.ts'
import { type Rebuild, rebuildIndex } from './rebuildIndex.ts'

/** Functions of an earlier version may write for as long (`followTransfers`). */
const LAST_WRITE_MILLISECONDS = 60_000

/**
 * Rebuilds an index whose documents lack fields of figures.
 * @returns the ids that OpenSearch refused
 */
export async function completeIndex({
  pause = LAST_WRITE_MILLISECONDS,
  ...rebuild
}: Rebuild & { pause?: number }): Promise<string[]> {
  const { client, names = indexNames } = rebuild
  const { status } = await client.ask({ method: 'HEAD', path: `/${names.figures}` }, 404)
  if (status !== 404) return []
  await setTimeout(pause)
  const { refused } = await rebuildIndex(rebuild)
  return refused
}
