import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endMacieJob, startMacieJob } from '../../lambdas/aws/adapters/macieJob.ts'
import { serveResource } from '../../lambdas/aws/serving/serveResource.ts'
import { setUpMacieResource } from '../../lambdas/aws/serving/setUpMacieResource.ts'
import { startMacie } from '../harness/macieStandIn.ts'

// No emulator has Macie: the tests speak to a stand-in of its API by the real client.

const job = { name: 'Waybill-second-look', account: '111122223333', bucket: 'waybill-released' }
let macie: Awaited<ReturnType<typeof startMacie>>
beforeEach(async () => {
  macie = await startMacie()
})
afterEach(() => macie.stop())

const getRunning = () => macie.jobs.filter(({ jobStatus }) => jobStatus !== 'CANCELLED')

describe('the daily job of Macie', () => {
  test('is created in an account without Macie, for what is released from now on, of every kind, without canaries', async () => {
    await startMacieJob(macie.client, job, 'one')

    expect(macie.session).toBe('ENABLED')
    expect(macie.jobs.map(({ name, request }) => ({ name, ...request }))).toEqual([
      {
        name: 'Waybill-second-look',
        description: 'Second look of Waybill at released files',
        jobType: 'SCHEDULED',
        scheduleFrequency: { dailySchedule: {} },
        initialRun: false,
        managedDataIdentifierSelector: 'ALL',
        samplingPercentage: 100,
        s3JobDefinition: {
          bucketDefinitions: [{ accountId: '111122223333', buckets: ['waybill-released'] }],
          scoping: {
            excludes: {
              and: [{ simpleScopeTerm: { key: 'OBJECT_KEY', comparator: 'STARTS_WITH', values: ['canary-'] } }],
            },
          },
        },
      },
    ])
  })

  test('is created where Macie is on already', async () => {
    macie.session = 'ENABLED'

    await startMacieJob(macie.client, job, 'one')

    expect(getRunning()).toHaveLength(1)
  })

  test('is created once, by a repeated event and by another deployment', async () => {
    await Promise.all([startMacieJob(macie.client, job, 'one'), startMacieJob(macie.client, job, 'one')])
    await startMacieJob(macie.client, job, 'two')

    expect(macie.jobs).toHaveLength(1)
  })

  test('waits for Macie, which may refuse the first calls after it was enabled', async () => {
    macie.callsUntilEnabled = 1

    await startMacieJob(macie.client, job, 'one')

    expect(getRunning()).toHaveLength(1)
  })

  test('is not created beside one that an operator paused', async () => {
    await startMacieJob(macie.client, job, 'one')
    const [paused] = macie.jobs
    if (paused) paused.jobStatus = 'USER_PAUSED'

    await startMacieJob(macie.client, job, 'two')

    expect(macie.jobs).toHaveLength(1)
  })

  test('is cancelled when the setting is turned off, and created again when it is turned on', async () => {
    await startMacieJob(macie.client, job, 'one')
    await startMacieJob(macie.client, { ...job, name: 'Another' }, 'other')

    await endMacieJob(macie.client, job)
    expect(getRunning().map(({ name }) => name)).toEqual(['Another'])
    // Others may use Macie by now.
    expect(macie.session).toBe('ENABLED')

    await startMacieJob(macie.client, job, 'two')
    expect(getRunning()).toHaveLength(2)
  })

  test('has nothing to cancel where Macie was turned off, or the job was never created', async () => {
    await endMacieJob(macie.client, job)
    macie.session = 'ENABLED'
    await endMacieJob(macie.client, job)

    expect(macie.jobs).toEqual([])
  })
})

describe('the resource of the deployment', () => {
  const answers: Record<string, string>[] = []
  let stack: ReturnType<typeof createServer>
  beforeEach(async () => {
    answers.length = 0
    vi.stubEnv('LOG_LEVEL', 'error')
    vi.stubEnv('AWS_REGION', 'eu-central-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'example')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'example')
    vi.stubEnv('AWS_ENDPOINT_URL_MACIE2', macie.endpoint)
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    stack = createServer(async (request, response) => {
      answers.push((await json(request)) as Record<string, string>)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(stack, 'listening')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    stack.closeAllConnections()
    stack.close()
  })

  async function happens(RequestType: 'Create' | 'Update' | 'Delete', RequestId = RequestType as string) {
    const { port } = stack.address() as AddressInfo
    const ResourceProperties = { ServiceToken: 'arn', Name: job.name, Account: job.account, Bucket: job.bucket }
    const event = { RequestType, RequestId, ResponseURL: `http://127.0.0.1:${port}/`, ResourceProperties }
    const context = { getRemainingTimeInMillis: () => 60_000 }
    await serveResource(setUpMacieResource)(event as unknown as CloudFormationCustomResourceEvent, context as Context)
    return answers.at(-1) ?? {}
  }

  test('creates the job, keeps it at later deployments, and cancels it when it is deleted', async () => {
    expect(await happens('Create')).toMatchObject({ Status: 'SUCCESS' })
    expect(await happens('Update')).toMatchObject({ Status: 'SUCCESS' })
    expect(getRunning()).toHaveLength(1)

    expect(await happens('Delete')).toMatchObject({ Status: 'SUCCESS' })

    expect(getRunning()).toEqual([])
  })

  test('refuses where Macie is paused, and says how to resume it', async () => {
    macie.session = 'PAUSED'

    const { Status, Reason } = await happens('Create')

    expect(Status).toBe('FAILED')
    expect(Reason).toBe(
      "Amazon Macie is paused in this account and region. Resume it: aws macie2 update-macie-session --status ENABLED --region eu-central-1. Or remove secondLook: 'macie' from deployment.ts.",
    )
    expect(macie.session).toBe('PAUSED')
  })

  test('refuses where the account may not use Macie, with the reason of AWS', async () => {
    macie.session = 'forbidden'

    const { Status, Reason } = await happens('Create')

    expect(Status).toBe('FAILED')
    expect(Reason).toMatch(/^Amazon Macie refused in eu-central-1: .*service control policy denies it/)
  })

  test('is deleted although Macie was turned off', async () => {
    await happens('Create')
    macie.session = 'off'

    expect(await happens('Delete')).toMatchObject({ Status: 'SUCCESS' })
  })
})
