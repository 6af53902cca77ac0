import { LAST } from './beats.ts'
import type { IndexClient } from './client.ts'

/** Earlier times are ignored. @param index an alias */
export async function noteBeat(client: IndexClient, index: string, at: string): Promise<void> {
  const query = { version: Date.parse(at), version_type: 'external', require_alias: true }
  await client.ask({ method: 'PUT', path: `/${index}/_doc/${LAST}`, query, body: { at } }, 409)
}
