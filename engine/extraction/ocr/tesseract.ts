import { gunzipSync } from 'node:zlib'
import loadTesseract, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { OcrLanguage } from '../../../shared/domain/ocr.ts'
import { languageData, readOcrFile, TESSERACT_LANGUAGES, TESSERACT_PROGRAM } from './ocrFiles.ts'

const LSTM_ONLY = 1
/** Columns and tables are found, without the detection of scripts, which needs another model. */
const AUTOMATIC_LAYOUT = '3'

export type RecognisedText = {
  text: string
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
      return { text: this.api.GetUTF8Text().trim(), confidence: this.api.MeanTextConf() }
    } finally {
      this.module.FS.unlink('/input')
    }
  }
}
