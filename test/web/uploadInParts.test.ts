import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../web/src/api/call.ts'
import { PutError } from '../../web/src/upload/putFile.ts'
import { unlessAborted } from '../../web/src/upload/retry.ts'
import { fakeSending, refusal } from './fakeSending.ts'

const CONTENT = 'aabbccddeeffg'
const partSize = 2

describe('an upload in parts', () => {
  test('sends each part once, at most four at a time, and lists them in order', async () => {
    const put = () => new Promise<void>(resolve => setTimeout(resolve, 5))
    const { sending, store, findCalls, mostPutsAtOnce } = fakeSending({ contents: [CONTENT], partSize, put })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(store.get('f1')?.whole).toBe(CONTENT)
    expect(findCalls('put').toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map(number => `put f1/${number}`))
    expect(mostPutsAtOnce()).toBe(4)
  })

  test('requests the URLs of several parts in one call', async () => {
    const { sending, findCalls } = fakeSending({ contents: ['x'.repeat(200)], partSize })

    await sending.start()

    expect(findCalls('put')).toHaveLength(100)
    expect(findCalls('urls').length).toBeLessThan(40)
  })

  test('completes the first file before the second', async () => {
    const { sending, findCalls } = fakeSending({ contents: [CONTENT, CONTENT], partSize })

    await sending.start()

    const puts = findCalls('put')
    expect(puts.indexOf('put f1/7')).toBeLessThan(puts.indexOf('put f2/7'))
  })

  test('resends only the failed part, with a fresh URL', async () => {
    let isBroken = true
    const put = async (target: string) => {
      if (target !== 'f1/3' || !isBroken) return
      isBroken = false
      throw new PutError(403, 'This address is no longer valid.')
    }
    const { sending, findCalls } = fakeSending({ contents: [CONTENT], partSize, put })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(findCalls('put').filter(call => call === 'put f1/3')).toHaveLength(2)
    expect(findCalls('put')).toHaveLength(8)
    expect(findCalls('urls').join()).toMatch(/3.*3/)
  })

  test('reports a damaged part, and resends it', async () => {
    let isDamaged = true
    const put = async () => {
      if (!isDamaged) return
      isDamaged = false
      throw new PutError(400, 'The file arrived with other bytes than were sent.')
    }
    const { sending, states, store } = fakeSending({ contents: [CONTENT], partSize, put })

    await sending.start()

    const troubles = states.map(({ files }) => files[0]?.trouble)
    expect(troubles).toContain('The file arrived with other bytes than were sent.')
    expect(store.get('f1')?.whole).toBe(CONTENT)
  })

  test('sends one part at a time after failures, and more again after successes', async () => {
    let failures = 4
    let atOnce = 0
    const widths: number[] = []
    const put = async () => {
      atOnce += 1
      widths.push(atOnce)
      await new Promise(resolve => setTimeout(resolve, 2))
      atOnce -= 1
      if (failures-- > 0) throw new PutError(0)
    }
    const { sending } = fakeSending({ contents: ['x'.repeat(60)], partSize, put, putMilliseconds: 0 })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(widths.slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(widths[4]).toBe(1)
    expect(widths.slice(5)).toContain(4)
  })

  test('sends one at a time on a line that would be slow for four', async () => {
    let atOnce = 0
    const widths: number[] = []
    const put = async () => {
      atOnce += 1
      widths.push(atOnce)
      await new Promise(resolve => setTimeout(resolve, 2))
      atOnce -= 1
    }
    const { sending } = fakeSending({ contents: ['x'.repeat(40)], partSize, put, putMilliseconds: 60_000 })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(Math.max(...widths)).toBe(4)
    expect(new Set(widths.slice(8))).toEqual(new Set([1]))
  })

  test('resets its estimate of a slow line after a pause', async () => {
    const put = async () => {
      if (findCalls('put').length === 12) sending.pause()
    }
    const { sending, ports, findCalls } = fakeSending({
      contents: ['x'.repeat(40)],
      partSize,
      put,
      putMilliseconds: 60_000,
    })
    await sending.start()
    expect(sending.state().stage).toBe('paused')

    let begun = 0
    const send = ports.put
    ports.put = async (...body) => {
      begun += 1
      await expect.poll(() => begun).toBeGreaterThanOrEqual(4)
      return send(...body)
    }
    await sending.start()

    expect(sending.state().stage).toBe('done')
  })

  test('continues after a pause with the missing parts', async () => {
    let hangs = true
    const put = async (_target: string, signal: AbortSignal) => {
      if (hangs && findCalls('put').length > 3) await unlessAborted(signal, () => undefined)
    }
    const { sending, findCalls, store } = fakeSending({ contents: [CONTENT], partSize, put })

    const run = sending.start()
    // A part that is on its way at the pause may arrive after it: none of the first three is.
    const arrived = 3
    await expect.poll(() => store.get('f1')?.parts.size).toBe(arrived)
    sending.pause()
    await run
    hangs = false
    const before = findCalls('put').length
    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(findCalls('put').length - before).toBe(7 - arrived)
    expect(store.get('f1')?.whole).toBe(CONTENT)
  })

  test('of a file that was chosen again reuses the stored parts after a comparison', async () => {
    const parts = new Map([
      [1, 'aa'],
      [2, 'bb'],
      [5, 'ee'],
    ])
    const { sending, findCalls, store, states } = fakeSending(
      { contents: [CONTENT], partSize },
      new Map([['f1', { uploadId: 'upload of f1', parts }]]),
    )

    await sending.start()

    expect(findCalls('put').toSorted()).toEqual([3, 4, 6, 7].map(number => `put f1/${number}`))
    expect(store.get('f1')?.whole).toBe(CONTENT)
    expect(states.find(({ sentBytes }) => sentBytes > 0)?.sentBytes).toBeGreaterThanOrEqual(6)
  })

  test('of a changed file resends every different part, so no mixture results', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('a', 'b') }),
        fc.string({ minLength: 30, maxLength: 30, unit: fc.constantFrom('a', 'b') }),
        fc.uniqueArray(fc.integer({ min: 1, max: 15 })),
        fc.integer({ min: 1, max: 5 }),
        async (content, former, arrived, size) => {
          const slice = (number: number) => former.slice(0, content.length).slice((number - 1) * size, number * size)
          const parts = new Map(
            arrived.map(number => [number, slice(number)] as const).filter(([, text]) => text !== ''),
          )
          const { sending, store } = fakeSending(
            { contents: [content], partSize: size },
            new Map([['f1', { uploadId: 'upload of f1', parts }]]),
          )

          await sending.start()

          expect(sending.state().stage).toBe('done')
          expect(store.get('f1')?.whole).toBe(content)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('restarts when the store dropped the parts', async () => {
    let isDropped = false
    const partUrls = async () => {
      if (isDropped) return
      isDropped = true
      store.set('f1', { uploadId: 'another upload', parts: new Map() })
    }
    const { sending, store } = fakeSending({ contents: [CONTENT], partSize, partUrls })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(store.get('f1')?.whole).toBe(CONTENT)
  })

  test('completes when only the answer to a completion was lost', async () => {
    let isLost = true
    const completed = async () => {
      if (!isLost) return
      isLost = false
      throw new ApiError(0, undefined)
    }
    const { sending, findCalls, store } = fakeSending({ contents: [CONTENT], partSize, completed })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(store.get('f1')?.whole).toBe(CONTENT)
    expect(findCalls('put')).toHaveLength(7)
  })

  test('fails when another tab completed another version while this one still sent', async () => {
    const newer = 'AABBCCDDEEFFG'
    const put = async () => {
      if (findCalls('put').length === 3) await other.sending.start()
    }
    const { sending, store, findCalls } = fakeSending({ contents: [CONTENT], partSize, put })
    const other = fakeSending({ contents: [newer], partSize }, store)

    await sending.start()

    expect(other.sending.state().stage).toBe('done')
    expect(store.get('f1')?.whole).toBe(newer)
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'f1 was completed with something else.' })
  })

  test('fails when another tab completed another version after this one had sent everything', async () => {
    const newer = 'AABBCCDDEEFFG'
    const completeUpload = async () => {
      if (other.sending.state().stage === 'idle') await other.sending.start()
    }
    const { sending, store } = fakeSending({ contents: [CONTENT], partSize, completeUpload })
    const other = fakeSending({ contents: [newer], partSize }, store)

    await sending.start()

    expect(store.get('f1')?.whole).toBe(newer)
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'f1 was completed with something else.' })
  })

  test('succeeds when another tab completed the same content after this one had sent everything', async () => {
    const completeUpload = async () => {
      if (other.sending.state().stage !== 'idle') return
      await other.sending.start()
      throw refusal('conflict', 'f1 was already uploaded.')
    }
    const { sending, store, findCalls } = fakeSending({ contents: [CONTENT], partSize, completeUpload })
    const other = fakeSending({ contents: [CONTENT], partSize }, store)

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(other.findCalls('put')).toEqual([])
    expect(findCalls('put')).toHaveLength(7)
  })

  test('keeps the stored parts of a failed file', async () => {
    const put = async (target: string) => {
      if (target !== 'f1/7') return
      await expect.poll(() => store.get('f1')?.parts.size).toBe(6)
      throw new PutError(409, 'There is no such upload.')
    }
    const { sending, store } = fakeSending({ contents: [CONTENT], partSize, put })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'failed', sentBytes: 12 })
    expect(sending.state().files[0]).toMatchObject({ stage: 'failed', sentBytes: 12 })
  })

  test('stops the other parts when one fails permanently', async () => {
    const partUrls = async () => {
      throw refusal('not_found', 'There is no such transfer.')
    }
    const { sending, findCalls } = fakeSending({ contents: ['x'.repeat(100)], partSize, partUrls })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'There is no such transfer.' })
    expect(findCalls('urls').length).toBeLessThan(4)
  })
})
