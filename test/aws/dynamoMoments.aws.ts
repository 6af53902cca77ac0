import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linkKinds, type Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { anEvent, NINE, openWorld, type World } from './dynamoWorld.ts'
import { failing } from './faults.ts'

const link = { digest: 'of the link', sealed: 'sealed' }
const files = (name: string, count: number) => Array.from({ length: count }, (_, index) => aFile(`${name} ${index}`))

/** Lets something happen just before the nth time that a command is sent, and sends queries in pages of one item. */
function justBefore(client: DynamoDBClient, command: string, nth: number, happen: () => Promise<unknown>) {
  let sent = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName === 'QueryCommand') Object.assign(args.input, { Limit: 1 })
        if (commandName === command && ++sent === nth) await happen()
        return next(args)
      },
    { step: 'initialize', name: `before ${command}` },
  )
}

/** The same before the nth attempt, which may be one that the SDK makes by itself. */
function justBeforeAttempt(client: DynamoDBClient, command: string, nth: number, happen: () => Promise<unknown>) {
  let attempts = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName === command && ++attempts === nth) await happen()
        return next(args)
      },
    { step: 'deserialize', priority: 'low', name: `before an attempt of ${command}` },
  )
}

describe('what happens in the middle of a call', () => {
  let world: World

  beforeEach(async () => {
    world = await openWorld()
  })
  afterEach(() => world.close())

  async function added(transfer: Transfer): Promise<Transfer> {
    await world.transfers.add(transfer, anEvent('add'))
    return transfer
  }

  test.each([1, 2, 3, 4, 5])('a list of files replaced after %i items were read is read whole', async read => {
    const sent = await added(aTransfer('sent', { files: files('old', 4) }))
    const changed = { ...sent, message: 'New.', files: [...files('new', 2), ...files('old', 3)] }
    justBefore(world.client, 'QueryCommand', read + 1, () =>
      world.another().transfers.replace(sent, changed, anEvent('replace')),
    )

    const found = await world.transfers.get('sent')

    const isBefore = found?.revision === 1
    expect(found).toEqual(isBefore ? sent : { ...changed, revision: 2 })
  })

  test.each([1, 2, 3])('a transfer removed after %i items were read is no longer there, or was whole', async read => {
    const given = await added(aTransfer('given up'))
    justBefore(world.client, 'QueryCommand', read + 1, () =>
      world.another().transfers.removeProvisional('given up', anEvent('remove')),
    )

    expect([given, undefined]).toContainEqual(await world.transfers.get('given up'))
  })

  test('a file that is verified while its transfer is read is never older than the transfer', async () => {
    const sent = await added(aTransfer('sent', { transferState: 'processing' }))
    const [, second = aFile('none')] = sent.files
    const another = world.another().transfers
    justBefore(world.client, 'QueryCommand', 2, async () => {
      await another.replaceFile('sent', second, { ...second, fileState: 'verified' }, anEvent('verify'))
      await another.replace(sent, { ...sent, transferState: 'active' }, anEvent('publish'))
    })

    const found = await world.transfers.get('sent')

    expect([found?.transferState, found?.files[1]?.fileState]).toEqual(['processing', 'verified'])
  })

  test('a link that is taken away while it is followed leads nowhere', async () => {
    const sent = await added(aTransfer('sent', { link }))
    justBefore(world.client, 'QueryCommand', 1, () =>
      world.another().transfers.replace(sent, { ...sent, link: undefined }, anEvent('unlink')),
    )

    expect(await world.transfers.getByLink('download', link.digest)).toBeUndefined()
  })

  test('a link of an earlier version, whose row tells no kind, leads to its download and to nothing else', async () => {
    const sent = await added(aTransfer('sent', { link }))
    const [row] = (await world.transferRows()).filter(({ kind }) => kind === 'download')
    const { kind: _, ...earlier } = row ?? {}
    await world.client.send(new PutItemCommand({ TableName: world.names.transfers, Item: marshall(earlier) }))

    expect(await world.transfers.getByLink('download', link.digest)).toEqual(sent)
    for (const kind of linkKinds.filter(one => one !== 'download')) {
      expect(await world.transfers.getByLink(kind, link.digest)).toBeUndefined()
    }
  })

  test('a transfer does not change hands', async () => {
    const sent = await added(aTransfer('sent'))

    const taken = world.transfers.replace(sent, { ...sent, sender: { subject: 'eve', email: '' } }, anEvent('take'))

    await expect(taken).rejects.toThrow('does not change hands')
    expect(await world.transfers.ofSender('sent', 'eve')).toBeUndefined()
  })

  test('who changes a file that has gone to another place in the meantime loses', async () => {
    const sent = await added(aTransfer('sent', { files: [aFile('a'), aFile('b')] }))
    const [a = aFile('none')] = sent.files
    justBefore(world.client, 'TransactWriteItemsCommand', 2, () =>
      world
        .another()
        .transfers.replace(sent, { ...sent, files: [aFile('b'), aFile('c'), aFile('d')] }, anEvent('list')),
    )
    await world.transfers.countDownload('none', 'pass', NINE, anEvent('nothing'))

    expect(await world.transfers.replaceFile('sent', a, { ...a, fileState: 'error' }, anEvent('late'))).toBe(false)

    expect((await world.transfers.get('sent'))?.files).toEqual([aFile('b'), aFile('c'), aFile('d')])
  })

  test('a provisional transfer that is changed while it is removed goes with its new files, and none is left', async () => {
    const given = await added(aTransfer('given up', { files: files('old', 2), link }))
    justBefore(world.client, 'TransactWriteItemsCommand', 2, () =>
      world
        .another()
        .transfers.replace(
          given,
          { ...given, files: files('new', 5), link: { ...link, digest: 'new' } },
          anEvent('replace'),
        ),
    )

    expect(await world.transfers.removeProvisional('given up', anEvent('remove'))).toBe(true)

    expect(await world.transferRows()).toEqual([])
  })

  test('the largest transfer that there can be is stored, and changed to another as large', async () => {
    const long = (name: string) => name.padEnd(1024, '\u6587')
    const largest = (name: string) =>
      files(name, 90).map(file => ({
        ...file,
        name: long(file.name),
        size: 20 * 1024 ** 3,
        contentType: `text/${long('').slice(0, 250)}`,
        multipart: { uploadId: long('upload'), partSize: 1024 ** 3 },
        errorReason: long(''),
        userAction: long(''),
      }))
    const sent = await added(aTransfer('sent', { message: '\u6587'.repeat(5000), files: largest('old'), link }))
    const changed = { ...sent, files: largest('new'), link: { ...link, digest: 'new' } }

    expect(await world.transfers.replace(sent, changed, anEvent('replace'))).toBe(true)

    expect(await world.transfers.get('sent')).toEqual({ ...changed, revision: 2 })
  })

  test('90 files that become 3 leave no others behind', async () => {
    const sent = await added(aTransfer('sent', { files: files('old', 90), link }))

    await world.transfers.replace(sent, { ...sent, files: files('new', 3), link: undefined }, anEvent('replace'))

    expect(await world.transferRows()).toHaveLength(4)
  })

  test('a claim given up, whose answer was lost, does not take the next one’s away', async () => {
    await world.idempotency.claim('key', 'request', NINE)
    failing(world.client, 'DeleteItemCommand', ['lostAnswer'])
    const next = world.another().idempotency
    justBeforeAttempt(world.client, 'DeleteItemCommand', 2, () => next.claim('key', 'request', NINE))

    await world.idempotency.release('key')

    expect(await next.claim('key', 'request', NINE)).toEqual({ kind: 'busy' })
  })

  test('who was overtaken after a minute neither answers for the next one nor gives its claim up', async () => {
    const next = world.another().idempotency
    await world.idempotency.claim('key', 'request', NINE)
    expect(await next.claim('key', 'request', NINE + 61_000)).toEqual({ kind: 'mine' })

    await world.idempotency.settle('key', 'late answer')
    await world.idempotency.release('key')

    expect(await next.claim('key', 'request', NINE + 62_000)).toEqual({ kind: 'busy' })
    await next.settle('key', 'answer')
    expect(await next.claim('key', 'request', NINE + 63_000)).toEqual({ kind: 'settled', reply: 'answer' })
  })
})
