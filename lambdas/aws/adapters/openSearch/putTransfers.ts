import * as z from 'zod'
import type { Transfer } from '../../../../shared/domain/transfer.ts'
import type { IndexClient } from './client.ts'
import { indexDocument } from './indexDocument.ts'
import { IndexError } from './indexError.ts'

/**
 * The smallest domains accept 10 MiB per call.
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/limits.html
 */
const MAX_BYTES = 4 * 1024 * 1024
/** File changes within one revision of a transfer. */
const FILE_REVISIONS = 2 ** 24

const BulkAnswer = z.object({
  items: z.array(
    z.object({
      index: z.object({ _id: z.string(), status: z.int(), error: z.object({ type: z.string() }).optional() }),
    }),
  ),
})
type Item = z.infer<typeof BulkAnswer>['items'][number]['index']

/**
 * External versions: late or repeated writes meet a newer version and are ignored. Provisional transfers are skipped.
 * @returns the index's answer for each transfer that it refuses permanently, because of its content
 * @throws IndexError for any other error: the index is busy, full or missing, or lacks a right, and may accept the same later
 */
export async function putTransfers(
  client: IndexClient,
  alias: string,
  transfers: readonly Transfer[],
): Promise<Item[]> {
  const refused: Item[] = []
  for (const parcel of parcels(transfers.flatMap(toEntry))) {
    const { body } = await client.ask({
      method: 'POST',
      path: `/${alias}/_bulk`,
      // Otherwise a missing alias would create an index of its name, with an arbitrary mapping.
      query: { require_alias: true, filter_path: 'items.*._id,items.*.status,items.*.error.type' },
      lines: parcel,
    })
    const items = BulkAnswer.parse(body).items.map(({ index }) => index)
    const failed = items.filter(({ status }) => status >= 300 && status !== 409)
    const other = failed.find(({ status }) => status !== 400)
    if (other) throw IndexError.ofStatus(other.status, other.error?.type)
    refused.push(...failed)
  }
  return refused
}

function toEntry(transfer: Transfer): string[] {
  const document = indexDocument(transfer)
  if (!document) return []
  const action = { index: { _id: transfer.id, version: getVersion(transfer), version_type: 'external' } }
  return [`${JSON.stringify(action)}\n${JSON.stringify(document)}`]
}

/** Files change between revisions; only a new revision changes their list. */
function getVersion({ revision, files }: Transfer): number {
  const ofFiles = files.reduce((sum, file) => sum + file.revision, 0)
  return revision * FILE_REVISIONS + Math.min(ofFiles, FILE_REVISIONS - 1)
}

function* parcels(entries: readonly string[]): Generator<string[]> {
  let parcel: string[] = []
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry)
    if (parcel.length > 0 && bytes + size > MAX_BYTES) {
      yield parcel
      parcel = []
      bytes = 0
    }
    parcel.push(entry)
    bytes += size
  }
  if (parcel.length > 0) yield parcel
}
