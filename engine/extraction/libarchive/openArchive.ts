import { type LibarchiveWasm, libarchiveWasm } from 'libarchive-wasm'
import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readPackageFile } from '../packageFile.ts'
import { ARCHIVE_PROGRAM } from './program.ts'

/** The library seeks in the archive, so it is in memory. */
const MAX_ARCHIVE_BYTES = 192 * 1024 * 1024
const PIECE_BYTES = 64 * 1024
const FILE_TYPE = 0o170000
const REGULAR_FILE = 0o100000

export type ArchiveEntry = {
  name: string
  isFile: boolean
  isEncrypted: boolean
  /** Only until the next entry. @throws NotInspectable */
  read(): AsyncGenerator<Uint8Array>
}

/**
 * Entries of an archive in a format of libarchive (https://www.libarchive.org), in WebAssembly.
 * @throws NotInspectable `password`, `unsupported`, `broken`; `tooLarge` beyond 192 MiB
 */
export async function* readArchive(source: Source): AsyncGenerator<ArchiveEntry> {
  if (source.size > MAX_ARCHIVE_BYTES) throw new NotInspectable('tooLarge', 'The archive exceeds the memory.')
  const wasmBinary = await readPackageFile(ARCHIVE_PROGRAM)
  const library = await libarchiveWasm({ wasmBinary, print: () => undefined, printErr: () => undefined } as object)
  const { module } = library
  // All memory of the library ends with it, so nothing is freed.
  const start = module._malloc(source.size)
  const piece = module._malloc(PIECE_BYTES)
  let at = start
  for await (const bytes of source.read(0, source.size)) {
    module.HEAP8.set(bytes, at)
    at += bytes.length
  }
  const archive = attempt(() => library.read_new_memory(start, source.size))
  let count = 0
  for (; ; count += 1) {
    const entry = attempt(() => library.read_next_entry(archive))
    if (entry === 0) break
    yield {
      name: library.entry_pathname(entry),
      isFile: (library.entry_filetype(entry) & FILE_TYPE) === REGULAR_FILE,
      isEncrypted: library.entry_is_encrypted(entry) !== 0,
      read: () => readEntry(library, archive, piece),
    }
  }
  // The end of the archive and an error look alike but for this.
  const failure = library.error_string(archive)
  if (failure) throw toFailure(failure)
  // What it does not recognise counts as an archive without entries.
  if (count === 0) throw toFailure('')
}

async function* readEntry(library: LibarchiveWasm, archive: number, piece: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const length = attempt(() => library.read_data(archive, piece, PIECE_BYTES))
    if (length === 0) return
    const { HEAP8 } = library.module
    yield new Uint8Array(HEAP8.slice(piece, piece + length).buffer)
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw toFailure(error instanceof Error ? error.message : '')
  }
}

function toFailure(message: string): NotInspectable {
  if (/crypt|passphrase|password/i.test(message)) return new NotInspectable('password')
  if (/unsupported|not supported|unavailable/i.test(message)) return new NotInspectable('unsupported')
  return new NotInspectable('broken', 'The archive is inconsistent.')
}
