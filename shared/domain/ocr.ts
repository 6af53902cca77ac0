import * as z from 'zod'

/** Languages whose data is installed. */
export const OcrLanguage = z.enum(['en', 'de', 'fr'], 'Write languages such as en, de or fr.')
export type OcrLanguage = z.infer<typeof OcrLanguage>

/** Optical character recognition: text in pictures and in pages of PDF that are pictures. */
export const OcrSettings = z.strictObject({
  /** Each one takes more time. */
  languages: z
    .array(OcrLanguage)
    .min(1, 'Name a language, or leave out ocr.')
    .refine(languages => new Set(languages).size === languages.length, 'A language is listed twice.'),
  /** Pages and pictures of one file. The others are reported as not inspected. */
  maxPages: z.int().min(1).max(500).default(50),
  /** Processor time for one file. */
  maxSeconds: z.int().min(10).max(500).default(180),
})
export type OcrSettings = z.infer<typeof OcrSettings>
