import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCursor, writeCursor } from '../../shared/domain/listCursor.ts'

const letters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-']
const id = fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 64 })
const at = fc.oneof(fc.integer({ min: 0, max: 2 ** 46 }), fc.constant(null), fc.constantFrom(0, 2 ** 46))
const written = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

describe('a place in a list', () => {
  test('is read as it was written, from text that a URL carries', () => {
    fc.assert(
      fc.property(at, id, (at, id) => {
        const text = writeCursor({ at, id })
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/)
        expect(readCursor(text)).toEqual({ at, id })
        expect(text).toBe(written([at, id]))
      }),
    )
  })

  test.each([
    ['a time before 1970', [-1, 'abcd']],
    ['a time beyond any date', [2 ** 46 + 1, 'abcd']],
    ['a part of a millisecond', [0.5, 'abcd']],
    ['a time as text', ['1', 'abcd']],
    ['an id of three letters', [1, 'abc']],
    ['an id of 65 letters', [1, 'a'.repeat(65)]],
    ['an id of other letters', [1, 'abc_']],
    ['no id', [1]],
    ['a third value', [1, 'abcd', 1]],
    ['an object', { at: 1, id: 'abcd' }],
    ['null', null],
  ])('is not %s', (_, place) => {
    expect(readCursor(written(place))).toBeUndefined()
  })

  test('is no other text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const place = readCursor(text)
        if (place) expect(readCursor(writeCursor(place))).toEqual(place)
      }),
    )
    for (const text of ['', '!', 'WzEsImFiY2Qi', 'a', '====']) expect(readCursor(text)).toBeUndefined()
  })
})
