import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'

export type ChosenFile = {
  file: File
  /** `folder/sub/a.txt`, or the plain name. */
  path: string
  /** Survives a closed tab; not every browser has it. */
  handle?: FileSystemFileHandle
}

export type FileToSend = ChosenFile & {
  tempId: number
  /** The chosen path, if it differs from the sent one. */
  renamedFrom?: string
  anonymisation?: AnonymizationPolicy | undefined
  /** The file has undecodable bytes: anonymising it would fail the transfer. */
  isBroken?: boolean
  /** Columns, from 0, whose search pattern matches none of the rows in the dialog. */
  unmatchedColumns?: readonly number[]
  /** Its rules are lost: it must not be sent unchanged without a question. */
  wasAnonymised?: boolean
  /** A secret was not stored, or the content has changed. */
  toCheck?: 'secret' | 'changed' | undefined
}

/** The file was chosen before a reload: its rules are stored, its content is missing. */
export type MissingFile = Omit<FileToSend, 'file'> & { size: number; lastModified: number }

export type Chosen = {
  files: ChosenFile[]
  describeSkipped: string[]
}

export function plainFiles(files: Iterable<File>): Chosen {
  return { files: [...files].map(file => ({ file, path: file.name })), describeSkipped: [] }
}
