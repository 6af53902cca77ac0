export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/**
 * The first of a person's languages that we have, else English.
 * @param wanted BCP 47 tags, the preferred first, such as `navigator.languages`
 */
export function chosenLanguage(wanted: readonly string[]): Language {
  const primary = wanted.map(tag => tag.toLowerCase().split('-')[0])
  const found = primary.find(tag => languages.some(language => language === tag))
  return languages.find(language => language === found) ?? 'en'
}
