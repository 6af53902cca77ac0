import type { Measure, PlacedLine, TextStyle } from './layOut.ts'
import { PAGE, type PdfPage } from './writePdf.ts'

/** 216 dots per inch. Its columns are an even number: two are a byte. */
const DOTS_PER_POINT = 3
const COLUMNS = Math.floor((PAGE.width * DOTS_PER_POINT) / 2) * 2
const ROWS = PAGE.height * DOTS_PER_POINT
/** Some browsers add a little noise, which the shades of the PDF leave out. */
const MIN_WHITE = 0xf0

/** Draws text with the fonts of the browser, which has letters of most scripts. */
export function preparePaper(isRightToLeft: boolean) {
  const canvas = document.createElement('canvas')
  canvas.width = COLUMNS
  canvas.height = ROWS
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('There is no canvas.')
  const { fontFamily } = getComputedStyle(document.body)
  const toFont = ({ size, isBold, isMono }: TextStyle) =>
    `${isBold ? 'bold ' : ''}${size * DOTS_PER_POINT}px ${isMono ? 'monospace' : fontFamily}`

  const measure: Measure = (text, style) => {
    paper.font = toFont(style)
    return paper.measureText(text).width / DOTS_PER_POINT
  }

  /** Undefined where the browser hides from a page what it drew. */
  const draw = async (lines: readonly PlacedLine[]): Promise<PdfPage | undefined> => {
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, COLUMNS, ROWS)
    const texts = lines.map(line => {
      const { text, x, y, size, width } = line
      const left = isRightToLeft ? PAGE.width - x - width : x
      const isLineRightToLeft = startsRightToLeft(text)
      paper.font = toFont(line)
      paper.fillStyle = line.isQuiet ? '#444' : '#000'
      paper.direction = isLineRightToLeft ? 'rtl' : 'ltr'
      paper.textAlign = 'left'
      paper.fillText(text, left * DOTS_PER_POINT, y * DOTS_PER_POINT)
      return { text, x: left, y, size, width, isRightToLeft: isLineRightToLeft }
    })
    const { data } = paper.getImageData(0, 0, COLUMNS, ROWS)
    // The margin is white, unless noise was returned.
    if (data.subarray(0, COLUMNS * 4).some(shade => shade < MIN_WHITE)) return undefined
    return { picture: await deflate(toShades(data)), columns: COLUMNS, rows: ROWS, texts }
  }
  return { measure, draw }
}

/** As `dir="auto"` decides it. */
function startsRightToLeft(text: string): boolean {
  const [first = ''] = text.match(/\p{L}/u) ?? []
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(first)
}

/** @param pixels red, green, blue and opacity of shades of grey */
function toShades(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const shades = new Uint8Array(pixels.length / 8)
  for (let index = 0; index < shades.length; index++) {
    shades[index] = ((pixels[index * 8] ?? 0) & 0xf0) | ((pixels[index * 8 + 4] ?? 0) >> 4)
  }
  return shades
}

/** In the format of zlib. */
async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const compressed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}
