import { MAX_WHOLE_BYTES, partCount, placeOfPart } from '../../../shared/domain/parts.ts'
import { batched } from './batched.ts'
import { isConflict, isPassing, UnreadableFile } from './failure.ts'
import { type RetryTimes, retry } from './retry.ts'
import type { ArrivedPart, FilePlace, Outgoing, PartList, SendingPorts, WantedPart } from './sendingPorts.ts'
import type { UploadQueue } from './uploadQueue.ts'

/** More than go out at once: the next ones have their digest and their URL when their turn comes. */
const PARTS_PREPARED = 12
/** With a call a part, a fast line would use up a person's budget of calls. */
const URLS = { enough: 4, patienceMilliseconds: 50 }
/** How often a file is begun anew because the store has something else than was thought. */
const MAX_RESTARTS = 2

/** What a page keeps of a file from one attempt to the next. */
export type Memory = {
  /** The ETags of parts that this page sent or compared itself. Others that arrived are compared first. */
  known: Map<number, string>
  /** All parts, once each of them was there with this page's content. */
  list?: PartList
  /** Of the whole content, once this page sent it whole. */
  sha256?: string | undefined
}

/** A file on its way: what it is, where it goes, and who hears of it. */
export type Course = {
  content: Blob
  name: string
  place: FilePlace
  /** Earlier files go first. */
  order: number
  memory: Memory
  ports: SendingPorts<unknown>
  line: UploadQueue
  signal: AbortSignal
  waits: RetryTimes
  /** Bytes that the store has or that are on their way to it just now. */
  onProgress(sentBytes: number): void
  /** Bytes that went over the network since the last call. */
  onMoved(bytes: number): void
}

/** Uploads a file whole or in parts, and completes it; what arrived before is not sent again. */
export async function uploadFile(course: Course): Promise<void> {
  const { ports, place, signal, waits } = course
  for (let restarts = 0; ; restarts += 1) {
    try {
      const list = await stored(course)
      return await retry(() => ports.completeUpload(place, list, signal), waits)
    } catch (error) {
      signal.throwIfAborted()
      if (!isConflict(error) || restarts === MAX_RESTARTS) throw error
    }
  }
}

/** @returns the parts in which the store has it, undefined when it has it whole */
async function stored(course: Course): Promise<PartList | undefined> {
  const { ports, place, content, signal, waits } = course
  try {
    const inParts = await retry(async () => {
      const sha256 = content.size <= MAX_WHOLE_BYTES ? await read(course, content) : undefined
      const begun = await ports.begin(place, sha256, signal)
      if ('uploadId' in begun) return begun
      await put(course, { url: begun.url, content, sha256 }, course.onProgress)
      course.memory.sha256 = sha256
      return undefined
    }, waits)
    return inParts && (await storedInParts(course, inParts))
  } catch (error) {
    signal.throwIfAborted()
    // The store has it already, and only an answer was lost: the completion will tell. It tells by the list whether
    // it was completed with this content, or from another tab with an older or a newer one.
    if (isConflict(error)) return course.memory.list
    throw error
  }
}

async function storedInParts(course: Course, { uploadId, partSize }: { uploadId: string; partSize: number }) {
  const { ports, place, content, memory, waits } = course
  const { known } = memory
  const arrived = await retry(() => ports.arrivedParts(place, uploadId, course.signal), waits)
  const numbers = Array.from({ length: partCount(content.size, partSize) }, (_, index) => index + 1)
  const slice = (partNumber: number) => {
    const { start = 0, end = 0 } = placeOfPart(content.size, partSize, partNumber) ?? {}
    return content.slice(start, end)
  }
  const progress = reportProgress(course)
  const whole = arrived.filter(({ partNumber, size }) => slice(partNumber).size === size)
  progress.arrived(whole.reduce((sum, { size }) => sum + size, 0))
  const isKnown = ({ partNumber, etag }: ArrivedPart) => known.get(partNumber) === etag
  const doubtful = whole.filter(part => !isKnown(part))
  const there = new Set(whole.map(({ partNumber }) => partNumber))
  const missing = numbers.filter(partNumber => !there.has(partNumber))

  await together(course, async ours => {
    const url = batched((parts: WantedPart[]) => ports.partUrls(place, uploadId, parts, ours.signal), URLS)
    const sendOne = async (partNumber: number) => {
      const part = slice(partNumber)
      const etag = await retry(async () => {
        const sha256 = await read(ours, part)
        const outgoing = { url: await url({ partNumber, sha256 }), content: part, sha256 }
        return put(ours, outgoing, progress.onSent(partNumber))
      }, waits)
      known.set(partNumber, etag)
    }
    const [changed] = await Promise.all([
      compare(ours, doubtful, slice),
      forEachAtOnce(missing, PARTS_PREPARED, sendOne), //
    ])
    for (const partNumber of changed) progress.arrived(-slice(partNumber).size)
    await forEachAtOnce(changed, PARTS_PREPARED, sendOne)
  })
  memory.list = { uploadId, parts: numbers.map(partNumber => ({ partNumber, etag: known.get(partNumber) ?? '' })) }
  return memory.list
}

/** Compares parts that arrived before with the content as it is now. @returns the numbers of those that differ */
async function compare(course: Course, arrived: readonly ArrivedPart[], slice: (partNumber: number) => Blob) {
  const changed: number[] = []
  for (const { partNumber, etag, sha256 } of arrived) {
    const now = await read(course, slice(partNumber))
    if (now !== undefined && now === sha256) course.memory.known.set(partNumber, etag)
    else changed.push(partNumber)
  }
  return changed
}

function read(course: Course, content: Blob): Promise<string | undefined> {
  return whileReadable(course, () => course.ports.sha256(content, course.signal))
}

/** PUTs when it is its turn. @returns the ETag */
function put(course: Course, outgoing: Outgoing, onSent: (bytes: number) => void): Promise<string> {
  const { ports, line, order, signal } = course
  let sent = 0
  const hear = (bytes: number) => {
    course.onMoved(Math.max(0, bytes - sent))
    sent = bytes
    onSent(bytes)
  }
  return line.turn({ order, bytes: outgoing.content.size }, signal, async () => {
    try {
      return await whileReadable(course, () => ports.put(outgoing, hear, signal))
    } catch (error) {
      onSent(0)
      // Before the turn ends, so that nobody is let in for it.
      if (isPassing(error)) line.narrow()
      throw error
    }
  })
}

/** Browsers refuse to read a file that was changed since it was chosen; no repetition helps. */
async function whileReadable<T>({ ports, content, name, signal }: Course, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    throw (await ports.isReadable(content)) ? error : new UnreadableFile(name)
  }
}

/** Sums what arrived and what is on its way. */
function reportProgress({ onProgress }: Course) {
  let arrivedBytes = 0
  const underway = new Map<number, number>()
  const tell = () => onProgress([...underway.values()].reduce((sum, bytes) => sum + bytes, arrivedBytes))
  return {
    arrived(bytes: number) {
      arrivedBytes += bytes
      tell()
    },
    onSent: (partNumber: number) => (bytes: number) => {
      underway.set(partNumber, bytes)
      tell()
    },
  }
}

/** Works under a signal of its own, so that what still runs when one part fails for good is stopped. */
async function together(course: Course, work: (course: Course) => Promise<void>): Promise<void> {
  const own = new AbortController()
  course.signal.addEventListener('abort', () => own.abort(course.signal.reason), { once: true, signal: own.signal })
  try {
    await work({ ...course, signal: own.signal })
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
