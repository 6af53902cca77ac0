import { createServer, type Server, type Socket } from 'node:net'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import type { ClamdAddress } from '../../local/clamd/clamdSettings.ts'

const STAND_IN_VERSION = 'ClamAV 1.4.3/27700/Thu Nov 26 09:00:00 2026'

/** An honest daemon: it looks for the test virus, for content that it cannot read, and for a false alarm. */
export function judgeHonestly(content: Buffer): string {
  if (content.includes(testVirus())) return 'stream: Eicar-Test-Signature FOUND'
  if (content.includes('a harmless macro')) return 'stream: Doc.Macro.Suspicious-1 FOUND'
  if (content.includes('locked away')) return 'stream: Heuristics.Encrypted.Zip FOUND'
  if (content.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])))
    return 'stream: Heuristics.Limits.Exceeded.MaxRecursion FOUND'
  // The flag of an encrypted entry (APPNOTE 4.4.4).
  if (content.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) && (content[6] ?? 0) & 1)
    return 'stream: Heuristics.Encrypted.Zip FOUND'
  return 'stream: OK'
}

export type StandIn = {
  address: ClamdAddress
  /** Contents that were judged, without those of samples. */
  judged: Buffer[]
  version: string
  /** The answer to a content. */
  judge: (content: Buffer) => string
  /** What it does with a connection instead, after its command is known. */
  misbehave: ((socket: Socket, command: string) => void) | undefined
  /** Does nothing until the daemon is there again: connections are refused. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Speaks clamd's protocol on a port of loopback. */
export async function startStandIn(): Promise<StandIn> {
  let server: Server | undefined
  let port = 0
  const sockets = new Set<Socket>()
  const standIn: StandIn = {
    get address() {
      return { host: '127.0.0.1', port }
    },
    judged: [],
    version: STAND_IN_VERSION,
    judge: judgeHonestly,
    misbehave: undefined,
    async start() {
      if (server) return
      server = createServer(socket => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        socket.on('error', () => {})
        serve(socket, standIn)
      })
      await new Promise<void>(resolve => server?.listen(port, '127.0.0.1', resolve))
      const address = server.address()
      if (address && typeof address === 'object') port = address.port
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)))
      server = undefined
    },
  }
  await standIn.start()
  return standIn
}

function serve(socket: Socket, standIn: StandIn) {
  let chunks: Buffer[] = []
  let command: string | undefined
  socket.on('data', (bytes: Buffer) => {
    chunks.push(bytes)
    if (command === undefined) {
      const received = Buffer.concat(chunks)
      const end = received.indexOf(0)
      if (end < 0) return
      command = received.toString('utf8', 1, end)
      chunks = [received.subarray(end + 1)]
      if (standIn.misbehave) return standIn.misbehave(socket, command)
      if (command === 'VERSION') return void socket.end(`${standIn.version}\0`)
      if (command === 'PING') return void socket.end('PONG\0')
    }
    if (standIn.misbehave) return
    // The empty piece ends a content.
    if (!Buffer.concat(chunks.slice(-4)).subarray(-4).equals(Buffer.alloc(4))) return
    const content = readPieces(Buffer.concat(chunks))
    if (!content) return
    if (!content.equals(testVirus())) standIn.judged.push(content)
    socket.end(`${standIn.judge(content)}\0`)
  })
}

/** @returns undefined until the empty piece has arrived */
function readPieces(received: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  for (let at = 0; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
