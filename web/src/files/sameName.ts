import { safeFilePath } from '../../../shared/domain/text.ts'

/** Whether a chosen file could be the one of this name; its folders may have been chosen one time, or not. */
export function hasSameName(path: string, name: string): boolean {
  return baseName(safeFilePath(path)) === baseName(name)
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
