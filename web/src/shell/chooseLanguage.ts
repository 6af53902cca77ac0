import { type Language, languageFacts } from '../../../shared/texts/language.ts'
import { store } from '../app/browserStorage.ts'
import { replaceTexts } from '../texts/loadTexts.ts'

const listeners = new Set<() => void>()
let wanted: Language | undefined

/**
 * Changes the language of the page without loading it again, so that chosen files, entries and running uploads stay.
 * Fails without a change when texts do not arrive.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language
  await replaceTexts(language, () => wanted === language)
  if (wanted !== language) return
  store('language', language)
  Object.assign(document.documentElement, { lang: language, dir: languageFacts[language].direction })
  for (const listener of listeners) listener()
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
