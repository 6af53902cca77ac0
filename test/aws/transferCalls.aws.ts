import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { total, type Usage } from '../../bench/prices.ts'
import { assumed, type Shape, toStages } from '../../bench/transferCounts.ts'
import { deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { endpointFunctions, stepFunctions } from '../../lambdas/aws/functions/functions.ts'
import { files } from '../../lambdas/pipeline/files.ts'
import { sweep } from '../../lambdas/triggers/sweep.ts'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { getSecret, person, personWith } from '../harness/person.ts'
import { awsHost } from './awsHost.ts'

const DAY = 24 * 60 * 60_000
const BYTES = 5 * 1024 ** 2
// Random bytes: the inspection recognises no format after two ranges.
const shape: Shape = { files: 3, bytes: BYTES, downloads: 1, ranges: 2 }

/** Of S3: https://aws.amazon.com/s3/pricing/. Deletions are free. */
const bucketWrites = ['PutObject', 'CopyObject', 'ListObjectVersions', 'ListMultipartUploads']
const bucketReads = ['GetObject', 'HeadObject']
const tableReads = ['GetItem', 'Query', 'BatchGetItem']

type Counts = Record<'tableRead' | 'tableWrite' | 'bucketRead' | 'bucketWrite' | 'keyCall' | 'mail', number>
const none = (): Counts => ({ tableRead: 0, tableWrite: 0, bucketRead: 0, bucketWrite: 0, keyCall: 0, mail: 0 })

const measured = new Map<string, Counts>()
let stage = 'preparation'
let host: Awaited<ReturnType<typeof awsHost>>

beforeEach(async () => {
  for (const counted of [measured, cpu]) counted.clear()
  host = await awsHost(({ service, command, units }) => {
    const counts = measured.get(stage) ?? none()
    measured.set(stage, counts)
    if (service === 'dynamodb') counts[tableReads.includes(command) ? 'tableRead' : 'tableWrite'] += units
    if (service === 's3' && bucketReads.includes(command)) counts.bucketRead += 1
    if (service === 's3' && bucketWrites.includes(command)) counts.bucketWrite += 1
    if (service === 'kms') counts.keyCall += 1
    if (service === 'ses') counts.mail += 1
  })
})
afterEach(() => host.close())

/** CPU milliseconds of each run, of all threads. */
const cpu = new Map<string, number[]>()

async function during<Result>(name: string, work: () => Promise<Result>) {
  stage = name
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  cpu.set(name, [...(cpu.get(name) ?? []), (user + system) / 1000])
  return result
}

async function sendFiles() {
  const alice = await person(host.origin, 'alice@acme.example')
  const call = <Call extends Contract>(contract: Call, input: Parameters<typeof alice.call<Call>>[1]) =>
    during(contract.name, () => alice.call(contract, input))
  const declared = Array.from({ length: shape.files }, (_, tempId) => ({ name: `${tempId}.bin`, size: BYTES, tempId }))
  const body = { files: declared, message: 'Here they are.', recipient: 'rita@partner.example' }
  await call(contracts.getConfig, {})
  await call(contracts.getAddressBook, {})
  const { transferId } = await call(contracts.createProvisionalTransfer, { body })
  const { id, files: created } = await call(contracts.createTransfer, {
    body: { id: transferId, files: declared, acknowledgement: true },
  })
  for (const { id: fileId } of created) {
    const target = await call(contracts.getUploadUrl, { params: { id, fileId } })
    if (!('url' in target)) throw new Error('The file is sent whole.')
    await fetch(target.url, { method: 'PUT', body: randomBytes(BYTES) })
    await call(contracts.completeUpload, { params: { id, fileId } })
  }
  const sent = await call(contracts.finalizeTransfer, { params: { id } })
  for (let reviews = 0; reviews < assumed.reviews; reviews += 1)
    await call(contracts.reviewTransfer, { params: { id } })
  await runWorkflow(id)
  await during('reviewTransfer, ready', () => alice.call(contracts.reviewTransfer, { params: { id } }))
  return { id, downloadUrl: 'downloadUrl' in sent ? sent.downloadUrl : '' }
}

/** The steps one after another, as Step Functions calls them. */
async function runWorkflow(transferId: string) {
  const { context } = host
  const fileIds = await during('files', () => files(context, { transferId }))
  for (const { name, run, filesAtOnce } of deployedWorkflow.steps) {
    const inputs = filesAtOnce ? fileIds.map(fileId => ({ transferId, fileId })) : [{ transferId }]
    for (const input of inputs) await during(name, () => run(context, input))
  }
}

async function downloadFiles(downloadUrl: string) {
  const recipient = personWith(host.origin, undefined)
  const params = { secret: getSecret(downloadUrl) }
  const { files: shown } = await during('getDownload', () => recipient.call(contracts.getDownload, { params }))
  const body = { step: 'opened' } as const
  await during('reportDownload', () => recipient.call(contracts.reportDownload, { params, body }))
  for (const { url } of shown) {
    const fileId = url.split('/').at(-1) ?? ''
    const query = { acknowledgement: 'true' } as const
    await during('getDownloadFile', () =>
      recipient.call(contracts.getDownloadFile, { params: { ...params, fileId }, query }),
    )
  }
}

/** Mails and events reach their functions by queues, early work begins with one of them, and the stream feeds the lists: none is here. */
const unseen = [
  'pages',
  'getPartUrls',
  'PUT to S3',
  'Step Functions',
  'fileArrived',
  'early work',
  'mailEvents',
  'followTransfers',
  'GET from S3',
  'storage',
]

const SLOT = DAY / 48
/** In one of eight slots each budget reads its row, too (`counters.ts`), which the page does not count. */
function leavePruning() {
  if (Math.floor(host.clock.now() / SLOT) % 8 === 0) host.clock.move(SLOT)
}

test('one transfer of 3 files of 5 MB makes the requests that the page of costs counts', async () => {
  leavePruning()
  const { downloadUrl } = await sendFiles()
  await downloadFiles(downloadUrl)
  await during('sweep', () => sweep(host.context))
  host.clock.move(7 * DAY + 1)
  await during('expire', () => sweep(host.context))
  host.clock.move(5 * DAY + 1)
  await during('withdraw and erase', () => sweep(host.context))

  const { expire = {}, withdraw = {}, erase = {}, ...stages } = toStages(shape)
  const queries = toCounts(measured.get('sweep'))
  const expected = Object.entries({
    ...stages,
    expire: total(expire, queries),
    'withdraw and erase': total(withdraw, erase, queries),
  }).filter(([name]) => !unseen.includes(name))
  const made = expected.map(([name]) => [name, toCounts(measured.get(name))])
  expect(made).toEqual(expected.map(([name, usage]) => [name, toCounts(usage)]))
})

const ONE_CORE_MIB = 1769
/** Of a function that only waits for services: more would show in the time of a call. */
const MAX_MILLISECONDS = 250
/** They work on bytes, so their time depends on the size of the files. */
const working = ['verify', 'anonymise', 'inspect', 'seal']

test('a warm function needs a fraction of a second of its share of a core', async () => {
  for (let transfers = 0; transfers < WARM_UP; transfers += 1) await downloadFiles((await sendFiles()).downloadUrl)
  cpu.clear()
  for (let transfers = 0; transfers < MEASURED; transfers += 1) await downloadFiles((await sendFiles()).downloadUrl)

  const functions = [...endpointFunctions(() => ''), ...stepFunctions()]
  const rows = functions.flatMap(({ name, memoryMiB }) => {
    const milliseconds = median(cpu.get(name) ?? [])
    return milliseconds === undefined ? [] : [{ name, memoryMiB, milliseconds }]
  })

  expect(rows.length).toBeGreaterThan(15)
  for (const { name, memoryMiB, milliseconds } of rows) {
    const share = (milliseconds * ONE_CORE_MIB) / Math.min(memoryMiB, ONE_CORE_MIB)
    process.stdout.write(`| ${name} | ${milliseconds.toFixed(1)} | ${memoryMiB} | ${share.toFixed(0)} |\n`)
    if (!working.includes(name)) expect(share, name).toBeLessThan(MAX_MILLISECONDS)
  }
  // Ten transfers, beside other suites.
}, 300_000)

const WARM_UP = 3
const MEASURED = 7

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function toCounts(usage: Usage = {}): Counts {
  const { tableRead = 0, tableWrite = 0, bucketRead = 0, bucketWrite = 0, keyCall = 0, mail = 0 } = usage
  return { tableRead, tableWrite, bucketRead, bucketWrite, keyCall, mail }
}
