import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { parseStored, toStored } from '../../lambdas/core/transfer/storedRecord.ts'
import { extensible } from '../../shared/domain/tolerantReader.ts'

const Stored = z.strictObject({
  id: z.string(),
  place: z.strictObject({ row: z.int().min(1) }).optional(),
  files: z.array(z.strictObject({ name: z.string(), tags: z.array(z.string()).default([]) })),
  marks: z.record(z.string(), z.strictObject({ at: z.int() })).optional(),
  limits: z.strictObject({ most: z.int() }).default({ most: 7 }),
  kind: z.union([z.strictObject({ key: z.literal('a'), of: z.int() }), z.null()]).optional(),
})
const record = {
  id: 'one',
  place: { row: 1 },
  files: [
    { name: 'a', tags: ['x'] },
    { name: 'b', tags: [] },
  ],
  marks: { left: { at: 1 }, right: { at: 2 } },
  limits: { most: 3 },
  kind: { key: 'a' as const, of: 1 },
}
/** The record as a newer version writes it: more keys at every depth. */
const newer = {
  ...record,
  colour: 'red',
  place: { row: 1, column: { at: 2 } },
  files: [
    { name: 'a', tags: ['x'], owner: 'alice' },
    { name: 'b', tags: [], owner: 'bob' },
  ],
  marks: { left: { at: 1, by: 'alice' }, right: { at: 2 } },
  limits: { most: 3, least: 1 },
  kind: { key: 'a', of: 1, more: [1] },
}

describe('a record of a newer version', () => {
  test('reads as this version knows it', () => {
    expect(JSON.parse(JSON.stringify(parseStored(Stored, newer)))).toEqual(record)
    expect(Object.keys(parseStored(Stored, newer)).sort()).toEqual(Object.keys(record).sort())
  })

  test('keeps its own keys at every depth when this version changes it', () => {
    const read = parseStored(Stored, newer)
    const changed = { ...read, id: 'two', files: read.files.map(file => ({ ...file, name: `${file.name}!` })) }

    expect(toStored(Stored, changed)).toEqual({
      ...newer,
      id: 'two',
      files: [
        { name: 'a!', tags: ['x'], owner: 'alice' },
        { name: 'b!', tags: [], owner: 'bob' },
      ],
    })
  })

  test('keeps them with the value that they belong to, wherever it moves, and loses them with it', () => {
    const read = parseStored(Stored, newer)

    const swapped = toStored(Stored, { ...read, files: read.files.toReversed(), place: undefined })

    expect(swapped.files).toEqual(newer.files.toReversed())
    expect(swapped.place).toBeUndefined()
  })

  test('is still refused with a wrong value', () => {
    for (const wrong of [{ ...newer, id: 1 }, { ...newer, place: { row: 0 } }, { ...newer, files: {} }, null, []]) {
      expect(() => parseStored(Stored, wrong)).toThrow(z.ZodError)
    }
  })
})

describe('a record of this version', () => {
  test('is stored as it was read', () => {
    const names = fc.array(fc.record({ name: fc.string(), tags: fc.array(fc.string(), { maxLength: 3 }) }))
    fc.assert(
      fc.property(fc.string(), names, (id, files) => {
        const one = { id, files, limits: { most: 1 } }
        expect(toStored(Stored, parseStored(Stored, one))).toEqual(one)
      }),
    )
  })

  test('gets the defaults that an earlier version did not write', () => {
    const earlier = { id: 'one', files: [{ name: 'a' }] }
    const now = { id: 'one', files: [{ name: 'a', tags: [] }], limits: { most: 7 } }

    expect(parseStored(Stored, earlier)).toEqual(now)
    expect(toStored(Stored, earlier as never)).toEqual(now)
  })

  test('cannot be written with a key that its schema has not', () => {
    expect(() => toStored(Stored, { ...record, colour: 'red' } as never)).toThrow(z.ZodError)
    expect(() => toStored(Stored, { ...record, place: { row: 1, column: 2 } } as never)).toThrow(z.ZodError)
  })

  test('keeps the strict reading of its schema for requests', () => {
    parseStored(Stored, newer)

    expect(Stored.safeParse(newer).success).toBe(false)
  })
})

test('an enumeration that newer versions may extend takes any short text, and nothing else', () => {
  const State = extensible(z.enum(['open', 'closed']))

  for (const value of ['open', 'closed', 'ajar', 'x'.repeat(64)]) expect(State.parse(value)).toBe(value)
  for (const value of ['x'.repeat(65), 1, null, undefined, {}]) expect(State.safeParse(value).success).toBe(false)
})
