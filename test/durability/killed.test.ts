import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { freePort } from '../harness/freePort.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'
import { type KillableHost, killableHost } from './killableHost.ts'
import { persist } from './persist.ts'
import { senders } from './senders.ts'

const KILLS = 20
const FILES_EACH = 5
const MAX_FILE_SIZE = 1024 * 1024
const TEN_MINUTES = 10 * 60_000

const directory = mkdtempSync(join(tmpdir(), 'waybill-killed-'))
let host: KillableHost | undefined
const faults: string[] = []

afterAll(async () => {
  await host?.kill()
  rmSync(directory, { recursive: true, force: true })
})

type Sent = { downloadUrl: string; id: string; sender: Person; recipient: string; digests: string[] }

test(`ten senders send on while the host is killed ${KILLS} times, and nothing acknowledged is lost`, async () => {
  host = killableHost(directory, await freePort())
  const { origin } = host
  await host.start()

  let isKilling = true
  const sending = Promise.all(
    senders.map(async ({ email }, index) => {
      const sent: Sent[] = []
      for (let round = 0; isKilling || round === 0; round += 1) {
        sent.push(await sendPersistently(origin, email, `recipient-${index}-${round}@partner.example`))
      }
      return sent
    }),
  )
  for (let kills = 0; kills < KILLS; kills += 1) {
    await wait(randomInt(50, 900))
    await host.kill()
    await host.start()
  }
  isKilling = false
  const acknowledged = (await sending).flat()

  for (const { id, sender } of acknowledged) await untilActive(sender, id)
  for (const { downloadUrl, digests } of acknowledged) {
    const { contents } = await persist(() => download(origin, downloadUrl), faults)
    expect(contents.map(digest)).toEqual(digests)
  }
  const mails = await getOutbox(origin)
  for (const { recipient, downloadUrl } of acknowledged) {
    const received = mails.filter(({ to }) => to === recipient)
    expect(received.map(({ text }) => text.includes(downloadUrl))).toEqual([true])
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(senders.length)
  expect(faults).toEqual([])

  // Ten minutes later by its clock, what the crashes left behind is gone, and what counts is still there.
  await host.kill()
  await host.start(TEN_MINUTES + 60_000)
  await expect.poll(() => readdirSync(join(directory, 'blobs', 'tmp')), { timeout: 20_000 }).toEqual([])
  const last = acknowledged.at(-1)
  expect((await download(origin, last?.downloadUrl ?? '')).contents.map(digest)).toEqual(last?.digests)
}, 600_000)

/** Sends as a patient client does: whatever fails for want of a server is asked again. */
async function sendPersistently(origin: string, email: string, recipient: string): Promise<Sent> {
  const contents = Array.from({ length: FILES_EACH }, () => randomBytes(randomInt(0, MAX_FILE_SIZE)))
  const files = contents.map((content, tempId) => ({ name: `file-${tempId}.bin`, size: content.length, tempId }))
  const sender = await persist(() => person(origin, email), faults)
  const call: Person['call'] = (contract, input) => persist(() => sender.call(contract, input), faults)

  const { transferId: id } = await call(contracts.createProvisionalTransfer, {
    body: { files, recipient, message: 'While the machine stumbles.' },
  })
  const created = await call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  await Promise.all(created.files.map((file, index) => uploadPersistently(sender, call, id, file.id, contents[index])))
  const { downloadUrl } = await persist(() => sender.finalize(id), faults)
  return { id, downloadUrl, sender, recipient, digests: contents.map(digest) }
}

async function uploadPersistently(
  sender: Person,
  call: <C extends Contract>(contract: C, input: Parameters<Person['call']>[1]) => Promise<unknown>,
  id: string,
  fileId: string,
  content: Uint8Array = new Uint8Array(),
) {
  const params = { id, fileId }
  await persist(async () => {
    const url = await sender.uploadUrl(id, fileId)
    const { status } = await fetch(url, { method: 'PUT', body: Buffer.from(content) })
    if (status >= 500) faults.push(`PUT answered ${status}`)
    if (status !== 200) throw new Error(`PUT answered ${status}`)
  }, faults)
  await call(contracts.completeUpload, { params })
}

async function untilActive(sender: Person, id: string) {
  await expect
    .poll(async () => (await persist(() => sender.review(id), faults)).transfer.transferState, {
      timeout: 240_000,
      interval: 100,
    })
    .toBe('active')
}

function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
