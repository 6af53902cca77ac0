import { describe, expect, test } from 'vitest'
import { SealingStream } from '../../../engine/archive/sealingStream.ts'
import { repeated, watchCiphers } from '../../harness/watchedCiphers.ts'
import { file, MIB, PASSWORD, sealed } from './entries.ts'

describe('archives under one password', () => {
  test('have no key in common, across entries and archives', async () => {
    const entries = Array.from({ length: 40 }, (_, index) => file(`${index}.txt`, 'the same text'))

    const { ciphers } = await watchCiphers(async () => {
      await sealed(entries)
      await sealed(entries)
    })

    expect(ciphers).toHaveLength(80)
    expect(repeated(ciphers.map(({ key }) => key))).toEqual([])
  })

  test('have no salt in common, across streams', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => SealingStream.begin(PASSWORD)))

    expect(repeated(streams.map(({ opening }) => opening.toString('hex', 0, 16)))).toEqual([])
  })

  test('number the blocks of each entry separately when entries alternate', async () => {
    const numbers = await blockNumbers(async () => {
      const streams = [await SealingStream.begin(PASSWORD), await SealingStream.begin(PASSWORD)]
      for (let turn = 0; turn < 5; turn += 1) {
        for (const stream of streams) for (const _ of stream.push(Buffer.alloc(MIB)));
      }
    })

    expect(numbers.size).toBe(2)
    for (const ofKey of numbers.values()) expectNumberedFromOne(ofKey, 5 * MIB)
  })

  test('use each block number of an entry of 300 MiB once', async () => {
    const chunk = Buffer.alloc(MIB)

    const numbers = await blockNumbers(async () => {
      const stream = await SealingStream.begin(PASSWORD)
      for (let at = 0; at < 300; at += 1) for (const _ of stream.push(chunk));
    })

    for (const ofKey of numbers.values()) expectNumberedFromOne(ofKey, 300 * MIB)
  })
})

/** By key: block numbers and bytes of each run. */
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
