import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../harness/freePort.ts'
import { testHost } from '../harness/host.ts'
import { download, getOutbox, type Person, person } from '../harness/person.ts'
import { killableHost } from './killableHost.ts'
import { persist } from './persist.ts'
import { senders } from './senders.ts'

const KILLS = 5
/** The host deletes the files of a killed process after ten minutes, when no other process can own them. */
const LATER = 11 * 60_000
/** Anonymising takes about a second, so that kills fall into it. */
const ROWS = 500_000
/** In every row of the hidden column only. */
const MARKER = 'Marguerite'

const directory = mkdtempSync(join(tmpdir(), 'waybill-anonymised-'))
const hosts: { kill(): Promise<void> }[] = []
afterAll(async () => {
  for (const host of hosts) await host.kill()
  rmSync(directory, { recursive: true, force: true })
})

test(`the disk holds nothing of an anonymised column after ${KILLS} kills during anonymisation`, async () => {
  const host = killableHost(directory, await freePort())
  hosts.push(host)
  await host.start()
  const faults: string[] = []
  const alice = await person(host.origin, senders[0]?.email ?? '')
  const rows = Array.from({ length: ROWS }, (_, row) => `${row},${MARKER} ${row},kept ${row}\n`)
  const content = Buffer.from(`id,name,note\n${rows.join('')}`)
  const rule = { columnNameOrIndex: '1', anonymizationMethod: 'fpe_ffx2' as const, parameters: [] }
  const policy = { headerRow: true, anonymizationRules: [rule] }

  const sent = await alice.send([{ name: 'names.csv', content, anonymizationPolicy: policy }])
  let kills = 0
  for (; kills < KILLS && (await getState(alice, sent.id, faults)) === 'processing'; kills += 1) {
    await wait(150 + kills * 150)
    await host.kill()
    await host.start()
  }
  while ((await getState(alice, sent.id, faults)) === 'processing') await wait(100)
  // The host deletes the original before it mails the recipient.
  while ((await getOutbox(host.origin)).length === 0) await wait(100)

  expect(faults).toEqual([])
  expect(kills).toBeGreaterThan(1)
  const { contents } = await download(host.origin, sent.downloadUrl)
  const text = Buffer.from(contents[0] ?? []).toString()
  expect(text.split('\n')).toHaveLength(ROWS + 2)
  expect(text).not.toContain(MARKER)
  expect(text).toContain('\n7,')
  expect(text).toContain(',kept 7\n')
  await host.kill()
  await expectNothingLeft(sent.id)
}, 300_000)

async function getState(alice: Person, id: string, faults: string[]) {
  return (await persist(() => alice.review(id), faults)).transfer.transferState
}

/** Decrypts all data for which a key is stored; no other data is readable. */
async function expectNothingLeft(transferId: string) {
  const restarted = await testHost({ directory }, { now: () => Date.now() + LATER, move: () => {} })
  try {
    await restarted.sweep()
    const database = new DatabaseSync(join(directory, 'waybill.db'), { timeout: 5000 })
    const standing = database.prepare('SELECT area, key FROM objects WHERE content IS NOT NULL').all() as {
      area: 'incoming' | 'released'
      key: string
    }[]
    const contents = database
      .prepare('SELECT id FROM contents')
      .all()
      .map(({ id }) => String(id))
    database.close()
    expect(standing.map(({ area }) => area).sort()).toEqual(['incoming', 'released'])
    for (const { area, key } of standing) {
      expect(key.startsWith(transferId)).toBe(true)
      const pieces: Uint8Array[] = []
      for await (const piece of await restarted.context.blobs.read(area, key)) pieces.push(piece)
      expect(Buffer.concat(pieces).includes(MARKER), key).toBe(false)
    }
    // Killed attempts leave no file.
    const onDisk = readdirSync(join(directory, 'blobs'), { recursive: true, withFileTypes: true })
    expect(onDisk.filter(entry => entry.isFile()).map(({ name }) => name)).toEqual(contents)
    const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name)).includes(MARKER), name).toBe(false)
    }
    expect(restarted.logLines.join()).not.toContain(MARKER)
  } finally {
    await restarted.stop()
  }
}
