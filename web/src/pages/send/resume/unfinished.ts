import {
  type ReviewedDelivery,
  type ReviewedFile,
  type ReviewedTransfer,
  reviewTransfer,
} from '../../../../../shared/contract/transfers.ts'
import type { Addressee } from '../../../../../shared/domain/deliveries.ts'
import { unfinished as texts } from '../../../../../shared/texts/en/send.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { filesByHandles } from '../../../files/filesByHandles.ts'
import { hasSameName } from '../../../files/sameName.ts'
import { noRecipients } from '../../../recipients/typedRecipients.ts'
import { getStatus } from '../../../upload/failure.ts'
import { findSendings, forgetSending, type KeptSending } from '../../../upload/keptSendings.ts'
import { findMatch, type Matching, matchFiles, toCurrent } from '../../../upload/matchFiles.ts'
import { addFiles, type Draft } from '../draft/draft.ts'
import type { Resumed } from '../flow.ts'
import type { Options } from '../options/options.ts'
import { overText } from './unfinishedTexts.ts'

export type Unfinished = { record: KeptSending; transfer: ReviewedTransfer; files: ReviewedFile[] }

/** `gone`: another tab discarded it. `over`: it cannot resume, and its record was removed. */
export type UnfinishedCheck =
  | { kind: 'open'; unfinished: Unfinished }
  | { kind: 'over'; sentence: string; transfer?: ReviewedTransfer }
  | { kind: 'unreachable'; reason: string; unfinished?: Unfinished }
  | { kind: 'gone' }

/** Another tab may have changed the record. */
export async function checkUnfinished(call: BoundCall, { transferId, subject }: KeptSending): Promise<UnfinishedCheck> {
  const record = (await findSendings(subject)).find(kept => kept.transferId === transferId)
  if (!record) return { kind: 'gone' }
  try {
    const { transfer, files } = await call(reviewTransfer, { params: { id: transferId } })
    if (transfer.transferState === 'uploading') return { kind: 'open', unfinished: { record, transfer, files } }
    await forgetSending(transferId)
    return { kind: 'over', sentence: overText(transfer), transfer }
  } catch (error) {
    if (getStatus(error) !== 404) return { kind: 'unreachable', reason: error instanceof Error ? error.message : '' }
    await forgetSending(transferId)
    return { kind: 'over', sentence: texts.over.unknown }
  }
}

export function getWaiting({ files }: Unfinished): ReviewedFile[] {
  return files.filter(({ fileState }) => fileState === 'waiting')
}

export function hasHandles(unfinished: Unfinished): boolean {
  return getWaiting(unfinished).every(({ id }) => getHandle(unfinished, id) !== undefined)
}

function getHandle({ record }: Unfinished, fileId: string): FileSystemFileHandle | undefined {
  return record.files.find(kept => kept.fileId === fileId)?.handle
}

/** Before any await, see `filesByHandles`. */
export async function findByHandles(unfinished: Unfinished): Promise<ChosenFile[]> {
  const waiting = getWaiting(unfinished).map(({ id, name }) => ({ id, name, handle: getHandle(unfinished, id) }))
  return [...(await filesByHandles(waiting)).values()]
}

export function match(unfinished: Unfinished, chosen: readonly ChosenFile[]): Promise<Matching> {
  return matchFiles(unfinished.record.files, getWaiting(unfinished), chosen)
}

export function getAvailableFiles(
  { files }: Unfinished,
  { matched }: Matching,
  chosen: readonly ChosenFile[],
): ChosenFile[] {
  const isMatched = (file: ChosenFile) => matched.some(match => match.chosen === file)
  const others = chosen.filter(file => !isMatched(file) && files.some(({ name }) => hasSameName(file.path, name)))
  return [...matched.map(inItsPlace), ...others]
}

function inItsPlace({ file, chosen }: Matching['matched'][number]): ChosenFile {
  return { ...chosen, path: file.name }
}

export function resumed({ record, transfer, files }: Unfinished, matching: Matching, release: () => void): Resumed {
  return {
    release,
    record: {
      ...record,
      files: record.files.map(kept => {
        const match = findMatch(matching, kept.fileId)
        return { ...toCurrent(kept, match), handle: match?.chosen.handle ?? kept.handle }
      }),
    },
    uploads: files.map(({ id, name, size }, index) => ({
      tempId: record.files.find(({ fileId }) => fileId === id)?.tempId ?? -index,
      name,
      size,
      content: findMatch(matching, id)?.chosen.file,
    })),
    draft: toDraft(transfer, matching.matched.map(inItsPlace), files),
  }
}

/** @param known says that a file was anonymised, not by which rules */
export function toDraft(
  transfer: ReviewedTransfer,
  files: readonly ChosenFile[],
  known: readonly ReviewedFile[],
): Draft {
  const { recipient, recipientName = '', deliveries, message } = transfer
  const anonymised = known.filter(({ anonymize }) => anonymize)
  const wasAnonymised = ({ path }: ChosenFile) => anonymised.some(({ name }) => hasSameName(path, name))
  return {
    files: addFiles([], files).files.map(file => (wasAnonymised(file) ? { ...file, wasAnonymised: true } : file)),
    missing: [],
    ...noRecipients,
    ...(deliveries ? { added: deliveries.map(toAddressee) } : { recipient, recipientName }),
    isMessageOn: message !== '',
    message,
    earlierOptions: getEarlierOptions(transfer),
  }
}

function toAddressee({ recipient, recipientName }: ReviewedDelivery): Addressee {
  return recipientName === undefined ? { recipient } : { recipient, recipientName }
}

/** The server does not return the phone number: it uses the stored one, or the sender types it again. */
function getEarlierOptions(transfer: ReviewedTransfer): Partial<Options> {
  const { trackingId = '', templateSet } = transfer
  return {
    isPasswordProtected: transfer.isPasswordProtected,
    isAnonymousTransfer: transfer.isAnonymousTransfer,
    isPhoneCodeWanted: transfer.isOTPEnabled,
    isCodeByEmailAllowed: transfer.isOTPEmailAllowed,
    isEmailCodeWanted: transfer.isEmailOTPEnabled ?? false,
    isTrackingIdWanted: trackingId !== '',
    trackingId,
    templateSet,
    isLinkMailed: transfer.sendEmailNotification,
    isNoticeWanted: transfer.sendDownloadNotice ?? false,
  }
}
