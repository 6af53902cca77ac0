import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Grant, portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { openBusyWorld, type PortCall, portCalls } from './dynamoPortCalls.ts'
import type { World } from './dynamoWorld.ts'
import { decisionsIn } from './iamRecord.ts'

/** Only an emulator that decides by roles tells what it was asked for. */
const record = process.env.IAM_RECORD

describe.skipIf(!record)('what a verb of a port is granted is what it calls, no less and no more', () => {
  let world: World

  beforeEach(async () => {
    world = await openBusyWorld()
  })
  afterEach(() => world.close())

  /** The actions on the tables of this test alone, in their order, as grants. */
  function calls(): string[] {
    return decisionsIn(record ?? '').flatMap(({ action, resource }) => {
      const place = Object.entries(world.names).find(([, name]) => resource.includes(`:table/${name}`))?.[0]
      return place ? [`${action} on ${place}${/\/index\/\w+$/.exec(resource)?.[0] ?? ''}`] : []
    })
  }
  const told = (grants: readonly Grant[]) => grants.map(({ action, on }) => `${action} on ${on}`).sort()

  const verbs = Object.entries(portCalls).flatMap(([port, ofPort]) =>
    Object.entries<PortCall>(ofPort).map(([verb, deed]) => [port as keyof typeof portCalls, verb, deed] as const),
  )
  test.each(verbs)('%s: %s', async (port, verb, deed) => {
    const before = calls().length

    await deed.act(world)
    await deed.otherwise?.(world)

    const made = [...new Set(calls().slice(before))].sort()
    const { grants }: { grants: Record<string, readonly Grant[]> } = portPermissions[port]
    expect(made).toEqual(told(grants[verb] ?? []))
  })
})
