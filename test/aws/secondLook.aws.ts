import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { macieFound } from '../../lambdas/triggers/macieFound.ts'
import { macieEvent } from '../harness/macieEvent.ts'
import { type Person, person } from '../harness/person.ts'
import { awsHost } from './awsHost.ts'
import { stepMachine } from './stepMachine.ts'

// Released files on S3 and DynamoDB of the emulator. It has no Macie: the tests report as AWS documents it.

let host: Awaited<ReturnType<typeof awsHost>>
let machine: Awaited<ReturnType<typeof stepMachine>>
let alice: Person

beforeAll(async () => {
  host = await awsHost(() => {})
  machine = await stepMachine(deployedWorkflow, host.context)
  host.context.workflow = machine.workflow
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(async () => {
  await machine.close()
  await host.close()
})

const staff = { name: 'Staff 2026.CSV', content: Buffer.from('name,card\nBen,4539 5787 6362 1486\n') }

async function released(id: string): Promise<string[]> {
  await vi.waitFor(async () => expect((await host.context.transfers.get(id))?.transferState).toBe('active'), {
    timeout: 60_000,
    interval: 200,
  })
  const { s3, released: Bucket } = host.store
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: id }))
  return Contents.map(({ Key = '' }) => Key)
}

test('a released file has a name that Macie reads, and its finding is shown and raises an alert', async () => {
  const { id } = await alice.send([staff])
  const [key = '', ...others] = await released(id)
  expect(others).toEqual([])
  expect(key).toMatch(/\/[0-9a-f-]{36}\.csv$/)

  for (let times = 0; times < 2; times += 1) {
    await macieFound(host.context, macieEvent(key, { CREDIT_CARD_NUMBER: 1, DATE_OF_BIRTH: 2 }))
  }

  const { files } = await alice.review(id)
  expect(files[0]?.secondOpinion).toContainEqual({ infoType: 'CREDIT_CARD_NUMBER', count: 1, secondCount: 1 })
  expect(files[0]?.secondOpinion).toContainEqual({ infoType: 'DATE_OF_BIRTH', count: 0, secondCount: 2 })
  const span = { from: 0, to: host.clock.now() + 86_400_000 }
  const { alerts } = await host.context.alerts.find(span, { kinds: ['secondOpinion'], limit: 10 })
  expect(alerts).toEqual([expect.objectContaining({ transferId: id, infoTypes: ['DATE_OF_BIRTH'] })])
})

test('a released file keeps its extension under new URLs', async () => {
  const { id } = await alice.send([staff])
  const [key = ''] = await released(id)

  await host.context.blobs.renewUrls(key.slice(0, key.lastIndexOf('/')))

  const [renewed = ''] = await released(id)
  expect(renewed).not.toBe(key)
  expect(renewed).toMatch(/\.csv$/)
})

test('an archive with a password has no name that Macie reads', async () => {
  const { id } = await alice.send([staff], { options: { isPasswordProtected: true } })

  const keys = await released(id)

  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatch(/\/[0-9a-f-]{36}$/)
})
