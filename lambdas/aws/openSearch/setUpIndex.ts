import type { IndexClient } from './client.ts'
import {
  beatsDefinition,
  copies,
  type IndexNames,
  type IndexOptions,
  indexDefinition,
  indexNames,
} from './indexDefinition.ts'
import { IndexError } from './indexError.ts'

/**
 * Makes the first index with its alias, and that of the beats. Where they are, fields that a newer version brings are
 * added, and the copies kept as many as they are to be; what is in them stays.
 */
export async function setUpIndex(
  client: IndexClient,
  options: IndexOptions = {},
  names: IndexNames = indexNames,
): Promise<void> {
  // By its own path, and not among all aliases: OpenSearch's security lets whoever asks there see all or none.
  const { status } = await client.ask({ method: 'HEAD', path: `/${names.current}` }, 404)
  if (status === 404) {
    // Of one name whoever makes it, so that two at once make one.
    await made(client, `${names.current}-first`, { ...indexDefinition(options), aliases: { [names.current]: {} } })
  }
  await made(client, names.beats, beatsDefinition(options))
  await broughtUp(client, names.current, indexDefinition(options), options)
  await broughtUp(client, names.beats, beatsDefinition(options), options)
}

async function made(client: IndexClient, index: string, definition: object) {
  await client.ask({ method: 'PUT', path: `/${index}`, body: definition }).catch(error => {
    if (!(error instanceof IndexError) || error.type !== 'resource_already_exists_exception') throw error
  })
}

async function broughtUp(
  client: IndexClient,
  index: string,
  { mappings }: { mappings: { properties: object } },
  { replicas }: IndexOptions,
) {
  await client.ask({ method: 'PUT', path: `/${index}/_mapping`, body: { properties: mappings.properties } })
  if (replicas === undefined) return
  await client.ask({ method: 'PUT', path: `/${index}/_settings`, body: copies(replicas) })
}
