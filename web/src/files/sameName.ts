import { safeFilePath } from '../../../shared/domain/text.ts'

/** Folders may be part of one choice and not of the other. */
export function hasSameName(path: string, name: string): boolean {
  return baseName(safeFilePath(path)) === baseName(name)
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
