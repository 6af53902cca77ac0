import { describe, expect, test } from 'vitest'
import { deployment as example } from '../../deployment.ts'
import { TRIAL } from '../../infra/concurrency.ts'
import { deploymentFrom } from '../../infra/deployment.ts'
import { checkAccountResource } from '../../lambdas/aws/serving/checkAccountResource.ts'

describe('an account', () => {
  test('that allows 1,000 functions at once is deployed to', async () => {
    // As CloudFormation sends it.
    await checkAccountResource({ Concurrency: '1000', Trial: TRIAL, ServiceToken: 'arn' })
  })

  test('that allows fewer than the shares need is refused, with the quota, its code, the value and the command', async () => {
    const refused = checkAccountResource({ Concurrency: '3000', Trial: TRIAL })

    await expect(refused).rejects.toThrow('allows this account 1000 functions at once in eu-central-1')
    await expect(refused).rejects.toThrow('--quota-code L-B99A9384 --desired-value 3000')
    await expect(refused).rejects.toThrow(TRIAL)
  })

  test('can be deployed to with the shares that the refusal names', () => {
    const concurrency = Object.fromEntries(
      [...TRIAL.matchAll(/(\w+): (\d+)/g)].map(([, name, value]) => [name, Number(value)]),
    )

    expect(deploymentFrom({ ...example, concurrency }).concurrency).toEqual(concurrency)
  })
})
