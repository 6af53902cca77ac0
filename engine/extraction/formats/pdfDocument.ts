import type { getResolvedPDFJS } from 'unpdf'
import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import { readBytes } from '../sources.ts'

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>
export type PdfProxy = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>

/**
 * One document opened twice, as need be: flaws are told by the strict one, and what can be made of them is read by the
 * lenient one. Both can be let go of and opened again, since pdf.js keeps what it has read.
 */
export class PdfDocuments {
  private readonly source: Source
  private strictOne: Promise<PdfDocument> | undefined
  private lenientOne: Promise<PdfDocument> | undefined
  private lacked = false
  /** Settles when the source fails: pdf.js would wait for its bytes for ever. */
  private readonly failure = Promise.withResolvers<never>()
  private hasFailed = false

  constructor(source: Source) {
    this.source = source
    this.failure.promise.catch(() => {
      this.hasFailed = true
    })
  }

  /**
   * What pdf.js cannot do is a flaw of the document, and gives undefined.
   * @throws what the source throws, and what the budget says
   */
  async attempt<T>(reading: Promise<T>): Promise<T | undefined> {
    try {
      return await Promise.race([reading, this.failure.promise])
    } catch (error) {
      if (this.hasFailed || error instanceof NotInspectable) throw error
      return undefined
    }
  }

  /** @throws NotInspectable as `openPdf` does */
  async strict(): Promise<PdfDocument['proxy']> {
    this.strictOne ??= openPdf(this.source, true, this.failure.reject)
    return (await Promise.race([this.strictOne, this.failure.promise])).proxy
  }

  /** @throws NotInspectable as `openPdf` does */
  async lenient(): Promise<PdfDocument['proxy']> {
    this.lenientOne ??= openPdf(this.source, false, this.failure.reject)
    return (await Promise.race([this.lenientOne, this.failure.promise])).proxy
  }

  async close() {
    const open = await Promise.allSettled([this.strictOne, this.lenientOne])
    this.strictOne = undefined
    this.lenientOne = undefined
    for (const one of open) {
      if (one.status === 'rejected' || one.value === undefined) continue
      this.lacked ||= one.value.lacksMaps()
      await one.value.close()
    }
  }

  /** Whether a character map was asked for that is not here: texts in it are not read. To be asked after `close`. */
  get lacksMaps() {
    return this.lacked
  }
}

type PdfDocument = {
  proxy: PdfProxy
  lacksMaps(): boolean
  close(): Promise<void>
}

const CHUNK = 256 * 1024
/** Of pdf.js: what it cannot help is thrown, and the rest is no news. */
const ERRORS_ONLY = 0

/**
 * Opens a PDF with pdf.js, which asks for the ranges that it needs. Nothing is fetched, evaluated or drawn.
 * @param isStrict flaws in what is read are errors; otherwise what can be made of it is made
 * @throws NotInspectable `password` when it asks for one, `broken` when it cannot be opened
 */
async function openPdf(source: Source, isStrict: boolean, fail: (error: unknown) => void): Promise<PdfDocument> {
  // Loaded on demand: it is 1.7 MB, and most documents are none of its.
  const { getResolvedPDFJS } = await import('unpdf')
  const { getDocument, PDFDataRangeTransport } = await getResolvedPDFJS()
  let lacksMaps = false
  class NoFiles {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<never> {
      lacksMaps ||= kind === 'cMapUrl'
      throw new Error(`${filename} is not here.`)
    }
  }

  const range = new PDFDataRangeTransport(source.size, null)
  const task = getDocument({
    range,
    rangeChunkSize: CHUNK,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: isStrict,
    // No image is decoded: there is no text in it that could be read.
    maxImageSize: 0,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    BinaryDataFactory: NoFiles,
    verbosity: ERRORS_ONLY,
  })
  range.requestDataRange = (begin, end) => {
    readBytes(source, begin, end).then(bytes => range.onDataRange(begin, Uint8Array.from(bytes)), fail)
  }
  try {
    const proxy = await task.promise
    return { proxy, lacksMaps: () => lacksMaps, close: () => task.destroy() }
  } catch (error) {
    await task.destroy()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new NotInspectable(isLocked ? 'password' : 'broken', 'The PDF cannot be opened.', { cause: error })
  }
}
