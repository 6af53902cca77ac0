import { decodePunycode } from '../../../shared/domain/recipients/punycode.ts'

/** The letters behind Punycode, also of mixed alphabets: a reader compares them with the address that was meant. */
export function toReadable(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const labels = address.slice(at).split('.')
  const readable = labels.map(label => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
  return address.slice(0, at) + readable.join('.')
}
