import type { DownloadTexts } from '../../../shared/texts/en/download.ts'
import { isLanguage, setPageLanguage } from '../../../shared/texts/language.ts'

type Catalogue = { downloadTexts: DownloadTexts }

const files = import.meta.glob<Catalogue>('../../../shared/texts/*/download.ts', { query: 'catalogue' })

export let texts: DownloadTexts

/** `early.js` has chosen the language. A language that does not arrive is replaced by English. */
export async function loadTexts(): Promise<void> {
  const { lang } = document.documentElement
  if (isLanguage(lang)) setPageLanguage(lang)
  const [own, english] = [lang, 'en'].map(language => files[`../../../shared/texts/${language}/download.ts`])
  if (english === undefined) throw new Error('There are no texts.')
  texts = (await (own ?? english)().catch(english)).downloadTexts
}
