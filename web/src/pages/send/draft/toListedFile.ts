import { hasUnseen } from '../../../../../shared/domain/text.ts'
import type { ChoosingTexts } from '../../../../../shared/texts/en/choosing.ts'
import { anonymisedText, brokenText, unmatchedText } from '../../../anonymise/anonymisedText.ts'
import type { ListedFile } from '../../../components/FileList.tsx'
import type { FileToSend } from '../../../files/chosenFile.ts'

export function toListedFile(file: FileToSend, texts: ChoosingTexts): ListedFile {
  const { tempId, path, anonymisation, isBroken, unmatchedColumns } = file
  const warnings = [
    brokenText(anonymisation, isBroken),
    unmatchedText(unmatchedColumns),
    renamedText(file, texts),
  ].filter(Boolean)
  return {
    tempId,
    name: path,
    size: file.file.size,
    note: anonymisedText(anonymisation),
    warning: warnings.join(' ') || undefined,
  }
}

function renamedText({ path, renamedFrom }: FileToSend, texts: ChoosingTexts): string | undefined {
  if (renamedFrom === undefined) return undefined
  if (hasUnseen(renamedFrom)) return texts.unseenInName(path)
  // Two encodings of one accent look the same.
  return renamedFrom.normalize('NFC') === path ? undefined : texts.unsafeName(path, renamedFrom)
}
