export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar', 'ja'] as const
export type Language = (typeof languages)[number]

/** Of each language: its name in itself, its BCP 47 tag for `Intl`, and the direction of its script. */
export const languageFacts: Record<Language, { name: string; tag: string; direction: 'ltr' | 'rtl' }> = {
  en: { name: 'English', tag: 'en-GB', direction: 'ltr' },
  de: { name: 'Deutsch', tag: 'de-DE', direction: 'ltr' },
  fr: { name: 'Français', tag: 'fr-FR', direction: 'ltr' },
  es: { name: 'Español', tag: 'es-ES', direction: 'ltr' },
  it: { name: 'Italiano', tag: 'it-IT', direction: 'ltr' },
  nl: { name: 'Nederlands', tag: 'nl-NL', direction: 'ltr' },
  pl: { name: 'Polski', tag: 'pl-PL', direction: 'ltr' },
  pt: { name: 'Português', tag: 'pt-PT', direction: 'ltr' },
  ar: { name: 'العربية', tag: 'ar-u-nu-latn', direction: 'rtl' },
  ja: { name: '日本語', tag: 'ja-JP', direction: 'ltr' },
}

let pageLanguage: Language = 'en'

/** In the browser, the language of the page. On a server always English: what is for a person names its language. */
export function getPageLanguage(): Language {
  return pageLanguage
}

/** Before the first text, and when the person chooses another language. */
export function setPageLanguage(language: Language): void {
  pageLanguage = language
}

export function isLanguage(given: unknown): given is Language {
  return languages.some(language => language === given)
}

/**
 * The first of a person's languages that we have, else English.
 * @param wanted BCP 47 tags, the preferred first, such as `navigator.languages`
 */
export function chosenLanguage(wanted: readonly string[]): Language {
  return wanted.map(tag => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
}

/** Attributes of an element whose text is in another language than the page, such as English in an Arabic page. */
export function inLanguage(lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' } {
  if (lang === undefined) return {}
  return { lang, dir: isLanguage(lang) ? languageFacts[lang].direction : 'auto' }
}
