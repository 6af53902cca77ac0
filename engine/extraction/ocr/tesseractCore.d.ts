/** The part of Tesseract that is used (tesseract.js-core has no types): https://github.com/naptha/tesseract.js-core */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  namespace loadTesseract {
    type Options = {
      wasmBinary: Uint8Array
      print(line: string): void
      printErr(line: string): void
      /** Called for each word. An error ends the recognition, and the module must not be used again. */
      TesseractProgress(percent: number): void
    }
    type BaseApi = {
      /** @returns -1 on failure */
      Init(dataPath: null, languages: string, engineMode: number): number
      SetVariable(name: string, value: string): boolean
      /** Reads `/input`. @returns 1 on failure */
      SetImageFile(exifOrientation: number, angle: number): number
      /** @returns 0 on success */
      Recognize(monitor: null): number
      GetUTF8Text(): string
      /** Boxes of blocks, paragraphs, lines and words, a row each. */
      GetTSVText(page: number): string
      /** Slope of the lines. */
      GetGradient(): number
      MeanTextConf(): number
    }
    type TesseractModule = {
      FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void }
      TessBaseAPI: new () => BaseApi
    }
  }
  function loadTesseract(options: loadTesseract.Options): Promise<loadTesseract.TesseractModule>
  export = loadTesseract
}
