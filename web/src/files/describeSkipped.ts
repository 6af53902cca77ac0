import type { ChoosingTexts } from '../../../shared/texts/en/choosing.ts'
import type { Walk } from './walk.ts'

export function describeSkipped(
  { emptyFolders, systemFiles, unreadable, isCut }: Walk<unknown>,
  max: number,
  texts: ChoosingTexts,
): string[] {
  const sentences = [
    emptyFolders.length > 0 && texts.emptyFolders(emptyFolders),
    systemFiles.length > 0 && texts.systemFiles(systemFiles.length, [...new Set(systemFiles)]),
    unreadable.length > 0 && texts.unreadable(unreadable),
    isCut && texts.cut(max),
  ]
  return sentences.filter(sentence => sentence !== false)
}
