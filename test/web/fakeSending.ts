import { type ErrorCode, statusOfError } from '../../shared/contract/errors.ts'
import { partCount } from '../../shared/domain/parts.ts'
import { ApiError } from '../../web/src/api/call.ts'
import { computeSha256 } from '../../web/src/upload/digest.ts'
import { PutError } from '../../web/src/upload/putFile.ts'
import { createSending } from '../../web/src/upload/sending.ts'
import type { PartList, SendingPorts, SentTransfer } from '../../web/src/upload/sendingPorts.ts'
import type { SendingState } from '../../web/src/upload/sendingState.ts'

export const SENT: SentTransfer = {
  id: 't',
  recipient: 'rita@partner.example',
  expiryDate: '2030-01-01T00:00:00.000Z',
  downloadUrl: 'https://files.acme.example/d/secret',
}

type Circumstances = {
  contents: string[]
  /** In characters; files are PUT whole when absent. */
  partSize?: number
  create?: () => Promise<void>
  begin?: () => Promise<void>
  partUrls?: () => Promise<void>
  /** Runs when half of a body is sent; `target` is `f1`, or `f1/2` for its second part. */
  put?: (target: string, signal: AbortSignal) => Promise<void>
  completeUpload?: () => Promise<void>
  completed?: () => Promise<void>
  finalize?: (signal: AbortSignal) => Promise<void>
  isReadable?: () => Promise<boolean>
  /** The duration of a PUT in ms, with progress every second. */
  putMilliseconds?: number
}

/** `completedFrom` contains the ETags of the completion’s list. */
type StoredFile = { uploadId: string; parts: Map<number, string>; whole?: string; completedFrom?: string | undefined }
type Store = Map<string, StoredFile>

/** A sending over a store in memory with the server’s rules; records each call, and has its own clock. */
export function fakeSending(circumstances: Circumstances, store: Store = new Map()) {
  const { contents, partSize, ...answers } = circumstances
  const uploads = contents.map((content, index) => ({
    tempId: index + 1,
    name: `f${index + 1}`,
    size: content.length,
    content: new Blob([content]),
  }))
  const calls: string[] = []
  const states: SendingState[] = []
  const gauge = { now: 0, puts: 0, mostPuts: 0 }
  const getFile = (fileId: string) => {
    const file: StoredFile = store.get(fileId) ?? { uploadId: `upload of ${fileId}`, parts: new Map() }
    store.set(fileId, file)
    return file
  }

  const ports: SendingPorts = {
    async create() {
      calls.push('create')
      await answers.create?.()
      return { id: SENT.id, files: uploads.map(({ tempId }) => ({ id: `f${tempId}`, tempId })) }
    },
    async begin({ fileId }, sha256) {
      calls.push(`begin ${fileId}`)
      await answers.begin?.()
      const { uploadId, whole } = getFile(fileId)
      if (whole !== undefined) throw refusal('conflict', `${fileId} was already uploaded.`)
      return partSize === undefined ? { url: `${fileId}?${sha256}` } : { uploadId, partSize }
    },
    async partUrls({ fileId }, uploadId, parts) {
      calls.push(`urls ${fileId} ${parts.map(({ partNumber }) => partNumber)}`)
      await answers.partUrls?.()
      if (getFile(fileId).whole !== undefined) throw refusal('conflict', `${fileId} was already uploaded.`)
      if (getFile(fileId).uploadId !== uploadId) throw refusal('conflict', 'This is another upload.')
      return parts.map(({ partNumber, sha256 }) => `${fileId}/${partNumber}?${sha256}`)
    },
    async arrivedParts({ fileId }) {
      calls.push(`list ${fileId}`)
      const { parts } = getFile(fileId)
      const listed = [...parts].map(async ([partNumber, content]) => {
        const sha256 = await computeDigest(content)
        return { partNumber, size: content.length, etag: `"${sha256}"`, sha256 }
      })
      return Promise.all(listed)
    },
    async put({ url, content, sha256: told }, onSent, signal) {
      const [target = '', sha256] = url.split('?')
      // As S3 does when a signed digest is missing from the PUT.
      if (sha256 !== String(told)) throw new PutError(403)
      const [fileId = '', partNumber] = target.split('/')
      calls.push(`put ${target}`)
      gauge.puts += 1
      gauge.mostPuts = Math.max(gauge.mostPuts, gauge.puts)
      try {
        onHalf(content.size / 2, bytes => onSent(bytes))
        await answers.put?.(target, signal)
        const text = await content.text()
        if ((await computeDigest(text)) !== sha256) throw new PutError(400, 'The file arrived with other bytes.')
        onHalf(content.size / 2, bytes => onSent(content.size / 2 + bytes))
        const file = getFile(fileId)
        if (partNumber !== undefined && file.whole !== undefined) throw new PutError(404)
        if (partNumber === undefined) file.whole = text
        else file.parts.set(Number(partNumber), text)
        return `"${sha256}"`
      } finally {
        gauge.puts -= 1
      }
    },
    async completeUpload({ fileId }, list) {
      calls.push(`complete ${fileId}`)
      await answers.completeUpload?.()
      const file = getFile(fileId)
      const from = list && JSON.stringify(list.parts)
      if (file.whole === undefined && list) {
        file.whole = await joined(list, file.parts, uploads.find(({ name }) => name === fileId)?.size ?? 0)
        file.completedFrom = from
      }
      if (file.whole === undefined) throw refusal('conflict', `${fileId} has not arrived.`)
      if (file.completedFrom !== from) throw refusal('conflict', `${fileId} was completed with something else.`)
      await answers.completed?.()
    },
    async finalize(_transferId, signal) {
      calls.push('finalize')
      await answers.finalize?.(signal)
      return SENT
    },
    sha256: computeSha256,
    async isReadable() {
      return answers.isReadable ? answers.isReadable() : true
    },
    async pause(milliseconds) {
      calls.push(`pause ${milliseconds}`)
    },
    jitter: () => 1,
    isOnline: () => true,
    async online() {},
    async signedIn() {
      calls.push('signedIn')
    },
    now: () => gauge.now,
  }

  function onHalf(bytes: number, onSent: (bytes: number) => void) {
    const milliseconds = (answers.putMilliseconds ?? 500) / 2
    const steps = Math.max(1, Math.floor(milliseconds / 1000))
    for (let step = 1; step <= steps; step += 1) {
      gauge.now += milliseconds / steps
      onSent((bytes * step) / steps)
    }
  }

  async function joined({ parts }: PartList, arrived: Map<number, string>, size: number) {
    const etags = await Promise.all(parts.map(({ partNumber }) => computeDigest(arrived.get(partNumber) ?? '')))
    const isAsListed = parts.every(({ etag }, index) => etag === `"${etags[index]}"`)
    if (!isAsListed || parts.length !== partCount(size, partSize ?? 1)) throw refusal('conflict', 'A part is missing.')
    return parts.map(({ partNumber }) => arrived.get(partNumber) ?? '').join('')
  }

  const sending = createSending(uploads, ports)
  sending.subscribe(() => states.push(sending.state()))
  const findCalls = (verb: string) => calls.filter(call => call.startsWith(`${verb} `))
  return { sending, ports, calls, findCalls, states, store, mostPutsAtOnce: () => gauge.mostPuts }
}

function computeDigest(content: string) {
  return computeSha256(new Blob([content]), new AbortController().signal)
}

export function toStages({ files }: SendingState) {
  return files.map(({ stage }) => stage)
}

export function refusal(errorCode: ErrorCode, errorMessage: string, retryAfterSeconds = 0, errorReason?: string) {
  const reply = { errorMessage, errorCode, requestId: 'r', errorReason }
  return new ApiError(statusOfError[errorCode], reply, retryAfterSeconds)
}
