import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StorageFull } from '../../lambdas/ports/blobs.ts'
import { reserveSpace, type Store, toReservedBytes } from '../../local/blobs/store.ts'

const MAX_AHEAD = 16 * 1024 * 1024

/** A disk with this room, as `reserveSpace` sees it. */
function disk(free: number) {
  const store = { files: { free: async () => free }, inProgress: new Map<string, number>() } as unknown as Store
  return { store, getPromised: () => [...store.inProgress.values()].reduce((sum, bytes) => sum + bytes, 0) }
}

describe('room on the disk', () => {
  it.each([
    [99, true],
    [100, true],
    [101, false],
  ])('of 100 bytes is enough for 100: %d', async (needed, isEnough) => {
    const { store } = disk(100)

    const reserved = reserveSpace(store, 'a', needed)

    if (isEnough) await reserved
    else await expect(reserved).rejects.toBeInstanceOf(StorageFull)
    expect([...store.inProgress]).toEqual(isEnough ? [['a', needed]] : [])
  })

  it('is reserved for an upload, but not further ahead than 16 MiB', () => {
    expect([0, 1, MAX_AHEAD - 1, MAX_AHEAD, MAX_AHEAD + 1, Infinity].map(toReservedBytes)).toEqual([
      ...[0, 1, MAX_AHEAD - 1],
      ...[MAX_AHEAD, MAX_AHEAD, MAX_AHEAD],
    ])
  })

  it('is never promised twice, to uploads that begin at once or one by one', async () => {
    const needs = fc.array(fc.integer({ min: 0, max: 2 * MAX_AHEAD }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 * MAX_AHEAD }),
        needs,
        fc.boolean(),
        async (free, wanted, isAtOnce) => {
          const { store, getPromised } = disk(free)
          const begin = (needed: number, index: number) =>
            reserveSpace(store, `${index}`, needed).then(
              () => true,
              () => false,
            )
          let accepted: boolean[] = []
          if (isAtOnce) accepted = await Promise.all(wanted.map(begin))
          else for (const [index, needed] of wanted.entries()) accepted.push(await begin(needed, index))

          let promised = 0
          for (const [index, needed] of wanted.entries()) {
            expect(accepted[index]).toBe(free - promised >= needed)
            if (accepted[index]) promised += Math.min(needed, MAX_AHEAD)
          }
          expect(getPromised()).toBe(promised)
        },
      ),
    )
  })
})
