import { PDFiumLibrary } from '@hyzyla/pdfium'
import { PDFIUM_PROGRAM, readOcrFile } from './ocrFiles.ts'
import type { Picture } from './picture.ts'

const POINTS_PER_INCH = 72
/** The models were trained at this resolution: https://tesseract-ocr.github.io/tessdoc/ImproveQuality.html */
const DOTS_PER_INCH = 300
/** A3 at 300 dpi. Larger pages get fewer dots per inch. */
const MAX_PIXELS = 18_000_000

type PdfiumDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

/**
 * Renders pages with PDFium in WebAssembly. pdf.js, which reads the texts, needs a canvas for that, and this build of it has no
 * decoders for fax, JBIG2 and JPEG 2000, the formats of scanners.
 */
export class PdfRenderer {
  private readonly document: PdfiumDocument

  private constructor(document: PdfiumDocument) {
    this.document = document
  }

  static async open(bytes: Uint8Array): Promise<PdfRenderer> {
    const wasm = await readOcrFile(PDFIUM_PROGRAM)
    const library = await PDFiumLibrary.init({ wasmBinary: Uint8Array.from(wasm).buffer })
    return new PdfRenderer(await library.loadDocument(bytes))
  }

  /** @param number from 1 */
  async render(number: number): Promise<Picture> {
    const page = this.document.getPage(number - 1)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / (originalWidth * originalHeight)))
    const { width, height, data } = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' })
    return { width, height, orientation: 1, toBytes: () => toPgm(width, height, data) }
  }
}

/** Portable graymap, which every decoder reads at once: https://netpbm.sourceforge.net/doc/pgm.html */
function toPgm(width: number, height: number, grey: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}
