import { findCodePage } from './codePages.ts'

export type CharsetDecoder = {
  decode(bytes: Uint8Array): string
  end(): string
  /** Why the decoded text may be wrong. Call after the last piece. */
  fault?: () => 'encoding' | 'broken' | undefined
  /** The encoding that the bytes suggest and nothing declares. Call after the last piece. */
  assumed?: () => string | undefined
}

const MAC_CENTRAL_EUROPE = '10029'

const ALIASES: Record<string, string> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '874': 'windows-874',
  '1200': 'utf-16le',
  '1201': 'utf-16be',
  '10000': 'macintosh',
  '10007': 'x-mac-cyrillic',
  '20127': 'us-ascii',
  '20866': 'koi8-r',
  '21866': 'koi8-u',
  '20932': 'euc-jp',
  '51932': 'euc-jp',
  '50220': 'iso-2022-jp',
  '50221': 'iso-2022-jp',
  '50222': 'iso-2022-jp',
  '51949': 'euc-kr',
  '52936': 'gbk',
  '54936': 'gb18030',
  '65001': 'utf-8',
  'iso-8859-8-e': 'iso-8859-8',
}

/**
 * @param label of the WHATWG Encoding Standard, of mail programs, or a Windows code page number
 * @returns undefined for an unknown charset
 */
export function findDecoder(label: string): CharsetDecoder | undefined {
  const name = label.trim().toLowerCase()
  const page = /^(?:cp|ms|ibm|windows-|x-cp)?-?0*(\d{3,5})$/.exec(name)?.[1] ?? ''
  const table = findCodePage(name) ?? findCodePage(page === MAC_CENTRAL_EUROPE ? 'x-mac-ce' : `ibm${page}`)
  if (table !== undefined) return { decode: bytes => decodeByTable(bytes, table), end: () => '' }
  const iso = /^28(59\d|60\d)$/.exec(page)?.[1]
  const candidates = [
    name,
    ALIASES[page],
    ALIASES[name],
    `windows-${page}`,
    iso && `iso-8859-${Number(iso) - 590}`,
    name.replace(/^x-/, ''),
    name.replaceAll('_', '-'),
  ]
  for (const candidate of candidates) {
    if (!candidate) continue
    try {
      const decoder = new TextDecoder(candidate)
      return { decode: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
    } catch {}
  }
  return undefined
}

function decodeByTable(bytes: Uint8Array, table: string): string {
  let text = ''
  for (const byte of bytes) text += table.charAt(byte)
  return text
}
