import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { getHealth } from '../../../shared/contract/health.ts'
import type { HealthRun } from '../../../shared/domain/health.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
import { damagedFunctions, replaceInCode } from './damagedFunctions.ts'
import { createOperatorAccess, type OperatorAccess } from './world.ts'

/** The waits of a held step begin at 15 seconds and double. */
const MAX_HELD_MILLISECONDS = 120_000

export function healthSuite(open: () => DeployedStack) {
  describe('the health', () => {
    let stack: DeployedStack
    let operator: OperatorAccess
    let bob: Person
    beforeAll(async () => {
      stack = open()
      operator = await createOperatorAccess(stack)
      bob = await stack.host.person('bob@acme.example')
    })
    const check = async (): Promise<HealthRun> => {
      await operator.checkHealth()
      const { latestRun } = await bob.call(getHealth)
      return latestRun ?? expect.fail('There is no run.')
    }
    const until = async (id: string, state: string) => {
      for (const end = Date.now() + MAX_HELD_MILLISECONDS; Date.now() < end; await setTimeout(1000)) {
        const { transfer } = await bob.review(id)
        if (transfer.transferState === state) return transfer
      }
      throw new Error(`The transfer did not become ${state} in time.`)
    }

    test('is that of a canary through the deployed workflow', async () => {
      const run = await check()

      expect(run.problems?.filter(({ part }) => part !== 'mail')).toEqual([])
      expect(run).toMatchObject({
        anonymizationStatus: 'healthy',
        extractionStatus: 'healthy',
        inspectionStatus: 'healthy',
        storageStatus: 'healthy',
        workflowStatus: 'healthy',
        indexStatus: 'healthy',
        identityStatus: 'healthy',
      })
    })

    // Permissions, quotas and outages are the emulator's guesses. test/api/health.test.ts breaks the other parts.
    test('finds faulty releases of the engine, and a transfer waits until the last one is repaired', async () => {
      const { withDamaged } = damagedFunctions(stack, operator.resources)
      const waiting = async () => (await bob.review(id)).transfer
      let id = ''

      await withDamaged(
        'inspect',
        directory => replaceInCode(directory, 'report("CREDIT_CARD_NUMBER"', 'report("NATIONAL_ID"'),
        async () => {
          expect((await check()).inspectionStatus).toBe('unhealthy')
          id = (await bob.send([{ name: 'held.txt', content: Buffer.from('rita@partner.example') }])).id
          await setTimeout(10_000)
          expect(await waiting()).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })
        },
      )
      await withDamaged(
        'inspect',
        directory => rm(join(directory, 'extraction', 'child.mjs')),
        async () => {
          expect(await check()).toMatchObject({ extractionStatus: 'unhealthy', inspectionStatus: 'healthy' })
          expect(await waiting()).toMatchObject({ transferState: 'processing', waitingFor: 'extraction' })
        },
      )
      await withDamaged(
        'anonymise',
        directory =>
          replaceInCode(directory, 'case"sha256":return', 'case"sha256":return{method:"none"};case"-":return'),
        async () => {
          expect(await check()).toMatchObject({ anonymizationStatus: 'unhealthy', extractionStatus: 'healthy' })
          expect(await waiting()).toMatchObject({ transferState: 'processing', waitingFor: 'anonymization' })
        },
      )

      expect((await check()).currentStatus).not.toBe('unhealthy')
      expect((await until(id, 'active')).waitingFor).toBeUndefined()
    })

    test('finds that the index does not answer, and transfers go on', async () => {
      await stack.front.without(async () => expect((await check()).indexStatus).toBe('unhealthy'))
      const { id } = await bob.send([{ name: 'on.txt', content: Buffer.from('rita@partner.example') }])
      await until(id, 'active')
      expect((await check()).indexStatus).toBe('healthy')
    })
  })
}
