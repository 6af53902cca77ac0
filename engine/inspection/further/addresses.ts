import { createHash } from 'node:crypto'
import type { SelfEvident } from './selfEvident.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const ADDRESS_BYTES = 25
const CHECKSUM_BYTES = 4
/** Bitcoin, Litecoin and Dogecoin, of a key or a script. */
const VERSIONS = new Set([0x00, 0x05, 0x1e, 0x16, 0x30, 0x32])

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const BECH32_CONSTANT = 1
const BECH32M_CONSTANT = 0x2bc830a3

const cryptoAddress: SelfEvident = {
  infoType: 'CRYPTO_ADDRESS',
  pattern: /(?:bc1|tb1|ltc1|BC1|TB1|LTC1)[A-Za-z0-9]{20,71}|0x[0-9a-fA-F]{40}|[139DALM][1-9A-HJ-NP-Za-km-z]{25,34}/g,
  judge({ 0: address }) {
    // The check of Ethereum (EIP-55) needs Keccak-256, which Node does not have; the form is rare elsewhere.
    if (address.startsWith('0x')) return new Set(address).size < 8 ? undefined : { likelihood: 'LIKELY' }
    const isValid = /^(?:bc|tb|ltc)1/i.test(address) ? passesBech32(address) : passesBase58Check(address)
    return isValid ? { likelihood: 'VERY_LIKELY', hasCheckDigit: true } : undefined
  },
}

/** IEEE 802: six bytes, as Linux, Windows and Cisco write them. */
const macAddress: SelfEvident = {
  infoType: 'MAC_ADDRESS',
  pattern:
    /[0-9A-Fa-f]{2}([:-])[0-9A-Fa-f]{2}(?:\1[0-9A-Fa-f]{2}){4}(?![:-]?[0-9A-Fa-f])|[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}(?![.]?[0-9A-Fa-f])/g,
  judge({ 0: written, input, index }) {
    // Part of a longer sequence: a fingerprint, an IPv6 address.
    if (/[:.-]/.test(input[index - 1] ?? '') && /[0-9A-Fa-f]/.test(input[index - 2] ?? '')) return undefined
    const bytes = written.toLowerCase().replace(/[^0-9a-f]/g, '')
    // All devices, and none; times and counters have no letters, and few addresses have none.
    return /^(?:f{12}|\d{12})$/.test(bytes) ? undefined : { likelihood: 'VERY_LIKELY' }
  },
}

/** https://en.bitcoin.it/wiki/Base58Check_encoding */
function passesBase58Check(address: string): boolean {
  const bytes = new Uint8Array(ADDRESS_BYTES)
  for (let index = 0; index < address.length; index++) {
    let carry = BASE58.indexOf(address[index] ?? '')
    if (carry < 0) return false
    for (let at = ADDRESS_BYTES - 1; at >= 0; at--) {
      carry += 58 * (bytes[at] ?? 0)
      bytes[at] = carry & 0xff
      carry >>= 8
    }
    if (carry > 0) return false
  }
  if (!VERSIONS.has(bytes[0] ?? -1)) return false
  const content = bytes.subarray(0, ADDRESS_BYTES - CHECKSUM_BYTES)
  return sha256(sha256(content))
    .subarray(0, CHECKSUM_BYTES)
    .equals(bytes.subarray(ADDRESS_BYTES - CHECKSUM_BYTES))
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** BIP 173 and BIP 350: https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki */
function passesBech32(address: string): boolean {
  // Mixed case is not valid.
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return false
  const [prefix = '', data = ''] = address.toLowerCase().split(/1(.*)/)
  const values = Array.from(data, character => BECH32.indexOf(character))
  if (values.includes(-1)) return false
  const expanded = [
    ...Array.from(prefix, character => character.charCodeAt(0) >> 5),
    0,
    ...Array.from(prefix, character => character.charCodeAt(0) & 31),
  ]
  const sum = polymod([...expanded, ...values])
  return sum === BECH32_CONSTANT || sum === BECH32M_CONSTANT
}

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATOR.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum >>> 0
}

export const addressKinds: readonly SelfEvident[] = [cryptoAddress, macAddress]
