import { type CharsetDecoder, findDecoder } from '../text/charsetDecoder.ts'

/** `\fcharset` and its Windows code page: specification 1.9.1, "Font Table". */
const CODE_PAGE_OF_CHARSET: Record<number, number> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}
const MAX_FONT = 32_767
const ANSI = 1252

export class RtfFonts {
  codePage = ANSI
  private readonly codePages = new Map<number, number>()
  private declared = 0

  declare(word: string, parameter = 0) {
    if (word === 'f') this.declared = parameter
    if (this.declared < 0 || this.declared > MAX_FONT) return
    const codePage =
      word === 'fcharset' ? CODE_PAGE_OF_CHARSET[parameter] : word === 'cpg' && parameter > 0 ? parameter : undefined
    if (codePage !== undefined) this.codePages.set(this.declared, codePage)
  }

  getCodePage(font: number): number {
    return this.codePages.get(font) ?? this.codePage
  }

  findDecoder(codePage: number): CharsetDecoder {
    const decoder = findDecoder(String(codePage)) ?? findDecoder(String(ANSI))
    if (decoder === undefined) throw new Error('The runtime lacks Windows-1252.')
    return decoder
  }
}
