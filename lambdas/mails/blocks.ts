import { quoted, toLines } from '../core/mail/plainTextLines.ts'
import { type Html, html } from './html.ts'
import { toIsolated, withoutIsolates } from './isolates.ts'
import type { MailStyle } from './mailStyle.ts'
import { styles } from './styles.ts'

/** A missing part is omitted. */
export type Block = { html?: Html | undefined; text?: string | undefined }

export function paragraph(words: string): Block {
  return { html: html`<p class="body" style="${styles.text}">${toIsolated(words)}</p>`, text: withoutIsolates(words) }
}

/** The plain text has the address, because it has no links. */
export function linkedParagraph(
  { light }: MailStyle,
  { before, words, link }: { before: string; words: string; link: string },
): Block {
  return {
    html: html`<p class="body" style="${styles.text}">${before}<a class="link" href="${link}" style="color:${light.accent};text-decoration:underline">${toIsolated(words)}</a></p>`,
    text: `${before}${withoutIsolates(words)}\n${link}`,
  }
}

export function smallPrint(words: string): Html {
  return html`<p class="faint" style="${styles.small}">${toIsolated(words)}</p>`
}

/** The heading names the author. */
export function message(look: MailStyle, heading: string, words: string): Block {
  if (words.trim() === '') return {}
  return {
    html: html`<h2 class="strong" style="${styles.heading}">${toIsolated(heading)}</h2>${quotation(look, toLines(words))}`,
    text: `${withoutIsolates(heading)}:\n${quoted(words)}`,
  }
}

export function noteBlock(look: MailStyle, lines: readonly string[]): Block {
  return { html: quotation(look, lines.map(toIsolated)), text: lines.map(withoutIsolates).join('\n') }
}

/** Readers must not take quoted text for the product's. */
function quotation(look: MailStyle, lines: readonly (string | Html)[]): Html {
  const [first, ...others] = lines
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
                <tr>
                  <td class="quote body" bgcolor="${look.light.tint}" dir="auto" style="${toTinted(look)};${styles.quote}">${first}${others.map(line => html`<br>${line}`)}</td>
                </tr>
              </table>`
}

export function secret(look: MailStyle, kind: 'password' | 'code', words: string): Block {
  return {
    html: html`<p class="quote strong" dir="ltr" style="${toTinted(look)};text-align:${look.start};${styles[kind]}">${words}</p>`,
    text: words,
  }
}

/** The cell has the colour too, because some programs drop the link's. */
export function button({ light }: MailStyle, label: string, link: string): Block {
  return {
    html: html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px">
                <tr>
                  <td class="button" align="center" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:9px;mso-padding-alt:14px 28px">
                    <a class="buttonLink" href="${link}" style="${styles.button}">${label}</a>
                  </td>
                </tr>
              </table>`,
    text: `${label}:\n${link}`,
  }
}

/** For programs that do not show the button. */
export function buttonAddress({ light }: MailStyle, hint: string, link: string): Block {
  return {
    html: html`<p class="faint" style="${styles.small};padding-top:8px">${hint}<br><a class="link" dir="ltr" href="${link}" style="color:${light.accent};text-decoration:underline">${link}</a></p>`,
  }
}

/** The border is where lines begin. */
function toTinted({ light: { accent, tint }, start }: MailStyle): string {
  const corners = start === 'left' ? '0 8px 8px 0' : '8px 0 0 8px'
  return `border-${start}:3px solid ${accent};background-color:${tint};border-radius:${corners}`
}
