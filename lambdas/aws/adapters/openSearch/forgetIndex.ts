import * as z from 'zod'
import type { IndexClient } from './client.ts'
import { type IndexNames, indexNames } from './indexDefinition.ts'

/** For an index with a lost part, whose lock cannot be used either. */
export async function forgetIndex(client: IndexClient, names: IndexNames = indexNames): Promise<void> {
  const { body } = await client.ask({ method: 'GET', path: `/${names.current}-*/_alias` })
  for (const name of Object.keys(z.record(z.string(), z.unknown()).parse(body))) {
    await client.ask({ method: 'DELETE', path: `/${name}` }, 404)
  }
}
