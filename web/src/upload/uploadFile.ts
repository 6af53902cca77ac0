import { MAX_WHOLE_BYTES, partCount, placeOfPart } from '../../../shared/domain/parts.ts'
import { batched } from './batched.ts'
import { isConflict, isPassing, UnreadableFile } from './failure.ts'
import { type RetryTimes, retry } from './retry.ts'
import type { ArrivedPart, FilePlace, Outgoing, PartList, SendingPorts, WantedPart } from './sendingPorts.ts'
import type { UploadQueue } from './uploadQueue.ts'

/** The next parts have their digest and URL in time. */
const PARTS_PREPARED = 12
/** With one call per part, a fast connection would exceed the rate limit. */
const URLS = { enough: 4, maxWaitMilliseconds: 50 }
/** After a conflict with the store's state. */
const MAX_RESTARTS = 2

export type Memory = {
  /** Parts that this page sent or compared. Others are compared first. */
  known: Map<number, string>
  /** Set once each is stored with this page's content. */
  list?: PartList
  /** If this page sent it in one PUT. */
  sha256?: string | undefined
}

export type FileUpload = {
  content: Blob
  name: string
  place: FilePlace
  /** Earlier files first. */
  order: number
  memory: Memory
  ports: SendingPorts<unknown>
  line: UploadQueue
  signal: AbortSignal
  waits: RetryTimes
  /** @param sentBytes stored or being sent */
  onProgress(sentBytes: number): void
  /** @param bytes sent over the network since the last call */
  onMoved(bytes: number): void
}

/** Does not send stored parts again. */
export async function uploadFile(upload: FileUpload): Promise<void> {
  const { ports, place, signal, waits } = upload
  for (let restarts = 0; ; restarts += 1) {
    try {
      const list = await stored(upload)
      return await retry(() => ports.completeUpload(place, list, signal), waits)
    } catch (error) {
      signal.throwIfAborted()
      if (!isConflict(error) || restarts === MAX_RESTARTS) throw error
    }
  }
}

/** @returns the stored parts; undefined when stored in one PUT */
async function stored(upload: FileUpload): Promise<PartList | undefined> {
  const { ports, place, content, signal, waits } = upload
  try {
    const inParts = await retry(async () => {
      const sha256 = content.size <= MAX_WHOLE_BYTES ? await read(upload, content) : undefined
      const begun = await ports.begin(place, sha256, signal)
      if ('uploadId' in begun) return begun
      await put(upload, { url: begun.url, content, sha256 }, upload.onProgress)
      upload.memory.sha256 = sha256
      return undefined
    }, waits)
    return inParts && (await storedInParts(upload, inParts))
  } catch (error) {
    signal.throwIfAborted()
    // Only a reply was lost. The completion checks the list of parts: another tab may have completed it with other
    // content.
    if (isConflict(error)) return upload.memory.list
    throw error
  }
}

async function storedInParts(upload: FileUpload, { uploadId, partSize }: { uploadId: string; partSize: number }) {
  const { ports, place, content, memory, waits } = upload
  const { known } = memory
  const arrived = await retry(() => ports.arrivedParts(place, uploadId, upload.signal), waits)
  const numbers = Array.from({ length: partCount(content.size, partSize) }, (_, index) => index + 1)
  const slice = (partNumber: number) => {
    const { start = 0, end = 0 } = placeOfPart(content.size, partSize, partNumber) ?? {}
    return content.slice(start, end)
  }
  const progress = reportProgress(upload)
  const complete = arrived.filter(({ partNumber, size }) => slice(partNumber).size === size)
  progress.arrived(complete.reduce((sum, { size }) => sum + size, 0))
  const isKnown = ({ partNumber, etag }: ArrivedPart) => known.get(partNumber) === etag
  const unverified = complete.filter(part => !isKnown(part))
  const present = new Set(complete.map(({ partNumber }) => partNumber))
  const missing = numbers.filter(partNumber => !present.has(partNumber))

  await together(upload, async ours => {
    const url = batched((parts: WantedPart[]) => ports.partUrls(place, uploadId, parts, ours.signal), URLS)
    const sendOne = async (partNumber: number) => {
      const part = slice(partNumber)
      const onSent = progress.onSent()
      const etag = await retry(async () => {
        const sha256 = await read(ours, part)
        const outgoing = { url: await url({ partNumber, sha256 }), content: part, sha256 }
        return put(ours, outgoing, onSent)
      }, waits)
      known.set(partNumber, etag)
    }
    const [changed] = await Promise.all([
      compare(ours, unverified, slice),
      forEachAtOnce(missing, PARTS_PREPARED, sendOne), //
    ])
    for (const partNumber of changed) progress.arrived(-slice(partNumber).size)
    await forEachAtOnce(changed, PARTS_PREPARED, sendOne)
  })
  memory.list = { uploadId, parts: numbers.map(partNumber => ({ partNumber, etag: known.get(partNumber) ?? '' })) }
  return memory.list
}

/** @returns the numbers of the parts that differ */
async function compare(upload: FileUpload, arrived: readonly ArrivedPart[], slice: (partNumber: number) => Blob) {
  const changed: number[] = []
  for (const { partNumber, etag, sha256 } of arrived) {
    const now = await read(upload, slice(partNumber))
    if (now !== undefined && now === sha256) upload.memory.known.set(partNumber, etag)
    else changed.push(partNumber)
  }
  return changed
}

function read(upload: FileUpload, content: Blob): Promise<string | undefined> {
  return whileReadable(upload, () => upload.ports.sha256(content, upload.signal))
}

function put(upload: FileUpload, outgoing: Outgoing, onSent: (bytes: number) => void): Promise<string> {
  const { ports, line, order, signal } = upload
  let sent = 0
  const countBytes = (bytes: number) => {
    upload.onMoved(Math.max(0, bytes - sent))
    sent = bytes
    onSent(bytes)
  }
  return line.turn({ order, bytes: outgoing.content.size }, signal, async () => {
    try {
      return await whileReadable(upload, () => ports.put(outgoing, countBytes, signal))
    } catch (error) {
      onSent(0)
      // No queued PUT may take its place.
      if (isPassing(error)) line.narrow()
      throw error
    }
  })
}

/** Browsers refuse to read a file that changed since it was chosen. */
async function whileReadable<T>({ ports, content, name, signal }: FileUpload, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    throw (await ports.isReadable(content)) ? error : new UnreadableFile(name)
  }
}

function reportProgress({ onProgress }: FileUpload) {
  let sentBytes = 0
  // Thousands of parts report 20 times a second each: no sum over all of them.
  const add = (bytes: number) => {
    sentBytes += bytes
    onProgress(sentBytes)
  }
  return {
    arrived: add,
    /** Of one part. */
    onSent() {
      let sent = 0
      return (bytes: number) => {
        add(bytes - sent)
        sent = bytes
      }
    },
  }
}

/** Stops the other parts after a permanent failure. */
async function together(upload: FileUpload, work: (upload: FileUpload) => Promise<void>): Promise<void> {
  const own = new AbortController()
  upload.signal.addEventListener('abort', () => own.abort(upload.signal.reason), { once: true, signal: own.signal })
  try {
    await work({ ...upload, signal: own.signal })
  } finally {
    own.abort(new DOMException('Another part failed.', 'AbortError'))
  }
}

async function forEachAtOnce<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
