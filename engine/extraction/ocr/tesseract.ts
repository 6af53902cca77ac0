import { gunzipSync } from 'node:zlib'
import loadTesseract, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { OcrLanguage } from '../../../shared/domain/ocr.ts'
import { languageData, readOcrFile, TESSERACT_LANGUAGES, TESSERACT_PROGRAM } from './ocrFiles.ts'
import { type LayoutPart, layOut, type Word } from './pageLayout.ts'

const LSTM_ONLY = 1
const WORD_LEVEL = '5'
/** Columns and tables are found, without the detection of scripts, which needs another model. */
const AUTOMATIC_LAYOUT = '3'
/** Boxes of garbled words make wrong columns, so a page below it keeps Tesseract's order (docs/quality.md, Scans). */
const MIN_LAYOUT_CONFIDENCE = 85

export type RecognisedText = {
  parts: readonly LayoutPart[]
  /** Mean of all words, of 100. */
  confidence: number
}

/** Thrown on the way through a page. */
export class RecognitionTimeout extends Error {
  override name = 'RecognitionTimeout'
}

/** Tesseract in WebAssembly, with its own decoders of pictures. Unusable after an error. */
export class Tesseract {
  private readonly module: TesseractModule
  private readonly api: InstanceType<TesseractModule['TessBaseAPI']>

  private constructor(module: TesseractModule) {
    this.module = module
    this.api = new module.TessBaseAPI()
  }

  /** @param isLate asked for each word */
  static async open(languages: readonly OcrLanguage[], isLate: () => boolean): Promise<Tesseract> {
    const module = await loadTesseract({
      wasmBinary: await readOcrFile(TESSERACT_PROGRAM),
      print: () => undefined,
      printErr: () => undefined,
      TesseractProgress() {
        if (isLate()) throw new RecognitionTimeout()
      },
    })
    for (const language of languages) {
      const data = gunzipSync(await readOcrFile(languageData(language)))
      module.FS.writeFile(`./${TESSERACT_LANGUAGES[language]}.traineddata`, data)
    }
    const opened = new Tesseract(module)
    const names = languages.map(language => TESSERACT_LANGUAGES[language]).join('+')
    if (opened.api.Init(null, names, LSTM_ONLY) !== 0) throw new Error('Tesseract does not start.')
    opened.api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT)
    opened.api.SetVariable('debug_file', '/dev/null')
    return opened
  }

  /**
   * @param orientation as in Exif, from 1 to 8
   * @throws RecognitionTimeout, or an Error for a picture that cannot be decoded
   */
  recognise(picture: Uint8Array, orientation: number): RecognisedText {
    this.module.FS.writeFile('/input', picture)
    try {
      if (this.api.SetImageFile(orientation, 0) !== 0) throw new Error('The picture cannot be decoded.')
      if (this.api.Recognize(null) !== 0) throw new Error('The picture cannot be read.')
      const confidence = this.api.MeanTextConf()
      return { parts: this.readParts(confidence), confidence }
    } finally {
      this.module.FS.unlink('/input')
    }
  }

  private readParts(confidence: number): readonly LayoutPart[] {
    const text = this.api.GetUTF8Text().trim()
    if (text === '') return []
    if (confidence < MIN_LAYOUT_CONFIDENCE) return [{ text }]
    // The boxes have their y axis downwards.
    return layOut(toWords(this.api.GetTSVText(0)), -this.api.GetGradient()) ?? [{ text }]
  }
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function toWords(table: string): Word[] {
  return table.split('\n').flatMap(row => {
    const [level, , block, paragraph, line, , ...rest] = row.split('\t')
    const [left = 0, top = 0, width = 0, height = 0] = rest.slice(0, 4).map(Number)
    const text = rest[5]?.trim() ?? ''
    if (level !== WORD_LEVEL || text === '') return []
    const place = `${block} ${paragraph}`
    return [{ text, paragraph: place, line: `${place} ${line}`, left, top, right: left + width, bottom: top + height }]
  })
}
