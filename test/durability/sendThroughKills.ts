import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { freePort } from '../harness/freePort.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'
import { killableHost } from './killableHost.ts'
import { persist } from './persist.ts'
import { senders } from './senders.ts'

const TEN_MINUTES = 10 * 60_000

export type Load = {
  kills: number
  files: number
  maxFileBytes: number
  /** Between two transfers of a sender. */
  maxPauseMs: number
}

type Sent = { downloadUrl: string; id: string; sender: Person; recipient: string; digests: string[] }

/**
 * Each kill interrupts at least one of ten senders. Expects every acknowledged transfer complete and mailed once, and
 * no temporary file.
 */
export async function sendThroughKills({ kills, files, maxFileBytes, maxPauseMs }: Load) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-killed-'))
  const host = killableHost(directory, await freePort())
  const { origin } = host
  const faults: string[] = []
  try {
    await host.start()

    let isKilling = true
    let underWay = 0
    const sending = Promise.all(
      senders.map(async ({ email }, index) => {
        const sent: Sent[] = []
        for (let round = 0; isKilling || round === 0; round += 1) {
          await wait(randomInt(0, maxPauseMs + 1))
          const contents = Array.from({ length: files }, () => randomBytes(randomInt(0, maxFileBytes)))
          underWay += 1
          sent.push(await send(origin, email, `recipient-${index}-${round}@partner.example`, contents, faults))
          underWay -= 1
        }
        return sent
      }),
    )
    for (let killed = 0; killed < kills; killed += 1) {
      await wait(randomInt(50, 900))
      while (underWay === 0) await wait(2)
      await host.kill()
      await host.start()
    }
    isKilling = false
    const acknowledged = (await sending).flat()

    for (const { id, sender } of acknowledged) await untilActive(sender, id, faults)
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

    // After ten minutes, the host deletes temporary files of crashes.
    await host.kill()
    await host.start(TEN_MINUTES + 60_000)
    await expect.poll(() => readdirSync(join(directory, 'blobs', 'tmp')), { timeout: 20_000 }).toEqual([])
    const last = acknowledged.at(-1)
    expect((await download(origin, last?.downloadUrl ?? '')).contents.map(digest)).toEqual(last?.digests)
  } finally {
    await host.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Retries calls that fail because the host is down. */
async function send(
  origin: string,
  email: string,
  recipient: string,
  contents: readonly Buffer[],
  faults: string[],
): Promise<Sent> {
  const files = contents.map((content, tempId) => ({ name: `file-${tempId}.bin`, size: content.length, tempId }))
  const sender = await persist(() => person(origin, email), faults)
  const call: Person['call'] = (contract, input) => persist(() => sender.call(contract, input), faults)

  const { transferId: id } = await call(contracts.createProvisionalTransfer, {
    body: { files, recipient, message: 'While the machine stumbles.' },
  })
  const created = await call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  await Promise.all(
    created.files.map((file, index) => upload(sender, call, { id, fileId: file.id }, contents[index], faults)),
  )
  const { downloadUrl } = await persist(() => sender.finalize(id), faults)
  return { id, downloadUrl, sender, recipient, digests: contents.map(digest) }
}

async function upload(
  sender: Person,
  call: <C extends Contract>(contract: C, input: Parameters<Person['call']>[1]) => Promise<unknown>,
  params: { id: string; fileId: string },
  content: Uint8Array | undefined,
  faults: string[],
) {
  await persist(async () => {
    const url = await sender.uploadUrl(params.id, params.fileId)
    const { status } = await fetch(url, { method: 'PUT', body: Buffer.from(content ?? []) })
    if (status >= 500) faults.push(`PUT answered ${status}`)
    if (status !== 200) throw new Error(`PUT answered ${status}`)
  }, faults)
  await call(contracts.completeUpload, { params })
}

async function untilActive(sender: Person, id: string, faults: string[]) {
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
