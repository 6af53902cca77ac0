import { beforeAll, describe, expect, test } from 'vitest'
import { callsOfFunctions, type Decision, getRole } from '../iamRecord.ts'
import { type Allowed, allowedToFunctions, isUsedBy } from './allowed.ts'
import { deployedResources } from './resources.ts'
import { unusedGrants } from './unusedGrants.ts'

/** Compares the emulator’s IAM decisions of all earlier suites with the deployed roles. */
export function grantsSuite() {
  describe('the roles of the functions', () => {
    let calls: Decision[]
    let allowed: Allowed[]
    beforeAll(async () => {
      calls = callsOfFunctions(process.env.IAM_RECORD ?? '')
      allowed = await allowedToFunctions(await deployedResources())
    })
    const getName = ({ name, action, resource }: Allowed) => `${name}: ${action} on ${getPlace(resource)}`
    const used = () => new Set(allowed.filter(one => calls.some(call => isUsedBy(one, call))).map(getName))
    const listed = () =>
      unusedGrants.flatMap(({ of, grant, isByChance }) => {
        const names = of === 'every function' ? new Set(allowed.map(({ name }) => name)) : of
        return [...names].map(name => ({ key: `${name}: ${grant}`, isByChance }))
      })

    test('allow every call that was made', () => {
      const denied = calls.filter(({ denied }) => denied !== null)

      expect(calls.length).toBeGreaterThan(1000)
      expect(denied.map(call => `${getRole(call)}: ${call.action} on ${call.resource}`)).toEqual([])
    })

    test('allow every call to the index, which has no IAM evaluator', () => {
      const ofIndex = calls.filter(({ action }) => action.startsWith('es:'))
      const stray = ofIndex.filter(call => !allowed.some(one => isUsedBy(one, call)))

      expect(ofIndex.length).toBeGreaterThan(20)
      expect(stray.map(call => `${getRole(call)}: ${call.action} on ${call.resource}`)).toEqual([])
    })

    test('allow nothing unused, except for listed reasons', () => {
      const unused = allowed.filter(one => !calls.some(call => isUsedBy(one, call))).map(getName)
      const withReason = new Set(listed().map(({ key }) => key))

      expect(unused.filter(key => !withReason.has(key)).sort()).toEqual([])
      process.stdout.write(`Roles: ${allowed.length} grants, ${allowed.length - unused.length} used in this run.\n`)
    })

    test('have no outdated reason: each names a permission that exists and was not used', () => {
      const keys = new Set(allowed.map(getName))
      const isUsed = used()

      const gone = listed().filter(({ key }) => !keys.has(key))
      const needless = listed().filter(({ key, isByChance }) => isUsed.has(key) && !isByChance)

      expect({ gone: gone.map(({ key }) => key), needless: needless.map(({ key }) => key) }).toEqual({
        gone: [],
        needless: [],
      })
    })
  })
}

const places: readonly [RegExp, string][] = [
  [/:table\/.*StorageTransfers[^/]*\/index\/\w+$/, 'an index of transfers'],
  [/:table\/.*StorageTransfers[^/]*\/stream\//, 'the stream of transfers'],
  [/:table\/.*StorageTransfers/, 'transfers'],
  [/:table\/.*StorageAudit/, 'audit'],
  [/:table\/.*StorageOps/, 'ops'],
  [/:s3:::[^/]*-incoming-[^/]*$/, 'incoming'],
  [/:s3:::[^/]*-incoming-[^/]*\/\*$/, 'incoming/*'],
  [/:s3:::[^/]*-released-[^/]*$/, 'released'],
  [/:s3:::[^/]*-released-[^/]*\/\*$/, 'released/*'],
  [/:kms:.*:key\//, 'secretsKey'],
  [/:stateMachine:.*-files$/, 'fileWorkflow'],
  [/:execution:.*-files:/, 'fileWorkflow/executions'],
  [/:stateMachine:/, 'workflow'],
  [/:execution:/, 'workflow/executions'],
  [/:ses:.*:identity\//, 'identity'],
  [/:ses:.*:configuration-set\//, 'configuration set'],
  [/^all but arn:aws:sns:/, 'phones'],
  [/:userpool\//, 'userPool'],
  [/:es:.*:domain\/[^/]+\/transfers\*$/, 'index'],
  [/:es:.*:domain\/[^/]+\/_aliases$/, 'index/aliases'],
  [/:es:.*:domain\/[^/]+\/_plugins\/_security\/api\/\*$/, 'index/security'],
  [/:sqs:.*Following/, 'dead letters'],
  [/:sqs:/, 'queue'],
  [/^\*$/, 'whatever there is'],
  [/:logs:.*:log-stream:\*$/, 'log'],
]

function getPlace(resource: string): string {
  const [, place] = places.find(([pattern]) => pattern.test(resource)) ?? []
  if (place === undefined) throw new Error(`A role allows something on ${resource}, which is no place known here.`)
  return place
}
