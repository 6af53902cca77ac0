import { type ReviewedFile, type ReviewedTransfer, reviewTransfer } from '../../../../../shared/contract/transfers.ts'
import type { BoundCall } from '../../../api/boundCall.ts'
import type { ChosenFile } from '../../../files/chosenFile.ts'
import { hasSameName } from '../../../files/sameName.ts'
import { getStatus } from '../../../upload/failure.ts'
import { findSendings, forgetSending, type KeptSending } from '../../../upload/keptSendings.ts'
import { type Matching, matchFiles } from '../../../upload/matchFiles.ts'
import { addFiles, type Draft } from '../draft/draft.ts'
import type { Resumed } from '../flow.ts'
import type { Options } from '../options/options.ts'
import { overText, unfinishedTexts } from './unfinishedTexts.ts'

/** A sending that can go on: what this browser kept of it, and what its server knows. */
export type Unfinished = { record: KeptSending; transfer: ReviewedTransfer; files: ReviewedFile[] }

/** How a kept sending stands. `gone`: another tab gave it up. `over`: it cannot go on, and was forgotten here. */
export type UnfinishedCheck =
  | { kind: 'open'; unfinished: Unfinished }
  | { kind: 'over'; sentence: string; transfer?: ReviewedTransfer }
  | { kind: 'unreachable'; reason: string; transfer?: ReviewedTransfer | undefined }
  | { kind: 'gone' }

/** Looks at it afresh, since another tab may have worked on it. */
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
    return { kind: 'over', sentence: unfinishedTexts.unknown }
  }
}

export function getWaiting({ files }: Unfinished): ReviewedFile[] {
  return files.filter(({ fileState }) => fileState === 'waiting')
}

/** Whether the browser may find all that is missing by itself. */
export function hasHandles(unfinished: Unfinished): boolean {
  return getWaiting(unfinished).every(({ id }) => getHandle(unfinished, id) !== undefined)
}

export function getHandle({ record }: Unfinished, fileId: string): FileSystemFileHandle | undefined {
  return record.files.find(kept => kept.fileId === fileId)?.handle
}

export function match(unfinished: Unfinished, chosen: readonly ChosenFile[]): Promise<Matching> {
  return matchFiles(unfinished.record.files, getWaiting(unfinished), chosen)
}

/** What was chosen of the files of a sending, each where it stood, also what was uploaded before. */
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

/** The sending with the files that were found for it. */
export function resumed({ record, transfer, files }: Unfinished, matching: Matching, release: () => void): Resumed {
  const findMatch = (fileId: string) => matching.matched.find(({ file }) => file.id === fileId)
  return {
    release,
    record: {
      ...record,
      files: record.files.map(kept => {
        const match = findMatch(kept.fileId)
        if (!match) return kept
        const { file, handle } = match.chosen
        return {
          ...kept,
          lastModified: file.lastModified,
          sample: match.sample ?? kept.sample,
          handle: handle ?? kept.handle,
        }
      }),
    },
    uploads: files.map(({ id, name, size }, index) => ({
      tempId: record.files.find(({ fileId }) => fileId === id)?.tempId ?? -index,
      name,
      size,
      content: findMatch(id)?.chosen.file,
    })),
    draft: toDraft(transfer, matching.matched.map(inItsPlace), files),
  }
}

/**
 * Step 1 as it was filled in for a transfer, as far as its files are at hand.
 * @param known what the server knows of its files: not the rules by which they were to be anonymised, but that they were
 */
export function toDraft(
  transfer: ReviewedTransfer,
  files: readonly ChosenFile[],
  known: readonly ReviewedFile[],
): Draft {
  const { recipient, recipientName, message } = transfer
  const anonymised = known.filter(({ anonymize }) => anonymize)
  const wasAnonymised = ({ path }: ChosenFile) => anonymised.some(({ name }) => hasSameName(path, name))
  return {
    files: addFiles([], files).files.map(file => (wasAnonymised(file) ? { ...file, wasAnonymised: true } : file)),
    missing: [],
    recipient,
    recipientName: recipientName ?? '',
    isMessageOn: message !== '',
    message,
    earlierOptions: getEarlierOptions(transfer),
  }
}

/** What was asked for. A phone's number is not told: the one that was given is kept, or has to be typed again. */
function getEarlierOptions(transfer: ReviewedTransfer): Partial<Options> {
  const { trackingId = '', templateSet } = transfer
  return {
    isPasswordProtected: transfer.isPasswordProtected,
    isAnonymousTransfer: transfer.isAnonymousTransfer,
    isPhoneCodeWanted: transfer.isOTPEnabled,
    isCodeByEmailAllowed: transfer.isOTPEmailAllowed,
    isTrackingIdWanted: trackingId !== '',
    trackingId,
    templateSet,
    isLinkMailed: transfer.sendEmailNotification,
  }
}
