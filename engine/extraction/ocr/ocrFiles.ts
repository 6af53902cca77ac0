import type { OcrLanguage, OcrSettings } from '../../../shared/domain/ocr.ts'
import { EnvironmentFailure } from '../environmentFailure.ts'
import { readPackageFile } from '../packageFile.ts'

export const PDFIUM_PROGRAM = '@hyzyla/pdfium/pdfium.wasm'
export const TESSERACT_PROGRAM = 'tesseract.js-core/tesseract-core-simd-lstm.wasm'

/** ISO 639-3, as Tesseract names its data. */
export const TESSERACT_LANGUAGES: Record<OcrLanguage, string> = { en: 'eng', de: 'deu', fr: 'fra' }

/** Integer models: https://tesseract-ocr.github.io/tessdoc/Data-Files.html */
export function languageData(language: OcrLanguage): string {
  const name = TESSERACT_LANGUAGES[language]
  return `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`
}

/** @throws EnvironmentFailure, because a missing file is no fault of the document */
export async function readOcrFile(path: string): Promise<Buffer> {
  try {
    return await readPackageFile(path)
  } catch (error) {
    throw new EnvironmentFailure(error)
  }
}

/** Files of packages that recognition reads. Nothing is ever downloaded. */
export function ocrFiles({ languages }: Pick<OcrSettings, 'languages'>): string[] {
  return [PDFIUM_PROGRAM, TESSERACT_PROGRAM, ...languages.map(languageData)]
}
