import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../engine/archive/entry.ts'
import { sealedZip } from '../../../engine/archive/sealedZip.ts'
import { file, MIB, PASSWORD, sealed } from './entries.ts'

function watched(name: string, size: number) {
  const seen = { opened: 0, closed: 0, pieces: 0 }
  async function* pieces() {
    try {
      for (let left = size; left > 0; left -= Math.min(left, 65_536)) {
        seen.pieces += 1
        yield randomBytes(Math.min(left, 65_536))
      }
    } finally {
      seen.closed += 1
    }
  }
  const open = () => {
    seen.opened += 1
    return pieces()
  }
  const entry: Entry = { name, size, modifiedAt: new Date(), open }
  return { entry, seen }
}

describe.each(['store', 1] as const)('at level %s', level => {
  test.each([1, 5000, 3 * MIB])('an entry of %i bytes with one byte too many or too few is an error', async bytes => {
    const honest = file('a.bin', randomBytes(bytes))

    for (const size of [bytes - 1, bytes + 1]) {
      await expect(sealed([{ ...honest, size }], level)).rejects.toMatchObject({ name: 'Unsealable', reason: 'size' })
    }
  })

  test("a failing input fails the archive with the input's error", async () => {
    async function* open() {
      yield randomBytes(2 * MIB)
      throw new Error('The disk is gone.')
    }
    const failing = { ...file('a.bin', 'x'), size: 5 * MIB, open }

    await expect(sealed([file('b', 'y'), failing], level)).rejects.toThrow('The disk is gone.')
  })

  test('a consumer that stops closes open entries and opens no other', async () => {
    const first = watched('first', 50 * MIB)
    const second = watched('second', 50 * MIB)
    const small = watched('small', 1000)

    let bytes = 0
    for await (const piece of sealedZip([first.entry, small.entry, second.entry], PASSWORD, { level })) {
      bytes += piece.length
      if (bytes > MIB) break
    }

    expect(first.seen).toMatchObject({ opened: 1, closed: 1 })
    expect(small.seen.closed).toBe(small.seen.opened)
    expect(second.seen.opened).toBe(0)
  })

  test('sealing reads at most a few MiB ahead of its consumer', async () => {
    const large = watched('large', 50 * MIB)
    const archive = sealedZip([large.entry], PASSWORD, { level })

    for (let piece = 0; piece < 3; piece += 1) await archive.next()
    const read = large.seen.pieces * 65_536
    await new Promise(resolve => setTimeout(resolve, 50))

    expect(large.seen.pieces * 65_536).toBe(read)
    expect(read).toBeLessThan(6 * MIB)
    await archive.return()
    expect(large.seen.closed).toBe(1)
  })
})

test('sealing opens nothing before the first piece is requested', async () => {
  const { entry, seen } = watched('a', 1000)

  await sealedZip([entry], PASSWORD).return()

  expect(seen.opened).toBe(0)
})

test.each(['', 'Grüße', 'tab\t', 'line\n'])(
  'the password %j is refused, because readers disagree about its bytes',
  async password => {
    await expect(sealedZip([], password).next()).rejects.toMatchObject({ name: 'Unsealable', reason: 'password' })
  },
)

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('a size of %d is refused', async size => {
  await expect(sealed([{ ...file('a', ''), size }])).rejects.toMatchObject({ reason: 'size' })
})

test('an invalid time is refused, and a time outside the range of ZIP becomes the nearest one', async () => {
  await expect(sealed([{ ...file('a', ''), modifiedAt: new Date('x') }])).rejects.toMatchObject({ reason: 'date' })
  for (const year of ['0001', '1969', '2045', '9999']) {
    expect((await sealed([{ ...file('a', ''), modifiedAt: new Date(`${year}-01-01`) }])).length).toBeGreaterThan(0)
  }
})
