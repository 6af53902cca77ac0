import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Grant, portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { openFilledStores, type PortCall, portCalls } from './dynamoPortCalls.ts'
import type { TableStores } from './dynamoWorld.ts'
import { decisionsIn } from './iamRecord.ts'

/** Only an emulator that evaluates roles records the actions. */
const record = process.env.IAM_RECORD

describe.skipIf(!record)('the grants of a port’s verb are exactly the calls that it makes', () => {
  let stores: TableStores

  beforeEach(async () => {
    stores = await openFilledStores()
  })
  afterEach(() => stores.close())

  function calls(): string[] {
    return decisionsIn(record ?? '').flatMap(({ action, resource }) => {
      const place = Object.entries(stores.names).find(([, name]) => resource.includes(`:table/${name}`))?.[0]
      return place ? [`${action} on ${place}${/\/index\/\w+$/.exec(resource)?.[0] ?? ''}`] : []
    })
  }
  // A verb may have one action for several kinds of rows.
  const told = (grants: readonly Grant[]) => [...new Set(grants.map(({ action, on }) => `${action} on ${on}`))].sort()

  const verbs = Object.entries(portCalls).flatMap(([port, ofPort]) =>
    Object.entries<PortCall>(ofPort).map(
      ([verb, portCall]) => [port as keyof typeof portCalls, verb, portCall] as const,
    ),
  )
  test.each(verbs)('%s: %s', async (port, verb, portCall) => {
    const before = calls().length

    await portCall.act(stores)
    await portCall.otherwise?.(stores)

    const made = [...new Set(calls().slice(before))].sort()
    const { grants }: { grants: Record<string, readonly Grant[]> } = portPermissions[port]
    expect(made).toEqual(told(grants[verb] ?? []))
  })
})
