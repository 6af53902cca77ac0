import { getDownloadFile } from '../../shared/contract/downloads.ts'
import { MAX_RECORDED_DOWNLOADS } from '../../shared/domain/downloadSummary.ts'
import { savedName } from '../../shared/domain/text.ts'
import type { TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { toNotice } from '../core/mail/toNotice.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { getNetwork } from '../core/request/network.ts'
import { notFound, Refusal, tooManyRequests } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import { publishedArchive, publishedFile } from '../core/transfer/publishedFiles.ts'
import { assertStillLinked, linkedFile } from './linkedTransfer.ts'

/** Earlier versions counted without a list, and an incomplete list would be wrong. */
function hasRoomForDownload({ downloadCount, taken }: TransferRecord): boolean {
  return taken === undefined ? downloadCount === 0 : taken.length < MAX_RECORDED_DOWNLOADS
}

const URL_MILLISECONDS = 5 * 60_000

/** The only GET that changes data. */
export const handler = endpoint(getDownloadFile, async ({ params, query, source, caller }, reach) => {
  const { transfers, blobs, limits, notices, now } = reach
  const { delivery, transfer, state, isByDevice, ...found } = await linkedFile(reach, params, caller)
  const isArchive = transfer.archive?.id === params.fileId
  if (!found.file && !isArchive) throw notFound()
  if (state !== 'active') throw new Refusal('conflict', 'The files are still being processed, please try again later.')
  const { file, place } = getPublished(transfer, found, isArchive)

  // A repeat is not counted but still costs a write.
  const network = getNetwork(source.address)
  const wait = await limits.take('write', `downloads of ${delivery.id} from ${network}`)
  if (wait !== undefined) throw tooManyRequests(wait)

  // A resume by the same person is not another download. Anonymous callers are known by network only: user agents can
  // be forged.
  const proved = isByDevice ? delivery.phoneVerification?.username : caller.provedAs
  const whom = caller.person?.subject ?? proved ?? network
  const pass = computeDigest(JSON.stringify([file.id, whom]))
  const isByMachine = query.isByMachine === 'true' || source.isScanner
  const at = now()
  const event = {
    at: new Date(at).toISOString(),
    action: 'download',
    actor: caller.person?.subject ?? 'anyone',
    source: source.address,
    transferId: delivery.id,
    fileId: file.id,
    result: 'done',
    ...toDetail([isByMachine && 'machine', isByDevice && 'trusted device']),
  } as const
  const person = computeDigest(JSON.stringify([delivery.id, whom])).slice(0, 16)
  if (isByMachine) await transfers.noteStep(delivery.id, { step: 'fetchedByMachine', place }, at, event)
  else {
    if (transfer.sendDownloadNotice && delivery.firstDownloadAt === undefined) {
      // First, so that a crash after the count loses none; the mail says only what was counted.
      const hasSeveral = transfer.furtherRecipients !== undefined
      await notices.add(toNotice('downloaded', { transferId: transfer.id, hasSeveral, at }))
    }
    const taken = hasRoomForDownload(delivery) ? `${person}.${place}` : undefined
    await transfers.countDownload(delivery.id, pass, at, event, { taken, place })
  }
  // A URL never outlives its transfer.
  const expiresAt = Math.min(now() + URL_MILLISECONDS, Date.parse(transfer.expiryDate ?? ''))
  const url = await blobs.downloadUrl(file.releasedKey, { fileName: savedName(file.name), expiresAt })
  // A phone changed since the first check ends this call or its URL.
  await assertStillLinked(reach, { id: delivery.id, ...params }, caller)
  return { url }
})

function toDetail(notes: readonly (string | false)[]) {
  const detail = notes.filter(note => note !== false).join(', ')
  return detail === '' ? {} : { detail }
}

/** Only the archive of a protected transfer, although the sender knows the ids of its files. @throws Refusal 404 */
function getPublished(
  transfer: TransferRecord,
  { file, place }: { file: TransferFile | undefined; place: number },
  isArchive: boolean,
) {
  if (isArchive && transfer.isPasswordProtected) return { file: publishedArchive(transfer), place: 0 }
  if (!file || transfer.isPasswordProtected) throw notFound()
  return { file: publishedFile(transfer.id, file), place }
}
