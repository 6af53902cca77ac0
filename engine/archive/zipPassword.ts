/** Letters and digits that nobody mistakes for one another, read aloud or copied from paper: no 0 O o, no 1 I l. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
/** 20 of 56 characters: 116 bits, out of reach for guessing even at the mere 1,000 rounds that WinZip's AES has. */
const LENGTH = 20
/** Bytes from here on would make the first letters of the alphabet likelier than the others. */
const EVEN = 256 - (256 % ALPHABET.length)
const DRAWN_AT_ONCE = 2 * LENGTH
/** A sound generator is through with the first draw but for one time in 10^7. */
const MAX_DRAWS = 32

/**
 * A password for an archive. Its characters are in ASCII, since readers disagree over the encoding of any others.
 * @param randomBytes `n` bytes of a generator that is fit for keys
 * @returns 20 characters, each of the 56 equally likely
 * @throws RangeError when the generator yields nothing that can be used
 */
export function newZipPassword(randomBytes: (n: number) => Uint8Array): string {
  let password = ''
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    for (const byte of randomBytes(DRAWN_AT_ONCE)) {
      if (byte < EVEN) password += ALPHABET.charAt(byte % ALPHABET.length)
      if (password.length === LENGTH) return password
    }
  }
  throw new RangeError('The generator of random bytes is broken.')
}
