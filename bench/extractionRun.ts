import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileSource } from '../bin/engine/fileSource.ts'

/** One run of bench/extraction.ts: `ours|isolated|peer <file> [<module of officeparser>]`. */
const [who = '', file = '', peer = ''] = process.argv.slice(2)

const started = performance.now()
const characters = await (who === 'peer' ? peerRun() : ourRun())
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    wall: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    rss: process.resourceUsage().maxRSS * 1024,
    characters,
  }),
)

async function ourRun(): Promise<number> {
  const source = await fileSource(file)
  let length = 0
  for await (const event of await events(source)) {
    if (event.kind === 'text') length += event.text.length
    else throw new Error(JSON.stringify(event))
  }
  await source.close()
  return length
}

async function events(source: Awaited<ReturnType<typeof fileSource>>) {
  if (who === 'isolated') {
    const { extractIsolated } = await import('../engine/extraction/isolated/extractIsolated.ts')
    return extractIsolated(source, 'data.xlsx', { temporaryDirectory: tmpdir() })
  }
  const [{ extract }, { Budget }] = await Promise.all([
    import('../engine/extraction/extract.ts'),
    import('../engine/extraction/budget.ts'),
  ])
  return extract(source, 'data.xlsx', new Budget(source.size), { temporaryDirectory: tmpdir() })
}

async function peerRun(): Promise<number> {
  const { parseOffice } = await import(peer)
  const document = await parseOffice(readFileSync(file))
  return (await document.to('text')).value.length
}
