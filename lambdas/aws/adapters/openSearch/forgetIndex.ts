import * as z from 'zod'
import type { IndexClient } from './client.ts'
import { type IndexNames, indexNames } from './indexDefinition.ts'

/** Removes all that there is of lists, for an index of which a part is lost: neither it nor its lock can be used. */
export async function forgetIndex(client: IndexClient, names: IndexNames = indexNames): Promise<void> {
  const { body } = await client.ask({ method: 'GET', path: `/${names.current}-*/_alias` })
  for (const name of Object.keys(z.record(z.string(), z.unknown()).parse(body))) {
    await client.ask({ method: 'DELETE', path: `/${name}` }, 404)
  }
}
