import { quoted, toLines } from '../core/mail/plainTextLines.ts'
import { type Html, html } from './html.ts'
import type { MailStyle } from './mailStyle.ts'
import { styles } from './styles.ts'

/** A missing part is omitted. */
export type Block = { html?: Html | undefined; text?: string | undefined }

export function paragraph(words: string): Block {
  return { html: html`<p class="body" style="${styles.text}">${words}</p>`, text: words }
}

export function smallPrint(words: string): Html {
  return html`<p class="faint" style="${styles.small}">${words}</p>`
}

/** The heading names the author. */
export function message(look: MailStyle, heading: string, words: string): Block {
  if (words.trim() === '') return {}
  return {
    html: html`<h2 class="strong" style="${styles.heading}">${heading}</h2>${quotation(look, toLines(words))}`,
    text: `${heading}:\n${quoted(words)}`,
  }
}

export function noteBlock(look: MailStyle, words: string): Block {
  return { html: quotation(look, [words]), text: words }
}

/** Readers must not take quoted text for the product's. */
function quotation({ light }: MailStyle, lines: readonly string[]): Html {
  const [first, ...others] = lines
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
                <tr>
                  <td class="quote body" bgcolor="${light.tint}" dir="auto" style="${tinted(light)};${styles.quote}">${first}${others.map(line => html`<br>${line}`)}</td>
                </tr>
              </table>`
}

export function secret({ light }: MailStyle, kind: 'password' | 'code', words: string): Block {
  return {
    html: html`<p class="quote strong" dir="ltr" style="${tinted(light)};${styles[kind]}">${words}</p>`,
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
    html: html`<p class="faint" style="${styles.small};padding-top:8px">${hint}<br><a class="link" href="${link}" style="color:${light.accent};text-decoration:underline">${link}</a></p>`,
  }
}

const tinted = ({ accent, tint }: MailStyle['light']) => `border-left:3px solid ${accent};background-color:${tint}`
