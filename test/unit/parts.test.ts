import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_PARTS,
  MAX_WHOLE_BYTES,
  MIN_PART_BYTES,
  partCount,
  partSizeFor,
  placeOfPart,
  storedPartSize,
} from '../../shared/domain/parts.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB
/** Far above the largest object of S3. */
const MAX_SIZE = 50_000 * GIB

const anySize = fc.oneof(
  fc.integer({ min: 1, max: MAX_SIZE }),
  fc.integer({ min: 1, max: 10 * GIB }),
  fc
    .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -1, max: 1 }))
    .map(([mib, more]) => mib * MIB + more),
)

describe('the parts of a file', () => {
  test('have 8 MiB, so 5 GiB have 640', () => {
    expect(partSizeFor(MAX_WHOLE_BYTES + 1)).toBe(8 * MIB)
    expect(partCount(MAX_WHOLE_BYTES + 1, 8 * MIB)).toBe(9)
    expect(partCount(5 * GIB, partSizeFor(5 * GIB))).toBe(640)
  })

  test('grow where there would be too many of them', () => {
    const most = MAX_PARTS * 8 * MIB
    expect(partSizeFor(most)).toBe(8 * MIB)
    expect(partCount(most, partSizeFor(most))).toBe(MAX_PARTS)
    expect(partSizeFor(most + 1)).toBe(9 * MIB)
  })

  test('are within the limits of S3, for any size', () => {
    fc.assert(
      fc.property(anySize, size => {
        const partSize = partSizeFor(size)
        expect(partSize).toBeGreaterThanOrEqual(MIN_PART_BYTES)
        expect(partSize % MIB).toBe(0)
        expect(partCount(size, partSize)).toBeLessThanOrEqual(MAX_PARTS)
      }),
      { numRuns: 1000 },
    )
  })

  test('are contiguous from the first byte to the last, and of one size except the last', () => {
    const anyFile = fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 100 }))
    fc.assert(
      fc.property(anyFile, ([size, partSize]) => {
        const count = partCount(size, partSize)
        const places = Array.from({ length: count }, (_, index) => placeOfPart(size, partSize, index + 1))

        expect(places.map(place => place?.start)).toEqual(places.map((_, index) => index * partSize))
        expect(places.map(place => place?.end)).toEqual([...places.slice(1).map(place => place?.start), size])
        const last = places.at(-1)
        expect((last?.end ?? 0) - (last?.start ?? 0)).toBeGreaterThan(0)
        expect((last?.end ?? 0) - (last?.start ?? 0)).toBeLessThanOrEqual(partSize)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([0, -1, 10, 10_000])('exclude the number %i of nine', partNumber => {
    expect(placeOfPart(MAX_WHOLE_BYTES + 1, 8 * MIB, partNumber)).toBeUndefined()
  })

  test('of an empty file are one, which is empty', () => {
    expect(partCount(0, 8 * MIB)).toBe(1)
    expect(placeOfPart(0, 8 * MIB, 1)).toEqual({ start: 0, end: 0 })
  })
})

describe('the parts of a content whose size is not known', () => {
  test('grow, so that 10,000 of them exceed the largest archive', () => {
    const first = 16 * MIB
    const sizes = Array.from({ length: MAX_PARTS }, (_, index) => storedPartSize(index + 1, first))

    expect(sizes[0]).toBe(16 * MIB)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(2 * 200 * GIB)
    // Three are in memory.
    expect(sizes.at(-1)).toBeLessThanOrEqual(128 * MIB)
  })
})
