import * as z from 'zod'
import type { IndexClient } from './client.ts'
import {
  aliases,
  beatsDefinition,
  copies,
  type IndexNames,
  type IndexOptions,
  indexDefinition,
  indexNames,
  listed,
} from './indexDefinition.ts'
import { IndexError } from './indexError.ts'

type Definition = { settings: object; mappings: { properties: object }; aliases: object }

const Aliases = z.record(
  z.string(),
  z.object({ aliases: z.record(z.string(), z.object({ filter: z.unknown().optional() })) }),
)

/**
 * Existing indexes get the fields of a newer version, the filter of lists and the number of copies; their documents
 * remain. Figures do not read them until a rebuild.
 */
export async function setUpIndex(
  client: IndexClient,
  options: IndexOptions = {},
  names: IndexNames = indexNames,
): Promise<void> {
  const definition = { ...indexDefinition(options), aliases: aliases(names) }
  await setUp(client, names.current, definition, options)
  await filterLists(client, names.current)
  // A rebuild by an earlier version may be running. It must accept the documents of this one.
  await addFields(client, names.next, definition, 404)
  const ofBeats = { ...beatsDefinition(options), aliases: { [names.beats]: {} } }
  await setUp(client, names.beats, ofBeats, options)
}

async function setUp(client: IndexClient, alias: string, definition: Definition, { replicas }: IndexOptions) {
  const { status } = await client.ask({ method: 'HEAD', path: `/${alias}` }, 404)
  if (status === 404) await make(client, alias, definition)
  await addFields(client, alias, definition)
  if (replicas !== undefined) {
    await client.ask({ method: 'PUT', path: `/${alias}/_settings`, body: copies(replicas) })
  }
}

async function addFields(
  client: IndexClient,
  alias: string,
  { mappings }: Pick<Definition, 'mappings'>,
  ...also: number[]
) {
  const { properties } = mappings
  await client.ask({ method: 'PUT', path: `/${alias}/_mapping`, body: { properties } }, ...also)
}

/** A fixed name, so that concurrent calls create one index. */
async function make(client: IndexClient, alias: string, definition: Definition) {
  await client.ask({ method: 'PUT', path: `/${alias}-first`, body: definition }).catch(error => {
    if (!(error instanceof IndexError) || error.type !== 'resource_already_exists_exception') throw error
  })
}

/** Only if it is missing: the alias of another index may move at the same time. */
async function filterLists(client: IndexClient, alias: string) {
  const { body } = await client.ask({ method: 'GET', path: `/${alias}/_alias` })
  for (const [index, { aliases }] of Object.entries(Aliases.parse(body))) {
    if (aliases[alias]?.filter !== undefined) continue
    await client.ask({ method: 'PUT', path: `/${index}/_alias/${alias}`, body: listed })
  }
}
