import { createContext, use } from 'react'
import { upload as english, type UploadTexts } from '../../../../shared/texts/en/upload.ts'
import { chosenLanguage } from '../../../../shared/texts/language.ts'

export const UploadTextsContext = createContext<UploadTexts>(english)

/** The texts of this page, in its language. */
export function useUploadTexts(): UploadTexts {
  return use(UploadTextsContext)
}

let chosen: Promise<UploadTexts> | undefined

/** The texts in the first of the browser's languages that we have; English comes with the page. */
export function useChosenTexts(): UploadTexts {
  if (chosenLanguage(navigator.languages) === 'en') return english
  chosen ??= import('../../../../shared/texts/de/upload.ts').then(
    ({ upload }) => upload,
    () => english,
  )
  return use(chosen)
}
