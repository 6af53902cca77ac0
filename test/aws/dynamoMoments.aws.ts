import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linkKinds, type Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { anEvent, NINE, openTableStores, type TableStores } from './dynamoWorld.ts'
import { failing } from './faults.ts'

const link = { digest: 'of the link', sealed: 'sealed' }
const files = (name: string, count: number) => Array.from({ length: count }, (_, index) => aFile(`${name} ${index}`))

/** Runs `action` before the nth send of a command, and sends queries in pages of one item. */
function justBefore(client: DynamoDBDocumentClient, command: string, nth: number, happen: () => Promise<unknown>) {
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

function justBeforeAttempt(
  client: DynamoDBDocumentClient,
  command: string,
  nth: number,
  happen: () => Promise<unknown>,
) {
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

describe('a change in the middle of a call', () => {
  let stores: TableStores

  beforeEach(async () => {
    stores = await openTableStores()
  })
  afterEach(() => stores.close())

  async function added(transfer: Transfer): Promise<Transfer> {
    await stores.transfers.add(transfer, anEvent('add'))
    return transfer
  }

  test.each([1, 2, 3, 4, 5])('a list of files replaced after %i items were read is consistent', async read => {
    const sent = await added(aTransfer('sent', { files: files('old', 4) }))
    const changed = { ...sent, message: 'New.', files: [...files('new', 2), ...files('old', 3)] }
    justBefore(stores.client, 'QueryCommand', read + 1, () =>
      stores.another().transfers.replace(sent, changed, anEvent('replace')),
    )

    const found = await stores.transfers.get('sent')

    const isBefore = found?.revision === 1
    expect(found).toEqual(isBefore ? sent : { ...changed, revision: 2 })
  })

  test.each([1, 2, 3])('a transfer removed after %i items were read is missing, or complete', async read => {
    const given = await added(aTransfer('given up'))
    justBefore(stores.client, 'QueryCommand', read + 1, () =>
      stores.another().transfers.removeProvisional('given up', anEvent('remove')),
    )

    expect([given, undefined]).toContainEqual(await stores.transfers.get('given up'))
  })

  test('a file that is verified while its transfer is read is never older than the transfer', async () => {
    const sent = await added(aTransfer('sent', { transferState: 'processing' }))
    const [, second = aFile('none')] = sent.files
    const another = stores.another().transfers
    justBefore(stores.client, 'QueryCommand', 2, async () => {
      await another.replaceFile('sent', second, { ...second, fileState: 'verified' }, anEvent('verify'))
      await another.replace(sent, { ...sent, transferState: 'active' }, anEvent('publish'))
    })

    const found = await stores.transfers.get('sent')

    expect([found?.transferState, found?.files[1]?.fileState]).toEqual(['processing', 'verified'])
  })

  test('a link that is removed while it is followed leads nowhere', async () => {
    const sent = await added(aTransfer('sent', { link }))
    justBefore(stores.client, 'QueryCommand', 1, () =>
      stores.another().transfers.replace(sent, { ...sent, link: undefined }, anEvent('unlink')),
    )

    expect(await stores.transfers.getByLink('download', link.digest)).toBeUndefined()
  })

  test('a link of an earlier version, whose row has no kind, leads only to its download', async () => {
    const sent = await added(aTransfer('sent', { link }))
    const [row] = (await stores.transferRows()).filter(({ kind }) => kind === 'download')
    const { kind: _, ...earlier } = row ?? {}
    await stores.client.send(new PutCommand({ TableName: stores.names.transfers, Item: earlier }))

    expect(await stores.transfers.getByLink('download', link.digest)).toEqual(sent)
    for (const kind of linkKinds.filter(one => one !== 'download')) {
      expect(await stores.transfers.getByLink(kind, link.digest)).toBeUndefined()
    }
  })

  test('a transfer never changes its sender', async () => {
    const sent = await added(aTransfer('sent'))

    const taken = stores.transfers.replace(sent, { ...sent, sender: { subject: 'eve', email: '' } }, anEvent('take'))

    await expect(taken).rejects.toThrow('cannot change')
    expect(await stores.transfers.ofSender('sent', 'eve')).toBeUndefined()
  })

  test('a change to a file that moved to another place fails', async () => {
    const sent = await added(aTransfer('sent', { files: [aFile('a'), aFile('b')] }))
    const [a = aFile('none')] = sent.files
    justBefore(stores.client, 'TransactWriteItemsCommand', 2, () =>
      stores
        .another()
        .transfers.replace(sent, { ...sent, files: [aFile('b'), aFile('c'), aFile('d')] }, anEvent('list')),
    )
    await stores.transfers.countDownload('none', 'pass', NINE, anEvent('nothing'))

    expect(await stores.transfers.replaceFile('sent', a, { ...a, fileState: 'error' }, anEvent('late'))).toBe(false)

    expect((await stores.transfers.get('sent'))?.files).toEqual([aFile('b'), aFile('c'), aFile('d')])
  })

  test('a provisional transfer that changes during its removal goes with its new files, and none is left', async () => {
    const given = await added(aTransfer('given up', { files: files('old', 2), link }))
    justBefore(stores.client, 'TransactWriteItemsCommand', 2, () =>
      stores
        .another()
        .transfers.replace(
          given,
          { ...given, files: files('new', 5), link: { ...link, digest: 'new' } },
          anEvent('replace'),
        ),
    )

    expect(await stores.transfers.removeProvisional('given up', anEvent('remove'))).toBe(true)

    expect(await stores.transferRows()).toEqual([])
  })

  test('the largest possible transfer can be stored, and replaced by another of that size', async () => {
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

    expect(await stores.transfers.replace(sent, changed, anEvent('replace'))).toBe(true)

    expect(await stores.transfers.get('sent')).toEqual({ ...changed, revision: 2 })
  })

  test('90 files that become 3 leave no others behind', async () => {
    const sent = await added(aTransfer('sent', { files: files('old', 90), link }))

    await stores.transfers.replace(sent, { ...sent, files: files('new', 3), link: undefined }, anEvent('replace'))

    expect(await stores.transferRows()).toHaveLength(4)
  })

  test('an abandoned claim, whose answer was lost, does not remove the next one', async () => {
    const first = await claimed(stores, NINE)
    failing(stores.client, 'DeleteItemCommand', ['lostAnswer'])
    const next = stores.another()
    justBeforeAttempt(stores.client, 'DeleteItemCommand', 2, () => claimed(next, NINE))

    await stores.idempotency.release('key', first)

    expect(await next.idempotency.claim('key', 'request', NINE)).toEqual({ kind: 'busy' })
  })
})

async function claimed({ idempotency }: Pick<TableStores, 'idempotency'>, now: number): Promise<string> {
  const answer = await idempotency.claim('key', 'request', now)
  return answer.kind === 'mine' ? answer.claim : expect.fail(`The claim is ${answer.kind}.`)
}
