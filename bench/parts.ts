import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { fieldTexts } from '../shared/texts/en/fields.ts'
import { launchChromium, unpackChromium } from '../test/browser/chromium.ts'
import { ADDRESS_OF_LINE, overLine } from '../test/browser/unreliableNetwork.ts'
import { testHost } from '../test/harness/host.ts'
import { fullOrBrief } from './brief.ts'
import { median, shown } from './figures.ts'
import { machine } from './machine.ts'

// node bench/parts.ts [MiB] (default: 256): the send page in Chromium uploads over a line with 50 ms delay each way,
// normally and with one PUT at a time. Rounds alternate; figures are medians. The line has no rate limit, so only the
// delay counts.
const MIB = 1024 * 1024
const ROUNDS = fullOrBrief(3, 1)
const ONE_WAY_MILLISECONDS = 50

const size = Number(process.argv[2] ?? fullOrBrief(256, 65)) * MIB
const websiteDirectory = join(import.meta.dirname, '..', 'web', 'dist')

const stopwatch = `{
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (body) {
    window.putsBeganAt ??= performance.now()
    this.addEventListener('loadend', () => { window.putsEndedAt = performance.now() })
    send.call(this, body)
  }
}`
const oneAtATime = `{
  const { send } = XMLHttpRequest.prototype
  let last = Promise.resolve()
  XMLHttpRequest.prototype.send = function (body) {
    last = last.then(() => new Promise(resolve => {
      this.addEventListener('loadend', resolve)
      send.call(this, body)
    }))
  }
}`

await unpackChromium()
const directory = mkdtempSync(join(tmpdir(), 'waybill-bench-'))
const file = join(directory, 'file.bin')
for (let at = 0; at < size; at += MIB) writeFileSync(file, randomBytes(MIB), { flag: 'a' })
const host = await testHost({ websiteDirectory, now: Date.now })
const line = await delayedLine(Number(new URL(host.origin).port))
const browser = await launchChromium(overLine, { isInstalled: true })
try {
  const runs: Record<'four' | 'one', number[]> = { four: [], one: [] }
  for (let round = 0; round < ROUNDS; round++) {
    runs.one.push(await megabytesPerSecond(browser, [stopwatch, oneAtATime]))
    runs.four.push(await megabytesPerSecond(browser, [stopwatch]))
  }
  const [four, one] = [median(runs.four), median(runs.one)]
  console.log(machine())
  console.log(`${size / MIB} MiB in parts, ${2 * ONE_WAY_MILLISECONDS} ms there and back, median of ${ROUNDS} rounds`)
  console.table({
    upload: { 'four at once MB/s': shown(four), 'one at a time MB/s': shown(one), ratio: shown(four / one) },
  })
} finally {
  await browser.close()
  await line.close()
  await host.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function megabytesPerSecond(browser: Browser, scripts: readonly string[]): Promise<number> {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  for (const script of scripts) await page.addInitScript(script)
  await page.goto(`${host.origin}/transfer`)
  await page.getByRole('link', { name: 'Alice' }).click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
  await page.getByRole('button', { name: 'Send Now' }).click()
  await page.getByRole('heading', { name: 'Success!' }).waitFor()
  const milliseconds = Number(await page.evaluate('window.putsEndedAt - window.putsBeganAt'))
  await page.context().close()
  await page.close()
  await host.settled()
  return size / 1e3 / milliseconds
}

async function delayedLine(port: number) {
  const delayed = (from: Socket, to: Socket) => {
    from.on('data', chunk => setTimeout(() => to.write(chunk), ONE_WAY_MILLISECONDS))
    from.on('end', () => setTimeout(() => to.end(), ONE_WAY_MILLISECONDS))
    from.on('error', () => to.destroy())
    from.on('close', () => setTimeout(() => to.destroy(), ONE_WAY_MILLISECONDS))
  }
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) sockets.add(socket.setNoDelay())
    delayed(near, far)
    delayed(far, near)
  })
  await new Promise<void>(resolve => server.listen(port, ADDRESS_OF_LINE, resolve))
  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
