import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newZipPassword } from '../../../engine/archive/zipPassword.ts'

/** Counted over every byte that there is, so that nothing here hangs on luck. */
const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index)

test('a password has 20 characters that nobody mistakes for one another', () => {
  for (let round = 0; round < 2000; round += 1) {
    expect(newZipPassword(randomBytes)).toMatch(/^[2-9A-HJ-NP-Za-km-np-z]{20}$/)
  }
})

test('each character is as likely as any other, and 20 of them are worth 116 bits', () => {
  const drawn = new Map<string, number>()
  for (const byte of everyByte) {
    // 20 bytes of one kind give 20 times its character; those that would be too many are drawn again.
    const once = [new Uint8Array(20).fill(byte), new Uint8Array(20)]
    const character = newZipPassword(() => once.shift() ?? new Uint8Array(20)).charAt(0)
    drawn.set(character, (drawn.get(character) ?? 0) + 1)
  }

  const refused = 256 % drawn.size
  const first = newZipPassword(() => new Uint8Array(20)).charAt(0)
  for (const [character, count] of drawn) expect(count - (character === first ? refused : 0)).toBe(4)
  expect(20 * Math.log2(drawn.size)).toBeGreaterThanOrEqual(116)
})

test('no two passwords are alike', () => {
  expect(new Set(Array.from({ length: 2000 }, () => newZipPassword(randomBytes))).size).toBe(2000)
})

test.each([new Uint8Array(40).fill(255), new Uint8Array(0)])('a broken generator is an error, not a loop', bytes => {
  expect(() => newZipPassword(() => bytes)).toThrow(RangeError)
})
