/** The message is for the person. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn'
  readonly hasEnded: boolean

  constructor(message: string, { hasEnded = false } = {}) {
    super(message)
    this.hasEnded = hasEnded
  }
}

export class TryLater extends Error {
  override name = 'TryLater'
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many requests.')
    this.seconds = seconds
  }
}

export type DownloadSource = {
  /** The URL is valid for minutes. Rejects with CannotGoOn, or with a temporary error. */
  address(): Promise<string>
  /** @param failures consecutive ones */
  pause(failures: number, error: unknown): Promise<void>
  /** @param bytes received in total */
  received(bytes: number): void
  signal: AbortSignal
}

/** A connection silent for this long counts as broken. */
const SILENCE_MILLISECONDS = 30_000

/**
 * Resumes at the last byte with a fresh URL. A published content never changes (decision 12), so its parts belong
 * together.
 * @param size bytes; a stream of another length fails
 */
export function resumingStream(size: number, line: DownloadSource): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  let failures = 0
  let connection: Connection | undefined

  async function next() {
    if (size === 0) {
      await line.address()
      return undefined
    }
    connection ??= await connect(await line.address(), at, line.signal)
    const bytes = await connection.read()
    if (bytes === undefined) throw new Error('The connection was lost.')
    if (at + bytes.length > size) throw new CannotGoOn('More bytes arrived than the file has.')
    at += bytes.length
    failures = 0
    line.received(at)
    return bytes
  }

  async function readWithRetries() {
    for (;;) {
      line.signal.throwIfAborted()
      try {
        return await next()
      } catch (error) {
        connection?.close()
        connection = undefined
        if (line.signal.aborted || error instanceof CannotGoOn) throw error
        failures += 1
        await line.pause(failures, error)
      }
    }
  }

  return new ReadableStream(
    {
      async pull(controller) {
        const bytes = at === size && size > 0 ? undefined : await readWithRetries()
        if (bytes === undefined) {
          connection?.close()
          controller.close()
        } else controller.enqueue(bytes)
      },
      cancel: () => connection?.close(),
    },
    { highWaterMark: 0 },
  )
}

type Connection = { read(): Promise<Uint8Array<ArrayBuffer> | undefined>; close(): void }

/** @throws when the file is not available there now */
async function connect(url: string, from: number, signal: AbortSignal): Promise<Connection> {
  const silence = new AbortController()
  const unlessSilent = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => silence.abort(), SILENCE_MILLISECONDS)
    return work.finally(() => clearTimeout(timer))
  }
  const answer = await unlessSilent(
    fetch(url, {
      signal: AbortSignal.any([signal, silence.signal]),
      // RFC 9110, 14.2: a request from the first byte needs no range.
      headers: from === 0 ? {} : { range: `bytes=${from}-` },
      cache: 'no-store',
      credentials: 'omit',
    }),
  )
  const isPart = answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${from}-`)
  if (!answer.body || !(answer.status === 200 || isPart)) {
    silence.abort()
    throw new Error(`The file request failed with status ${answer.status}.`)
  }
  const reader = answer.body.getReader()
  // A server may ignore the range: skip the bytes that have arrived.
  let toSkip = isPart ? 0 : from
  return {
    async read() {
      for (;;) {
        const { value, done } = await unlessSilent(reader.read())
        if (done) return undefined
        const skipped = Math.min(toSkip, value.length)
        toSkip -= skipped
        if (value.length > skipped) return value.subarray(skipped)
      }
    },
    close: () => silence.abort(),
  }
}
