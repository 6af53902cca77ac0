import { describe, expect, test, vi } from 'vitest'
import { sending as german } from '../../shared/texts/de/sending.ts'
import { ApiError } from '../../web/src/api/call.ts'
import { isPassing } from '../../web/src/upload/failure.ts'
import { PutError } from '../../web/src/upload/putFile.ts'
import { unlessAborted } from '../../web/src/upload/retry.ts'
import { createSending } from '../../web/src/upload/sending.ts'
import { fakeSending, refusal, SENT, toStages } from './fakeSending.ts'

describe('a sending', () => {
  test('saves, uploads four files at a time, and finalizes', async () => {
    const put = () => new Promise<void>(resolve => setTimeout(resolve, 5))
    const { sending, calls, mostPutsAtOnce } = fakeSending({ contents: ['a', '', 'b', 'c', 'd', 'e', 'f'], put })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'done', sent: SENT })
    expect(calls.at(0)).toBe('create')
    expect(calls.at(-1)).toBe('finalize')
    expect(mostPutsAtOnce()).toBe(4)
  })

  test('moves its bar to 5 at the upload’s start, to 95 at finalize, to 100 at the end, and never back', async () => {
    const { sending, states } = fakeSending({ contents: ['0123456789', '', '0123456789'] })

    await sending.start()

    const bar = states.map(({ percent }) => percent)
    expect(bar).toEqual(bar.toSorted((a, b) => a - b))
    expect(bar.at(0)).toBe(0)
    expect(bar).toContain(5)
    expect(bar).toContain(95)
    expect(bar.at(-1)).toBe(100)
  })

  test('moves its bar for empty files only', async () => {
    const { sending, states } = fakeSending({ contents: ['', ''] })

    await sending.start()

    expect(states.map(({ percent }) => percent)).toContain(50)
    expect(sending.state().percent).toBe(100)
  })

  test('repeats a PUT for five minutes, each with a fresh URL after a longer pause, then shows the server’s reason', async () => {
    const put = () => Promise.reject(new PutError(507, 'There is no room.'))
    const { sending, findCalls } = fakeSending({ contents: ['hello'], put })

    await sending.start()

    expect(findCalls('begin')).toHaveLength(12)
    expect(findCalls('put')).toHaveLength(12)
    const pauses = findCalls('pause').map(call => Number(call.slice('pause '.length)) / 1000)
    expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 30, 30, 60, 60, 60])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'There is no room.' })
  })

  test('waits at least as long as the server requires', async () => {
    let isBusy = true
    const begin = async () => {
      if (!isBusy) return
      isBusy = false
      throw refusal('unavailable', 'Too much to do.', 20)
    }
    const { sending, findCalls } = fakeSending({ contents: ['hello'], begin })

    await sending.start()

    expect(findCalls('pause')).toEqual(['pause 20000'])
    expect(sending.state().stage).toBe('done')
  })

  test('reports a retry until it succeeds', async () => {
    let isBroken = true
    const put = async () => {
      if (!isBroken) return
      isBroken = false
      throw new PutError(503, 'Too much to do.')
    }
    const { sending, states } = fakeSending({ contents: ['hello'], put })

    await sending.start()

    expect(states.map(({ files }) => files[0]?.trouble)).toContain('Too much to do.')
    expect(sending.state().files[0]?.trouble).toBeUndefined()
  })

  // S3’s statuses for an invalid or expired signature, damaged bytes, internal errors, and too many calls.
  test.each([403, 400, 500, 503])('retries a file with a fresh URL when the store answers %i', async status => {
    let isBroken = true
    const put = async () => {
      if (!isBroken) return
      isBroken = false
      throw new PutError(status)
    }
    const { sending, findCalls, store } = fakeSending({ contents: ['hello'], put })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(findCalls('begin')).toHaveLength(2)
    expect(store.get('f1')?.whole).toBe('hello')
  })

  test('continues the other files after a failure, and a restart sends only the failed one', async () => {
    let isBroken = true
    const put = async (target: string) => {
      if (target === 'f1' && isBroken) throw new PutError(500)
    }
    const { sending, calls } = fakeSending({ contents: ['a', '', 'b'], put })

    await sending.start()

    expect(toStages(sending.state())).toEqual(['failed', 'uploaded', 'uploaded'])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'File Upload Unsuccessful' })

    isBroken = false
    calls.length = 0
    await sending.start()

    expect(calls).toEqual(['create', 'begin f1', 'put f1', 'complete f1', 'finalize'])
    expect(sending.state().stage).toBe('done')
  })

  test('starts nothing new when no host answers', async () => {
    const put = () => Promise.reject(new PutError(0))
    const { sending, findCalls } = fakeSending({ contents: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], put })

    await sending.start()

    expect(new Set(findCalls('put'))).toEqual(new Set(['put f1', 'put f2', 'put f3', 'put f4']))
    expect(sending.state().stage).toBe('failed')
  })

  test('does not resend the bytes when the answer to the completion was lost', async () => {
    let isLost = true
    const completeUpload = async () => {
      if (!isLost) return
      isLost = false
      throw new ApiError(0, undefined)
    }
    const { sending, findCalls } = fakeSending({ contents: ['hello'], completeUpload })

    await sending.start()

    expect(findCalls('put')).toHaveLength(1)
    expect(findCalls('complete')).toHaveLength(2)
    expect(sending.state().stage).toBe('done')
  })

  test('completes a file that the server already has, without sending it', async () => {
    const { sending, calls } = fakeSending(
      { contents: ['hello'] },
      new Map([['f1', { uploadId: '', parts: new Map(), whole: 'hello' }]]),
    )

    await sending.start()

    expect(calls).toEqual(['create', 'begin f1', 'complete f1', 'finalize'])
  })

  test('resends a file that the store lacks after all', async () => {
    let isMissing = true
    const completeUpload = async () => {
      if (!isMissing) return
      isMissing = false
      store.clear()
      throw refusal('conflict', 'f1 has not arrived.')
    }
    const { sending, findCalls, store } = fakeSending({ contents: ['hello'], completeUpload })

    await sending.start()

    expect(findCalls('put')).toHaveLength(2)
    expect(sending.state().stage).toBe('done')
  })

  test('fails when the store never has the accepted bytes', async () => {
    const completeUpload = async () => {
      store.clear()
      throw refusal('conflict', 'f1 has not arrived.')
    }
    const { sending, findCalls, store } = fakeSending({ contents: ['hello'], completeUpload })

    await sending.start()

    expect(findCalls('put')).toHaveLength(3)
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'f1 has not arrived.' })
  })

  test('waits for a sign-in when the session has ended, and continues', async () => {
    let isSignedOut = true
    const begin = async () => {
      if (!isSignedOut) return
      isSignedOut = false
      throw new ApiError(401, undefined)
    }
    const { sending, calls, states } = fakeSending({ contents: ['hello'], begin })

    await sending.start()

    expect(calls).toContain('signedIn')
    expect(states.map(({ waitsForSignIn }) => waitsForSignIn)).toContain(true)
    expect(sending.state()).toMatchObject({ stage: 'done', waitsForSignIn: false })
  })

  test('waits for the network for any time, and continues', async () => {
    let isOnline = false
    const put = async () => {
      if (!isOnline) throw new PutError(0)
    }
    const { sending, ports, states } = fakeSending({ contents: ['a', 'b'], put })
    ports.isOnline = () => isOnline
    ports.online = async () => {
      isOnline = true
    }

    await sending.start()

    expect(states.map(({ waitsForNetwork }) => waitsForNetwork)).toContain(true)
    expect(sending.state()).toMatchObject({ stage: 'done', waitsForNetwork: false })
  })

  test('reports a silent server until it answers', async () => {
    let attempts = 0
    const put = async () => {
      attempts += 1
      if (attempts < 3) throw new PutError(0)
    }
    const { sending, states } = fakeSending({ contents: ['hello'], put })

    await sending.start()

    const waiting = states.filter(({ retry }) => retry?.kind === 'unanswered')
    expect(waiting.length).toBeGreaterThan(0)
    expect(new Set(waiting.map(({ files }) => files[0]?.trouble))).toEqual(new Set(['No response from the server.']))
    expect(sending.state()).toMatchObject({ stage: 'done', retry: undefined })
  })

  test('reports a silent server when the transfer is saved, and when it is finalized', async () => {
    for (const call of ['create', 'finalize']) {
      let isLost = true
      const lose = async () => {
        if (!isLost) return
        isLost = false
        throw new ApiError(0, undefined)
      }
      const { sending, states } = fakeSending({ contents: ['hello'], [call]: lose })

      await sending.start()

      expect(states.map(({ retry }) => retry?.kind)).toContain('unanswered')
      expect(sending.state()).toMatchObject({ stage: 'done', retry: undefined })
    }
  })

  test('reports no silence while other bytes move, or after an answer of the server', async () => {
    let attempts = 0
    const put = async (target: string) => {
      if (target === 'f2') return vi.waitFor(() => expect(findCalls('pause')).not.toEqual([]))
      await vi.waitFor(() => expect(findCalls('put')).toContain('put f2'))
      attempts += 1
      if (attempts === 1) throw new PutError(0)
      if (attempts === 2) throw new PutError(503, 'Too much to do.')
    }
    const { sending, states, findCalls } = fakeSending({ contents: ['hello', 'world'], put })

    await sending.start()

    expect(attempts).toBe(3)
    expect(sending.state().stage).toBe('done')
    expect(states.filter(({ retry }) => retry)).toEqual([])
  })

  test('replaces the report of silence by the server’s reason for a refusal', async () => {
    const told: (string | undefined)[] = []
    let attempts = 0
    const put = async () => {
      attempts += 1
      if (attempts === 1) throw new PutError(0)
      if (attempts === 2) throw new PutError(503, 'Too much to do.')
    }
    const { sending, ports } = fakeSending({ contents: [''], put })
    ports.pause = async () => void told.push(sending.state().retry?.kind)

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(told).toEqual(['unanswered', 'trouble'])
  })

  test('stops waiting for the server when it is stopped', async () => {
    const begin = () => Promise.reject(new ApiError(0, undefined))
    const { sending, ports } = fakeSending({ contents: ['hello'], begin })
    ports.pause = (_milliseconds, signal) => unlessAborted(signal, () => undefined)

    const run = sending.start()
    await vi.waitFor(() => expect(sending.state().retry?.kind).toBe('unanswered'))
    sending.pause()
    await run

    expect(sending.state()).toMatchObject({ stage: 'paused', retry: undefined })
  })

  test('shows a file as waiting until its PUT has its turn', async () => {
    const arrived: string[][] = []
    const begin = async () => void arrived.push(toStages(sending.state()))
    const put = async () => void arrived.push(toStages(sending.state()))
    const { sending } = fakeSending({ contents: ['hello'], begin, put })

    await sending.start()

    expect(arrived).toEqual([['waiting'], ['uploading']])
  })

  test('reports no rate during silence, and 0 while pending bodies stall', async () => {
    let now = 0
    let attempts = 0
    const rates: (number | undefined)[] = []
    const { sending, ports } = fakeSending({ contents: ['hello'] })
    ports.now = () => now
    ports.completeUpload = async () => {}
    ports.pause = async () => void rates.push(sending.bytesPerSecond())
    ports.put = async (_outgoing, onSent) => {
      for (const bytes of [1, 2, 3]) {
        onSent(bytes)
        now += 1000
      }
      rates.push(sending.bytesPerSecond())
      now += 5000
      rates.push(sending.bytesPerSecond())
      attempts += 1
      if (attempts === 1) throw new PutError(0)
      return ''
    }

    await sending.start()

    expect(rates).toEqual([2 / 3, 0, undefined, 2 / 3, 0])
  })

  test('has the digest of a whole upload, and none of an upload in parts', async () => {
    const whole = fakeSending({ contents: ['hello'] })
    const inParts = fakeSending({ contents: ['hello'], partSize: 2 })

    await Promise.all([whole.sending.start(), inParts.sending.start()])

    expect(whole.sending.state().files[0]?.sha256).toBe(
      '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    )
    expect(inParts.sending.state()).toMatchObject({ stage: 'done' })
    expect(inParts.sending.state().files[0]?.sha256).toBeUndefined()
  })

  test('fails permanently at a refused call where no sign-in is possible', async () => {
    const begin = () => Promise.reject(refusal('not_signed_in', 'Please sign in.'))
    const { sending, ports, calls } = fakeSending({ contents: ['hello'], begin })
    delete ports.signedIn

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'failed', waitsForSignIn: false, fault: 'Please sign in.' })
    expect(calls).toEqual(['create', 'begin f1'])
  })

  test('reports errors in the given language', async () => {
    const { ports } = fakeSending({
      contents: ['hello'],
      begin: () => Promise.reject(new ApiError(400, undefined)),
    })
    const upload = { tempId: 1, name: 'f1', size: 5, content: new Blob(['hello']) }
    const sending = createSending([upload], ports, () => german)

    await sending.start()

    expect(sending.state().fault).toBe('Das Hochladen ist fehlgeschlagen.')
  })

  test('does not retry an unreadable file, and names the remedy', async () => {
    const put = () => Promise.reject(new PutError(0))
    const { sending, findCalls } = fakeSending({ contents: ['hello'], put, isReadable: async () => false })

    await sending.start()

    expect(findCalls('put')).toHaveLength(1)
    expect(sending.state()).toMatchObject({ isUnreadable: true, sentBytes: 0 })
    expect(sending.state().fault).toContain('f1 can no longer be read')
  })

  test('does not retry a refused file', async () => {
    const create = () => Promise.reject(refusal('demand_unmet', 'Not allowed.'))
    const { sending, calls } = fakeSending({ contents: ['hello'], create })

    await sending.start()

    expect(calls).toEqual(['create'])
    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'Not allowed.' })
  })

  test('keeps its bar after a pause, even when bytes must be sent again', async () => {
    let hangs = true
    const put = async (_target: string, signal: AbortSignal) => {
      if (hangs) await unlessAborted(signal, () => undefined)
    }
    const { sending, states } = fakeSending({ contents: ['0123456789'], put })
    const run = sending.start()
    await vi.waitFor(() => expect(sending.state().percent).toBe(50))

    sending.pause()
    await run
    await vi.waitFor(() => expect(sending.state().sentBytes).toBe(0))
    hangs = false
    await sending.start()

    const bar = states.map(({ percent }) => percent)
    expect(bar).toEqual(bar.toSorted((a, b) => a - b))
    expect(sending.state()).toMatchObject({ stage: 'done', percent: 100 })
  })

  test.each(['cancel', 'pause'] as const)('stops on %s, and continues when it is started again', async wish => {
    let hangs = true
    const put = async (target: string, signal: AbortSignal) => {
      if (hangs && target === 'f2') await unlessAborted(signal, () => undefined)
    }
    const { sending } = fakeSending({ contents: ['hello', 'world'], put })

    const run = sending.start()
    await vi.waitFor(() => expect(toStages(sending.state())).toEqual(['uploaded', 'uploading']))
    sending[wish]()
    await run

    expect(sending.state().stage).toBe(wish === 'cancel' ? 'cancelled' : 'paused')
    expect(toStages(sending.state())).toEqual(['uploaded', 'uploading'])

    hangs = false
    await sending.start()

    expect(sending.state().stage).toBe('done')
  })

  test.each(['uploading', 'paused'] as const)(
    'stops for good, while it is %s, when a file that the server has fails the transfer',
    async stage => {
      const put = async (target: string, signal: AbortSignal) => {
        if (target === 'f2') await unlessAborted(signal, () => undefined)
      }
      const { sending, calls } = fakeSending({ contents: ['virus', 'world'], put })
      const run = sending.start()
      await vi.waitFor(() => expect(toStages(sending.state())).toEqual(['uploaded', 'uploading']))
      if (stage === 'paused') sending.pause()
      if (stage === 'paused') await run

      sending.fail('f1 contains malware.')
      await run

      expect(sending.state()).toMatchObject({ stage: 'failed', isOver: true, fault: 'f1 contains malware.' })
      expect(calls).not.toContain('finalize')
    },
  )

  test('does not fail for a fault that is known too late', async () => {
    const { sending } = fakeSending({ contents: ['virus'] })
    await sending.start()

    sending.fail('f1 contains malware.')

    expect(sending.state()).toMatchObject({ stage: 'done', fault: undefined })
  })

  test('cannot be stopped while it is finalized', async () => {
    const finalize = async (signal: AbortSignal) => {
      sending.pause()
      sending.cancel()
      signal.throwIfAborted()
    }
    const { sending } = fakeSending({ contents: ['a'], finalize })

    await sending.start()

    expect(sending.state().stage).toBe('done')
  })

  test.each([
    ['gone', 410, true],
    ['conflict', 409, true],
    ['conflict', 409, false],
  ] as const)('reports whether the refusal %s (%s) is permanent: %s', async (code, _, lasts) => {
    const finalize = () => Promise.reject(refusal(code, 'Over.', 0, code === 'conflict' && lasts ? 'over' : undefined))
    const { sending } = fakeSending({ contents: ['hello'], finalize })

    await sending.start()

    expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'Over.', isOver: lasts })
  })

  test.each(['demand_unmet', 'bad_request', 'not_found'] as const)(
    'reports that its creation is refused: %s',
    async code => {
      const create = () => Promise.reject(refusal(code, 'Not so.'))
      const { sending, calls } = fakeSending({ contents: ['hello'], create })

      await sending.start()

      expect(sending.state()).toMatchObject({ stage: 'failed', fault: 'Not so.', isRefused: true })
      expect(calls).toEqual(['create'])
    },
  )

  test('is not refused by an unreachable server, nor after its creation', async () => {
    const unreachable = fakeSending({ contents: ['hello'], create: () => Promise.reject(new ApiError(0, undefined)) })
    const finalize = () => Promise.reject(refusal('demand_unmet', 'Not so.'))
    const blocked = fakeSending({ contents: ['hello'], finalize })

    for (const { sending } of [unreachable, blocked]) {
      await sending.start()

      expect(sending.state()).toMatchObject({ stage: 'failed', isRefused: false })
    }
    expect(blocked.sending.state().isBlocked).toBe(true)
  })

  test('is abandoned when it is cancelled after a failure', async () => {
    const create = () => Promise.reject(refusal('demand_unmet', 'Not allowed.'))
    const { sending } = fakeSending({ contents: ['hello'], create })
    await sending.start()

    sending.cancel()

    expect(sending.state().stage).toBe('cancelled')
  })

  test('counts a file that the server has completely, without sending it', async () => {
    const { ports, calls } = fakeSending({ contents: ['here', 'away'] })
    const sending = createSending(
      [
        { tempId: 1, name: 'f1', size: 4, content: new Blob(['here']) },
        { tempId: 2, name: 'f2', size: 4, content: undefined },
      ],
      ports,
    )

    expect(sending.state()).toMatchObject({ sentBytes: 0, totalBytes: 8 })
    await sending.start()

    expect(calls).toEqual(['create', 'begin f1', 'put f1', 'complete f1', 'finalize'])
    expect(sending.state()).toMatchObject({ stage: 'done', sentBytes: 8 })
  })
})

test('point 17: fails at once at a daily cap, without waiting', async () => {
  const error = new ApiError(429, undefined, 24 * 3600)
  expect([isPassing(error), isPassing(new ApiError(429, undefined, 60))]).toEqual([false, true])
})

describe('point 13: a server that fails', () => {
  const busy = (retryAfterSeconds = 0) => refusal('too_many_requests', 'Too many calls.', retryAfterSeconds)
  const failures = {
    '500': () => new ApiError(500, undefined),
    '503': () => new ApiError(503, undefined),
    '429': () => busy(),
    'no answer': () => new ApiError(0, undefined),
  }
  const failing = (times: number, error: () => Error) => {
    let attempts = 0
    return async () => {
      attempts += 1
      if (attempts <= times) throw error()
    }
  }

  describe.each(['create', 'begin', 'put', 'completeUpload', 'finalize'] as const)('in %s', call => {
    test.each(Object.entries(failures))(
      '%s is reported within 5 seconds, until the call succeeds',
      async (name, error) => {
        const { sending, ports, states } = fakeSending({ contents: ['hello'], [call]: failing(5, error) })
        let waitedMilliseconds = 0
        let shownAfter: number | undefined
        ports.now = () => waitedMilliseconds
        ports.pause = async milliseconds => {
          if (sending.state().retry) shownAfter ??= waitedMilliseconds
          waitedMilliseconds += milliseconds
        }

        await sending.start()

        expect(shownAfter).toBeLessThan(5000)
        const kinds = new Set(states.map(({ retry }) => retry?.kind).filter(Boolean))
        expect(kinds).toEqual(new Set([name === 'no answer' ? 'unanswered' : 'trouble']))
        expect(sending.state()).toMatchObject({ stage: 'done', retry: undefined })
      },
    )
  })

  test('causes a countdown to the next attempt, and waits as required', async () => {
    const { sending, ports, calls, states } = fakeSending({ contents: ['hello'], create: failing(1, () => busy(20)) })
    ports.jitter = () => 1.25
    ports.now = () => 1000

    await sending.start()

    expect(calls).toContain('pause 25000')
    expect(states.find(({ retry }) => retry)?.retry).toEqual({ kind: 'trouble', at: 26_000 })
  })

  test('once and recovers within a second stays hidden', async () => {
    const { sending, states } = fakeSending({ contents: ['hello'], create: failing(1, failures['500']) })

    await sending.start()

    expect(sending.state().stage).toBe('done')
    expect(states.filter(({ retry }) => retry)).toEqual([])
  })

  test.each(['create', 'finalize'] as const)(
    'with a call of %s without an answer is reported within 5 seconds',
    async call => {
      vi.useFakeTimers()
      try {
        const { promise, resolve } = Promise.withResolvers<void>()
        const { sending } = fakeSending({ contents: [], [call]: () => promise })
        const run = sending.start()
        await vi.advanceTimersByTimeAsync(4900)
        expect(sending.state().retry).toEqual({ kind: 'slow' })

        resolve()
        await run
        expect(sending.state()).toMatchObject({ stage: 'done', retry: undefined })
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('during a cancelled finalize leaves an open outcome, which is reported and can be retried', async () => {
    let isDown = true
    const finalize = async () => {
      if (isDown) throw new ApiError(503, undefined)
    }
    const { sending, ports } = fakeSending({ contents: ['hello'], finalize })
    ports.pause = (_milliseconds, signal) =>
      sending.state().retry ? unlessAborted(signal, () => undefined) : Promise.resolve()
    const run = sending.start()
    await vi.waitFor(() => expect(sending.state().retry?.kind).toBe('trouble'))

    sending.cancel()
    await run
    expect(sending.state()).toMatchObject({
      stage: 'failed',
      isUnconfirmed: true,
      fault: 'The server did not confirm that everything was sent',
      retry: undefined,
    })

    isDown = false
    await sending.start()
    expect(sending.state()).toMatchObject({ stage: 'done', isUnconfirmed: false })
  })

  test('when the finalize is abandoned automatically causes no claim that nothing was sent', async () => {
    const { sending } = fakeSending({
      contents: ['hello'],
      finalize: () => Promise.reject(new ApiError(503, undefined)),
    })
    await sending.start()
    expect(sending.state()).toMatchObject({ stage: 'failed', isUnconfirmed: true })
  })

  test('with a refusal of the finalize means that nothing was sent', async () => {
    const finalize = () => Promise.reject(refusal('demand_unmet', 'Not allowed.'))
    const { sending } = fakeSending({ contents: ['hello'], finalize })
    await sending.start()
    expect(sending.state()).toMatchObject({ stage: 'failed', isUnconfirmed: false, fault: 'Not allowed.' })
  })
})
