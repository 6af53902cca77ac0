import { createContext, use } from 'react'
import { upload as english, type UploadTexts } from '../../../../shared/texts/en/upload.ts'
import { chosenLanguage } from '../../../../shared/texts/language.ts'

export const UploadTextsContext = createContext<UploadTexts>(english)

export function useUploadTexts(): UploadTexts {
  return use(UploadTextsContext)
}

let chosen: Promise<UploadTexts> | undefined

/** English is in the page's own bundle. */
export function useChosenTexts(): UploadTexts {
  if (chosenLanguage(navigator.languages) === 'en') return english
  chosen ??= import('../../../../shared/texts/de/upload.ts').then(
    ({ upload }) => upload,
    () => english,
  )
  return use(chosen)
}
