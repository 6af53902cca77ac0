import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '../../lambdas/core/request/context.ts'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { type Step, StepHeld, StepRepeated } from '../../lambdas/pipeline/step.ts'
import { HELD_SECONDS, type WorkflowStep } from '../../lambdas/pipeline/workflow.ts'
import { openDatabase } from '../../local/database.ts'
import { type Jobs, sqliteJobs } from '../../local/jobs.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { isCanary, toCanaryId } from '../../shared/domain/canary.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { fixedClock } from '../harness/host.ts'
import { recordKey } from '../harness/recordKey.ts'

// Guarantees of the local runner beyond test/contracts/workflow.suite.ts.

let directory: string
let database: DatabaseSync
let context: Context
let logLines: string[]
const clock = fixedClock()

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-jobs-'))
  database = openDatabase(join(directory, 'waybill.db'))
  logLines = []
  const log = jsonLog(line => logLines.push(line), clock.now, 'info')
  context = { transfers: sqliteTransfers(database, recordKey), log } as Context
})
afterEach(() => {
  if (database.isOpen) database.close()
  rmSync(directory, { recursive: true, force: true })
})

function createJobs(steps: Record<string, Step>, more: Partial<WorkflowStep> = {}, atOnce?: number): Jobs {
  const retry = { tries: 3, backoffSeconds: 1 }
  const common = { reach: {}, retry, timeoutSeconds: 60, ...more }
  const definition = Object.entries(steps).map(([name, run]) => ({ name, run, ...common }))
  const onFailure = async () => {}
  return sqliteJobs(
    database,
    { steps: definition, onFailure, failureReach: {} },
    { now: clock.now, early: { steps: definition }, ...(atOnce ? { atOnce } : {}) },
  )
}

async function add(id: string, fileCount = 0, subject = 'alice') {
  const files = Array.from({ length: fileCount }, (_, index) => aFile(`${index}`))
  const event = { at: '', action: 'create', actor: subject, result: 'done' } as const
  const sender = { subject, email: `${subject}@acme.example` }
  await context.transfers.add(aTransfer(id, { transferState: 'processing', files, sender }), event)
}

function gate() {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    open: () => opened.resolve(),
    async pass() {
      reached.resolve()
      await opened.promise
    },
  }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

describe('a step that reads contents', () => {
  test.each([
    ['goes on for longer than a function may', { takesRoom: true } as const, 1],
    ['is cut off and tried again if it only waits for services', {}, 3],
  ])('%s', async (_, more, tries) => {
    let runs = 0
    const slow = async () => {
      runs += 1
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    const jobs = createJobs({ slow }, { timeoutSeconds: 0.02, ...more })
    jobs.resume(context)
    await add('t')
    await jobs.start('t')

    for (let retry = 0; retry < 5; retry += 1) {
      await jobs.settled()
      clock.move(5 * 60_000)
    }

    await expect.poll(() => runs, { timeout: 10_000 }).toBe(tries)
    await jobs.close()
  })
})

describe('a stopping runner', () => {
  test('waits for the current step and starts no other', async () => {
    const seen: string[] = []
    const waiting = gate()
    const first = async () => {
      await waiting.pass()
      seen.push('first')
    }
    const jobs = createJobs({ first, second: async () => void seen.push('second') })
    jobs.resume(context)
    await jobs.start('t')
    await waiting.reached

    const closed = jobs.close()
    waiting.open()
    await closed
    database.close()

    await turn()
    expect(seen).toEqual(['first'])
    expect(logLines).toEqual([])
  })

  test('waits for every file in work, even after a failure', async () => {
    const waiting = gate()
    let atWork = 0
    const each: Step = async (_, { fileId }) => {
      atWork += 1
      if (fileId === '0') await waiting.reached
      else await waiting.pass()
      atWork -= 1
      if (fileId === '0') throw new Error('Not now.')
    }
    const jobs = createJobs({ each }, { filesAtOnce: 2 })
    jobs.resume(context)
    await add('t', 2)
    await jobs.start('t')
    await waiting.reached
    await turn()

    const closed = jobs.close().then(() => atWork)
    await turn()
    waiting.open()

    expect(await closed).toBe(0)
  })

  test('starts no new work, which the next runner does', async () => {
    const seen: string[] = []
    const steps = { only: async () => void seen.push('only') }
    const jobs = createJobs(steps)
    jobs.resume(context)
    await jobs.close()

    await jobs.start('t')
    await jobs.settled()
    expect(seen).toEqual([])

    const next = createJobs(steps)
    next.resume(context)
    await next.settled()
    await next.close()
    expect(seen).toEqual(['only'])
  })
})

describe('a running runner', () => {
  test('works on a limited number of transfers at once, and completes all of them', async () => {
    let now = 0
    let most = 0
    let done = 0
    const busy = async () => {
      now += 1
      most = Math.max(most, now)
      await turn()
      await turn()
      now -= 1
      done += 1
    }
    const jobs = createJobs({ busy }, {}, 3)
    jobs.resume(context)

    for (let index = 0; index < 20; index += 1) await add(`t${index}`, 0, `sender-${index}`)
    for (let index = 0; index < 20; index += 1) await jobs.start(`t${index}`)
    await jobs.settled()
    await jobs.close()

    expect([most, done]).toEqual([3, 20])
  })

  test('starts no other file after one fails, until the next attempt', async () => {
    const seen: string[] = []
    const each: Step = async (_, { fileId = '' }) => {
      seen.push(fileId)
      if (seen.length === 1) throw new Error('Not now.')
    }
    const jobs = createJobs({ each }, { filesAtOnce: 1 })
    jobs.resume(context)
    await add('t', 3)

    await jobs.start('t')
    await jobs.settled()
    expect(seen).toEqual(['0'])

    clock.move(60_000)
    await jobs.settled()
    await jobs.close()
    expect(seen).toEqual(['0', '0', '1', '2'])
  })

  test('neither loops nor exits when the table cannot be written', async () => {
    let tries = 0
    const only = async () => {
      tries += 1
    }
    const jobs = createJobs({ only })
    jobs.resume(context)
    await jobs.start('t')
    database.exec("CREATE TRIGGER broken BEFORE UPDATE ON jobs BEGIN SELECT RAISE(ABORT, 'no'); END")

    await expect.poll(() => logLines.length, { timeout: 10_000 }).toBeGreaterThan(0)
    for (let turns = 0; turns < 100; turns += 1) await turn()

    // Once, or a few times more when polls intervene on a slow machine.
    expect(tries).toBeLessThan(10)
    for (const line of logLines) expect(line).toContain('A job could not be recorded.')
    const triesBefore = tries
    database.exec('DROP TRIGGER broken')
    await jobs.settled()
    await jobs.close()
    expect(tries).toBe(triesBefore + 1)
  })

  test('logs a failed read of the table and repeats it', async () => {
    let tries = 0
    const only = async () => {
      tries += 1
    }
    const jobs = createJobs({ only })
    await jobs.start('t')
    database.exec('ALTER TABLE jobs RENAME TO elsewhere')

    jobs.resume(context)
    expect(logLines).toEqual([expect.stringContaining('The jobs could not be read.')])

    database.exec('ALTER TABLE elsewhere RENAME TO jobs')
    await jobs.settled()
    await jobs.close()
    expect(tries).toBe(1)
  })

  test('logs an error with the step and the transfer', async () => {
    const fails = async () => {
      throw new Error('ECONNRESET', { cause: new Error('deeper') })
    }
    const jobs = createJobs({ fails })
    jobs.resume(context)

    await jobs.start('t')
    await jobs.settled()
    await jobs.close()

    expect(logLines.map(line => JSON.parse(line))).toMatchObject([
      { level: 'error', step: 'fails', transferId: 't', attempt: 1, error: 'ECONNRESET' },
    ])
    expect(logLines[0]).toContain('deeper')
  })
})

describe('a held step', () => {
  test('waits without using up a try, a slot or an error of the log', async () => {
    let isHealthy = false
    const jobs = createJobs({
      hold: async () => {
        if (!isHealthy) throw new StepHeld()
      },
    })
    jobs.resume(context)
    await add('held')
    await jobs.start('held')
    for (let tries = 0; tries < 10; tries += 1) {
      await jobs.settled()
      clock.move(HELD_SECONDS * 1000)
    }
    expect(getRow('held')).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(logLines.filter(line => line.includes('"level":"error"'))).toEqual([])

    isHealthy = true
    await jobs.settled()
    await jobs.close()

    expect(getRow('held')).toMatchObject({ state: 'done' })
  })

  test('goes back to an earlier step after its work was discarded', async () => {
    const seen: string[] = []
    const steps: Record<string, Step> = {
      first: async () => void seen.push('first'),
      work: async () => void seen.push('work'),
      release: async () => {
        if (seen.filter(name => name === 'work').length < 2) throw new StepRepeated()
        seen.push('release')
      },
    }
    const jobs = createJobs(steps, { repeatsFrom: 'work' })
    jobs.resume(context)
    await add('doubtful')
    await jobs.start('doubtful')
    await jobs.settled()
    await jobs.close()

    expect(seen).toEqual(['first', 'work', 'work', 'release'])
  })
})

test('a canary runs while all slots are taken', async () => {
  const busy = gate()
  const seen: string[] = []
  const jobs = createJobs(
    {
      work: async (_, { transferId }) => {
        if (isCanary(transferId)) seen.push(transferId)
        else await busy.pass()
      },
    },
    {},
    2,
  )
  jobs.resume(context)
  for (const id of ['one', 'two', 'three', 'four']) {
    await add(id)
    await jobs.start(id)
  }
  await busy.reached

  await add(toCanaryId('1'))
  await jobs.start(toCanaryId('1'))

  await expect.poll(() => seen).toEqual([toCanaryId('1')])
  busy.open()
  await jobs.settled()
  await jobs.close()
})

function getRow(id: string) {
  return database.prepare('SELECT state, attempts FROM jobs WHERE transfer_id = ?').get(id)
}

describe('a sender with many transfers', () => {
  test('leaves a place to others, whose transfers start at once', async () => {
    const seen: string[] = []
    const gates = new Map<string, PromiseWithResolvers<void>>()
    const run: Step = async (_, { transferId }) => {
      seen.push(transferId)
      const waiting = Promise.withResolvers<void>()
      gates.set(transferId, waiting)
      await waiting.promise
    }
    const jobs = createJobs({ run }, {}, 4)
    jobs.resume(context)
    const many = Array.from({ length: 1000 }, (_, index) => `many-${index}`)
    for (const id of many) await add(id)
    await Promise.all(many.map(id => jobs.start(id)))
    await expect.poll(() => seen.length).toBe(3)

    await add('one', 0, 'bob')
    await jobs.start('one')

    await expect.poll(() => seen).toContain('one')
    expect(seen).toHaveLength(4)
    // The next place that is free goes to the sender who has none.
    await add('other', 0, 'carol')
    await jobs.start('other')
    gates.get(many[0] ?? '')?.resolve()
    await expect.poll(() => seen.length).toBe(5)
    expect(seen.at(-1)).toBe('other')
    const closed = jobs.close()
    for (const { resolve } of gates.values()) resolve()
    await closed
  })
})

test('early work leaves places to finalized transfers, also of the same sender', async () => {
  const seen: string[] = []
  const busy = gate()
  const run: Step = async (_, { transferId }) => {
    seen.push(transferId)
    await busy.pass()
  }
  const jobs = createJobs({ run }, {}, 4)
  jobs.resume(context)
  await add('early')
  for (let file = 0; file < 10; file += 1) {
    await jobs.startEarly({ transferId: 'early', fileId: `${file}`, version: '1' }, 'alice')
  }
  await expect.poll(() => seen).toEqual(['early', 'early'])

  for (const [id, subject] of [['own'], ['second'], ['other', 'bob']] as const) {
    await add(id, 0, subject)
    await jobs.start(id)
  }

  await expect.poll(() => seen).toEqual(['early', 'early', 'own', 'other'])
  const closed = jobs.close()
  busy.open()
  await closed
})
