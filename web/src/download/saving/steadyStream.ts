/** What ends a download for good; the message is for the person, if there is one. */
export class CannotGoOn extends Error {
  override name = 'CannotGoOn'
  /** The transfer is over. */
  readonly hasEnded: boolean

  constructor(message: string, { hasEnded = false } = {}) {
    super(message)
    this.hasEnded = hasEnded
  }
}

/** The server asks for patience. */
export class TryLater extends Error {
  override name = 'TryLater'
  readonly seconds: number

  constructor(seconds: number) {
    super('Too many requests.')
    this.seconds = seconds
  }
}

/** The way to a file, which may break at any moment. */
export type DownloadSource = {
  /** Where the file is now, for some minutes. Rejects with CannotGoOn, or with what may pass. */
  address(): Promise<string>
  /** Waits before the next try, the first or a later one in a row. Rejects when all is cancelled. */
  pause(failures: number, error: unknown): Promise<void>
  /** Hears how many bytes have come in all. */
  came(bytes: number): void
  signal: AbortSignal
}

/** A line on which nothing arrives for so long is as good as broken. */
const SILENCE_MILLISECONDS = 30_000

/**
 * The bytes of a file, each once and in their order, whatever becomes of the line: what broke off goes on from where it
 * stopped, at a fresh address. A published content never changes (decision 12), so that its parts belong together.
 * @param size bytes; a stream of another length fails
 */
export function steadyStream(size: number, line: DownloadSource): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  let failures = 0
  let connection: Connection | undefined

  /** The next bytes; undefined at the end. */
  async function next() {
    if (size === 0) {
      await line.address()
      return undefined
    }
    connection ??= await connect(await line.address(), at, line.signal)
    const bytes = await connection.read()
    if (bytes === undefined) throw new Error('The line broke.')
    if (at + bytes.length > size) throw new CannotGoOn('More bytes came than the file has.')
    at += bytes.length
    failures = 0
    line.came(at)
    return bytes
  }

  async function persevere() {
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
        const bytes = at === size && size > 0 ? undefined : await persevere()
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

/** Opens a file from a byte on. @throws when it is not to be had from there just now */
async function connect(url: string, from: number, signal: AbortSignal): Promise<Connection> {
  const silence = new AbortController()
  const unlessSilent = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => silence.abort(), SILENCE_MILLISECONDS)
    return work.finally(() => clearTimeout(timer))
  }
  const answer = await unlessSilent(
    fetch(url, {
      signal: AbortSignal.any([signal, silence.signal]),
      // RFC 9110, 14.2: the whole from the first byte is no range.
      headers: from === 0 ? {} : { range: `bytes=${from}-` },
      cache: 'no-store',
      credentials: 'omit',
    }),
  )
  const isPart = answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${from}-`)
  if (!answer.body || !(answer.status === 200 || isPart)) {
    silence.abort()
    throw new Error(`The file was answered ${answer.status}.`)
  }
  const reader = answer.body.getReader()
  // A server may answer the whole to whoever asks for a part of it: what is here already is passed over.
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
