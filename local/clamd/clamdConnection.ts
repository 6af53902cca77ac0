import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { ScannerFault } from '../../lambdas/ports/malwareScanner.ts'
import type { ClamdAddress } from './clamdSettings.ts'

export type ClamdTimes = {
  connectMilliseconds: number
  /** For the next piece to be taken. */
  silenceMilliseconds: number
  /** From the end of the content. clamd ends a scan after its MaxScanTime, by default 120 s. */
  answerMilliseconds: number
}

/** The daemon is at fault, and not the content. */
export class ClamdFault extends Error {
  override name = 'ClamdFault'
  readonly fault: ScannerFault
  /** The connection was there, and broke. */
  wasCut = false

  constructor(fault: ScannerFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** No answer of the protocol is longer. */
const MAX_ANSWER_LENGTH = 4096
/** clamd reads a piece completely before it looks at it. */
const MAX_PIECE_BYTES = 256 * 1024

/**
 * One command on a connection of its own: `z` commands and their answers end with a zero byte.
 * @param content follows INSTREAM in pieces, each after its length in four bytes, most significant first; an empty piece ends it
 * @throws ClamdFault, and what the content throws
 * @see https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export async function askClamd(
  address: ClamdAddress,
  command: 'VERSION' | 'PING' | 'INSTREAM',
  { times, signal }: { times: ClamdTimes; signal: AbortSignal },
  content?: AsyncIterable<Uint8Array>,
): Promise<string> {
  const socket = connect(address)
  const { connected, answered } = listenTo(socket, signal)
  try {
    await within(times.connectMilliseconds, connected, 'It did not accept the connection')
    socket.write(`z${command}\0`)
    const isWhole = !content || (await sendContent(socket, content, answered, times.silenceMilliseconds))
    const answer = await within(times.answerMilliseconds, answered, 'It did not answer')
    if (isWhole || !answer.endsWith(': OK')) return answer
    throw new ClamdFault('incomprehensible', 'It called clean what it had not read to the end.')
  } finally {
    socket.destroy()
  }
}

/**
 * clamd may answer and close before the content ends, for example at its size limit.
 * @returns whether the whole content was sent
 */
async function sendContent(
  socket: Socket,
  content: AsyncIterable<Uint8Array>,
  answered: Promise<string>,
  silenceMilliseconds: number,
): Promise<boolean> {
  let isOver = false
  const over = answered.then(
    () => {
      isOver = true
    },
    () => {
      isOver = true
    },
  )
  for await (const bytes of content) {
    for (let from = 0; from < bytes.length; from += MAX_PIECE_BYTES) {
      // An answer that has arrived is read before the next write, which would fail on a closed connection and hide it.
      await setImmediate()
      if (isOver) return false
      const isTaken = writePiece(socket, bytes.subarray(from, from + MAX_PIECE_BYTES))
      if (!isTaken) await within(silenceMilliseconds, Promise.race([drained(socket), over]), 'It takes no content')
    }
  }
  if (!isOver) socket.write(toLength(0))
  return !isOver
}

function writePiece(socket: Socket, piece: Uint8Array): boolean {
  socket.cork()
  socket.write(toLength(piece.length))
  const isTaken = socket.write(piece)
  socket.uncork()
  return isTaken
}

function toLength(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

const drained = (socket: Socket) => new Promise<void>(resolve => socket.once('drain', resolve))

function listenTo(socket: Socket, signal: AbortSignal) {
  const connected = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<string>()
  let answer = Buffer.alloc(0)
  let isConnected = false
  const fail = (fault: ClamdFault) => {
    fault.wasCut = isConnected && fault.fault === 'unreachable'
    connected.reject(fault)
    answered.reject(fault)
  }
  socket.once('connect', () => {
    isConnected = true
    connected.resolve()
  })
  socket.on('data', (bytes: Buffer) => {
    answer = Buffer.concat([answer, bytes])
    const end = answer.indexOf(0)
    if (end >= 0) return answered.resolve(answer.toString('utf8', 0, end).trim())
    if (answer.length > MAX_ANSWER_LENGTH) fail(new ClamdFault('incomprehensible', 'Its answer does not end.'))
  })
  socket.on('error', error => {
    fail(
      error instanceof ClamdFault ? error : new ClamdFault('unreachable', 'The connection failed.', { cause: error }),
    )
  })
  socket.once('close', () => fail(new ClamdFault('unreachable', 'It closed the connection without an answer.')))
  const end = () => socket.destroy(new ClamdFault('late', 'It took too long.'))
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  socket.once('close', () => signal.removeEventListener('abort', end))
  // Those who wait for them handle their faults.
  connected.promise.catch(() => {})
  answered.promise.catch(() => {})
  return { connected: connected.promise, answered: answered.promise }
}

async function within<Result>(milliseconds: number, work: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ClamdFault('late', `${what} in ${milliseconds} ms.`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
