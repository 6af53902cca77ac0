import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { contracts } from '../../shared/contract/table.ts'
import { partCount } from '../../shared/domain/parts.ts'
import { freePort } from '../harness/freePort.ts'
import { getOutbox, getSecret, type Person, person, personWith, type UploadInParts } from '../harness/person.ts'
import { type KillableHost, killableHost } from './killableHost.ts'
import { type ContentKind, digestOfContent, type NumberedContent, partOfContent, ROW_BYTES } from './numberedContent.ts'
import { persist, waitIfBusy } from './persist.ts'
import { senders } from './senders.ts'

export const PARTS_AT_ONCE = 4
const PIECE_BYTES = 64 * 1024
/** A random delay lets kills hit any moment of a part. */
const MAX_DELAY_MILLISECONDS = 150

type Part = { partNumber: number; etag: string }

/** One upload in parts, across kills of the host. */
type Course = {
  host: KillableHost
  size: number
  content: NumberedContent
  sender: Person
  upload: UploadInParts
  sentBytes: number
  acknowledged: Map<number, string>
  /** Errors that a crash does not explain. */
  faults: string[]
}

type Options = {
  /** Kills while the host processes the file, and as many during the download. */
  killsLater?: number
  /** `sparse` for contents larger than the disk (`sparseDisk.ts`); a `table` is anonymised and sealed. */
  kind?: ContentKind
  /** Sealed with a password. */
  isSealed?: boolean
  hasCanaries?: boolean
  /** @returns what differs from the content in the downloaded archive */
  findArchiveFault?: (archive: string, password: string, content: NumberedContent) => Promise<string | undefined>
}

/**
 * Four parts at once.
 * @param size in bytes
 * @param kills during the upload
 */
export async function uploadThroughKills(
  size: number,
  kills: number,
  { killsLater = 0, kind = 'random', isSealed = kind === 'table', hasCanaries = false, findArchiveFault }: Options = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-killed-upload-'))
  const host = killableHost(directory, await freePort(), { isSparse: kind === 'sparse', hasCanaries })
  try {
    await host.start()
    const course = await begin(host, { size, kind, isSealed })
    const started = performance.now()
    const [killed] = await Promise.all([killNowAndThen(course, kills), uploadAll(course)])
    const uploadSeconds = (performance.now() - started) / 1000
    const uploadPeakBytes = host.peakBytes()
    const uploadCpuSeconds = host.cpuSeconds()
    const processed = await processThroughKills(course, killsLater)
    const processingCpuSeconds = host.cpuSeconds() - uploadCpuSeconds
    const archive = isSealed && findArchiveFault ? join(directory, 'downloaded.zip') : undefined
    const { sha256, killed: killedDownloads } = await downloadThroughKills(course, processed.downloadUrl, {
      kills: killsLater,
      file: archive,
    })
    const peakBytes = host.peakBytes()
    const isWhole = sha256 === (await getDigest(course, isSealed))
    const fault = archive && (await findArchiveFault?.(archive, await getPassword(host), course.content))
    if (fault) course.faults.push(fault)
    return {
      kills: killed,
      killsLater: processed.killed + killedDownloads,
      processingSeconds: processed.seconds,
      processingCpuSeconds,
      uploadSeconds,
      uploadCpuSeconds,
      uploadPeakBytes,
      partSize: course.upload.partSize,
      resentBytes: course.sentBytes - size,
      peakBytes,
      faults: course.faults,
      isWhole,
    }
  } finally {
    await host.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const anonymizationPolicy = {
  headerRow: false,
  anonymizationRules: [
    {
      columnNameOrIndex: '0',
      anonymizationMethod: 'basic_mask' as const,
      parameters: [{ key: 'pattern' as const, value: [{ from: 0, to: 2, char: '*' }] }],
    },
    { columnNameOrIndex: '1', anonymizationMethod: 'sha256' as const, parameters: [] },
    { columnNameOrIndex: '2', anonymizationMethod: 'fpe_ffx2' as const, parameters: [] },
  ],
}

type Sent = { size: number; kind: ContentKind; isSealed: boolean }

async function begin(host: KillableHost, { size, kind, isSealed }: Sent): Promise<Course> {
  const sender = await person(host.origin, senders[0]?.email ?? '')
  const isTable = kind === 'table'
  const file = { size, tempId: 0 }
  const files = [isTable ? { ...file, name: 'large.csv', anonymizationPolicy } : { ...file, name: 'large.bin' }]
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: { files, recipient: 'rita@partner.example', message: 'While the machine stumbles.' },
  })
  const created = await sender.call(contracts.createTransfer, {
    body: { id, files, acknowledgement: true, isPasswordProtected: isSealed },
  })
  const upload = await sender.uploadInParts(id, created.files[0]?.id ?? '')
  const content = { size, partSize: upload.partSize, kind }
  return { host, size, content, sender, upload, sentBytes: 0, acknowledged: new Map(), faults: [] }
}

/** Kills the host at random positions of the upload, so that the number of kills does not depend on time. */
async function killNowAndThen({ host, size, upload, acknowledged }: Course, kills: number): Promise<number> {
  const count = partCount(size, upload.partSize)
  const places = Array.from({ length: kills }, () => randomInt(0, count - 2 * PARTS_AT_ONCE)).sort((a, b) => a - b)
  let killed = 0
  for (const place of places) {
    while (acknowledged.size < place) await wait(2)
    await wait(randomInt(0, MAX_DELAY_MILLISECONDS))
    if (acknowledged.size === count) break
    await host.kill()
    killed += 1
    await host.start()
  }
  return killed
}

/** After each crash the client sends the parts that the host has not received. */
async function uploadAll(course: Course) {
  const { sender, upload, size, acknowledged, faults } = course
  const numbers = Array.from({ length: partCount(size, upload.partSize) }, (_, index) => index + 1)
  for (;;) {
    const arrived = new Map((await listed(course)).map(({ partNumber, etag }) => [partNumber, etag]))
    for (const [partNumber, etag] of acknowledged) {
      if (arrived.get(partNumber) !== etag) faults.push(`Part ${partNumber} was acknowledged, and is not there.`)
    }
    for (const [partNumber, etag] of arrived) acknowledged.set(partNumber, etag)
    const missing = numbers.filter(partNumber => !arrived.has(partNumber))
    if (missing.length === 0) {
      const parts = numbers.map(partNumber => ({ partNumber, etag: arrived.get(partNumber) ?? '' }))
      return persist(() => sender.complete(upload, parts), faults)
    }
    await sendUntilCrash(course, missing)
  }
}

async function listed({ sender, upload, faults }: Course): Promise<Part[]> {
  const all: Part[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    const { parts, next } = await persist(() => sender.listParts(upload, from), faults)
    all.push(...parts)
    after = next
  }
  return all
}

async function sendUntilCrash(course: Course, missing: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  const queue = missing.values()
  let isCrashed = false
  const line = async () => {
    for (const partNumber of queue) {
      if (isCrashed) return
      try {
        const url = await waitIfBusy(() => course.sender.partUrl(course.upload, partNumber))
        course.acknowledged.set(partNumber, await putPart(course, agent, url, partNumber))
      } catch (error) {
        isCrashed = true
        noteFault(course, error)
      }
    }
  }
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, line))
  agent.destroy()
  if (isCrashed) await wait(20)
}

/** An answer of the host. */
class Refused extends Error {}

/** A crash breaks connections; a refusal is a fault. */
function noteFault({ faults }: Course, error: unknown) {
  const isAnswer = error instanceof Refused || (error instanceof Error && 'status' in error && error.status !== 0)
  if (isAnswer) faults.push(String(error))
}

/** Bytes count once the connection has them, received or not. */
async function putPart(course: Course, agent: Agent, url: string, partNumber: number): Promise<string> {
  const content = partOfContent(course.content, partNumber)
  const sent = request(url, { method: 'PUT', agent, headers: { 'content-length': content.length } })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const pieces = function* () {
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      const piece = content.subarray(at, at + PIECE_BYTES)
      course.sentBytes += piece.length
      yield piece
    }
  }
  const [[response]] = await Promise.all([answered, pipeline(Readable.from(pieces(), { highWaterMark: 1 }), sent)])
  response.resume()
  if (response.statusCode !== 200) throw new Refused(`Part ${partNumber} was answered ${response.statusCode}.`)
  return response.headers.etag ?? ''
}

/** Finalizes, and kills the host while it works. */
async function processThroughKills({ sender, upload: { id }, faults, host }: Course, kills: number) {
  const { downloadUrl } = await persist(() => sender.finalize(id), faults)
  const started = performance.now()
  let killed = 0
  for (;;) {
    const { transfer } = await persist(() => sender.review(id), faults)
    if (transfer.transferState === 'active') break
    if (transfer.transferState !== 'processing') throw new Error(`The transfer is ${transfer.transferState}.`)
    await wait(randomInt(0, 1000))
    if (killed === kills) continue
    await host.kill()
    killed += 1
    await host.start()
  }
  return { downloadUrl, killed, seconds: (performance.now() - started) / 1000 }
}

/**
 * Continues at the first missing byte, as browsers do.
 * @param file keeps the content
 */
async function downloadThroughKills(
  { host, faults }: Course,
  downloadUrl: string,
  { kills, file }: { kills: number; file: string | undefined },
) {
  const getUrl = () => persist(() => getFileUrl(host.origin, downloadUrl), faults)
  let url = await getUrl()
  const size = await getSize(url)
  const places = Array.from({ length: kills }, () => randomInt(0, size)).sort((a, b) => a - b)
  const hash = createHash('sha256')
  await using kept = file === undefined ? undefined : await open(file, 'wx')
  let received = 0
  let killed = 0
  let restarted: Promise<void> | undefined
  while (received < size) {
    await restarted
    try {
      const answer = await fetch(url, { headers: { range: `bytes=${received}-` } })
      if (answer.status !== 206) throw new Refused(`The download was answered ${answer.status}.`)
      for await (const chunk of answer.body ?? []) {
        hash.update(chunk)
        await kept?.appendFile(chunk)
        received += chunk.length
        if (received < (places[killed] ?? Number.POSITIVE_INFINITY)) continue
        killed += 1
        restarted = host.kill().then(() => host.start())
      }
    } catch (error) {
      if (error instanceof Refused || !restarted) throw error
      await restarted
      // The earlier one may have expired.
      url = await getUrl()
    }
  }
  await restarted
  return { sha256: hash.digest('hex'), killed }
}

async function getFileUrl(origin: string, downloadUrl: string): Promise<string> {
  const recipient = personWith(origin, undefined)
  const { files } = await recipient.call(contracts.getDownload, { params: { secret: getSecret(downloadUrl) } })
  const { url } = (await (await fetch(`${files[0]?.url}?acknowledgement=true`)).json()) as { url: string }
  return url
}

async function getSize(url: string): Promise<number> {
  return Number((await fetch(url, { method: 'HEAD' })).headers.get('content-length'))
}

/** Of the content, or of the archive as recorded when it was made. */
async function getDigest({ content, sender, upload: { id } }: Course, isSealed: boolean): Promise<string> {
  if (!isSealed) return digestOfContent(content)
  const { transfer, files } = await sender.review(id)
  if (content.kind !== 'table') return transfer.archive?.sha256 ?? ''
  const { rows, columns = [] } = files[0]?.anonymizationReport ?? {}
  const changed = columns.map(column => column.changed)
  const expected = content.size / ROW_BYTES
  if (rows !== expected || changed.some(count => count !== expected)) throw new Error(`Rows: ${rows}, ${changed}.`)
  return transfer.archive?.sha256 ?? ''
}

async function getPassword({ origin }: KillableHost): Promise<string> {
  for (const { text } of await getOutbox(origin)) {
    const [password] = /^[2-9A-HJ-NP-Za-km-z]{20}$/m.exec(text) ?? []
    if (password !== undefined) return password
  }
  throw new Error('The password was not mailed.')
}
