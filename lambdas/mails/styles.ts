const font = '-apple-system,Segoe UI,Roboto,Arial,sans-serif'
const mono = 'Menlo,Consolas,Liberation Mono,monospace'
const anywhere = 'overflow-wrap:anywhere;word-break:break-word'

/** Inline, because many mail programs drop style sheets. */
export const styles = {
  brand: `font:700 18px/24px ${font};color:#1a1a22`,
  title: `margin:0 0 16px;font:600 24px/32px ${font};color:#1a1a22;${anywhere}`,
  heading: `margin:28px 0 8px;font:600 14px/20px ${font};color:#1a1a22;${anywhere}`,
  text: `margin:0 0 16px;font:400 16px/24px ${font};color:#33333f;${anywhere}`,
  small: `margin:0 0 8px;font:400 13px/20px ${font};color:#5a5866;${anywhere}`,
  quote: `padding:12px 16px;text-align:start;unicode-bidi:plaintext;font:400 16px/24px ${font};color:#33333f;${anywhere}`,
  password: `margin:0 0 16px;padding:14px 16px;font:600 20px/28px ${mono};color:#1a1a22;overflow-wrap:anywhere;word-break:break-all`,
  code: `margin:0 0 16px;padding:16px;font:600 30px/38px ${mono};letter-spacing:3px;color:#1a1a22;white-space:nowrap`,
  button: `display:inline-block;padding:14px 28px;font:600 16px/20px ${font};color:#ffffff;text-decoration:none;border-radius:9px`,
  fileName: `padding:10px 0;border-bottom:1px solid #e8e6e0;font:400 15px/20px ${font};color:#33333f;${anywhere}`,
  fileSize: `padding:10px 0;border-bottom:1px solid #e8e6e0;font:400 14px/20px ${font};color:#5a5866;white-space:nowrap`,
  proof: `font:400 13px/20px ${font};color:#5a5866`,
  digest: `font:400 12px/18px ${mono};word-break:break-all`,
} as const
