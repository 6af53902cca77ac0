// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\\/]/g

/**
 * RFC 6266: an ASCII name for old programs, and the exact one as in RFC 8187. No name can end the header, its line or
 * its quotes.
 * @param name control characters and slashes become `_`
 */
export function contentDisposition(name: string): string {
  const safe = name.toWellFormed().replace(UNSAFE, '_')
  return `attachment; filename="${asciiName(safe)}"; filename*=UTF-8''${extendedValue(safe)}`
}

/** Some programs would decode `%`. */
function asciiName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]|["%\\]/gu, '_')
}

/** `attr-char` (RFC 8187, section 3.2.1) is narrower than the result of encodeURIComponent. */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
