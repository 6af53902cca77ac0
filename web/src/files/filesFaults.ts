import { faultOfFiles, type TransferLimits } from '../../../shared/domain/limits.ts'
import { filesFaultText } from '../../../shared/texts/fields.ts'

type Limits = Omit<TransferLimits, 'zipEncryptSizeMiB'>

/** The specification's words (section 5) for the limit that all files together exceed. */
export function filesFault(files: readonly { file: File }[], limits: Limits): string | undefined {
  const fault = faultOfFiles(
    files.map(({ file }) => file),
    limits,
  )
  return fault && filesFaultText(fault)
}

export function singleFileFault({ file }: { file: File }, limits: Limits): string | undefined {
  return filesFault([{ file }], { ...limits, totalSizeMiB: Number.POSITIVE_INFINITY })
}
