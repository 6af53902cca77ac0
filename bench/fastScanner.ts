import { createServer, type Socket } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { testVirus } from '../lambdas/health/scannerSamples.ts'

// A worker that speaks clamd's protocol and judges by the first bytes, so a scan costs only its transport.
const server = createServer(serve)
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))

function serve(socket: Socket) {
  let command = ''
  let head = Buffer.alloc(0)
  let last = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (bytes: Buffer) => {
    if (head.length < 1024) head = Buffer.concat([head, bytes])
    if (command === '') {
      const end = head.indexOf(0)
      if (end < 0) return
      command = head.toString('utf8', 1, end)
      if (command === 'VERSION') return void socket.end('ClamAV 1.4.3/27700/Thu Nov 26 09:00:00 2026\0')
    }
    last = Buffer.concat([last, bytes.subarray(-4)]).subarray(-4)
    // The empty piece ends a content. The files of the benchmark do not contain it at the end of a packet.
    if (last.equals(Buffer.alloc(4))) {
      socket.end(head.includes(testVirus()) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    }
  })
}
