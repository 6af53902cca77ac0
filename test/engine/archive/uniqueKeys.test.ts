import { describe, expect, test } from 'vitest'
import { SealingStream } from '../../../engine/archive/sealingStream.ts'
import { repeated, watchCiphers } from '../../harness/watchedCiphers.ts'
import { file, MIB, PASSWORD, sealed } from './entries.ts'

describe('archives under one password', () => {
  test('no two entries share a key, in one archive or another', async () => {
    const entries = Array.from({ length: 40 }, (_, index) => file(`${index}.txt`, 'the same text'))

    const { ciphers } = await watchCiphers(async () => {
      await sealed(entries)
      await sealed(entries)
    })

    expect(ciphers).toHaveLength(80)
    expect(repeated(ciphers.map(({ key }) => key))).toEqual([])
  })

  test('no two streams share a salt', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => SealingStream.begin(PASSWORD)))

    expect(repeated(streams.map(({ opening }) => opening.toString('hex', 0, 16)))).toEqual([])
  })

  test('entries that are sealed in turns number their blocks each for itself', async () => {
    const numbers = await blockNumbers(async () => {
      const streams = [await SealingStream.begin(PASSWORD), await SealingStream.begin(PASSWORD)]
      for (let turn = 0; turn < 5; turn += 1) {
        for (const stream of streams) for (const _ of stream.push(Buffer.alloc(MIB)));
      }
    })

    expect(numbers.size).toBe(2)
    for (const ofKey of numbers.values()) expectNumberedFromOne(ofKey, 5 * MIB)
  })

  test('an entry of 300 MiB has no block number twice', async () => {
    const chunk = Buffer.alloc(MIB)

    const numbers = await blockNumbers(async () => {
      const stream = await SealingStream.begin(PASSWORD)
      for (let at = 0; at < 300; at += 1) for (const _ of stream.push(chunk));
    })

    for (const ofKey of numbers.values()) expectNumberedFromOne(ofKey, 300 * MIB)
  })
})

/** By key, the number of the first and the last block of each run that was encrypted at once, and of how many bytes. */
type Run = { first: bigint; last: bigint; bytes: number }

async function blockNumbers(work: () => Promise<void>): Promise<Map<string, Run[]>> {
  const runs = new Map<string, Run[]>()
  await watchCiphers(work, (key, data) => {
    const run = { first: numberAt(data, 0), last: numberAt(data, data.length - 16), bytes: data.length }
    runs.set(key, [...(runs.get(key) ?? []), run])
  })
  return runs
}

function numberAt(blocks: Buffer, at: number): bigint {
  expect(blocks.readBigUInt64LE(at + 8)).toBe(0n)
  return blocks.readBigUInt64LE(at)
}

function expectNumberedFromOne(runs: readonly Run[], bytes: number) {
  expect(runs.reduce((sum, run) => sum + run.bytes, 0)).toBe(bytes)
  let next = 1n
  for (const { first, last, bytes } of runs) {
    expect([first, last]).toEqual([next, next + BigInt(bytes / 16) - 1n])
    next = last + 1n
  }
}
