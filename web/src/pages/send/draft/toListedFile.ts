import { hasUnseen } from '../../../../../shared/domain/text.ts'
import { choosing } from '../../../../../shared/texts/en/choosing.ts'
import { anonymisedText, brokenText, unmatchedText } from '../../../anonymise/anonymisedText.ts'
import type { ListedFile } from '../../../components/FileList.tsx'
import type { FileToSend } from '../../../files/chosenFile.ts'

export function toListedFile(file: FileToSend): ListedFile {
  const { tempId, path, anonymisation, isBroken, unmatchedColumns } = file
  const warnings = [brokenText(anonymisation, isBroken), unmatchedText(unmatchedColumns), renamedText(file)].filter(
    Boolean,
  )
  return {
    tempId,
    name: path,
    size: file.file.size,
    note: anonymisedText(anonymisation),
    warning: warnings.join(' ') || undefined,
  }
}

function renamedText({ path, renamedFrom }: FileToSend): string | undefined {
  if (renamedFrom === undefined) return undefined
  if (hasUnseen(renamedFrom)) return choosing.unseenInName(path)
  // Two encodings of one accent look the same.
  return renamedFrom.normalize('NFC') === path ? undefined : choosing.unsafeName(path, renamedFrom)
}
