import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { dynamoClient } from '../adapters/dynamo/client.ts'
import { isServiceDown } from '../adapters/isServiceDown.ts'
import { openSearchClient } from '../adapters/openSearch/client.ts'
import { IndexError } from '../adapters/openSearch/indexError.ts'
import { noteEndpoint } from '../adapters/openSearch/noteEndpoint.ts'
import { setUpIndex } from '../adapters/openSearchIndex.ts'
import { variable } from '../functions/variables.ts'

/** CloudFormation passes only strings. */
const Properties = z.object({
  Replicas: z.coerce.number().int(),
  /** The JSON of `indexAccess`; absent for a node without roles. */
  Access: z
    .string()
    .transform(text => JSON.parse(text))
    .pipe(z.record(z.string(), z.looseObject({})))
    .optional(),
})

const BETWEEN_TRIES_MILLISECONDS = 10_000

export async function setUpIndexResource(properties: unknown, milliseconds: number): Promise<void> {
  const { Replicas: replicas, Access = {} } = Properties.parse(properties)
  const endpoint = variable('INDEX_ENDPOINT')
  const client = openSearchClient(endpoint, { region: variable('AWS_REGION'), requestTimeout: 20_000 })
  await patiently(milliseconds, async () => {
    for (const [path, body] of Object.entries(Access)) {
      await client.ask({ method: 'PUT', path: `/_plugins/_security/api/${path}`, body })
    }
    await setUpIndex(client, { replicas })
  })
  await noteEndpoint(dynamoClient(), variable('TRANSFERS_TABLE'), endpoint)
}

/** A new or changing domain refuses all callers, or has no elected master. */
async function patiently(milliseconds: number, work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + milliseconds; ; await setTimeout(BETWEEN_TRIES_MILLISECONDS)) {
    try {
      return await work()
    } catch (error) {
      const isUnknown = error instanceof IndexError && (error.status === 401 || error.status === 403)
      const isOver = Date.now() + BETWEEN_TRIES_MILLISECONDS > end
      if (isOver || !(isUnknown || isServiceDown(error))) throw error
    }
  }
}
