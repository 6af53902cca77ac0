import * as z from 'zod'
import type { IndexClient } from './client.ts'
import { IndexError } from './indexError.ts'

/** Greater than that of any write: a write that was late meets it for a minute (`index.gc_deletes`). */
const VERSION = Number.MAX_SAFE_INTEGER

const BulkAnswer = z.object({
  items: z.array(z.object({ delete: z.object({ status: z.int(), error: z.object({ type: z.string() }).optional() }) })),
})

/** @throws IndexError */
export async function removeTransfers(client: IndexClient, alias: string, ids: readonly string[]) {
  const { body } = await client.ask({
    method: 'POST',
    path: `/${alias}/_bulk`,
    query: { require_alias: true, filter_path: 'items.*.status,items.*.error.type' },
    lines: ids.map(_id => JSON.stringify({ delete: { _id, version: VERSION, version_type: 'external' } })),
  })
  // 404: it was not there. 409: it is removed already.
  const failed = BulkAnswer.parse(body).items.find(
    ({ delete: { status } }) => status >= 300 && status !== 404 && status !== 409,
  )
  if (failed) throw IndexError.ofStatus(failed.delete.status, failed.delete.error?.type)
}
