import { createRequire } from 'node:module'
import type { Language } from '../../shared/texts/language.ts'
import type { AlertMailTexts, MailTexts, MemberMailTexts } from '../../shared/texts/mails/mailTexts.ts'

type Catalogue = {
  getPartnerTexts: () => MailTexts
  getMemberTexts: () => MemberMailTexts
  getAlertTexts: () => AlertMailTexts
}

const load = createRequire(import.meta.url)

/** Loads with the first mail in its language, without waiting. A bundle has it as a file beside it (`bin/separateMailTexts.ts`). */
const getCatalogue = (language: Language): Catalogue => load(`../../shared/texts/mails/${language}.ts`)

/** How a language speaks to partners. */
export function getPartnerTexts(language: Language): MailTexts {
  return getCatalogue(language).getPartnerTexts()
}

/** How a language speaks to members. */
export function getMemberTexts(language: Language): MemberMailTexts {
  return getCatalogue(language).getMemberTexts()
}

export function getAlertTexts(language: Language): AlertMailTexts {
  return getCatalogue(language).getAlertTexts()
}
