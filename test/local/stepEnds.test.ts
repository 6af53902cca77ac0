import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stepHandler } from '../../lambdas/aws/serving/serveStep.ts'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import { fail } from '../../lambdas/pipeline/fail.ts'
import { UNKNOWN_FAILURE } from '../../lambdas/pipeline/giveUp.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { HealthRun } from '../../shared/domain/health.ts'
import type { Policy } from '../../shared/domain/policies/policy.ts'
import { failureReasons } from '../../shared/texts/mails/failureReasons.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { type StandIn, startStandIn } from '../harness/clamdStandIn.ts'
import { type Draft, type ProcessingHost, processingHost } from './processing.ts'

// How functions of the workflow end on AWS, where Lambda and Step Functions count thrown errors, and alarms watch the counts.

const plan: Draft = { name: 'plan.txt', content: 'We meet in the morning.' }
const masked = [{ key: 'pattern', value: [{ from: 0, to: 2, char: '*' }] }]
const rules = [{ columnNameOrIndex: '1', anonymizationMethod: 'basic_mask' as const, parameters: masked }]
const ragged: Draft = { name: 'staff.csv', content: 'name,card\nAnna,1\nBen,2,surplus\n', rules }
const staff: Draft = { ...ragged, content: 'name,card\nAnna,1\n' }
const healthy: Partial<HealthRun> = { currentStatus: 'healthy', inspectionStatus: 'healthy', problems: [] }
/** Of a policy, whose name follows. */
const BLOCKED = 'Your organization does not allow this transfer. Policy: {0}.'

let processing: ProcessingHost
let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
  processing = await processingHost({ clamd: standIn.address })
})
afterAll(async () => {
  await processing.host.stop()
  await standIn.stop()
})

type Case = { step: string; reason: string; fileId?: string; prepare: () => Promise<string> }

const byFilesOrPolicies: Case[] = [
  {
    step: 'verify',
    reason: '{0} was damaged during the upload. Please send it again.',
    async prepare() {
      const id = await processing.added([plan])
      await processing.edit(id, ({ files }) => ({ files: files.map(file => ({ ...file, size: file.size + 1 })) }))
      return id
    },
  },
  {
    step: 'scan',
    reason: '{0} contains malware ({1}) and was deleted.',
    prepare: () => upTo('awaitHealth', { ...plan, content: testVirus() }),
  },
  { step: 'anonymise', reason: '{0} could not be anonymized. {1}', prepare: () => upTo('awaitHealth', ragged) },
  {
    step: 'applyPolicies',
    reason: BLOCKED,
    async prepare() {
      const id = await upTo('inspect', plan)
      await blockEverything()
      return id
    },
  },
]

const byOurFault: Case[] = [
  { step: 'verify', reason: 'The transfer no longer exists.', prepare: async () => 'gone' },
  {
    step: 'verify',
    reason: 'A file of this transfer was never uploaded. Please send it again.',
    async prepare() {
      const id = await processing.added([plan])
      await processing.edit(id, ({ files }) => ({ files: files.map(({ blob: _, ...file }) => file) }))
      return id
    },
  },
  {
    step: 'inspect',
    reason: 'A file of this transfer no longer exists. Please send it again.',
    fileId: 'another-file',
    prepare: () => upTo('anonymise', plan),
  },
  {
    step: 'publish',
    reason: 'A file of this transfer could not be processed. Please send it again.',
    prepare: () => upTo('verify', plan),
  },
  {
    step: 'awaitHealth',
    reason: 'It expired before its files could be released. Please send it again.',
    async prepare() {
      const id = await upTo('verify', plan)
      await processing.edit(id, () => ({ expiryDate: processing.at(0) }))
      return id
    },
  },
  {
    step: 'publish',
    reason: 'It is not certain that {0} was anonymized correctly. Please send it again.',
    async prepare() {
      const id = await upTo('anonymise', staff)
      await processing.edit(id, ({ files }) => ({
        files: files.map(file =>
          file.anonymisation ? { ...file, anonymisation: { ...file.anonymisation, areSecretsUsed: true } } : file,
        ),
      }))
      const { health } = processing.context
      for (const outcome of [{ milliseconds: {} }, healthy]) {
        processing.clock.move(60_000)
        await health.add(aHealthRun({ createdAt: processing.at(0), ...outcome }))
      }
      return id
    },
  },
]

async function upTo(step: string, draft: Draft): Promise<string> {
  const id = await processing.added([draft])
  await processing.runTo(step, id)
  return id
}

async function blockEverything() {
  const { policies } = processing.context
  const policy: Policy = {
    id: 'nothing-leaves',
    version: 1,
    name: 'Nothing leaves',
    description: '',
    mode: 'enforce',
    conditions: [],
    statements: [{ feature: 'transfer', effect: 'block' }],
    lastUpdated: processing.at(0),
    updatedBy: { subject: 'ada', email: 'ada@acme.example' },
  }
  const event = { at: processing.at(0), action: 'create-policy', actor: 'ada', result: 'done' } as const
  expect(await policies.put(policy, 0, event)).toBe(true)
}

/** As Lambda calls the function of a step, for its first file. */
async function call({ step: name, fileId }: Case, transferId: string) {
  const { context } = processing
  const step = transferWorkflow.steps.find(one => one.name === name)
  if (!step) throw new Error(`No step has the name ${name}.`)
  const handler = stepHandler(step.run, fail, context)
  const first = `${transferId}-file-0`
  const ofFile = step.filesAtOnce === undefined ? {} : { fileId: fileId ?? first }
  return handler({ transferId, ...ofFile, step: name, retries: 0 })
}

const toPattern = (reason: string) => new RegExp(`^${reason.replace(/[.()]/g, '\\$&').replace(/\{\d\}/g, '.+')}$`, 's')
const getReason = async (id: string) => (await processing.context.transfers.get(id))?.failureReason

describe('a failure that files or policies cause', () => {
  test.each(byFilesOrPolicies)('ends $step normally, so that no alarm rings: $reason', async one => {
    const id = await one.prepare()
    const lines = processing.host.logLines.length

    await expect(call(one, id)).resolves.toBeUndefined()

    expect(await processing.get(id)).toMatchObject({ transferState: 'failed' })
    expect(await getReason(id)).toMatch(toPattern(one.reason))
    expect(await processing.mailsTo('sender', id)).toHaveLength(1)
    expect(processing.host.logLines.slice(lines).filter(line => JSON.parse(line).level === 'error')).toEqual([])
  })

  test('whose sender cannot be informed is an error, because the workflow must repeat the report', async () => {
    const id = await upTo('awaitHealth', ragged)
    const { context } = processing
    const mailer = { ...context.mailer, send: () => Promise.reject(new Error('The mail system is down.')) }
    const anonymise = transferWorkflow.steps.find(({ name }) => name === 'anonymise')?.run ?? expect.fail()

    const handler = stepHandler(anonymise, (_, input) => fail({ ...context, mailer }, input), context)
    const ended = handler({ transferId: id, fileId: `${id}-file-0`, step: 'anonymise', retries: 0 })

    await expect(ended).rejects.toMatchObject({ name: 'FailureUntold' })
  })
})

describe('a failure by our own fault', () => {
  test.each(byOurFault)('is an error of $step, which alarms count: $reason', async one => {
    const id = await one.prepare()

    await expect(call(one, id)).rejects.toMatchObject({ name: 'StepFailed', message: '' })

    if (id !== 'gone') expect(await getReason(id)).toMatch(toPattern(one.reason))
  })
})

test('every reason of a step is one or the other', () => {
  const ofNoStep = [
    UNKNOWN_FAILURE,
    'The upload was inactive for 24 hours before it was complete. Please send the files again.',
  ]
  const tried = [...byFilesOrPolicies, ...byOurFault].map(({ reason }) => reason)

  expect([...tried.filter(reason => reason !== BLOCKED), ...ofNoStep].sort()).toEqual([...failureReasons].sort())
})
