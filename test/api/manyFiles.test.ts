import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'
import { replaceVerbs } from '../harness/canaries.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { getSecret, type Person, person, personWith } from '../harness/person.ts'

const COUNT = 1000
const MINUTE = 60_000
/** Steps of a whole transfer, and calls about it. */
const MAX_WHOLE_READS = 40

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost({
    organisation: { ...demoOrganisation, limits: { ...demoOrganisation.limits, maxFiles: COUNT } },
    idTokenSeconds: 10_000_000,
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

const toContent = (number: number) =>
  Buffer.from(`Part ${number}.${number % 100 === 0 ? ' Card 4111111111111111.' : ''}\n`)
const isFoundIn = (number: number) => number % 100 === 0

/** Counts the reads of a transfer with all its files. @returns how many there were since */
function countWholeReads(): () => number {
  let reads = 0
  replaceVerbs(host.context, 'transfers', ({ get, ofSender, getByLink }) => {
    const counted =
      <Args extends unknown[], Answer>(verb: (...args: Args) => Answer) =>
      (...args: Args) => {
        reads += 1
        return verb(...args)
      }
    return { get: counted(get), ofSender: counted(ofSender), getByLink: counted(getByLink) }
  })
  return () => reads
}

test('a thousand files go up, through and down, and nothing that is about one of them reads all', {
  timeout: 10 * MINUTE,
}, async () => {
  const countReads = countWholeReads()
  const contents = Array.from({ length: COUNT }, (_, number) => toContent(number))
  const { id, files } = await alice.create(
    contents.map((content, number) => ({ name: `parts/part-${number}.txt`, content })),
  )
  await forEachAtMost(8, files, async file => {
    await alice.upload(id, file.id, contents[file.tempId])
  })
  await host.settled()
  const { downloadUrl } = await alice.finalize(id)
  await host.settled()

  const { transfer, files: reviewed } = await alice.review(id)
  expect(transfer.transferState).toBe('active')
  expect(reviewed.map(({ name }) => name)).toEqual(contents.map((_, number) => `parts/part-${number}.txt`))
  const found = reviewed.flatMap(({ findings }, number) => (findings?.summary.length ? [number] : []))
  expect(found).toEqual(contents.flatMap((_, number) => (isFoundIn(number) ? [number] : [])))

  const secret = getSecret(downloadUrl)
  const { files: listed } = await personWith(host.origin, undefined).call(contracts.getDownload, { params: { secret } })
  expect(listed).toHaveLength(COUNT)
  await forEachAtMost(8, listed.entries(), async ([number, { url: place }]) => {
    const { url } = (await (await fetch(`${place}?acknowledgement=true`)).json()) as { url: string }
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(contents[number])
  })
  expect((await alice.review(id)).transfer.downloadCount).toBe(COUNT)
  expect(countReads()).toBeLessThan(MAX_WHOLE_READS)
})
