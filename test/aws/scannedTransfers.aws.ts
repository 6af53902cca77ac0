import { HeadObjectCommand, ListObjectVersionsCommand, PutObjectTaggingCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dynamoMalwareVerdicts } from '../../lambdas/aws/adapters/dynamoMalwareVerdicts.ts'
import { guardDutyScanner } from '../../lambdas/aws/adapters/guardDutyScanner.ts'
import { toDeployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { malwareTags } from '../../lambdas/aws/functions/malwareTags.ts'
import { toRoom } from '../../lambdas/aws/functions/workflowRoom.ts'
import { uploadKey } from '../../lambdas/core/transfer/publishedFiles.ts'
import { fileArrived } from '../../lambdas/triggers/fileArrived.ts'
import { malwareScanned } from '../../lambdas/triggers/malwareScanned.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type Person, person } from '../harness/person.ts'
import { scanEvent } from '../harness/scanEvent.ts'
import { awsHost } from './awsHost.ts'
import { readMails } from './mailPost.ts'
import { stepMachine } from './stepMachine.ts'

// The workflow of a deployment with GuardDuty, on Step Functions, S3 and DynamoDB of the emulator. It has no GuardDuty: the tests
// report and tag as AWS documents it.

let host: Awaited<ReturnType<typeof awsHost>>
let machine: Awaited<ReturnType<typeof stepMachine>>
let alice: Person

beforeAll(async () => {
  host = await awsHost(() => {})
  const { store, context } = host
  const { s3, dynamo, incoming, table } = store
  context.malwareScanner = guardDutyScanner(s3, dynamo, { incoming, table })
  context.malwareVerdicts = dynamoMalwareVerdicts(dynamo, table)
  const workflow = toDeployedWorkflow({ malware: 'guardduty' })
  machine = await stepMachine(workflow, context, { room: { table, ...toRoom(100) }, early: workflow.ofFile })
  context.workflow = machine.workflow
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(async () => {
  await machine.close()
  await host.close()
})

const file = (name: string) => ({ name, content: Buffer.from(`What is in ${name}.`) })
const getTransfer = async (id: string) => (await host.context.transfers.get(id)) ?? expect.fail()
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 })

/** Sent, and waiting for its verdicts. */
async function waiting(...names: string[]) {
  const { id } = await alice.send(names.map(file))
  await eventually(async () => {
    const { files } = await getTransfer(id)
    expect(files.map(({ malware }) => malware?.verdict)).toEqual(names.map(() => 'unavailable'))
  })
  const { files } = await getTransfer(id)
  return { id, uploads: files.map(one => ({ key: uploadKey(id, one), version: one.blob?.version ?? '' })) }
}

type Upload = { key: string; version: string }
const report = ({ key, version }: Upload, status: string, details = {}) =>
  malwareScanned(host.context, scanEvent(key, version, status, details))

function tag({ key, version }: Upload, status: string) {
  const { s3, incoming } = host.store
  const Tagging = { TagSet: [{ Key: malwareTags.status, Value: status }] }
  return s3.send(new PutObjectTaggingCommand({ Bucket: incoming, Key: key, VersionId: version, Tagging }))
}

const toState = (id: string, state: string) =>
  eventually(async () => expect((await getTransfer(id)).transferState).toBe(state))

async function storedVersions({ key }: Upload): Promise<number> {
  const { s3, incoming, released } = host.store
  const found = await Promise.all(
    [incoming, released].map(Bucket => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }))),
  )
  return found.flatMap(({ Versions = [], DeleteMarkers = [] }) => [...Versions, ...DeleteMarkers]).length
}

test('a transfer waits until GuardDuty has called each file clean, and is released', async () => {
  const { id, uploads } = await waiting('plan.txt', 'notes.txt')
  const [first, second] = uploads
  if (first) for (let times = 0; times < 2; times += 1) await report(first, 'NO_THREATS_FOUND')
  await eventually(async () => expect((await getTransfer(id)).files[0]?.malware?.verdict).toBe('clean'))
  expect((await getTransfer(id)).transferState).toBe('processing')
  // The event of the second is lost.
  if (second) await tag(second, 'NO_THREATS_FOUND')

  await toState(id, 'active')
  expect((await getTransfer(id)).files.map(({ malware }) => malware?.verdict)).toEqual(['clean', 'clean'])
})

test('an infected file fails its transfer with its reason, is erased, and administrators are alerted', async () => {
  const { id, uploads } = await waiting('tool.txt', 'plan.txt')
  const [infected, clean] = uploads
  if (clean) await report(clean, 'NO_THREATS_FOUND')
  if (infected) await report(infected, 'THREATS_FOUND', { threat: 'EICAR-Test-File' })

  await toState(id, 'failed')
  const { failureReason, files } = await getTransfer(id)
  expect(failureReason).toBe('tool.txt contains malware (EICAR-Test-File) and was deleted.')
  expect(files[0]).toMatchObject({ fileState: 'error', malware: { verdict: 'infected', name: 'EICAR-Test-File' } })
  if (infected) expect(await storedVersions(infected)).toBe(0)
  const span = { from: 0, to: host.clock.now() + 86_400_000 }
  const { alerts } = await host.context.alerts.find(span, { kinds: ['malwareFound'], limit: 10 })
  expect(alerts).toContainEqual(expect.objectContaining({ transferId: id, malware: 'EICAR-Test-File' }))
  await eventually(async () => {
    const mails = (await readMails()).filter(({ BodyText }) => BodyText.includes(`/transfers/${id}/review`))
    expect(mails.map(({ To }) => To)).toEqual([['alice@acme.example']])
    expect(mails[0]?.BodyText).toContain('tool.txt contains malware (EICAR-Test-File) and was deleted.')
  })
})

/** Uploaded, and not finalized. */
async function complete(name: string) {
  const { id, files } = await alice.create([file(name)])
  const fileId = files[0]?.id ?? ''
  await alice.upload(id, fileId, file(name).content)
  const { files: stored } = await getTransfer(id)
  return { id, upload: { key: uploadKey(id, { id: fileId }), version: stored[0]?.blob?.version ?? '' } }
}

const arrive = ({ key, version }: Upload) =>
  fileArrived(host.context, {
    time: new Date(host.clock.now()).toISOString(),
    detail: { object: { key, 'version-id': version } },
  })
const toFile = (id: string, expected: object) =>
  eventually(async () => expect((await getTransfer(id)).files[0]).toMatchObject(expected))

test('a verdict starts the early work that ended without one', async () => {
  const { id, upload } = await complete('plan.txt')
  await arrive(upload)
  await toFile(id, { fileState: 'verified', malware: { verdict: 'unavailable' } })

  for (let times = 0; times < 2; times += 1) await report(upload, 'NO_THREATS_FOUND')

  await toFile(id, { fileState: 'inspected', malware: { verdict: 'clean' } })
  expect((await getTransfer(id)).transferState).toBe('uploading')
  const looks = machine.calls.filter(({ transferId, step }) => transferId === id && step === 'inspect')
  expect(looks).toHaveLength(1)
})

test('a verdict of malware is shown while files upload, and the content is erased', async () => {
  const { id, upload } = await complete('tool.txt')
  await arrive(upload)
  await toFile(id, { malware: { verdict: 'unavailable' } })

  await report(upload, 'THREATS_FOUND', { threat: 'EICAR-Test-File' })

  await toFile(id, { fileState: 'error', malware: { verdict: 'infected', name: 'EICAR-Test-File' } })
  await eventually(async () => expect(await storedVersions(upload)).toBe(0))
  expect((await getTransfer(id)).transferState).toBe('uploading')
})

test('an allowed content is released when it is sent again', async () => {
  const { sha256 = '' } = (await getTransfer((await waitingInfected()).id)).files[0]?.blob ?? {}
  const { id, uploads } = await waiting('macro.txt')
  const at = host.clock.now()
  await host.context.malwareAllowances.put({
    ...{ sha256, name: 'Macro', reason: 'A false alarm.', allowedBy: 'ada' },
    ...{ allowedAt: new Date(at).toISOString(), until: new Date(at + 86_400_000).toISOString() },
  })
  const [upload] = uploads
  if (upload) await report(upload, 'THREATS_FOUND', { threat: 'Macro' })

  await toState(id, 'active')
  expect((await getTransfer(id)).files[0]?.malware).toMatchObject({ verdict: 'clean', reason: 'allowed' })
})

async function waitingInfected() {
  const { id, uploads } = await waiting('macro.txt')
  const [upload] = uploads
  if (upload) await report(upload, 'THREATS_FOUND', { threat: 'Macro' })
  await toState(id, 'failed')
  return { id }
}

test('a file that GuardDuty cannot read is released as unscannable where no policy blocks it', async () => {
  const { id, uploads } = await waiting('letter.txt')
  const [upload] = uploads
  if (upload) await report(upload, 'UNSUPPORTED', { reason: 'PASSWORD_PROTECTED' })

  await toState(id, 'active')
  const { files } = await alice.call(contracts.reviewTransfer, { params: { id } })
  expect(files[0]?.malware).toEqual({ verdict: 'unscannable', reason: 'encrypted' })
})

test('a transfer waits while GuardDuty fails, and goes on after a repeated scan', async () => {
  const { id, uploads } = await waiting('plan.txt')
  const [upload] = uploads
  if (upload) await report(upload, 'FAILED')
  const calls = machine.calls.length
  await eventually(async () => expect(machine.calls.length).toBeGreaterThan(calls + 2))
  expect((await getTransfer(id)).transferState).toBe('processing')
  if (upload) await report(upload, 'NO_THREATS_FOUND', { time: '2026-11-27T10:00:00Z' })

  await toState(id, 'active')
})

test('a verdict that arrived before the upload was reported needs no wait', async () => {
  const { s3, incoming } = host.store
  const body = { files: [{ name: 'plan.txt', size: 3, tempId: 0 }], message: 'Hi.', recipient: 'rita@partner.example' }
  const { transferId } = await alice.call(contracts.createProvisionalTransfer, { body })
  const { id, files } = await alice.call(contracts.createTransfer, {
    body: { id: transferId, files: body.files, acknowledgement: true },
  })
  const params = { id, fileId: files[0]?.id ?? '' }
  const target = await alice.call(contracts.getUploadUrl, { params })
  if (!('url' in target)) throw new Error('The file is sent whole.')
  await fetch(target.url, { method: 'PUT', body: 'abc' })
  const key = uploadKey(id, { id: params.fileId })
  const { VersionId = '' } = await s3.send(new HeadObjectCommand({ Bucket: incoming, Key: key }))
  await report({ key, version: VersionId }, 'NO_THREATS_FOUND')
  await alice.call(contracts.completeUpload, { params })
  await alice.call(contracts.finalizeTransfer, { params: { id } })

  await toState(id, 'active')
  expect(machine.calls.filter(({ transferId, step }) => transferId === id && step === 'scan')).toHaveLength(1)
})
