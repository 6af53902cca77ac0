import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_STEP_SECONDS } from '../../lambdas/aws/functions/stepTasks.ts'
import { StepTooLong } from '../../lambdas/pipeline/step.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { Findings } from '../../shared/domain/inspection.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { type TestHost, testHost } from '../harness/host.ts'

// Steps where their time is limited, as in a function of a deployment with `largeFiles`: docs/decisions/0055-files-beyond-one-function.md

let host: TestHost
beforeAll(async () => {
  host = await testHost()
})
afterAll(() => host.stop())

const GB = 1e9
const toBlob = (size: number) => ({ version: 'none', size, sha256: '0'.repeat(64) })
const toFile = (size: number, more: Partial<TransferFile> = {}) => ({ size, blob: toBlob(size), ...more })
const ruled = (size: number, anonymizationMethod: 'basic_mask' | 'fpe_ffx2') =>
  toFile(size, {
    fileState: 'verified',
    anonymisation: {
      headerRow: true,
      rules: [{ columnNameOrIndex: '0', anonymizationMethod, parameters: [] }],
      attempt: 0,
    },
  })
const findings: Findings = { summary: [], places: [], notInspectable: [], mismatches: [] }
const inspected = { fileState: 'inspected', findings } as const
const copy = (size: number): Partial<TransferFile> => {
  const { anonymisation, ...file } = ruled(1, 'basic_mask')
  return anonymisation ? { ...file, anonymisation: { ...anonymisation, attempt: 1, blob: toBlob(size) } } : file
}

let transfers = 0
async function run(step: string, files: Partial<TransferFile>[], more: Partial<Transfer> = {}) {
  const id = `long-${++transfers}`
  const all = files.map((file, index) => aFile(`${id}-${index}`, file))
  const stateChangedAt = new Date(host.clock.now()).toISOString()
  const transfer = aTransfer(id, { transferState: 'processing', stateChangedAt, files: all, ...more })
  await host.context.transfers.add(transfer, { at: '', action: 'create', actor: 'alice', result: 'done' })
  const before = await host.context.transfers.get(id)
  const found = transferWorkflow.steps.find(({ name }) => name === step) ?? expect.fail()
  const input = { transferId: id, ...(found.filesAtOnce === undefined ? {} : { fileId: all[0]?.id ?? '' }) }
  const error = await found.run({ ...host.context, maxStepSeconds: MAX_STEP_SECONDS }, input).catch(caught => caught)
  return { error, before, after: await host.context.transfers.get(id) }
}

test.each<[what: string, step: string, files: Partial<TransferFile>[], more?: Partial<Transfer>]>([
  ['a file of 43 GB', 'verify', [toFile(43 * GB, { fileState: 'uploaded' })]],
  ['a table of 25 GB', 'anonymise', [ruled(25 * GB, 'basic_mask')]],
  ['a table of 4 GB with a column of FPE', 'anonymise', [ruled(4 * GB, 'fpe_ffx2')]],
  ['a file of 7 GB', 'inspect', [toFile(7 * GB, { fileState: 'verified' })]],
  ['a copy of 7 GB of a small upload', 'inspect', [copy(7 * GB)]],
  ['files of 31 GB', 'seal', Array(2).fill(toFile(15.5 * GB, inspected)), { isPasswordProtected: true }],
  ['files of 61 GB', 'publish', Array(2).fill(toFile(30.5 * GB, inspected))],
])('%s are too long for the function of the step: %s, which changes nothing', async (_, step, files, more) => {
  const { error, before, after } = await run(step, files, more)

  expect(error).toBeInstanceOf(StepTooLong)
  expect(after).toEqual(before)
})

test.each<[what: string, step: string, files: Partial<TransferFile>[]]>([
  ['a file of 41 GB', 'verify', [toFile(41 * GB, { fileState: 'uploaded' })]],
  ['a table of 4 GB without FPE', 'anonymise', [ruled(4 * GB, 'basic_mask')]],
  ['a file of 5 GB', 'inspect', [toFile(5 * GB, { fileState: 'verified' })]],
  ['files of 59 GB', 'publish', Array(2).fill(toFile(29.5 * GB, inspected))],
])('%s are not: %s begins, and misses the content that this test has not stored', async (_, step, files) => {
  const { error } = await run(step, files)

  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(StepTooLong)
})
