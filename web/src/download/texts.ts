import { type DownloadTexts, downloadTexts } from '../../../shared/texts/en/download.ts'
import { chosenLanguage } from '../../../shared/texts/language.ts'

/** What the page says, in the reader's language once that has come. */
export let texts: DownloadTexts = downloadTexts

/** Takes the reader's language, as far as we have it: English is here already, and better than nothing. */
export async function speakReadersLanguage(): Promise<void> {
  if (chosenLanguage(navigator.languages) !== 'de') return
  try {
    texts = (await import('../../../shared/texts/de/download.ts')).downloadTexts
    document.documentElement.lang = 'de'
  } catch {}
}
