import { isUtf8 } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { extraField } from './extraField.ts'

/** The upper half of IBM code page 437, which names are in where nothing else is said (APPNOTE D.1). */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const IS_UTF8 = 0x0800
const UNICODE_PATH = 0x7075

/** The name of an entry, with slashes whichever system wrote it. */
export function entryName(bytes: Buffer, flags: number, extra: Buffer): string {
  return decoded(bytes, flags, extra).replaceAll('\\', '/')
}

function decoded(bytes: Buffer, flags: number, extra: Buffer): string {
  // APPNOTE 4.6.9: holds only while its CRC is that of the name in the header.
  const unicode = extraField(extra, UNICODE_PATH)
  if (unicode && unicode.length > 5 && unicode.readUInt8(0) === 1 && unicode.readUInt32LE(1) === crc32(bytes)) {
    return unicode.toString('utf8', 5)
  }
  // Many tools write UTF-8 without saying so; bytes of code page 437 hardly ever form it.
  if ((flags & IS_UTF8) !== 0 || isUtf8(bytes)) return bytes.toString('utf8')
  return Array.from(bytes, byte => (byte < 128 ? String.fromCharCode(byte) : CP437.charAt(byte - 128))).join('')
}
