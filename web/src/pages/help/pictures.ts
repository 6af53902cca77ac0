import type { HelpStep } from '../../../../shared/domain/helpSteps.ts'
import { getPageLanguage } from '../../../../shared/texts/language.ts'
import type { Theme } from '../../shell/theme.ts'

/** Screenshots of `npm run screens`: `<step>.<language>.<theme>.webp` */
const files = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true })

/** In the page's language, else in English. */
export function getPicture(step: HelpStep, theme: Theme): string | undefined {
  const [own, english] = [getPageLanguage(), 'en'].map(
    language => files[`./pictures/${step}.${language}.${theme}.webp`],
  )
  return own ?? english
}
