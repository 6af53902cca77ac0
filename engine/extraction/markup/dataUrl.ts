const DATA_URL = /^\s{0,100}data:([^,;]{0,100})((?:;[^,;]{0,200}){0,8}),/i

/** RFC 2397: lower-case type and bytes; undefined for other values. */
export function dataUrl(value: string): { type: string; bytes: Buffer } | undefined {
  const found = DATA_URL.exec(value)
  if (found === null) return undefined
  const [beginning, type = '', parameters = ''] = found
  const plain = Buffer.from(value.slice(beginning.length)).toString('latin1')
  const data = plain.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const isBase64 = /;\s*base64\s*$/i.test(parameters)
  return { type: type.trim().toLowerCase(), bytes: Buffer.from(data, isBase64 ? 'base64' : 'latin1') }
}
