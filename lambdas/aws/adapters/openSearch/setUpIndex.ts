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

type Definition = { settings: object; mappings: { properties: object } }

/** Existing indexes get the fields of a newer version and the number of copies; their documents remain. */
export async function setUpIndex(
  client: IndexClient,
  options: IndexOptions = {},
  names: IndexNames = indexNames,
): Promise<void> {
  await setUp(client, names.current, indexDefinition(options), options)
  await setUp(client, names.beats, beatsDefinition(options), options)
}

async function setUp(client: IndexClient, alias: string, definition: Definition, { replicas }: IndexOptions) {
  const { status } = await client.ask({ method: 'HEAD', path: `/${alias}` }, 404)
  if (status === 404) await make(client, alias, definition)
  const { properties } = definition.mappings
  await client.ask({ method: 'PUT', path: `/${alias}/_mapping`, body: { properties } })
  if (replicas !== undefined) {
    await client.ask({ method: 'PUT', path: `/${alias}/_settings`, body: copies(replicas) })
  }
}

/** A fixed name, so that concurrent calls create one index. */
async function make(client: IndexClient, alias: string, definition: Definition) {
  const body = { ...definition, aliases: { [alias]: {} } }
  await client.ask({ method: 'PUT', path: `/${alias}-first`, body }).catch(error => {
    if (!(error instanceof IndexError) || error.type !== 'resource_already_exists_exception') throw error
  })
}
