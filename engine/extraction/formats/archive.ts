import type { Source } from '../../source.ts'
import type { Budget } from '../budget.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { readArchive } from '../libarchive/openArchive.ts'
import { readSevenZipNames } from '../libarchive/sevenZipNames.ts'
import { isVolume } from '../libarchive/volume.ts'
import { readBytes } from '../sources.ts'
import { nameTexts } from '../zip/entryTexts.ts'

/** The library writes it for a letter beyond ASCII, and no system allows it in a name of 7-Zip or RAR. */
const UNREAD = '*'
const HEAD_BYTES = 64

/** Reads archives of 7-Zip and RAR 4 and 5, cabinets and LHA, entry by entry. @throws NotInspectable as `readArchive` does */
export async function* archive(source: Source, scope: ContainerScope): AsyncGenerator<Extracted> {
  const names: string[] = []
  let failure: { error: unknown } | undefined
  try {
    for await (const { name, isFile, isEncrypted, read } of readArchive(source)) {
      names.push(name)
      if (isEncrypted) {
        scope.budget.entry()
        yield { kind: 'notInspectable', reason: 'password', place: scope.getPlace(name) }
      } else if (isFile) yield* scope.nestedStream(counted(read(), scope.budget), name)
      else scope.budget.entry()
    }
  } catch (error) {
    failure = { error }
  }
  const complete = names.some(name => name.includes(UNREAD)) ? await readSevenZipNames(source, names) : names
  yield* nameTexts(complete ?? names, scope)
  if (complete === undefined) yield { kind: 'notInspectable', reason: 'encoding', place: scope.place }
  if (isVolume(await readBytes(source, 0, HEAD_BYTES))) {
    yield { kind: 'notInspectable', reason: 'unsupported', place: scope.place }
  }
  if (failure !== undefined) throw failure.error
}

async function* counted(pieces: AsyncIterable<Uint8Array>, budget: Budget): AsyncIterable<Uint8Array> {
  for await (const piece of pieces) {
    budget.inflate(piece.length)
    yield piece
  }
}
