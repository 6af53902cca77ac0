import { getDownloadFile } from '../../shared/contract/downloads.ts'
import { MAX_RECORDED_DOWNLOADS } from '../../shared/domain/downloadSummary.ts'
import { savedName } from '../../shared/domain/text.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { notFound, Refusal, tooManyRequests } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { publishedContents } from '../core/transfer/publishedFiles.ts'
import { linkedTransfer } from './linkedTransfer.ts'

/** Earlier versions counted without a list, and an incomplete list would be wrong. */
function hasRoomForDownload({ downloadCount, taken }: Transfer): boolean {
  return taken === undefined ? downloadCount === 0 : taken.length < MAX_RECORDED_DOWNLOADS
}

const URL_MILLISECONDS = 5 * 60_000

/** The only GET that changes data. */
export const handler = endpoint(getDownloadFile, async ({ params, source, caller }, reach) => {
  const { transfers, blobs, limits, now } = reach
  const { transfer, state } = await linkedTransfer(reach, params.secret, caller)
  const isOfIt = [...transfer.files, transfer.archive].some(content => content?.id === params.fileId)
  if (!isOfIt) throw notFound()
  if (state !== 'active') throw new Refusal('conflict', 'The files are still being processed, please try again later.')
  // Only the archive of a protected transfer, although the sender knows the ids of its files.
  const contents = publishedContents(transfer)
  const place = contents.findIndex(({ id }) => id === params.fileId)
  const file = contents[place]
  if (!file) throw notFound()

  // A repeat is not counted but still costs a write.
  const network = getNetwork(source.address)
  const wait = await limits.take('write', `downloads of ${transfer.id} from ${network}`)
  if (wait !== undefined) throw tooManyRequests(wait)

  // A resume by the same person is not another download. Anonymous callers are known by network only: user agents can
  // be forged.
  const whom = caller.person?.subject ?? caller.provedAs ?? network
  const pass = computeDigest(JSON.stringify([file.id, whom]))
  const event = {
    at: new Date(now()).toISOString(),
    action: 'download',
    actor: caller.person?.subject ?? 'anyone',
    source: source.address,
    transferId: transfer.id,
    fileId: file.id,
    result: 'done',
  } as const
  const person = computeDigest(JSON.stringify([transfer.id, whom])).slice(0, 16)
  await transfers.countDownload(
    transfer.id,
    pass,
    now(),
    event,
    hasRoomForDownload(transfer) ? `${person}.${place}` : undefined,
  )
  // A URL never outlives its transfer.
  const expiresAt = Math.min(now() + URL_MILLISECONDS, Date.parse(transfer.expiryDate ?? ''))
  const url = await blobs.downloadUrl(file.releasedKey, { fileName: savedName(file.name), expiresAt })
  // A phone changed since the first check ends this call or its URL.
  await linkedTransfer(reach, params.secret, caller)
  return { url }
})
