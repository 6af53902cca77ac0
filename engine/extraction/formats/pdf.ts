import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { asBuffer, memorySource, readBytes } from '../sources.ts'
import { TextPieces } from '../text/textPieces.ts'
import { PdfDocuments } from './pdfDocument.ts'
import {
  annotationFile,
  annotationText,
  annotationTitles,
  attachmentNames,
  outlineText,
  propertiesText,
} from './pdfExtras.ts'
import { type PdfGiven, type PdfObjects, readPdfObjects, toHash } from './pdfObjects.ts'
import { type PdfPage, pdfPageText } from './pdfPage.ts'
import { type PdfShown, pdfShown } from './pdfShown.ts'

/** pdf.js holds the complete document. */
const MAX_BYTES = 256 * 1024 * 1024
/** A page tree may repeat pages. */
const MAX_PAGES = 20_000
/** pdf.js must read dropped fonts again. */
const MAX_CACHED_CHARACTERS = 1024 * 1024
const MAX_CACHED_PAGES = 50
const TAIL = 1024
/** A scan may bear a stamp or a page number as text. Pages with more text are not read twice. */
const MAX_STAMP_CHARACTERS = 100

/**
 * Reads PDF (ISO 32000) with pdf.js: pages with notes, fields and links, properties, outline; attached files through
 * `scope.nested`. Pages with content but no text, which are scanned, drawn, or in fonts without character meanings, are
 * `unsupported`, or read by OCR. Damaged pages are `broken`.
 * @throws NotInspectable `password`, `broken`, `tooLarge` beyond 256 MiB, `tooManyEntries` beyond 20,000 pages
 */
export async function* pdf(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  if (source.size > MAX_BYTES) throw new NotInspectable('tooLarge')
  const documents = new PdfDocuments(source)
  const given: PdfGiven = { titles: new Set(), files: new Set() }
  try {
    const { numPages } = await documents.strict()
    if (numPages > MAX_PAGES) throw new NotInspectable('tooManyEntries')
    yield* properties(documents, scope)
    let characters = 0
    let isSilent = true
    for (let number = 1; number <= numPages; number += 1) {
      for await (const extracted of page(number, documents, given, scope)) {
        isSilent = false
        if (extracted.kind === 'text') characters += extracted.text.length
        yield extracted
      }
      if (scope.recogniser) yield { kind: 'progress', done: number, total: numPages, place: scope.place }
      if (characters < MAX_CACHED_CHARACTERS && number % MAX_CACHED_PAGES !== 0) continue
      characters = 0
      await documents.freeCaches()
    }
    // Some damage makes a page look blank to pdf.js, so a document of only blank pages is suspicious.
    if (isSilent) yield notInspectable('unsupported', scope.place)
    yield* attachments(documents, given, scope)
    if (await documents.lacksMaps()) yield notInspectable('unsupported', scope.place)
  } finally {
    await documents.close()
  }
  yield* others(await readPdfObjects(asBuffer(await documents.bytes()), given, scope.budget), scope)
  if (!(await hasEnd(source))) throw new NotInspectable('broken', 'The PDF has no end mark.')
}

async function* properties(documents: PdfDocuments, scope: Scope): AsyncGenerator<Extracted> {
  const place = { ...scope.place }
  const found = await documents.attempt(documents.strict().then(propertiesText))
  const outline = await documents.attempt(documents.strict().then(outlineText))
  const text = `${found?.text ?? ''}${outline ?? ''}`
  scope.budget.inflate(text.length)
  if (text !== '') yield { kind: 'text', text, place }
  if (found?.isUnreadableForm) yield notInspectable('unsupported', place)
  if (found === undefined || outline === undefined) yield notInspectable('broken', place)
}

async function* page(
  number: number,
  documents: PdfDocuments,
  given: PdfGiven,
  scope: Scope,
): AsyncGenerator<Extracted> {
  const place: TextLocation = { ...scope.place, page: number }
  const strict = async () => (await documents.strict()).getPage(number)
  const lenient = async () => (await documents.lenient()).getPage(number)
  const strictText = await documents.attempt(strict().then(one => pdfPageText(one, scope.budget)))
  const pageText = strictText ?? (await documents.attempt(lenient().then(one => pdfPageText(one, scope.budget))))
  const shown = await documents.attempt(lenient().then(pdfShown))
  // pdf.js omits text beyond the page edges, but the document contains it.
  const beyond = shown && shown.glyphs > (pageText?.characters ?? 0) ? [shown.text] : []

  const notes = await documents.attempt(strict().then(one => one.getAnnotations()))
  const noteTexts = (notes ?? []).map(annotationText)
  for (const text of pageText?.pieces ?? []) if (text !== '') yield { kind: 'text', text, place }
  for (const line of [...beyond, ...noteTexts, ...findUnstored(shown?.annotations ?? [], noteTexts)]) {
    if (line === '') continue
    scope.budget.inflate(line.length)
    yield { kind: 'text', text: `\n${line.trimEnd()}\n`, place }
  }
  for (const note of notes ?? []) {
    for (const title of annotationTitles(note)) given.titles.add(title)
    const file = annotationFile(note)
    if (file) yield* attachment(documents, file, given, scope)
  }

  if (strictText === undefined || shown === undefined || notes === undefined) yield notInspectable('broken', place)
  else if (strictText.isMeaningless || (await hasUnreadContent(strictText.characters, shown, strict, documents))) {
    // A page without text may be a scan of one.
    const isPicture = !strictText.isMeaningless && strictText.characters > 0
    const isScan = strictText.isMeaningless || strictText.characters <= MAX_STAMP_CHARACTERS
    if (scope.recogniser && isScan) {
      const toPicture = async () => (await documents.renderer()).render(number)
      yield* scope.recogniser.read({ toPicture, place, budget: scope.budget, isShown: isPicture })
    } else yield { ...notInspectable('unsupported', place), ...(isPicture && { isPicture }) }
  }
  await documents.attempt(strict().then(one => one.cleanup()))
  await documents.attempt(lenient().then(one => one.cleanup()))
}

/** Texts that fields and stamps only show. */
function findUnstored(shown: readonly string[], noteTexts: readonly string[]): string[] {
  const removeSpaces = (text: string) => text.replace(/\s+/g, '')
  const stored = noteTexts.map(removeSpaces).join('\n')
  return shown.filter(text => text !== '' && !stored.includes(removeSpaces(text)))
}

/**
 * Detects images and letters drawn as shapes. The strict document refuses images by size, so its operator list stops
 * early.
 */
async function hasUnreadContent(
  characters: number,
  shown: PdfShown,
  strict: () => Promise<PdfPage>,
  documents: PdfDocuments,
): Promise<boolean> {
  if (characters === 0 && (shown.paints || shown.glyphs > 0)) return true
  const stopped = await documents.attempt(strict().then(pdfShown))
  return stopped?.length !== shown.length
}

async function* attachments(documents: PdfDocuments, given: PdfGiven, scope: Scope): AsyncGenerator<Extracted> {
  const names = await documents.attempt(documents.strict().then(attachmentNames))
  if (names === undefined) yield notInspectable('broken', scope.place)
  for (const name of names ?? []) yield* attachment(documents, { id: name, name }, given, scope)
}

async function* attachment(
  documents: PdfDocuments,
  { id, name }: { id: string; name: string },
  given: PdfGiven,
  scope: Scope,
): AsyncGenerator<Extracted> {
  const content = await documents.attempt(documents.strict().then(one => one.getAttachmentContent(id)))
  if (!content) {
    yield notInspectable('broken', { ...scope.place, path: [...(scope.place.path ?? []), name] })
    return
  }
  scope.budget.inflate(content.length)
  given.files.add(toHash(content))
  yield* scope.nested(memorySource(content), name)
}

async function* others({ notes, files, isUnread }: PdfObjects, scope: Scope): AsyncGenerator<Extracted> {
  const pieces = new TextPieces({ ...scope.place })
  for (const note of notes) pieces.addLine(note)
  yield* pieces.take(true)
  for (const content of files) yield* scope.nested(memorySource(content), 'attachment')
  if (isUnread) yield notInspectable('unsupported', scope.place)
}

/** ISO 32000-1, 7.5.5, as Acrobat reads it: the end mark is in the last 1,024 bytes. */
async function hasEnd(source: Source): Promise<boolean> {
  const tail = await readBytes(source, Math.max(0, source.size - TAIL), source.size)
  return tail.includes('%%EOF')
}

function notInspectable(reason: NotInspectableReason, place: TextLocation): Extracted {
  return { kind: 'notInspectable', reason, place }
}
