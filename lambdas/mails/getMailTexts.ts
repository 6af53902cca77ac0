import type { Language } from '../../shared/texts/language.ts'
import { german } from '../../shared/texts/mails/de.ts'
import { english } from '../../shared/texts/mails/en.ts'
import type { MailTexts } from '../../shared/texts/mails/mailTexts.ts'

const languages: Record<Language, MailTexts> = { en: english, de: german }

/** How a language speaks to partners. */
export function getMailTexts(language: Language): MailTexts {
  return languages[language]
}
