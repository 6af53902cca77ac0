import { type DownloadTexts, downloadTexts } from '../../../shared/texts/en/download.ts'
import { chosenLanguage } from '../../../shared/texts/language.ts'

export let texts: DownloadTexts = downloadTexts

export async function speakReadersLanguage(): Promise<void> {
  if (chosenLanguage(navigator.languages) !== 'de') return
  try {
    texts = (await import('../../../shared/texts/de/download.ts')).downloadTexts
    document.documentElement.lang = 'de'
  } catch {}
}
