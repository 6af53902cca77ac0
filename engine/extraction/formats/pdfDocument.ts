import type { getResolvedPDFJS } from 'unpdf'
import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>
export type PdfProxy = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>

/**
 * One document opened twice, as need be: flaws are told by the strict one, and what can be made of them is read by the
 * lenient one.
 */
export class PdfDocuments {
  private readonly source: Source
  private strictOne: Promise<PdfDocument> | undefined
  private lenientOne: Promise<PdfDocument> | undefined
  private hasSourceFailed = false

  constructor(source: Source) {
    this.source = source
  }

  /**
   * What pdf.js cannot do is a flaw of the document, and gives undefined.
   * @throws what the source throws, and what the budget says
   */
  async attempt<T>(reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading
    } catch (error) {
      if (this.hasSourceFailed || error instanceof NotInspectable) throw error
      return undefined
    }
  }

  /** @throws NotInspectable as `openPdf` does, and what the source throws */
  async strict(): Promise<PdfProxy> {
    this.strictOne ??= this.bytes().then(bytes => openPdf(bytes, true))
    return (await this.strictOne).proxy
  }

  /** @throws NotInspectable as `openPdf` does, and what the source throws */
  async lenient(): Promise<PdfProxy> {
    this.lenientOne ??= this.bytes().then(bytes => openPdf(bytes, false))
    return (await this.lenientOne).proxy
  }

  /** Whether a character map was asked for that is not here: texts in it are not read. */
  async lacksMaps(): Promise<boolean> {
    return ((await this.strictOne)?.lacksMaps() || (await this.lenientOne)?.lacksMaps()) ?? false
  }

  /** Lets go of what pdf.js keeps of pages: fonts, and texts many times their size. */
  async rest() {
    for (const opened of [this.strictOne, this.lenientOne]) {
      if (opened) await this.attempt(opened.then(({ proxy }) => proxy.cleanup()))
    }
  }

  async close() {
    for (const opened of await Promise.allSettled([this.strictOne, this.lenientOne])) {
      if (opened.status === 'fulfilled') await opened.value?.close()
    }
  }

  /** Whole, as each opening takes the bytes over. In ranges, an offset beyond the end would make pdf.js ask for ever. */
  private async bytes(): Promise<Uint8Array> {
    const bytes = new Uint8Array(this.source.size)
    let at = 0
    try {
      for await (const piece of this.source.read(0, this.source.size)) {
        bytes.set(piece, at)
        at += piece.length
      }
    } catch (error) {
      this.hasSourceFailed = true
      throw error
    }
    return bytes
  }
}

type PdfDocument = { proxy: PdfProxy; lacksMaps(): boolean; close(): Promise<void> }

/** Of pdf.js: what it cannot help is thrown, and the rest is no news. */
const ERRORS_ONLY = 0

/**
 * Opens a PDF with pdf.js. Nothing is fetched, evaluated or drawn.
 * @param isStrict flaws in what is read are errors; otherwise what can be made of it is made
 * @throws NotInspectable `password` when it asks for one, `broken` when it cannot be opened
 */
async function openPdf(data: Uint8Array, isStrict: boolean): Promise<PdfDocument> {
  // Loaded on demand: it is 1.7 MB, and most documents are none of its.
  const { getResolvedPDFJS } = await import('unpdf')
  const { getDocument } = await getResolvedPDFJS()
  let lacksMaps = false
  class NoFiles {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<never> {
      lacksMaps ||= kind === 'cMapUrl'
      throw new Error(`${filename} is not here.`)
    }
  }
  const task = getDocument({
    data,
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
  try {
    return { proxy: await task.promise, lacksMaps: () => lacksMaps, close: () => task.destroy() }
  } catch (error) {
    await task.destroy()
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new NotInspectable(isLocked ? 'password' : 'broken', 'The PDF cannot be opened.', { cause: error })
  }
}
