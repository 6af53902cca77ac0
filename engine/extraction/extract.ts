import type { NotInspectableReason } from '../../shared/domain/inspection.ts'
import type { Source } from '../source.ts'
import type { Budget } from './budget.ts'
import type { ContainerScope } from './containerScope.ts'
import { detect, findOleKind, HEAD_BYTES, isUnsupportedHead } from './detection/detect.ts'
import { findMismatch } from './detection/extensions.ts'
import { loadFormat, loadStorageFormat, type ReadFormat } from './detection/readFormats.ts'
import { isPicture, isReadPicture } from './detection/signatures.ts'
import { EnvironmentFailure } from './environmentFailure.ts'
import type { Extracted, TextLocation } from './extracted.ts'
import type { CompoundEntry } from './formats/msgCompound.ts'
import { NotInspectable } from './notInspectable.ts'
import type { Recogniser } from './ocr/recogniser.ts'
import { asBuffer, memorySource, withBounds } from './sources.ts'
import { spoolBytes } from './spool.ts'

export type ExtractOptions = {
  /** Directory for encrypted entries that exceed memory; without it they are `tooLarge`. */
  temporaryDirectory?: string | undefined
  /** Without it, pictures are `unsupported`. */
  recogniser?: Recogniser | undefined
}

const MAX_NAME_LENGTH = 255
/** Their pictures are shown to the reader; those of archives and messages are files of their own. */
const WITH_PICTURES: ReadonlySet<ReadFormat> = new Set(
  'docx xlsx xlsb pptx doc xls ppt odt ods odp epub html vcard'.split(' ') as ReadFormat[],
)

/**
 * Yields texts and unreadable parts, including nested documents. An error ends its entry; an exceeded budget ends the
 * document.
 * @param name decides between ambiguous formats, and is compared with the content
 * @throws errors of the source and of the spool disk, never of the document
 */
export async function* extract(
  source: Source,
  name: string,
  budget: Budget,
  { temporaryDirectory, recogniser }: ExtractOptions = {},
): AsyncIterable<Extracted> {
  const place: TextLocation = {}
  try {
    yield* document(withBounds(source), name, place)
  } catch (error) {
    if (error instanceof EnvironmentFailure) throw error.cause
    yield { kind: 'notInspectable', reason: toReason(error), place }
  }

  async function* document(of: Source, called: string, at: TextLocation, outer?: ReadFormat): AsyncIterable<Extracted> {
    const detected = await detect(of, called)
    const named = of.size > 0 ? findMismatch(called, detected.found) : undefined
    if (named !== undefined && detected.found !== undefined) {
      yield { kind: 'mismatch', named, found: detected.found, place: at }
    }
    if ('reason' in detected) {
      const { found, reason } = detected
      const isShown = outer !== undefined && WITH_PICTURES.has(outer) && isPicture(found)
      if (recogniser && isReadPicture(found)) {
        const { readPictureFile } = await import('./ocr/readPictureFile.ts')
        yield* readPictureFile(of, { recogniser, budget, found, place: at, isShown })
        return
      }
      yield { kind: 'notInspectable', reason, ...(isShown && { isPicture: true }), place: at }
      return
    }
    const read = await loadFormat(detected.found)
    yield* withAssumptions(at, assumed => read(of, getScope(at, detected.found, assumed)))
  }

  async function* withAssumptions(
    at: TextLocation,
    read: (assumed: Set<string>) => AsyncIterable<Extracted>,
  ): AsyncIterable<Extracted> {
    const assumed = new Set<string>()
    let failure: { error: unknown } | undefined
    try {
      yield* read(assumed)
    } catch (error) {
      failure = { error }
    }
    for (const encoding of assumed) yield { kind: 'assumed', encoding, place: at }
    if (failure !== undefined) throw failure.error
  }

  function getScope(at: TextLocation, outer: ReadFormat, assumed: Set<string>): ContainerScope {
    const getPlace = (entry: string): TextLocation => ({ path: [...(at.path ?? []), safeName(entry)] })
    return {
      budget,
      place: at,
      recogniser,
      getPlace,
      assume: encoding => assumed.add(encoding),
      nested: (of, entry) => readEntry(getPlace(entry), inner => document(of, entry, inner, outer)),
      nestedStream: (bytes, entry) => readEntry(getPlace(entry), inner => readStream(bytes, entry, inner, outer)),
      nestedStorage: (storage, entry) => readEntry(getPlace(entry), inner => readStorage(storage, inner, outer)),
    }
  }

  async function* readStorage(storage: CompoundEntry, inner: TextLocation, outer: ReadFormat) {
    const read = await loadStorageFormat(findOleKind([...(storage.children?.keys() ?? [])]))
    if (read === undefined) throw new NotInspectable('unsupported')
    yield* withAssumptions(inner, assumed => read(storage, getScope(inner, outer, assumed)))
  }

  async function* readEntry(
    inner: TextLocation,
    read: (inner: TextLocation) => AsyncIterable<Extracted>,
  ): AsyncIterable<Extracted> {
    budget.entry()
    try {
      budget.descend()
    } catch (error) {
      yield { kind: 'notInspectable', reason: toReason(error), place: inner }
      return
    }
    try {
      yield* read(inner)
    } catch (error) {
      if (budget.isSpent || error instanceof EnvironmentFailure) throw error
      yield { kind: 'notInspectable', reason: toReason(error), place: inner }
    } finally {
      budget.leave()
    }
  }

  async function* readStream(
    bytes: AsyncIterable<Uint8Array>,
    entry: string,
    inner: TextLocation,
    outer: ReadFormat,
  ): AsyncIterable<Extracted> {
    const { head, rest } = await getBeginning(bytes)
    if (isUnsupportedHead(head, recogniser !== undefined)) {
      await rest.return?.()
      yield* document(memorySource(head), entry, inner, outer)
      return
    }
    const spooled = await spoolBytes(prependHead(head, rest), temporaryDirectory)
    try {
      yield* document(spooled.source, entry, inner, outer)
    } finally {
      await spooled.release()
    }
  }
}

/** Any other error was provoked by the document. */
function toReason(error: unknown): NotInspectableReason {
  return error instanceof NotInspectable ? error.reason : 'broken'
}

function safeName(name: string): string {
  return name
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
}

async function getBeginning(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const next = await rest.next()
    if (next.done) break
    pieces.push(next.value)
    length += next.value.length
  }
  return { head: pieces.length === 1 && pieces[0] ? asBuffer(pieces[0]) : Buffer.concat(pieces), rest }
}

async function* prependHead(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
