import { claimUpload } from '../../../../shared/contract/requests.ts'
import { fieldTexts } from '../../../../shared/texts/en/fields.ts'
import { upload } from '../../../../shared/texts/en/upload.ts'
import type { FileToSend } from '../../files/chosenFile.ts'
import { filesFault, singleFileFault } from '../../files/filesFaults.ts'
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
): DraftFaults {
  return {
    files: filesFault(files, limits),
    single: new Map(files.flatMap(file => faultOfOne(file, limits))),
    acknowledgement: isAcknowledged ? undefined : fieldTexts.consent,
  }
}

function faultOfOne(chosen: FileToSend, limits: Asked['limits']): [number, string][] {
  const { tempId, path: name, file } = chosen
  const isSendable = claimUpload.body.shape.files.safeParse([{ tempId, name, size: file.size }]).success
  const text = singleFileFault(chosen, limits) ?? (isSendable ? undefined : upload.fileName)
  return text === undefined ? [] : [[tempId, text]]
}
