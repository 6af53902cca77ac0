import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Grant, portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import type { SdkCall } from '../infra/iam/sdkCall.ts'
import { openFilledStores, type PortCall, portCalls } from './dynamoPortCalls.ts'
import type { TableStores } from './dynamoWorld.ts'
import { decisionsIn } from './iamRecord.ts'
import { expectRecorded, recording } from './recordedCalls.ts'

/** Only an emulator that evaluates roles records the actions. */
const record = process.env.IAM_RECORD

describe('the grants of a port’s verb are exactly the calls that it makes', () => {
  let stores: TableStores
  const recorded: Record<string, Record<string, SdkCall[]>> = {}

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
    const before = record ? calls().length : 0
    const places = Object.fromEntries(Object.entries(stores.names).map(([place, name]) => [name, place]))
    const { during } = recording([stores.client], () => places)

    const sdkCalls = await during(async () => {
      await portCall.act(stores)
      await portCall.otherwise?.(stores)
    })

    recorded[port] = { ...recorded[port], [verb]: sdkCalls }
    if (!record) return
    const made = [...new Set(calls().slice(before))].sort()
    const { grants }: { grants: Record<string, readonly Grant[]> } = portPermissions[port]
    expect(made).toEqual(told(grants[verb] ?? []))
  })

  test.each(Object.keys(portCalls))('%s: its calls are those of the record', async port => {
    await expectRecorded(port, recorded[port] ?? {})
  })
})
