import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { contracts } from '../../shared/contract/table.ts'
import { partCount } from '../../shared/domain/parts.ts'
import { freePort } from '../harness/freePort.ts'
import { getSecret, type Person, person, personWith, type UploadInParts } from '../harness/person.ts'
import { type KillableHost, killableHost } from './killableHost.ts'
import { digestOfContent, partOfContent } from './numberedContent.ts'
import { persist } from './persist.ts'
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
  sender: Person
  upload: UploadInParts
  sentBytes: number
  acknowledged: Map<number, string>
  /** Errors that a crash does not explain. */
  faults: string[]
}

/**
 * Four parts at once.
 * @param size in bytes
 */
export async function uploadThroughKills(size: number, kills: number) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-killed-upload-'))
  const host = killableHost(directory, await freePort())
  try {
    await host.start()
    const course = await begin(host, size)
    const started = performance.now()
    const [killed] = await Promise.all([killNowAndThen(course, kills), uploadAll(course)])
    const uploadSeconds = (performance.now() - started) / 1000
    const uploadPeakBytes = host.peakBytes()
    const received = await publishedDigest(course)
    return {
      kills: killed,
      uploadSeconds,
      uploadPeakBytes,
      partSize: course.upload.partSize,
      resentBytes: course.sentBytes - size,
      peakBytes: host.peakBytes(),
      faults: course.faults,
      isWhole: received === digestOfContent(size, course.upload.partSize),
    }
  } finally {
    await host.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function begin(host: KillableHost, size: number): Promise<Course> {
  const sender = await person(host.origin, senders[0]?.email ?? '')
  const files = [{ name: 'large.bin', size, tempId: 0 }]
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: { files, recipient: 'rita@partner.example', message: 'While the machine stumbles.' },
  })
  const created = await sender.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  const upload = await sender.uploadInParts(id, created.files[0]?.id ?? '')
  return { host, size, sender, upload, sentBytes: 0, acknowledged: new Map(), faults: [] }
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
        const url = await course.sender.partUrl(course.upload, partNumber)
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

class Refused extends Error {}

/** A crash breaks connections; a refusal is a fault. */
function noteFault({ faults }: Course, error: unknown) {
  const isAnswer = error instanceof Refused || (error instanceof Error && 'status' in error && error.status !== 0)
  if (isAnswer) faults.push(String(error))
}

/** Bytes count once the connection has them, received or not. */
async function putPart(course: Course, agent: Agent, url: string, partNumber: number): Promise<string> {
  const content = partOfContent(course.size, course.upload.partSize, partNumber)
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

async function publishedDigest({ sender, upload: { id }, faults, host }: Course): Promise<string> {
  const { downloadUrl } = await persist(() => sender.finalize(id), faults)
  for (;;) {
    const { transfer } = await sender.review(id)
    if (transfer.transferState === 'active') break
    if (transfer.transferState !== 'processing') throw new Error(`The transfer is ${transfer.transferState}.`)
    await wait(100)
  }
  const recipient = personWith(host.origin, undefined)
  const { files } = await recipient.call(contracts.getDownload, { params: { secret: getSecret(downloadUrl) } })
  const { url } = (await (await fetch(`${files[0]?.url}?acknowledgement=true`)).json()) as { url: string }
  const hash = createHash('sha256')
  for await (const chunk of (await fetch(url)).body ?? []) hash.update(chunk)
  return hash.digest('hex')
}
