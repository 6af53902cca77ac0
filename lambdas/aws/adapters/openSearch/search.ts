import * as z from 'zod'
import type { IndexClient } from './client.ts'

/** @param fields of the answer, as in `filter_path`; all by default */
export type Search = (body: object, fields?: string) => Promise<unknown>

/** For answers that several shards would make estimates of. */
export const oneShard = { _shards: z.object({ total: z.literal(1) }) }

/** OpenSearch cancels a query shortly before its client times out. */
const LIMITS = { allow_partial_search_results: false, cancel_after_time_interval: '4500ms', request_cache: false }

/** Queries filter without scores. User input is always a value, never a query. */
export function createSearch(client: IndexClient, alias: string): Search {
  return async (body, fields) => {
    const query = { ...LIMITS, ...(fields !== undefined && { filter_path: fields }) }
    return (await client.ask({ method: 'POST', path: `/${alias}/_search`, query, body })).body
  }
}
