import { choosing } from '../../../shared/texts/en/choosing.ts'
import type { Walk } from './walk.ts'

export function describeSkipped(
  { emptyFolders, systemFiles, unreadable, isCut }: Walk<unknown>,
  max: number,
): string[] {
  const sentences = [
    emptyFolders.length > 0 && choosing.emptyFolders(emptyFolders),
    systemFiles.length > 0 && choosing.systemFiles(systemFiles.length, [...new Set(systemFiles)]),
    unreadable.length > 0 && choosing.unreadable(unreadable),
    isCut && choosing.cut(max),
  ]
  return sentences.filter(sentence => sentence !== false)
}
