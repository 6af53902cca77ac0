import type { NotInspectableReason } from '../../../shared/domain/inspection.ts'
import type { Source } from '../../source.ts'
import type { Extracted, TextLocation } from '../extracted.ts'
import type { Scope } from '../format.ts'
import { NotInspectable } from '../notInspectable.ts'
import { memorySource, readBytes } from '../sources.ts'
import { PdfDocuments } from './pdfDocument.ts'
import { annotationFile, annotationText, attachmentNames, outlineText, propertiesText } from './pdfExtras.ts'
import { type PdfPage, pdfPageText } from './pdfPage.ts'
import { type PdfShown, pdfShown } from './pdfShown.ts'

/** pdf.js holds the whole document. */
const MAX_BYTES = 256 * 1024 * 1024
/** A tree of pages may lead to the same page over and over. */
const MAX_PAGES = 20_000
/** How many characters or pages are read before pdf.js lets go of what it keeps: fonts have to be read again. */
const CHARACTERS_KEPT = 1024 * 1024
const PAGES_KEPT = 50
const TAIL = 1024

/**
 * Reads PDF (ISO 32000) with pdf.js: the text of each page with its notes, fields and links, the document's properties
 * and outline, and the files that it carries through `scope.nested`. Not inspectable are pages that show something and
 * hold no text (`unsupported`: scanned, drawn, or in fonts that do not tell what they stand for), and pages with flaws
 * (`broken`: what can be made of them is read).
 * @throws NotInspectable `password`, `broken`, `tooLarge` beyond 256 MiB, `tooManyEntries` beyond 20,000 pages
 */
export async function* pdf(source: Source, scope: Scope): AsyncGenerator<Extracted> {
  if (source.size > MAX_BYTES) throw new NotInspectable('tooLarge')
  const documents = new PdfDocuments(source)
  try {
    const { numPages } = await documents.strict()
    if (numPages > MAX_PAGES) throw new NotInspectable('tooManyEntries')
    yield* properties(documents, scope)
    let characters = 0
    let isSilent = true
    for (let number = 1; number <= numPages; number += 1) {
      for await (const extracted of page(number, documents, scope)) {
        isSilent = false
        if (extracted.kind === 'text') characters += extracted.text.length
        yield extracted
      }
      if (characters < CHARACTERS_KEPT && number % PAGES_KEPT !== 0) continue
      characters = 0
      await documents.rest()
    }
    // Damaged in the right places, a page looks blank to pdf.js. A document of blank pages alone is not worth the doubt.
    if (isSilent) yield notInspectable('unsupported', scope.place)
    yield* attachments(documents, scope)
    if (await documents.lacksMaps()) yield notInspectable('unsupported', scope.place)
  } finally {
    await documents.close()
  }
  if (!(await hasEnd(source))) throw new NotInspectable('broken', 'The PDF has no end.')
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

async function* page(number: number, documents: PdfDocuments, scope: Scope): AsyncGenerator<Extracted> {
  const place: TextLocation = { ...scope.place, page: number }
  const strict = async () => (await documents.strict()).getPage(number)
  const lenient = async () => (await documents.lenient()).getPage(number)
  const well = await documents.attempt(strict().then(one => pdfPageText(one, scope.budget)))
  const made = well ?? (await documents.attempt(lenient().then(one => pdfPageText(one, scope.budget))))
  const shown = await documents.attempt(lenient().then(pdfShown))
  // pdf.js leaves out what lies beyond the edges of the page, cropped or pushed there: it is in the document all the same.
  const beyond = shown && shown.glyphs > (made?.characters ?? 0) ? [shown.text] : []

  const notes = await documents.attempt(strict().then(one => one.getAnnotations()))
  const noted = (notes ?? []).map(annotationText)
  for (const text of made?.pieces ?? []) if (text !== '') yield { kind: 'text', text, place }
  for (const line of [...beyond, ...noted, ...unsaid(shown?.annotations ?? [], noted)]) {
    if (line === '') continue
    scope.budget.inflate(line.length)
    yield { kind: 'text', text: `\n${line.trimEnd()}\n`, place }
  }
  for (const note of notes ?? []) {
    const file = annotationFile(note)
    if (file) yield* attachment(documents, file.id, file.name, scope)
  }

  if (well === undefined || shown === undefined || notes === undefined) yield notInspectable('broken', place)
  else if (well.isMeaningless || (await isUnread(well.characters, shown, strict, documents))) {
    yield notInspectable('unsupported', place)
  }
  await documents.attempt(strict().then(one => one.cleanup()))
  await documents.attempt(lenient().then(one => one.cleanup()))
}

/** What fields and stamps show and do not say: most say what they show. */
function unsaid(shown: readonly string[], noted: readonly string[]): string[] {
  const solid = (text: string) => text.replace(/\s+/g, '')
  const said = noted.map(solid).join('\n')
  return shown.filter(text => text !== '' && !said.includes(solid(text)))
}

/**
 * Whether a page shows something that is not read: a picture, beside text or without, or letters drawn as shapes. Images
 * are refused by their size, so that the strict document stops where the other goes on: that tells that there was one.
 */
async function isUnread(
  characters: number,
  shown: PdfShown,
  strict: () => Promise<PdfPage>,
  documents: PdfDocuments,
): Promise<boolean> {
  // Lines and frames stand beside most texts.
  if (characters === 0 && (shown.paints || shown.glyphs > 0)) return true
  const stopped = await documents.attempt(strict().then(pdfShown))
  return stopped?.length !== shown.length
}

async function* attachments(documents: PdfDocuments, scope: Scope): AsyncGenerator<Extracted> {
  const names = await documents.attempt(documents.strict().then(attachmentNames))
  if (names === undefined) yield notInspectable('broken', scope.place)
  for (const name of names ?? []) yield* attachment(documents, name, name, scope)
}

async function* attachment(documents: PdfDocuments, id: string, name: string, scope: Scope): AsyncGenerator<Extracted> {
  const content = await documents.attempt(documents.strict().then(one => one.getAttachmentContent(id)))
  if (!content) {
    yield notInspectable('broken', { ...scope.place, path: [...(scope.place.path ?? []), name] })
    return
  }
  scope.budget.inflate(content.length)
  yield* scope.nested(memorySource(content), name)
}

/** ISO 32000-1, 7.5.5, as Acrobat reads it: the end stands somewhere in the last 1,024 bytes. */
async function hasEnd(source: Source): Promise<boolean> {
  const tail = await readBytes(source, Math.max(0, source.size - TAIL), source.size)
  return tail.includes('%%EOF')
}

function notInspectable(reason: NotInspectableReason, place: TextLocation): Extracted {
  return { kind: 'notInspectable', reason, place }
}
