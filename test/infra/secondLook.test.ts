import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundling } from '../../bin/bundleLambdas.ts'
import { trimSdk } from '../../bin/trimSdk.ts'
import { endMacieJob, startMacieJob } from '../../lambdas/aws/adapters/macieJob.ts'
import { triggerFunctions } from '../../lambdas/aws/functions/functions.ts'
import { macieEvent } from '../harness/macieEvent.ts'
import { startMacie } from '../harness/macieStandIn.ts'
import { applies, type Context, isAllowed, type Request } from './iam/evaluate.ts'
import { actionsNamed, isFormat, supports } from './iam/reference.ts'
import { ACCOUNT } from './iam/templatePolicies.ts'
import { synthesized } from './synthesized.ts'
import { synthesizedWith } from './synthesizedWith.ts'

// The setting `secondLook: 'macie'`. Only AWS shows that Macie accepts the job, and what it finds.

let synthesis: Awaited<ReturnType<typeof synthesizedWith>>
let policies: typeof synthesis.policies

beforeAll(async () => {
  synthesis = await synthesizedWith({ malware: 'off', secondLook: 'macie' })
  policies = synthesis.policies
}, 120_000)
afterAll(() => synthesis.remove())

function getStatements(description: string) {
  const role = policies.resourcesOf('AWS::IAM::Role').find(({ properties }) => properties.Description === description)
  if (!role) throw new Error(`There is no role with ${description}.`)
  return policies.policies.flatMap(policy =>
    policy.kind === 'permissions' && policy.role === role.of ? policy.statements : [],
  )
}

/** References have the logical id. */
function getBucketId(area: 'Incoming' | 'Released'): string {
  const [bucket] = policies.resourcesOf('AWS::S3::Bucket').filter(({ of }) => of.includes(`Storage${area}`))
  return bucket?.of.split('/')[1] ?? expect.fail()
}
/** The role with which Macie reads. https://docs.aws.amazon.com/macie/latest/user/service-linked-roles.html */
const MACIE_ROLE = `arn:aws:iam::${ACCOUNT}:role/aws-service-role/macie.amazonaws.com/AWSServiceRoleForAmazonMacie`

type Pattern = { [name: string]: Pattern | unknown[] }
/** EventBridge's exact matching. */
function matches(pattern: Pattern, event: unknown): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = (event as Record<string, unknown> | undefined)?.[name]
    return Array.isArray(wanted) ? wanted.includes(value) : matches(wanted, value)
  })
}

describe('the rule for findings', () => {
  function getPattern(): Pattern {
    const rules = policies.resourcesOf('AWS::Events::Rule').map(({ properties }) => properties.EventPattern)
    const [pattern, ...others] = rules.filter(one => JSON.stringify(one).includes('aws.macie'))
    expect(others).toEqual([])
    return pattern as Pattern
  }
  const report = (details: Parameters<typeof macieEvent>[2]) =>
    macieEvent('a.b/c.txt', { NAME: 1 }, { bucket: getBucketId('Released'), account: ACCOUNT, ...details })

  test('takes those on released files', () => {
    expect(matches(getPattern(), report({}))).toBe(true)
  })

  test('leaves out those of other buckets and accounts, and those on the settings of the bucket', () => {
    const others = [
      { bucket: 'payroll' },
      { bucket: getBucketId('Incoming') },
      { account: '444455556666' },
      { category: 'POLICY' },
    ]

    for (const details of others) expect(matches(getPattern(), report(details)), JSON.stringify(details)).toBe(false)
  })
})

describe('the resources', () => {
  test('are the job, as a resource of its own, with the bucket of released files', () => {
    const [job] = policies.resourcesOf('Custom::SecondLook')

    expect(job?.properties).toMatchObject({
      Name: 'Waybill-second-look',
      Account: ACCOUNT,
      Bucket: getBucketId('Released'),
    })
  })

  test('pass the rules of cdk-nag', () => {
    expect(synthesis.violations).toEqual([['AwsSolutions', []]])
  })

  test('do not exist without the setting', async () => {
    const { resources } = await synthesized()

    expect(JSON.stringify(resources)).not.toMatch(/macie/i)
    expect(triggerFunctions().filter(({ name }) => /macie/i.test(name))).toEqual([])
  })
})

describe('the role of the function that creates the job', () => {
  const JOB = `arn:aws:macie2:eu-central-1:${ACCOUNT}:classification-job/job-1`
  const places: Record<string, string> = { CreateClassificationJob: JOB, UpdateClassificationJob: JOB }

  /** The calls that the real client makes. */
  async function recordCalls(): Promise<Request[]> {
    const macie = await startMacie()
    const names = new Set<string>()
    macie.client.middlewareStack.add(
      (next, { commandName = '' }) =>
        args => {
          names.add(commandName.replace(/Command$/, ''))
          return next(args)
        },
      { step: 'initialize', name: 'recording' },
    )
    const job = { name: 'Waybill-second-look', account: ACCOUNT, bucket: 'waybill-released' }
    for (const token of ['one', 'two']) await startMacieJob(macie.client, job, token)
    await endMacieJob(macie.client, job)
    macie.stop()
    return [...names].map(name => ({ action: `macie2:${name}`, resource: places[name] ?? '*', context: {} }))
  }
  // Macie creates its role in the name of the caller who enables it.
  // https://docs.aws.amazon.com/aws-managed-policy/latest/reference/AmazonMacieFullAccess.html
  const ofRole = (service: string): Request => ({
    action: 'iam:CreateServiceLinkedRole',
    resource: MACIE_ROLE,
    context: { 'iam:AWSServiceName': service },
  })

  test('allows what it calls, by actions and resources that AWS publishes, and nothing else', async () => {
    const statements = getStatements('Permissions of setUpMacie')
    const calls = [...(await recordCalls()), ofRole('macie.amazonaws.com')]

    expect(calls).toHaveLength(6)
    expect(calls.filter(request => !isAllowed(statements, request))).toEqual([])
    for (const { action, resource, context } of calls) {
      const [known] = await actionsNamed(action)
      if (!known) throw new Error(`AWS publishes no ${action}.`)
      const { arns } = known
      // A path of a role has slashes.
      const named = resource.replace(/role\/.*\//, 'role/')
      expect(resource === '*' ? arns.length === 0 : arns.some(format => isFormat(format, named)), action).toBe(true)
      for (const key of Object.keys(context)) expect(supports(known, key), key).toBe(true)
    }
    const ofMacie = statements.flatMap(statement =>
      statement.Action.filter(action => /^(macie2|iam):/.test(action)).map(Action => ({
        ...statement,
        Action: [Action],
      })),
    )
    expect(ofMacie.filter(one => !calls.some(request => applies(one, request)))).toEqual([])
  })

  test('allows no other service-linked role', () => {
    expect(isAllowed(getStatements('Permissions of setUpMacie'), ofRole('guardduty.amazonaws.com'))).toBe(false)
  })
})

test('the calls work in a bundle, whose SDK is trimmed: errors keep the classes that the function knows', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-second-look-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const outfile = join(directory, 'macieJob.mjs')
  const contents = [
    "export { endMacieJob, startMacieJob } from '../../lambdas/aws/adapters/macieJob.ts'",
    "export { Macie2Client } from '@aws-sdk/client-macie2'",
  ].join('\n')
  await build({ stdin: { contents, resolveDir: import.meta.dirname }, outfile, ...bundling, plugins: trimSdk })
  const bundle = await import(pathToFileURL(outfile).href)
  const macie = await startMacie('ENABLED')
  const credentials = { accessKeyId: 'example', secretAccessKey: 'example' }
  const client = new bundle.Macie2Client({ endpoint: macie.endpoint, region: 'eu-central-1', credentials })
  const job = { name: 'Waybill-second-look', account: ACCOUNT, bucket: 'waybill-released' }

  await bundle.startMacieJob(client, job, 'one')
  expect(macie.jobs).toHaveLength(1)

  macie.session = 'off'
  await bundle.endMacieJob(client, job)
  macie.stop()
})

describe('Macie', () => {
  const through = { 'kms:ViaService': 's3.eu-central-1.amazonaws.com', 'kms:CallerAccount': ACCOUNT }
  const asMacie: Context = { 'aws:PrincipalArn': MACIE_ROLE, 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3' }

  test('may decrypt released files, by the policy of their key', () => {
    const key = policies.policies.find(({ of, kind }) => kind === 'resource' && of.includes('StorageDataKey'))
    const decrypt: Request = { action: 'kms:Decrypt', resource: '*', context: { ...asMacie, ...through } }

    expect(isAllowed(key?.statements ?? [], decrypt)).toBe(true)
  })

  test('is not kept from reading them by the policy of their bucket', () => {
    const bucket = policies.policies.find(({ of, kind }) => kind === 'resource' && of.includes('StorageReleased'))
    const allowance = { Effect: 'Allow' as const, Action: ['s3:GetObject'], Resource: ['*'] }
    const read: Request = { action: 's3:GetObject', resource: 'arn:aws:s3:::waybill-released/x', context: asMacie }

    expect(isAllowed([allowance, ...(bucket?.statements ?? [])], read)).toBe(true)
  })
})
