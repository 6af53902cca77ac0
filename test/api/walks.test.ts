import { existsSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { codeSentTo, getRecipient } from '../harness/challenge.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'

const project = join(import.meta.dirname, '..', '..')
const documented = readFileSync(join(project, 'ARCHITECTURE.md'), 'utf8')
const PHONE = '+41791234567'

/** The maximum number of server files of a walk, as ARCHITECTURE.md states it. */
function getMaxFiles(walk: string): number {
  const row = documented.split('\n').find(line => line.startsWith(`| ${walk} |`))
  return Number(row?.split('|')[2])
}

// What the host does beside it, such as ending a thread that is idle, only adds files.
const quietly = { retry: 2 }

describe('the walks of ARCHITECTURE.md run through no more server files than it states', quietly, () => {
  const coverage = new Session()
  let host: TestHost
  let alice: Person
  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
    coverage.connect()
    await coverage.post('Profiler.enable')
  })
  afterAll(async () => {
    coverage.disconnect()
    await host.stop()
  })

  /** The files of the server of which a named function runs. Threads and processes do not count. */
  async function findFiles(work: () => Promise<unknown>): Promise<string[]> {
    await coverage.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await work()
    const { result } = await coverage.post('Profiler.takePreciseCoverage')
    await coverage.post('Profiler.stopPreciseCoverage')
    return result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(hasRun))
      .map(({ url }) => relative(project, fileURLToPath(url)))
      .filter(file => /^(engine|lambdas|local|shared)\//.test(file))
      .toSorted()
  }
  const hasRun = ({ functionName, ranges }: { functionName: string; ranges: { count: number }[] }) =>
    functionName !== '' && (ranges[0]?.count ?? 0) > 0

  const note = { name: 'note.txt', content: Buffer.from('Call Maria Keller, card 4111 1111 1111 1111.') }

  async function createProvisional() {
    const files = [{ name: note.name, size: note.content.length, tempId: 0 }]
    const body = { files, message: 'Here it is.', recipient: 'rita@partner.example' }
    const { transferId } = await alice.call(contracts.createProvisionalTransfer, { body })
    return { id: transferId, files, acknowledgement: true }
  }

  test('each file that a walk names exists', () => {
    const walks = documented.slice(documented.indexOf('## Four walks'), documented.indexOf('## Trust boundaries'))
    const named = [...walks.matchAll(/`(\w+\/[\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file)

    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(file => !existsSync(join(project, file)))).toEqual([])
  })

  test('the body of POST /transfers', async () => {
    const body = await createProvisional()

    const files = await findFiles(() => alice.call(contracts.createTransfer, { body }))

    expect(files).toContain('shared/domain/transferOptions.ts')
    expect(files.length).toBeLessThanOrEqual(getMaxFiles('The body of `POST /transfers`'))
  })

  test('the bytes of a file', async () => {
    const created = await alice.create([note])

    const files = await findFiles(async () => {
      for (const { id } of created.files) await alice.upload(created.id, id, note.content)
      const { downloadUrl } = await alice.finalize(created.id)
      await host.settled()
      const { contents } = await download(host.origin, downloadUrl)
      expect(Buffer.concat(contents)).toEqual(note.content)
    })

    expect(files).toContain('engine/freeBuffer.ts')
    expect(files.length).toBeLessThanOrEqual(getMaxFiles('The bytes of a file'))
  })

  test('a finding', async () => {
    const created = await alice.create([note])
    for (const { id } of created.files) await alice.upload(created.id, id, note.content)

    const files = await findFiles(async () => {
      await alice.finalize(created.id)
      await host.settled()
      const filters = [{ key: 'infotype' as const, value: ['CREDIT_CARD_NUMBER' as const] }]
      const { transfers } = await alice.call(contracts.searchTransfers, {
        body: { filters },
      })
      expect(transfers.length).toBeGreaterThan(0)
    })

    expect(files).toContain('lambdas/pipeline/inspect.ts')
    expect(files.length).toBeLessThanOrEqual(getMaxFiles('A finding'))
  })

  test('one attempt at a code', async () => {
    const options = { isOTPEnabled: true, recipientPhoneNumber: PHONE }
    const created = await alice.create([note], { options })
    for (const { id } of created.files) await alice.upload(created.id, id, note.content)
    await alice.finalize(created.id)
    await host.settled()
    const username = (await host.context.transfers.get(created.id))?.phoneVerification?.username ?? ''
    const rita = await getRecipient(host.origin)
    const sent = await rita.send(await rita.open(username), username)
    const code = await codeSentTo(host.origin, PHONE)

    const files = await findFiles(async () => {
      expect((await rita.answer(sent, username, code)).idToken).toBeDefined()
    })

    expect(files).toContain('lambdas/core/secrets/codes.ts')
    expect(files.length).toBeLessThanOrEqual(getMaxFiles('One attempt at a code'))
  })
})
