import { describe, expect, it, vi } from 'vitest'
import { threadPool } from '../../local/threads/threadPool.ts'
import { Turns } from '../../local/threads/turns.ts'

describe('a pool of threads', () => {
  const script = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, threadId } from 'node:worker_threads'
      parentPort.on('message', job => {
        if (job === 'die') process.exit(1)
        if (job === 'throw') throw new Error('thrown in the thread')
        if (job !== 'hang') setTimeout(() => parentPort.postMessage(threadId), 20)
      })`)}`,
  )

  /** The constructor of a thread reads the getter, and throws its error. */
  const failingAtStart = (failing: number) => {
    let starts = 0
    return {
      get start() {
        starts += 1
        if (starts === failing) throw new Error('The system has no thread left.')
        return starts
      },
    }
  }

  it('limits its threads, and gives each job its own answer', async () => {
    const pool = threadPool<string, number>(script, { max: 2 })

    const threads = await Promise.all(Array.from({ length: 10 }, () => pool.run('work')))

    expect(new Set(threads).size).toBe(2)
    await pool.close()
  })

  it('replaces a dead thread, and rejects only its job', async () => {
    const pool = threadPool<string, number>(script, { max: 2 })

    const outcomes = await Promise.allSettled(['work', 'die', 'throw', 'work', 'work'].map(job => pool.run(job)))

    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    await pool.close()
  })

  it('ends a thread that waits too long for its next job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = threadPool<string, number>(script, { max: 1, maxIdleMs: 1000 })
    try {
      const first = await pool.run('work')
      vi.advanceTimersByTime(999)
      expect(await pool.run('work')).toBe(first)
      vi.advanceTimersByTime(999)
      expect(await pool.run('work')).toBe(first)

      vi.advanceTimersByTime(1000)
      expect(await pool.run('work')).not.toBe(first)
    } finally {
      vi.useRealTimers()
      await pool.close()
    }
  })

  it('ends no thread during its job', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = threadPool<string, number>(script, { max: 1, maxIdleMs: 1000 })
    try {
      const first = await pool.run('work')
      const second = pool.run('work')
      vi.advanceTimersByTime(10_000)

      expect(await second).toBe(first)
    } finally {
      vi.useRealTimers()
      await pool.close()
    }
  })

  it('rejects current and new jobs when it is closed', async () => {
    const pool = threadPool<string, number>(script, { max: 1 })
    const [hanging, waiting] = [pool.run('hang'), pool.run('work')]
    const rejections = Promise.all([expect(hanging).rejects.toThrow(), expect(waiting).rejects.toThrow()])

    await pool.close()

    await rejections
    await expect(pool.run('work')).rejects.toThrow()
  })

  it('keeps a thread free for others while one person has many jobs', async () => {
    const pool = threadPool<string, number>(script, { max: 2, maxRunningEach: 1 })
    const order: string[] = []
    const run = (who: string) => pool.run('work', who).then(() => order.push(who))
    // A new thread takes longer to start than a job to run.
    await Promise.all([pool.run('work', 'alice'), pool.run('work', 'bob')])

    await Promise.all([...Array<string>(500).fill('alice'), 'bob'].map(run))

    expect(order.indexOf('bob')).toBeLessThan(400)
    await pool.close()
  })

  it('gives back the turn of a person whose thread died', async () => {
    const pool = threadPool<string, number>(script, { max: 2, maxRunningEach: 1 })

    const outcomes = await Promise.allSettled(['die', 'throw', 'work'].map(job => pool.run(job, 'alice')))

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    await pool.close()
  })

  it('rejects only the job whose thread could not start, and gives back the turn of its person', async () => {
    const pool = threadPool<string, number>(script, { max: 2, maxRunningEach: 1, workerData: failingAtStart(1) })

    const [refused, next] = await Promise.allSettled([pool.run('work', 'alice'), pool.run('work', 'alice')])

    expect(refused).toMatchObject({ status: 'rejected', reason: { message: 'The system has no thread left.' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
    await pool.close()
  })

  it('continues with the next waiting job when no thread could replace a dead one', async () => {
    const pool = threadPool<string, number>(script, { max: 1, workerData: failingAtStart(2) })

    const outcomes = await Promise.allSettled(['die', 'work', 'work'].map(job => pool.run(job, 'alice')))

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    await pool.close()
  })

  it('refuses a person with too many waiting jobs, but no other person', async () => {
    const limits = { maxWaitingEach: 2, busy: () => new Error('Please wait.') }
    const pool = threadPool<string, number>(script, { max: 1, ...limits })

    const [first, second, third, fourth, bobs] = ['alice', 'alice', 'alice', 'alice', 'bob'].map(who =>
      pool.run('work', who),
    )

    await expect(fourth).rejects.toThrow('Please wait.')
    await expect(Promise.all([first, second, third, bobs])).resolves.toHaveLength(4)
    await pool.close()
  })
})

describe('turns', () => {
  const served = (asked: string[]) => {
    const turns = new Turns<number>()
    const order: string[] = []
    for (const who of asked) turns.add(who, { resolve: () => order.push(who), reject: () => {} })
    for (let turn = turns.next(); turn; turn = turns.next()) turn.resolve(0)
    return order
  }

  it('rotate among people, even when one of them has many jobs', () => {
    expect(served(['alice', 'alice', 'alice', 'bob', 'carol', 'bob'])).toEqual([
      'alice',
      'bob',
      'carol',
      'alice',
      'bob',
      'alice',
    ])
  })

  it('are all rejected at the close', async () => {
    const turns = new Turns<number>()
    const waiting = Promise.all(
      ['alice', 'alice', 'bob'].map(who => new Promise((resolve, reject) => turns.add(who, { resolve, reject }))),
    )

    turns.clear(new Error('The engine was stopped.'))

    await expect(waiting).rejects.toThrow('The engine was stopped.')
    expect(turns.next()).toBeUndefined()
  })
})
