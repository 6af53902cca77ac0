const DATA_URL = /^\s{0,100}data:([^,;]{0,100})((?:;[^,;]{0,200}){0,8}),/i

/** What a `data:` URL holds, or undefined of any other value: its type in lower case, and its bytes (RFC 2397). */
export function dataUrl(value: string): { type: string; bytes: Buffer } | undefined {
  const found = DATA_URL.exec(value)
  if (found === null) return undefined
  const [beginning, type = '', parameters = ''] = found
  const plain = Buffer.from(value.slice(beginning.length)).toString('latin1')
  const data = plain.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const isBase64 = /;\s*base64\s*$/i.test(parameters)
  return { type: type.trim().toLowerCase(), bytes: Buffer.from(data, isBase64 ? 'base64' : 'latin1') }
}
