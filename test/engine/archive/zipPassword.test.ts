import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newZipPassword } from '../../../engine/archive/zipPassword.ts'

/** Covers every byte value, so that the test does not depend on chance. */
const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index)

test('a password has 20 characters without lookalikes', () => {
  for (let round = 0; round < 2000; round += 1) {
    expect(newZipPassword(randomBytes)).toMatch(/^[2-9A-HJ-NP-Za-km-np-z]{20}$/)
  }
})

test('every character is equally likely, and 20 of them have 116 bits of entropy', () => {
  const drawn = new Map<string, number>()
  for (const byte of everyByte) {
    // 20 equal bytes give 20 times the same character; surplus bytes are drawn again.
    const once = [new Uint8Array(20).fill(byte), new Uint8Array(20)]
    const character = newZipPassword(() => once.shift() ?? new Uint8Array(20)).charAt(0)
    drawn.set(character, (drawn.get(character) ?? 0) + 1)
  }

  const refused = 256 % drawn.size
  const first = newZipPassword(() => new Uint8Array(20)).charAt(0)
  for (const [character, count] of drawn) expect(count - (character === first ? refused : 0)).toBe(4)
  expect(20 * Math.log2(drawn.size)).toBeGreaterThanOrEqual(116)
})

test('two passwords are never alike', () => {
  expect(new Set(Array.from({ length: 2000 }, () => newZipPassword(randomBytes))).size).toBe(2000)
})

test.each([new Uint8Array(40).fill(255), new Uint8Array(0)])('a broken generator is an error, not a loop', bytes => {
  expect(() => newZipPassword(() => bytes)).toThrow(RangeError)
})
