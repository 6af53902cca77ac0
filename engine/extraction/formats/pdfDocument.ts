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
  /** What the source threw: pdf.js would wait for its bytes for ever. */
  private failure: { error: unknown } | undefined
  private readonly waiting = new Set<(error: unknown) => void>()

  constructor(source: Source) {
    this.source = source
  }

  /**
   * What pdf.js cannot do is a flaw of the document, and gives undefined.
   * @throws what the source throws, and what the budget says
   */
  async attempt<T>(reading: Promise<T>): Promise<T | undefined> {
    try {
      return await this.unlessFailed(reading)
    } catch (error) {
      if (this.failure || error instanceof NotInspectable) throw error
      return undefined
    }
  }

  /** @throws NotInspectable as `openPdf` does, and what the source throws */
  async strict(): Promise<PdfProxy> {
    this.strictOne ??= openPdf(this.source, true, error => this.fail(error))
    return this.proxyOf(this.strictOne)
  }

  /** @throws NotInspectable as `openPdf` does, and what the source throws */
  async lenient(): Promise<PdfProxy> {
    this.lenientOne ??= openPdf(this.source, false, error => this.fail(error))
    return this.proxyOf(this.lenientOne)
  }

  async close() {
    const open = [this.strictOne, this.lenientOne]
    this.strictOne = undefined
    this.lenientOne = undefined
    for (const one of open) {
      const document = await one
      this.lacked ||= document?.lacksMaps() ?? false
      await document?.close()
    }
  }

  private async proxyOf(opening: Promise<PdfDocument>): Promise<PdfProxy> {
    const { proxy } = await opening
    return this.unlessFailed(proxy)
  }

  private async unlessFailed<T>(reading: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    this.waiting.add(reject)
    if (this.failure) reject(this.failure.error)
    try {
      return await Promise.race([reading, promise])
    } finally {
      this.waiting.delete(reject)
    }
  }

  private fail(error: unknown) {
    this.failure ??= { error }
    for (const reject of this.waiting) reject(error)
  }

  /** Whether a character map was asked for that is not here: texts in it are not read. To be asked after `close`. */
  get lacksMaps() {
    return this.lacked
  }
}

/** A document that is being opened. */
type PdfDocument = {
  proxy: Promise<PdfProxy>
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
  const proxy = task.promise.catch(error => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new NotInspectable(isLocked ? 'password' : 'broken', 'The PDF cannot be opened.', { cause: error })
  })
  // Whoever waits for it is told; nobody may.
  proxy.catch(() => undefined)
  return { proxy, lacksMaps: () => lacksMaps, close: () => task.destroy() }
}
