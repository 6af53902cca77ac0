import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getKeys, publishedContents } from '../../lambdas/core/transfer/publishedFiles.ts'
import { previewAnonymization } from '../../shared/contract/anonymization.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { download, type Person, person } from '../harness/person.ts'

const csv = Buffer.from('name,card\nAnna,4111111111111111\nBen,5500005555555559\n')
const policy = {
  headerRow: true,
  anonymizationRules: [
    {
      columnNameOrIndex: '1',
      anonymizationMethod: 'sha256' as const,
      parameters: [{ key: 'salt', value: 'pepper-of-the-sender' }],
    },
  ],
}
const files = [
  { name: 'cards.csv', content: csv, anonymizationPolicy: policy },
  { name: 'plan.txt', content: Buffer.from('The secret plans.') },
]

describe('a transfer whose contents the product generates', () => {
  let host: TestHost
  let alice: Person
  beforeAll(async () => {
    host = await testHost()
    alice = await person(host.origin, 'alice@acme.example')
  })
  afterAll(() => host.stop())

  async function sent(isPasswordProtected: boolean, of = files) {
    const { id, downloadUrl } = await alice.send(of, { options: { isPasswordProtected } })
    await host.settled()
    const transfer = await host.context.transfers.get(id)
    if (!transfer) throw new Error('The transfer is gone.')
    return { transfer, downloadUrl }
  }

  const getStatus = async (key: string) => {
    const expiresAt = host.clock.now() + 60_000
    return (await fetch(await host.context.blobs.downloadUrl(key, { fileName: 'a', expiresAt }))).status
  }
  const isStored = (key: string) =>
    host.context.blobs.read('incoming', key).then(
      async stream => {
        await stream.cancel()
        return true
      },
      () => false,
    )

  test.each([false, true])('publishes only generated contents (sealed: %s)', async isPasswordProtected => {
    const { transfer } = await sent(isPasswordProtected)

    const published = publishedContents(transfer).map(({ key }) => key)

    expect(published).toHaveLength(isPasswordProtected ? 1 : 2)
    for (const key of getKeys(transfer)) expect(await getStatus(key), key).toBe(published.includes(key) ? 200 : 404)
  })

  test.each([false, true])('destroys the upload of an anonymised file (sealed: %s)', async isPasswordProtected => {
    const { transfer } = await sent(isPasswordProtected)
    const [cards, plan] = transfer.files

    expect(cards?.anonymisation?.originalErasedAt).toBeDefined()
    expect(await isStored(`${transfer.id}.${cards?.id}`)).toBe(false)
    expect(await isStored(`${transfer.id}.${plan?.id}`)).toBe(true)
  })

  test('point 20: refuses a column index "01" in preview and in a new transfer', async () => {
    const anonymizationRules = policy.anonymizationRules.map(rule => ({ ...rule, columnNameOrIndex: '01' }))
    const body = { csvHasHeader: true, dataFormat: 'csv' as const, data: 'a,b\n1,2', anonymizationRules }
    await expect(alice.call(previewAnonymization, { body })).rejects.toMatchObject({ status: 400 })

    const refused = files.map(file => ({ ...file, anonymizationPolicy: { ...policy, anonymizationRules } })).slice(0, 1)
    await expect(alice.create(refused)).rejects.toMatchObject({ status: 400 })
  })

  test('keeps a typed salt and the archive password no longer than it needs them', async () => {
    const created = await alice.create(files, { options: { isPasswordProtected: true } })
    const before = await host.context.transfers.get(created.id)
    expect(JSON.stringify(before)).not.toContain('pepper-of-the-sender')
    expect(before?.files[0]?.anonymisation?.sealedSecrets).toBeDefined()

    const { transfer } = await sent(true)

    expect(transfer.files[0]?.anonymisation).not.toHaveProperty('sealedSecrets')
    expect(transfer.archive).not.toHaveProperty('sealedPassword')
    expect(transfer.archive?.blob).toBeDefined()
  })

  test('is unchanged by a step that runs again after its end', async () => {
    const { transfer, downloadUrl } = await sent(true)
    const before = await download(host.origin, downloadUrl)
    withDatabase(host, database =>
      database.prepare("UPDATE jobs SET step = 0, state = 'waiting' WHERE transfer_id = ?").run(transfer.id),
    )

    await host.settled()

    const after = (await host.context.transfers.get(transfer.id)) as Transfer
    expect(publishedContents(after)).toEqual(publishedContents(transfer))
    expect((await download(host.origin, downloadUrl)).contents).toEqual(before.contents)
  })

  test('has no reachable contents once it is revoked', async () => {
    const { transfer } = await sent(true)

    await alice.retract(transfer.id)

    for (const key of getKeys(transfer)) expect(await getStatus(key), key).toBe(404)
    host.clock.move(59 * 60_000)
    await host.sweep()
    for (const key of getKeys(transfer)) expect(await isStored(key), key).toBe(false)
    host.clock.move(-59 * 60_000)
  })

  test('is not sealed above the organisation’s limit, and shows the organisation’s text', async () => {
    const small = { ...host.context.organisation.limits, zipEncryptSizeMiB: 1 }
    const limited = await testHost({ organisation: { ...host.context.organisation, limits: small } })
    const bob = await person(limited.origin, 'alice@acme.example')

    const wanted = bob.create([{ name: 'a.bin', content: new Uint8Array(1024 * 1024 + 1) }], {
      options: { isPasswordProtected: true },
    })

    await expect(wanted).rejects.toMatchObject({
      status: 422,
      message:
        'Password protection is supported for total file size up to 1 MB. The total file size of this transfer is 1 MB.',
    })
    await limited.stop()
  })
})
