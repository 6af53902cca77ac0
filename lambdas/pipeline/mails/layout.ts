import { type Html, html } from './html.ts'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles, for many mail programs drop style sheets. The classes beside them carry the dark colours. */
export const styles = {
  title: `margin:0 0 16px;font:600 24px/32px ${font};color:#1a1a22;overflow-wrap:anywhere;word-break:break-word`,
  heading: `margin:28px 0 8px;font:600 14px/20px ${font};color:#1a1a22`,
  text: `margin:0 0 16px;font:400 16px/24px ${font};color:#33333f;overflow-wrap:anywhere;word-break:break-word`,
  small: `margin:0 0 8px;font:400 13px/20px ${font};color:#5a5866;overflow-wrap:anywhere;word-break:break-word`,
  link: 'color:#3742ad;text-decoration:underline',
  quote: `padding:12px 16px;border-left:3px solid #7583ee;background-color:#f4f5fe;font:400 16px/24px ${font};color:#33333f;overflow-wrap:anywhere;word-break:break-word`,
  password: `margin:0 0 16px;padding:14px 16px;border-left:3px solid #7583ee;background-color:#f4f5fe;font:600 20px/28px ui-monospace,SFMono-Regular,Consolas,'Liberation Mono',Menlo,monospace;color:#1a1a22;overflow-wrap:anywhere;word-break:break-all`,
  fileName: `padding:10px 12px 10px 0;border-bottom:1px solid #e8e6e0;font:400 15px/20px ${font};color:#33333f;overflow-wrap:anywhere;word-break:break-word`,
  fileSize: `padding:10px 0;border-bottom:1px solid #e8e6e0;font:400 14px/20px ${font};color:#5a5866;white-space:nowrap`,
}

/** Shown instead of the inline colours where the reader's mail program is dark; only `!important` beats an inline style. */
const darkRules = html`
    .page { background-color: #121318 !important; }
    .card { background-color: #1c1d25 !important; border-color: #2f303b !important; }
    .strong { color: #f1efe9 !important; }
    .body { color: #dcdad4 !important; }
    .faint { color: #a9a7b2 !important; }
    .link { color: #a4afff !important; }
    .quote { background-color: #22263f !important; border-color: #7583ee !important; }
    .row { border-color: #2f303b !important; }
    .button { background-color: #a4afff !important; }
    .buttonLink { color: #121318 !important; }`

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
<body class="page" style="margin:0;padding:0;background-color:#f8f7f4">
  <div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all" aria-hidden="true">${parts.preview}${previewPadding}</div>
  <div role="main">
  <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f8f7f4" style="background-color:#f8f7f4">
    <tr>
      <td align="center" style="padding:24px 12px 32px">
        <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
          <tr>
            <td class="strong" style="padding:0 8px 16px;font:700 18px/24px ${font};color:#1a1a22">${parts.brandName}</td>
          </tr>
          <tr>
            <td class="card padded" bgcolor="#ffffff" style="padding:36px 40px;background-color:#ffffff;border:1px solid #e2e0da;border-radius:14px;text-align:left">${parts.body}
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
                  <td class="quote body" bgcolor="#f4f5fe" dir="auto" style="${styles.quote}">${first}${others.map(line => html`<br>${line}`)}</td>
                </tr>
              </table>`
}

/** A link that looks like a button wherever it is read: the cell carries the colour for programs that drop the link's. */
export function button(label: string, link: string): Html {
  return html`
              <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px">
                <tr>
                  <td class="button" align="center" bgcolor="#3742ad" style="background-color:#3742ad;border-radius:9px;mso-padding-alt:14px 28px">
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
