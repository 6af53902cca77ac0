import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { getHealth } from '../../../shared/contract/health.ts'
import type { HealthRun } from '../../../shared/domain/health.ts'
import type { Person } from '../../harness/person.ts'
import type { DeployedStack } from '../deployedHost.ts'
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

    test('holds a transfer while inspection is unhealthy, and lets it go on after a healthy run', async () => {
      const healthy = await check()
      await operator.addHealthRun({
        ...healthy,
        createdAt: new Date().toISOString(),
        currentStatus: 'unhealthy',
        inspectionStatus: 'unhealthy',
      })
      const { id } = await bob.send([{ name: 'held.txt', content: Buffer.from('rita@partner.example') }])
      await setTimeout(10_000)
      expect((await bob.review(id)).transfer).toMatchObject({ transferState: 'processing', waitingFor: 'inspection' })

      expect((await check()).inspectionStatus).toBe('healthy')

      expect((await until(id, 'active')).waitingFor).toBeUndefined()
    })
  })
}
