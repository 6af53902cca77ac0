import type { Directory } from '../../lambdas/aws/adapters/cognitoPeople.ts'
import { dynamoPeople } from '../../lambdas/aws/adapters/dynamoPeople.ts'
import { type ErasureWorld, erasureSuite, type WriteBudget } from '../contracts/erasure.suite.ts'
import { inOrder, NINE, openTableStores } from './dynamoWorld.ts'
import { toRows } from './tables.ts'

const isWrite = /^(Put|Update|Delete|TransactWrite)/

// SQLite takes each moment; the slower of the two emulators takes the fewest.
const every = process.env.IS_DYNAMODB_LOCAL ? 27 : 4

const openWorld = async (budget: WriteBudget): Promise<ErasureWorld> => {
  const stores = await openTableStores()
  const { transfers, addressBook, dropPages, trustedDevices, alerts, contacts, names, close } = stores
  const { client, ...limited } = stores.another()
  client.middlewareStack.add(
    (next, context) => async args => {
      if (isWrite.test(context.commandName ?? '')) budget.take()
      return next(args)
    },
    { step: 'initialize', name: 'budget' },
  )
  const members = new Map<string, string>()
  const people = dynamoPeople(client, names, memoryDirectory(members, budget))
  // Contents and recipients are not in the tables.
  const blobs = { withdraw: async () => {}, eraseIncoming: async () => {}, eraseReleased: async () => {} }
  return {
    host: { ...limited, people, blobs, recipients: { remove: async () => {} }, now: () => NINE },
    transfers,
    addressBook,
    dropPages,
    trustedDevices,
    alerts,
    contacts,
    async keepMember(subject, email) {
      members.set(subject, email)
    },
    async readRows() {
      const rows = (await Promise.all([names.transfers, names.ops].map(table => toRows(stores.client, table)))).flat()
      const stored = rows
        .filter(({ pk }) => !String(pk).startsWith('SESSION#'))
        .map(row => JSON.stringify(row, inOrder))
      return JSON.stringify([stored.toSorted(), [...members]])
    },
    close,
  }
}

erasureSuite('DynamoDB', openWorld, { every })

/** Stands in for the user pool, which DynamoDB's emulator has not. */
function memoryDirectory(members: Map<string, string>, budget: WriteBudget): Directory {
  const find = (isMeant: (subject: string, email: string) => boolean) =>
    [...members].filter(([subject, email]) => isMeant(subject, email)).map(([subject, email]) => ({ subject, email }))
  return {
    findSubjects: async address => find((_, email) => email === address.toLowerCase()).map(({ subject }) => subject),
    find: async subject => find(one => one === subject),
    signOut: async () => budget.take(),
    async remove(subject) {
      budget.take()
      members.delete(subject)
    },
  }
}
