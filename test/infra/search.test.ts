import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  beatKey,
  fileKey,
  linkKey,
  passKey,
  stepKey,
  templateKey,
  transferKey,
} from '../../lambdas/aws/functions/tableKeys.ts'
import { idIn, type Resource, synthesized } from './synthesized.ts'

// Rules over the deployed index of lists.

let deployment: Awaited<ReturnType<typeof synthesized>>
beforeAll(async () => {
  deployment = await synthesized()
})

const only = (type: string, isMeant: (resource: Resource) => boolean = () => true): Resource => {
  const [found, ...others] = deployment.ofType(type).filter(isMeant)
  if (!found || others.length > 0) throw new Error(`There is not one ${type} of that kind.`)
  return found
}
const domain = () => only('AWS::OpenSearchService::Domain').Properties

/** By their own policies. */
function rolesThatCall(service: string): string[] {
  const allows = ({ Properties }: Resource) => JSON.stringify(Properties.Policies ?? []).includes(`"${service}:`)
  return deployment
    .ofType('AWS::IAM::Role')
    .filter(allows)
    .map(({ Properties }) => String(Properties.RoleName))
}

describe('the domain', () => {
  test('is encrypted at rest under our key, between its nodes, and to its callers with modern TLS only', () => {
    const key = only('AWS::KMS::Key', ({ id }) => id === idIn(domain().EncryptionAtRestOptions.KmsKeyId))

    expect(domain().EncryptionAtRestOptions.Enabled).toBe(true)
    expect(key.Properties.EnableKeyRotation).toBe(true)
    expect(domain().NodeToNodeEncryptionOptions).toEqual({ Enabled: true })
    expect(domain().DomainEndpointOptions).toEqual({
      EnforceHTTPS: true,
      TLSSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10',
    })
  })

  test('has no passwords, and one administrator role: that of the setup function', () => {
    const { MasterUserOptions, ...rest } = domain().AdvancedSecurityOptions

    expect(rest).toEqual({ Enabled: true, InternalUserDatabaseEnabled: false })
    expect(Object.keys(MasterUserOptions)).toEqual(['MasterUserARN'])
    expect(flattenCfnReference(MasterUserOptions.MasterUserARN)).toMatch(/:role\/Waybill-eu-central-1-setUpIndex$/)
  })

  test('accepts calls only from the roles that it names, even if another role has the permission', () => {
    const [allow, deny, ...more] = domain().AccessPolicies.Statement
    const named = (condition: string, statement: Resource['Properties']): string[] =>
      statement.Condition[condition]['aws:PrincipalArn'].map((arn: unknown) => flattenCfnReference(arn))
    const callers = named('ArnEquals', allow).map(arn => arn.replace(/^.*:role\//, ''))

    expect(more).toEqual([])
    expect([allow.Effect, deny.Effect, deny.Principal]).toEqual(['Allow', 'Deny', { AWS: '*' }])
    expect(deny.Action).toEqual(allow.Action)
    expect(deny.Resource).toEqual(allow.Resource)
    expect(named('ArnNotEquals', deny)).toEqual(named('ArnEquals', allow))
    expect(callers.sort()).toEqual(rolesThatCall('es').sort())
    expect(callers.join()).not.toContain('*')
  })

  test('writes its four logs to groups that only it may write to, and that expire', () => {
    const options = Object.entries<{ Enabled: boolean; CloudWatchLogsLogGroupArn: unknown }>(
      domain().LogPublishingOptions,
    )
    const groups = options.map(([, { CloudWatchLogsLogGroupArn }]) => idIn(CloudWatchLogsLogGroupArn))
    const policy = flattenCfnReference(only('AWS::Logs::ResourcePolicy').Properties.PolicyDocument)

    const kinds = ['AUDIT_LOGS', 'ES_APPLICATION_LOGS', 'INDEX_SLOW_LOGS', 'SEARCH_SLOW_LOGS']
    expect(options.map(([kind]) => kind).sort()).toEqual(kinds)
    expect(options.every(([, { Enabled }]) => Enabled)).toBe(true)
    for (const id of groups) {
      expect(only('AWS::Logs::LogGroup', one => one.id === id).Properties.RetentionInDays).toBeGreaterThan(0)
      expect(policy).toContain(`<${id}.Arn>`)
    }
    expect(policy).toContain('"Service":"es.amazonaws.com"')
    expect(policy).toContain('"aws:SourceArn"')
    expect(policy).toContain('"aws:SourceAccount"')
  })

  test('changes at night in Europe, updates automatically, upgrades in place, and is deleted with its stack', () => {
    const { UpdatePolicy, DeletionPolicy } = only('AWS::OpenSearchService::Domain') as Resource & {
      UpdatePolicy: object
    }

    expect(domain().OffPeakWindowOptions).toMatchObject({
      Enabled: true,
      OffPeakWindow: { WindowStartTime: { Hours: 1 } },
    })
    expect(domain().SoftwareUpdateOptions).toEqual({ AutoSoftwareUpdateEnabled: true })
    expect(UpdatePolicy).toEqual({ EnableVersionUpgrade: true })
    expect(DeletionPolicy).toBe('Delete')
  })
})

describe('the access rules within OpenSearch', () => {
  type Role = {
    cluster_permissions: string[]
    index_permissions: { index_patterns: string[]; allowed_actions: string[] }[]
  }
  const access = (): Record<string, unknown> => JSON.parse(toText(only('Custom::TransferIndex').Properties.Access))
  const getRole = (name: string) => access()[`roles/${name}`] as Role
  const getHolders = (name: string) =>
    (access()[`rolesmapping/${name}`] as { backend_roles: string[] }).backend_roles.map(arn =>
      arn.replace(/^.*-central-1-/, ''),
    )

  test('let lists read, the follower write and the keeper rebuild transfers, and nothing else', () => {
    const names = ['transfers_reader', 'transfers_writer', 'transfers_keeper']

    expect(Object.keys(access()).filter(path => path.startsWith('roles/'))).toEqual(names.map(name => `roles/${name}`))
    for (const name of names) {
      expect(getRole(name).index_permissions.map(({ index_patterns }) => index_patterns)).toEqual([['transfers*']])
    }
    expect(getRole('transfers_reader').index_permissions[0]?.allowed_actions).toEqual(['read'])
    expect(JSON.stringify(getRole('transfers_writer'))).not.toMatch(/indices_all|admin\/delete|manage|alias/)
    expect(getHolders('transfers_reader').sort()).toEqual([
      'checkHealth',
      'countAllTransfers',
      'countTransfers',
      'getInsights',
      'listPolicies',
      'raiseAlerts',
      'searchAllTransfers',
      'searchTransfers',
      'simulatePolicy',
    ])
    expect(getHolders('transfers_writer')).toEqual(['followTransfers'])
    expect(getHolders('transfers_keeper')).toEqual(['completeIndex', 'indexKeeper'])
  })

  test('audit refused calls, without any request body', () => {
    const { audit, compliance } = access()['audit/config'] as { audit: object; compliance: object }

    expect(audit).toMatchObject({ enable_rest: true, log_request_body: false, exclude_sensitive_headers: true })
    expect(compliance).toMatchObject({ enabled: false, write_log_diffs: false })
  })
})

describe('the function that follows the table', () => {
  const mapping = () =>
    only('AWS::Lambda::EventSourceMapping', ({ Properties }) => Properties.StartingPosition !== undefined).Properties

  test('starts with the oldest change, survives an outage of hours, and gives up before the stream expires', () => {
    expect(mapping()).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 100,
      BisectBatchOnFunctionError: true,
      // Beats must follow the changes before them.
      ParallelizationFactor: 1,
    })
    // Unlimited: -1 or absent.
    expect(mapping().MaximumRetryAttempts ?? -1).toBe(-1)
    expect(mapping().MaximumRecordAgeInSeconds).toBeGreaterThan(12 * 3600)
    expect(mapping().MaximumRecordAgeInSeconds).toBeLessThan(24 * 3600)
    // Lists show a change within five seconds; OpenSearch takes one.
    expect(mapping().MaximumBatchingWindowInSeconds).toBeLessThanOrEqual(1)
    expect(idIn(mapping().DestinationConfig.OnFailure.Destination)).toMatch(/^FollowingDeadLetters/)
  })

  test('receives only rows of transfers and the beat', () => {
    const patterns: Pattern[] = mapping().FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
      JSON.parse(Pattern),
    )
    const isTold = (eventName: string, { pk, sk }: { pk: string; sk: string }) =>
      patterns.some(pattern => {
        const { Keys } = pattern.dynamodb
        return pattern.eventName.includes(eventName) && isIn(Keys.pk.S, pk) && isIn(Keys.sk.S, sk)
      })

    expect(isTold('INSERT', transferKey('id'))).toBe(true)
    expect(isTold('MODIFY', transferKey('id'))).toBe(true)
    expect(isTold('MODIFY', beatKey)).toBe(true)
    const further = [passKey('id', 'pass'), stepKey('id', 'opened'), linkKey('digest'), templateKey('name', 'version')]
    for (const key of [fileKey('id', 0), ...further]) {
      expect(isTold('MODIFY', key)).toBe(false)
    }
    // A removed record leaves the lists.
    expect(isTold('REMOVE', transferKey('id'))).toBe(true)
  })

  test('may read the stream, and write to its monitored dead-letter queue', () => {
    const id = idIn(mapping().FunctionName)
    const role = idIn(only('AWS::Lambda::Function', one => one.id === id).Properties.Role)
    const policy = only('AWS::IAM::Policy', one => one.Properties.Roles.some((of: unknown) => idIn(of) === role))
    const statements: { Action: unknown; Resource: unknown }[] = policy.Properties.PolicyDocument.Statement
    const allowed = new Map(statements.map(({ Action, Resource }) => [[Action].flat().join(), Resource]))

    const reading = 'dynamodb:DescribeStream,dynamodb:GetRecords,dynamodb:GetShardIterator'
    expect([...allowed.keys()].sort()).toEqual([reading, 'dynamodb:ListStreams'].sort())
    expect(allowed.get(reading)).toEqual(mapping().EventSourceArn)
    const own: { Action: unknown; Resource: unknown }[] = only('AWS::IAM::Role', one => one.id === role).Properties
      .Policies[0].PolicyDocument.Statement
    const sending = own.filter(({ Action }) => Action === 'sqs:SendMessage')
    expect(sending.map(({ Resource }) => Resource)).toEqual([mapping().DestinationConfig.OnFailure.Destination])
  })
})

describe('the stack of the index', () => {
  const isOfSearch = ({ stack }: Resource) => stack === 'WaybillSearch'
  const getDependencies = (resource: Resource) =>
    [(resource as Resource & { DependsOn?: string | string[] }).DependsOn ?? []].flat()

  test('has all functions that write the index, and the mapping that feeds them', () => {
    const getName = ({ Properties }: Resource) => String(Properties.Description).replace('Waybill: ', '')

    expect(deployment.ofType('AWS::Lambda::Function').filter(isOfSearch).map(getName).sort()).toEqual([
      'completeIndex',
      'followTransfers',
      'setUpIndex',
    ])
    expect(deployment.ofType('AWS::Lambda::EventSourceMapping').filter(isOfSearch)).toHaveLength(1)
  })

  test('adds fields before the follower writes them, fills the index, and then follows the table', () => {
    const follower = only('AWS::Lambda::Function', ({ Properties }) => /followTransfers$/.test(Properties.Description))
    const setUp = only('Custom::TransferIndex')
    const completion = only('Custom::CompleteIndex')
    const mapping = only('AWS::Lambda::EventSourceMapping', isOfSearch)

    expect(getDependencies(follower)).toContain(setUp.id)
    expect(getDependencies(completion)).toContain(follower.id)
    expect(getDependencies(mapping)).toContain(completion.id)
    for (const { Properties } of [setUp, completion]) {
      expect(JSON.stringify(Properties.Endpoint)).toContain('DomainEndpoint')
    }
  })

  test('is referred to by no other stack: functions read the endpoint from the table, and alarms have names', () => {
    const others = deployment.resources.filter(resource => !isOfSearch(resource))

    expect(others.length).toBeGreaterThan(100)
    for (const resource of others) expect(JSON.stringify(resource), resource.id).not.toContain('WaybillSearch')
  })
})

type Value = string | { prefix: string }
type Pattern = { eventName: string[]; dynamodb: { Keys: { pk: { S: Value[] }; sk: { S: Value[] } } } }

/** Any value matches, as in Lambda. */
function isIn(values: readonly Value[], text: string): boolean {
  return values.some(value => (typeof value === 'string' ? value === text : text.startsWith(value.prefix)))
}

function toText(joined: { 'Fn::Join': [string, (string | { Ref: string })[]] }): string {
  const [separator, parts] = joined['Fn::Join']
  return parts.map(part => (typeof part === 'string' ? part : part.Ref)).join(separator)
}
