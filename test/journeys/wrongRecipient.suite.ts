import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { download, type Person } from '../harness/person.ts'
import type { JourneyHost } from './journeyHost.ts'

const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.') }
const MAX_MILLISECONDS = 1000

export function wrongRecipientSuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`a wrong recipient: ${name}`, () => {
    let host: JourneyHost
    let alice: Person

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    const someone = () => `${randomUUID()}@partner.example`

    /** A signed URL of the file. */
    async function fileUrl(downloadUrl: string): Promise<string> {
      const { payload } = await download(host.origin, downloadUrl)
      const answer = await fetch(`${payload.files[0]?.url}?acknowledgement=true`)
      return ((await answer.json()) as { url: string }).url
    }

    test('loses every URL within a second, and the right one gets the stored files without an upload', async () => {
      const [wrong, right] = [someone(), someone()]
      const { id, downloadUrl } = await alice.send([plan], { recipient: wrong })
      await host.settled(id)
      const url = await fileUrl(downloadUrl)
      expect((await fetch(url)).status).toBe(200)

      const begun = performance.now()
      const withdrawn = await alice.withdrawWrongRecipient(id)
      await expect
        .poll(async () => (await fetch(url)).status, { timeout: MAX_MILLISECONDS, interval: 20 })
        .toSatisfy((status: number) => host.deadStatuses.includes(status))
      const taken = (performance.now() - begun).toFixed(0)
      process.stdout.write(`Wrong recipient, ${name}: the URL is dead ${taken} ms after the call began.\n`)
      expect(withdrawn).toMatchObject({ downloadCount: 1, taken: { people: 1, files: 1, of: 1 } })
      expect(withdrawn.sendAgainUntil).toBeDefined()

      const again = await alice.call(contracts.sendAgain, { params: { id }, body: { recipient: right } })
      await host.settled(again.id)

      const { transfer } = await alice.review(again.id)
      expect(transfer).toMatchObject({ transferState: 'active', recipient: right, previousId: id })
      const { contents } = await download(host.origin, transfer.downloadUrl ?? '')
      expect(contents.map(content => Buffer.from(content).toString())).toEqual([String(plan.content)])
      expect(host.deadStatuses).toContain((await fetch(url)).status)
      await expect(download(host.origin, downloadUrl)).rejects.toMatchObject({ status: 410 })
      expect((await alice.review(id)).transfer).toMatchObject({ isWrongRecipient: true, newId: again.id })
      expect(await host.mailsTo(wrong)).toHaveLength(1)
      expect(await host.mailsTo(right)).toHaveLength(1)
    })

    test('that the sender corrects before sending is a prevented mistake, recorded once', async () => {
      const files = [{ name: plan.name, size: plan.content.length, tempId: 0 }]
      const prepare = async (recipient: string, id?: string) => {
        const body = { files, message: 'Hello', recipient, ...(id !== undefined && { id }) }
        return alice.call(contracts.createProvisionalTransfer, { body })
      }
      const mistaken = await prepare(`rita@${randomUUID()}.example`)
      expect(mistaken.rvMessages).not.toEqual([])
      const { transferId: id } = await prepare(someone(), mistaken.transferId)
      const body = { id, files, acknowledgement: true }
      const created = await alice.call(contracts.createTransfer, { body })
      await alice.upload(id, created.files[0]?.id ?? '', plan.content)

      await Promise.all([alice.finalize(id), alice.finalize(id)])
      await host.settled(id)

      const { transfer } = await alice.review(mistaken.transferId)
      expect(transfer).toMatchObject({ transferState: 'retracted', wasMistake: true, newId: id })
    })
  })
}
