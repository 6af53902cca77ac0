import { claimUpload } from '../../../../shared/contract/requests.ts'
import { type FilesFault, faultOfFiles } from '../../../../shared/domain/limits.ts'
import type { UploadTexts } from '../../../../shared/texts/en/upload.ts'
import type { FileToSend } from '../../files/chosenFile.ts'
import type { Asked } from './readLink.ts'

export type DraftFaults = {
  files?: string | undefined
  /** The keys are file numbers. */
  single: ReadonlyMap<number, string>
  acknowledgement?: string | undefined
}

/** The specification's words (section 5). */
export function draftFaults(
  files: readonly FileToSend[],
  isAcknowledged: boolean,
  limits: Asked['limits'],
  texts: UploadTexts,
): DraftFaults {
  const fault = faultOfFiles(
    files.map(({ file }) => file),
    limits,
  )
  return {
    files: fault && toText(fault, texts),
    single: new Map(files.flatMap(file => faultOfOne(file, limits, texts))),
    acknowledgement: isAcknowledged ? undefined : texts.consent,
  }
}

function faultOfOne(
  { tempId, path, file }: FileToSend,
  limits: Asked['limits'],
  texts: UploadTexts,
): [number, string][] {
  const { size } = file
  const fault = faultOfFiles([{ name: path, size }], { ...limits, totalSizeMiB: Number.POSITIVE_INFINITY })
  if (fault) return [[tempId, toText(fault, texts)]]
  const isName = claimUpload.body.shape.files.safeParse([{ tempId, name: path, size }]).success
  return isName ? [] : [[tempId, texts.fileName]]
}

function toText(fault: FilesFault, texts: UploadTexts): string {
  switch (fault.kind) {
    case 'none':
      return texts.filesRequired
    case 'tooMany':
      return texts.maxFiles(fault.allowed)
    case 'fileTooLarge':
      return texts.fileTooLarge(fault.allowedBytes)
    case 'totalTooLarge':
      return texts.totalTooLarge(fault.allowedBytes)
  }
}
