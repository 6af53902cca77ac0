import { mailSurfaces, mixed } from '../../shared/domain/mailColours.ts'
import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { type Language, languageFacts } from '../../shared/texts/language.ts'
import { oneLine } from '../core/mail/plainTextLines.ts'

type Colours = {
  accent: string
  /** The background of quoted text, passwords and codes. */
  tint: string
}

export type MailStyle = {
  language: Language
  direction: 'ltr' | 'rtl'
  /** The side where lines begin and end, because many programs do not know the logical ones. */
  start: 'left' | 'right'
  end: 'left' | 'right'
  brandName: string
  light: Colours
  dark: Colours
  logo?: { width: number; height: number; alternative: string } | undefined
}

export function toMailStyle(
  { language, colours, logo }: TemplateSet,
  { brandName, organisationName }: { brandName: string; organisationName: string },
): MailStyle {
  return {
    ...plainLook(brandName, language),
    ...(colours && { light: computeLight(colours.accent), dark: toDark(colours.accentOnDark) }),
    logo: logo && { width: logo.width, height: logo.height, alternative: oneLine(organisationName) },
  }
}

/** For mails to members. */
export function plainLook(brandName: string, language: Language): MailStyle {
  const { light, dark } = mailSurfaces
  const { direction } = languageFacts[language]
  const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return {
    language,
    direction,
    start,
    end,
    brandName: oneLine(brandName),
    light: computeLight(light.accent),
    dark: toDark(dark.accent),
  }
}

const computeLight = (accent: string): Colours => ({ accent, tint: mixed(accent, mailSurfaces.light.card, 0.06) })
const toDark = (accent: string): Colours => ({ accent, tint: mixed(accent, mailSurfaces.dark.card, 0.12) })
