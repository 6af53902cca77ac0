/** Distinct when read aloud or copied from paper: no 0 O o, no 1 I l. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
/** 20 of 56 characters: 116 bits, enough even at the 1,000 rounds of WinZip's AES. */
const LENGTH = 20
/** Higher bytes would favour the first letters of the alphabet. */
const UNBIASED_END = 256 - (256 % ALPHABET.length)
const BYTES_PER_DRAW = 2 * LENGTH
/** A working generator needs a second draw once in 10^7 times. */
const MAX_DRAWS = 32

/**
 * ASCII, because readers disagree on other encodings.
 * @param randomBytes `n` cryptographically random bytes
 * @returns 20 characters, each of the 56 equally likely
 * @throws RangeError when the generator yields no usable bytes
 */
export function newZipPassword(randomBytes: (n: number) => Uint8Array): string {
  let password = ''
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    for (const byte of randomBytes(BYTES_PER_DRAW)) {
      if (byte < UNBIASED_END) password += ALPHABET.charAt(byte % ALPHABET.length)
      if (password.length === LENGTH) return password
    }
  }
  throw new RangeError('The random generator yields no usable bytes.')
}
