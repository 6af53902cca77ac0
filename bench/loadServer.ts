import { createServer } from 'node:http'
import { demoOrganisation } from '../local/demoOrganisation.ts'
import { startHost } from '../local/host.ts'
import { members } from './loadMembers.ts'

export type Usage = { cpuSeconds: number; rssMiB: number; peakRssMiB: number }

const [kind = '', dataDirectory = ''] = process.argv.slice(2)
process.send?.(kind === 'waybill' ? await waybill() : await bare())
process.on('message', () => process.send?.(usage()))
process.on('disconnect', () => process.exit())

async function waybill(): Promise<string> {
  const { origin } = await startHost(
    { port: 0, host: '127.0.0.1', dataDirectory, organisation: demoOrganisation, logLevel: 'error' },
    { people: members },
  )
  return origin
}

/** Answers with the size of `getConfig`. */
async function bare(): Promise<string> {
  const body = JSON.stringify({ answer: 'x'.repeat(1000) })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  // As the host.
  const options = { keepAliveTimeout: 65_000 }
  const server = createServer(options, (_request, response) => response.writeHead(200, headers).end(body))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  const { maxRSS } = process.resourceUsage()
  return {
    cpuSeconds: (user + system) / 1e6,
    rssMiB: process.memoryUsage.rss() / 2 ** 20,
    peakRssMiB: maxRSS / 1024,
  }
}
