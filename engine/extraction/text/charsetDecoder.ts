import { WesternText } from '../../western.ts'

export type CharsetDecoder = {
  decode(bytes: Uint8Array): string
  end(): string
  /** Why the decoded text may be wrong. Call after the last piece. */
  fault?: () => 'encoding' | undefined
}

/** 0x80 to 0xFF; the Encoding Standard lacks DOS code pages. */
const DOS: Record<string, string> = {
  '437':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  '850':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  '852':
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

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
  const table = DOS[page]
  if (table !== undefined) return { decode: bytes => decodeDos(bytes, table), end: () => '' }
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

/** UTF-8 until the first error, then Windows-1252. Its fault is `encoding` unless `WesternText` is certain. */
export function guessingDecoder(): CharsetDecoder {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const latin = new TextDecoder('windows-1252')
  const western = new WesternText()
  let isUtf8 = true
  let partial = new Uint8Array(0)
  const asLatin = (bytes: Uint8Array) => {
    const text = latin.decode(partial) + latin.decode(bytes)
    isUtf8 = false
    partial = new Uint8Array(0)
    western.add(text)
    return text
  }
  return {
    decode(bytes) {
      if (!isUtf8) {
        const text = latin.decode(bytes)
        western.add(text)
        return text
      }
      try {
        const text = utf8.decode(bytes, { stream: true })
        if (text.includes('\x1b')) western.add(text)
        partial = findUnfinished(partial, bytes)
        return text
      } catch {
        return asLatin(bytes)
      }
    },
    end() {
      try {
        return isUtf8 ? utf8.decode() : ''
      } catch {
        return asLatin(new Uint8Array(0))
      }
    },
    fault: () => (western.isWestern ? undefined : 'encoding'),
  }
}

/** An incomplete UTF-8 character at the end: at most three bytes. */
function findUnfinished(before: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const tail = bytes.length >= 3 ? bytes.slice(-3) : Uint8Array.from([...before, ...bytes]).slice(-3)
  for (let at = tail.length - 1; at >= 0; at -= 1) {
    const byte = tail[at] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return tail.length - at < length ? tail.slice(at) : new Uint8Array(0)
    }
  }
  return new Uint8Array(0)
}

function decodeDos(bytes: Uint8Array, table: string): string {
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (table[byte - 0x80] ?? '')
  return text
}
