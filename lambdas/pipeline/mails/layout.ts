import { type Html, html } from './html.ts'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles, for many mail programs drop style sheets. The classes beside them carry the dark colours. */
export const styles = {
  title: `margin:0 0 16px;font:600 24px/32px ${font};color:#0f1b2d;overflow-wrap:anywhere;word-break:break-word`,
  heading: `margin:28px 0 8px;font:600 14px/20px ${font};color:#0f1b2d`,
  text: `margin:0 0 16px;font:400 16px/24px ${font};color:#26364d;overflow-wrap:anywhere;word-break:break-word`,
  small: `margin:0 0 8px;font:400 13px/20px ${font};color:#56657a;overflow-wrap:anywhere;word-break:break-word`,
  link: 'color:#0b5cc2;text-decoration:underline',
  quote: `padding:12px 16px;border-left:3px solid #9dc2f2;background-color:#f2f6fc;font:400 16px/24px ${font};color:#26364d;overflow-wrap:anywhere;word-break:break-word`,
  fileName: `padding:10px 12px 10px 0;border-bottom:1px solid #e3e9f1;font:400 15px/20px ${font};color:#26364d;overflow-wrap:anywhere;word-break:break-word`,
  fileSize: `padding:10px 0;border-bottom:1px solid #e3e9f1;font:400 14px/20px ${font};color:#56657a;white-space:nowrap`,
}

/** Shown instead of the inline colours where the reader's mail program is dark; only `!important` beats an inline style. */
const darkRules = html`
    .page { background-color: #0d131c !important; }
    .card { background-color: #161f2c !important; border-color: #2a3748 !important; }
    .strong { color: #f1f5fa !important; }
    .body { color: #d5deea !important; }
    .faint { color: #a3b1c4 !important; }
    .link { color: #7db8ff !important; }
    .quote { background-color: #1d2939 !important; border-color: #3f6ea8 !important; }
    .row { border-color: #2a3748 !important; }
    .button { background-color: #7db8ff !important; }
    .buttonLink { color: #0a1a2f !important; }`

/** Keeps what follows the preview line out of the list of mails, where programs fill up with the text after it. */
const previewPadding = Array.from({ length: 80 }, () => html`&#847;&zwnj;&nbsp;`)

/**
 * The frame that every mail shares: one column of at most 600 pixels that also fits a phone, nothing loaded from
 * anywhere, light and dark.
 * @param preview the line that programs show beside the subject
 */
export function layout(parts: { title: string; preview: string; brandName: string; body: Html; footer: Html }): string {
  return html`<!doctype html>
<html lang="en" dir="ltr">
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
    @media (max-width: 480px) { .padded { padding: 24px 20px !important; } }
    @media (prefers-color-scheme: dark) {${darkRules}
    }
  </style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#eef2f8">
  <div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all" aria-hidden="true">${parts.preview}${previewPadding}</div>
  <div role="main">
  <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef2f8" style="background-color:#eef2f8">
    <tr>
      <td align="center" style="padding:24px 12px 32px">
        <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
          <tr>
            <td class="strong" style="padding:0 8px 16px;font:700 18px/24px ${font};color:#0f1b2d">${parts.brandName}</td>
          </tr>
          <tr>
            <td class="card padded" bgcolor="#ffffff" style="padding:36px 40px;background-color:#ffffff;border:1px solid #dde5ef;border-radius:14px;text-align:left">${parts.body}
            </td>
          </tr>
          <tr>
            <td style="padding:20px 8px 0;text-align:left">${parts.footer}
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

/** Words that are not ours, set apart from ours, with their line breaks. */
export function quotation(lines: readonly string[]): Html {
  const [first, ...others] = lines
  return html`
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                <tr>
                  <td class="quote body" bgcolor="#f2f6fc" dir="auto" style="${styles.quote}">${first}${others.map(line => html`<br>${line}`)}</td>
                </tr>
              </table>`
}

/** A link that looks like a button wherever it is read: the cell carries the colour for programs that drop the link's. */
export function button(label: string, link: string): Html {
  return html`
              <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px">
                <tr>
                  <td class="button" align="center" bgcolor="#0b5cc2" style="background-color:#0b5cc2;border-radius:9px;mso-padding-alt:14px 28px">
                    <a class="buttonLink" href="${link}" style="display:inline-block;padding:14px 28px;font:600 16px/20px ${font};color:#ffffff;text-decoration:none;border-radius:9px">${label}</a>
                  </td>
                </tr>
              </table>`
}

/** The address of a button for those whose mail program shows none. */
export function buttonAddress(link: string): Html {
  return html`
              <p class="faint" style="${styles.small};padding-top:24px">If the button does not work, copy this address into your browser:<br><a class="link" href="${link}" style="${styles.link}">${link}</a></p>`
}
