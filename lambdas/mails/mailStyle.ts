import { mailSurfaces, mixed } from '../../shared/domain/mailColours.ts'
import type { TemplateSet } from '../../shared/domain/templateSet.ts'
import { oneLine } from '../core/mail/plain.ts'

type Colours = {
  /** Of buttons, links and marks. */
  accent: string
  /** What stands behind words that are not ours, and behind passwords and codes. */
  tint: string
}

/** How a mail looks, whatever it says. */
export type MailStyle = {
  language: string
  brandName: string
  light: Colours
  dark: Colours
  logo?: { width: number; height: number; alternative: string } | undefined
}

/** Mails to partners look as their template set has it. */
export function toMailStyle(
  { language, colours, logo }: TemplateSet,
  { brandName, organisationName }: { brandName: string; organisationName: string },
): MailStyle {
  return {
    ...plainLook(brandName),
    ...(colours && { light: computeLight(colours.accent), dark: toDark(colours.accentOnDark) }),
    language,
    logo: logo && { width: logo.width, height: logo.height, alternative: oneLine(organisationName) },
  }
}

/** Mails to members are English, and plain. */
export function plainLook(brandName: string): MailStyle {
  const { light, dark } = mailSurfaces
  return { language: 'en', brandName: oneLine(brandName), light: computeLight(light.accent), dark: toDark(dark.accent) }
}

const computeLight = (accent: string): Colours => ({ accent, tint: mixed(accent, mailSurfaces.light.card, 0.06) })
const toDark = (accent: string): Colours => ({ accent, tint: mixed(accent, mailSurfaces.dark.card, 0.12) })
