import type { getResolvedPDFJS } from 'unpdf'
import type { Source } from '../../source.ts'
import { NotInspectable } from '../notInspectable.ts'
import type { PdfRenderer } from '../ocr/pdfRenderer.ts'

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>
export type PdfProxy = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>

/** Opens a document twice on demand: strictly to detect flaws, leniently to read what it can. */
export class PdfDocuments {
  private readonly source: Source
  private strictOne: Promise<PdfDocument> | undefined
  private lenientOne: Promise<PdfDocument> | undefined
  private opened: Promise<PdfRenderer> | undefined
  private hasSourceFailed = false

  constructor(source: Source) {
    this.source = source
  }

  /**
   * A failure of pdf.js is a flaw of the document: undefined.
   * @throws errors of the source and of the budget
   */
  async attempt<T>(reading: Promise<T>): Promise<T | undefined> {
    try {
      return await reading
    } catch (error) {
      if (this.hasSourceFailed || error instanceof NotInspectable) throw error
      return undefined
    }
  }

  async strict(): Promise<PdfProxy> {
    this.strictOne ??= this.bytes().then(bytes => openPdf(bytes, true))
    return (await this.strictOne).proxy
  }

  async lenient(): Promise<PdfProxy> {
    this.lenientOne ??= this.bytes().then(bytes => openPdf(bytes, false))
    return (await this.lenientOne).proxy
  }

  /** For pages that are pictures. */
  renderer(): Promise<PdfRenderer> {
    this.opened ??= Promise.all([import('../ocr/pdfRenderer.ts'), this.bytes()]).then(([{ PdfRenderer }, bytes]) =>
      PdfRenderer.open(bytes),
    )
    return this.opened
  }

  /** Texts without their character map are unread. */
  async lacksMaps(): Promise<boolean> {
    return ((await this.strictOne)?.lacksMaps() || (await this.lenientOne)?.lacksMaps()) ?? false
  }

  async freeCaches() {
    for (const opened of [this.strictOne, this.lenientOne]) {
      if (opened) await this.attempt(opened.then(({ proxy }) => proxy.cleanup()))
    }
  }

  async close() {
    for (const opened of await Promise.allSettled([this.strictOne, this.lenientOne])) {
      if (opened.status === 'fulfilled') await opened.value?.close()
    }
    this.strictOne = undefined
    this.lenientOne = undefined
  }

  /** Complete, because pdf.js takes ownership; with ranges, an offset beyond the end makes it request for ever. */
  async bytes(): Promise<Uint8Array> {
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

const ERRORS_ONLY = 0

/**
 * Nothing is fetched, evaluated or drawn.
 * @param isStrict treats flaws as errors
 * @throws NotInspectable `password` when it asks for one, `broken` when it cannot be opened
 */
async function openPdf(data: Uint8Array, isStrict: boolean): Promise<PdfDocument> {
  // Loaded on demand, because it is 1.7 MB.
  const { getResolvedPDFJS } = await import('unpdf')
  const { getDocument } = await getResolvedPDFJS()
  let lacksMaps = false
  class NoFiles {
    async fetch({ kind, filename }: { kind: string; filename: string }): Promise<never> {
      lacksMaps ||= kind === 'cMapUrl'
      throw new Error(`${filename} is not included.`)
    }
  }
  const task = getDocument({
    data,
    stopAtErrors: isStrict,
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
