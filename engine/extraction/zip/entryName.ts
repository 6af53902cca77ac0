import { isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { findExtraField } from './extraField.ts'

/** Upper half of IBM code page 437, the default encoding of names (APPNOTE D.1). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const IS_UTF8 = 0x0800
const UNICODE_PATH = 0x7075

export function decodeEntryName(bytes: Buffer, flags: number, extra: Buffer): string {
  return decoded(bytes, flags, extra).replaceAll('\\', '/')
}

function decoded(bytes: Buffer, flags: number, extra: Buffer): string {
  // APPNOTE 4.6.9: valid only with the CRC of the header's name.
  const unicode = findExtraField(extra, UNICODE_PATH)
  if (unicode && unicode.length > 5 && unicode.readUInt8(0) === 1 && unicode.readUInt32LE(1) === crc32(bytes)) {
    return unicode.toString('utf8', 5)
  }
  // Many tools write UTF-8 undeclared; code page 437 rarely forms it.
  if ((flags & IS_UTF8) !== 0 || isUtf8(bytes)) return bytes.toString('utf8')
  return Array.from(bytes, byte => (byte < 128 ? String.fromCharCode(byte) : CP437.charAt(byte - 128))).join('')
}
