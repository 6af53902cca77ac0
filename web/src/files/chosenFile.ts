import type { AnonymizationPolicy } from '../../../shared/domain/anonymisation.ts'

/** A file that somebody chose, and where it stood in what was chosen. */
export type ChosenFile = {
  file: File
  /** `folder/sub/a.txt`, or the plain name. */
  path: string
  /** What the browser can find the file again by, after the tab was closed; not every browser has it. */
  handle?: FileSystemFileHandle
}

export type FileToSend = ChosenFile & {
  tempId: number
  /** The path as chosen, where `path`, under which it is sent, differs. */
  renamedFrom?: string
  /** What is to become of its columns. */
  anonymisation?: AnonymizationPolicy | undefined
  /** Whether its beginning holds bytes that are no text: anonymised, it would make the transfer fail. */
  isBroken?: boolean
  /** Columns, from 0, whose search pattern is in none of the rows that the dialog showed. */
  unmatchedColumns?: readonly number[]
  /** An earlier sending of it was anonymised by rules that are not at hand any more: it must not go as it is unasked. */
  wasAnonymised?: boolean
  /** Why its rules must be looked at again: a secret of theirs was not kept, or they were made for other content. */
  toCheck?: 'secret' | 'changed' | undefined
}

/** A file that was chosen before a reload: its rules are kept, its content is not at hand. */
export type MissingFile = Omit<FileToSend, 'file'> & { size: number; lastModified: number }

/** What a drop or a pick came to. */
export type Chosen = {
  files: ChosenFile[]
  /** Sentences: what was left out, and why. */
  leftOut: string[]
}

/** Files that were chosen one by one in an input. */
export function plainFiles(files: Iterable<File>): Chosen {
  return { files: [...files].map(file => ({ file, path: file.name })), leftOut: [] }
}
