import { type Html, html } from './html.ts'
import type { MailStyle } from './mailStyle.ts'
import { styles } from './styles.ts'

/** Only `!important` overrides an inline style. */
function darkRules({ dark }: MailStyle): Html {
  return html`
    .page { background-color: #121318 !important; }
    .card { background-color: #1c1d25 !important; border-color: #2f303b !important; }
    .strong { color: #f1efe9 !important; }
    .body { color: #dcdad4 !important; }
    .faint { color: #a9a7b2 !important; }
    .link { color: ${dark.accent} !important; }
    .quote { background-color: ${dark.tint} !important; border-color: ${dark.accent} !important; }
    .row { border-color: #2f303b !important; }
    .button { background-color: ${dark.accent} !important; }
    .buttonLink { color: #121318 !important; }
    .plate { background-color: #ffffff !important; padding: 8px 12px !important; }`
}

/** Keeps the mail's text out of the list's preview. */
const previewPadding = Array.from({ length: 80 }, () => html`&#847;&zwnj;&nbsp;`)

/** At most 600 pixels wide, and without remote content. */
export function layout(
  look: MailStyle,
  parts: { title: string; preview: string; body: Html[]; footer: Html[] },
): string {
  return html`<!doctype html>
<html lang="${look.language}" dir="${look.direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
  <title>${parts.title}</title>
  <style>
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    @media (max-width: 480px) {
      .padded { padding: 24px 20px !important; }
      .wide { width: 100% !important; }
      .buttonLink { display: block !important; }
    }
    @media (prefers-color-scheme: dark) {${darkRules(look)}
    }
  </style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f8f7f4">
  <div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all" aria-hidden="true">${parts.preview}${previewPadding}</div>
  <div role="main" lang="${look.language}" dir="${look.direction}">
  <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f8f7f4" style="background-color:#f8f7f4">
    <tr>
      <td align="center" style="padding:24px 12px 32px">
        <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
          <tr>
            <td class="strong" style="padding:0 8px 16px;text-align:${look.start};${styles.brand}">${mark(look)}</td>
          </tr>
          <tr>
            <td class="card padded" bgcolor="#ffffff" style="padding:36px 40px;background-color:#ffffff;border:1px solid #e2e0da;border-radius:14px;text-align:${look.start}">${parts.body}
            </td>
          </tr>
          <tr>
            <td style="padding:20px 8px 0;text-align:${look.start}">${parts.footer}
            </td>
          </tr>
        </table>
        <!--[if mso]></td></tr></table><![endif]-->
      </td>
    </tr>
  </table>
  </div>
</body>
</html>
`.toString()
}

/** Logos are designed for paper, so dark mode adds a light plate. */
function mark({ logo, brandName }: MailStyle): Html {
  if (!logo) return html`${brandName}`
  const { width, height, alternative } = logo
  return html`<span class="plate" style="display:inline-block;border-radius:8px"><img src="cid:logo" width="${width}" height="${height}" alt="${alternative}" style="display:block;border:0;width:${width}px;height:${height}px"></span>`
}
