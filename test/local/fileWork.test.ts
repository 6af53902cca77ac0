import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '../../lambdas/core/request/context.ts'
import { workOnFile } from '../../lambdas/pipeline/fileWork.ts'
import { loadFile } from '../../lambdas/pipeline/loadFile.ts'
import { openDatabase } from '../../local/database.ts'
import { sqliteTransfers } from '../../local/stores/transfers.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { fixedClock } from '../harness/host.ts'
import { held } from '../harness/portFaults.ts'
import { recordKey } from '../harness/recordKey.ts'

const RENEWAL_MILLISECONDS = 15_000
const directory = mkdtempSync(join(tmpdir(), 'waybill-file-work-'))
const database = openDatabase(join(directory, 'waybill.db'))
const context = { transfers: sqliteTransfers(database, recordKey), now: fixedClock().now } as Context
afterEach(() => {
  vi.useRealTimers()
  database.close()
  rmSync(directory, { recursive: true, force: true })
})

test('a lease is renewed while early work lasts, and a renewal under way does not outlive it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const input = { transferId: 't', fileId: 'f', isEarly: true } as const
  const load = () => loadFile(context.transfers, input)
  await context.transfers.add(aTransfer('t', { transferState: 'uploading', files: [aFile('f')] }), {
    at: '',
    action: 'create',
    actor: 'alice',
    result: 'done',
  })
  const { revision } = (await load()).file
  const working = Promise.withResolvers<void>()
  const worked = workOnFile(context, input, await load(), () => working.promise)
  await vi.waitUntil(async () => (await load()).file.revision === revision + 1)
  vi.advanceTimersByTime(RENEWAL_MILLISECONDS)
  await vi.waitUntil(async () => (await load()).file.revision === revision + 2)
  expect((await load()).file.early?.leasedUntil).toBeDefined()

  const renewal = held(context, ['transfers', 'getFile'], 'with its answer')
  vi.advanceTimersByTime(RENEWAL_MILLISECONDS)
  await renewal.reached
  working.resolve()
  await worked
  renewal.release()
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()

  expect((await load()).file.early?.leasedUntil).toBeUndefined()
})
