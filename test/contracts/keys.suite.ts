import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Keys } from '../../lambdas/ports/keys.ts'

export function keysSuite(name: string, open: () => Promise<{ keys: Keys; close(): Promise<void> }>) {
  describe(`keys: ${name}`, () => {
    let keys: Keys
    let close: () => Promise<void>

    beforeAll(async () => {
      const opened = await open()
      keys = opened.keys
      close = opened.close
    })
    afterAll(() => close())

    const anyText = fc.string({ unit: 'binary', maxLength: 200 })

    test('an encrypted text decrypts under its context', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, anyText, async (text, context) => {
          expect(await keys.open(await keys.seal(text, context), context)).toBe(text)
        }),
        {
          examples: [
            ['', ''],
            ['secret', ''],
            ['', 'link of 1'],
            ['\u0000', '\u0000'],
          ],
        },
      )
    })

    test('a text of the size of an answer is encrypted like a short one', async () => {
      const text = JSON.stringify(Array.from({ length: 90 }, (_, index) => ({ index, name: 'é'.repeat(20) })))

      expect(await keys.open(await keys.seal(text, 'answer'), 'answer')).toBe(text)
    })

    test('a ciphertext does not decrypt under another context', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, anyText, anyText, async (text, context, other) => {
          fc.pre(context !== other)
          const sealed = await keys.seal(text, context)
          await expect(keys.open(sealed, other)).rejects.toThrow()
        }),
        {
          examples: [
            ['secret', 'link of 1', 'link of 2'],
            ['secret', 'link of 1', ''],
            ['secret', 'a', 'A'],
          ],
        },
      )
    })

    test('an altered ciphertext does not decrypt', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), async (text, at, letter) => {
          const sealed = await keys.seal(text, 'context')
          const place = at % sealed.length
          const altered = [
            sealed.slice(0, place) + letter + sealed.slice(place + 1),
            sealed.slice(0, place) + letter + sealed.slice(place),
            sealed.slice(0, place) + sealed.slice(place + 1),
            sealed.slice(0, place),
          ]
          for (const wrong of altered.filter(wrong => wrong !== sealed)) {
            await expect(keys.open(wrong, 'context')).rejects.toThrow()
          }
        }),
      )
    })

    test('no letter of a ciphertext can be replaced', async () => {
      // Texts of three lengths, because base64 leaves spare bits in its last letter.
      for (const text of ['a', 'ab', 'abc']) {
        const sealed = await keys.seal(text, 'context')
        for (const place of [...sealed].keys()) {
          const other = sealed[place] === 'A' ? 'B' : 'A'
          const next = String.fromCharCode(sealed.charCodeAt(place) + 1)
          for (const letter of [other, next]) {
            const wrong = sealed.slice(0, place) + letter + sealed.slice(place + 1)
            await expect(keys.open(wrong, 'context')).rejects.toThrow()
          }
        }
      }
    })

    test.each(['', 'secret', '!', 'AAAA', '{}', 'A'.repeat(100)])(
      'a text that is not a ciphertext does not decrypt: %j',
      async text => {
        await expect(keys.open(text, 'context')).rejects.toThrow()
      },
    )

    test('two ciphertexts of one text differ, and reveal nothing of it', async () => {
      const [one, two] = await Promise.all([keys.seal('a secret text', 'c'), keys.seal('a secret text', 'c')])

      expect(one).not.toBe(two)
      expect(Buffer.from(one, 'base64url').includes('secret')).toBe(false)
      expect(one).not.toContain('secret')
    })
  })
}
