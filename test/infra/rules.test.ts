import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { deployedFunctions } from '../../bin/bundleLambdas.ts'
import { Concurrency, toThrottleClass, toThrottles } from '../../infra/concurrency.ts'
import { wildcards } from '../../infra/wildcards.ts'
import { NOT_PERMITTED } from '../../lambdas/aws/adapters/notPermitted.ts'
import { type Grant, portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { ROOM_RECLAIMED } from '../../lambdas/ports/workflow.ts'
import { type Contract, getMethods, isForMembers } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { CHECKED_PART } from '../../shared/domain/health.ts'
import { idIn, type Resource, synthesized } from './synthesized.ts'

// Rules for every resource of the deployment, including future ones.

let deployment: Awaited<ReturnType<typeof synthesized>>
beforeAll(async () => {
  deployment = await synthesized()
})

const named = ({ stack, id }: Resource) => `${stack}/${id}`

describe('the account', () => {
  test('is checked before any other stack', () => {
    const manifest = JSON.parse(readFileSync(join(deployment.directory, 'manifest.json'), 'utf8'))
    const stacks = Object.entries<{ type: string; dependencies: string[] }>(manifest.artifacts).filter(
      ([, { type }]) => type === 'aws:cloudformation:stack',
    )
    const [checked] = deployment.ofType('Custom::AccountLimits')

    expect(checked?.Properties.Concurrency).toBe(1000)
    expect(stacks.length).toBeGreaterThan(5)
    for (const [name, { dependencies }] of stacks) {
      if (name !== checked?.stack) expect(dependencies, name).toContain(checked?.stack)
    }
  })

  test('reserves functions for sign-ins and for codes, and leaves Lambda’s 100', () => {
    const reserved = deployment
      .ofType('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)
      .map(({ Properties }) => [
        Properties.Description.replace('Waybill: ', ''),
        Properties.ReservedConcurrentExecutions,
      ])

    expect(Object.fromEntries(reserved)).toEqual({
      preToken: 50,
      defineChallenge: 20,
      createChallenge: 20,
      verifyChallenge: 20,
    })
  })
})

describe('the API routes', () => {
  const toRouteKeys = (contract: Contract) => getMethods(contract).map(method => `${method} ${contract.path}`)
  const getRoute = (key: string) =>
    deployment.ofType('AWS::ApiGatewayV2::Route').find(({ Properties }) => Properties.RouteKey === key)

  /** Of a resource in another stack, which the CDK publishes by this name. */
  const importedId = (value: Record<string, { OutputName: string }> | undefined) =>
    value?.['Fn::GetStackOutput']?.OutputName.match(/^PublishOutputRef(.+)[0-9A-F]{8}$/)?.[1]

  test('match the contract exactly', () => {
    const wanted = Object.values<Contract>(contracts).flatMap(toRouteKeys)

    const routes = deployment.ofType('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)

    expect(routes.sort()).toEqual(wanted.sort())
    expect(routes.filter(key => key.startsWith('HEAD'))).toEqual(['HEAD /health/live', 'HEAD /health/ready'])
  })

  test('require the token authorizer for members and administrators, and no authorizer otherwise', () => {
    const authorizers = deployment.ofType('AWS::ApiGatewayV2::Authorizer')
    expect(authorizers.map(({ Properties }) => Properties.AuthorizerType)).toEqual(['JWT'])

    for (const contract of Object.values<Contract>(contracts)) {
      const expected = isForMembers(contract.caller) ? ['JWT', authorizers[0]?.id] : ['NONE', undefined]
      for (const key of toRouteKeys(contract)) {
        const { AuthorizationType, AuthorizerId } = getRoute(key)?.Properties ?? {}
        expect([AuthorizationType, importedId(AuthorizerId) ?? idIn(AuthorizerId)], key).toEqual(expected)
      }
    }
  })

  test('without a sign-in have the throttle of their class each, below that of the stage, which members’ routes have', () => {
    const open = Object.values<Contract>(contracts).filter(({ caller }) => !isForMembers(caller))
    const [{ Properties }, ...others] = deployment.ofType('Custom::RouteThrottles') as [Resource, ...Resource[]]
    const call = Properties.Create['Fn::Join'][1].map((part: unknown) => (typeof part === 'string' ? part : 'api'))
    const { StageName, RouteSettings } = JSON.parse(call.join('')).parameters
    const [stage] = deployment.ofType('AWS::ApiGatewayV2::Stage')

    expect(others).toEqual([])
    expect(stage?.Properties.StageName).toBe(StageName)
    const throttles = toThrottles(Concurrency.parse({}))
    const wanted = open.flatMap(contract => {
      const { rate, burst } = throttles[toThrottleClass(contract)]
      return toRouteKeys(contract).map(key => [key, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }])
    })
    expect(RouteSettings).toEqual(Object.fromEntries(wanted))
    for (const settings of Object.values<Record<string, number>>(RouteSettings)) {
      expect(settings.ThrottlingRateLimit).toBeGreaterThan(0)
      expect(settings.ThrottlingRateLimit).toBeLessThan(stage?.Properties.DefaultRouteSettings.ThrottlingRateLimit)
    }
  })

  test('have one function each, which knows the origin secrets', () => {
    const functions = deployment
      .ofType('AWS::Lambda::Function')
      .filter(({ stack, Properties }) => stack.endsWith('Api') && Properties.Description?.startsWith('Waybill: '))

    expect(functions).toHaveLength(Object.keys(contracts).length)
    for (const { Properties } of functions) {
      expect(JSON.stringify(Properties.Environment.Variables.ORIGIN_SECRETS)).toContain('resolve:secretsmanager')
    }
  })
})

describe('buckets', () => {
  const toPolicy = (bucket: Resource) =>
    deployment
      .ofType('AWS::S3::BucketPolicy')
      .find(({ stack, Properties }) => stack === bucket.stack && idIn(Properties.Bucket) === bucket.id)

  test('are private, encrypted, and require TLS', () => {
    const buckets = deployment.ofType('AWS::S3::Bucket')
    expect(buckets.length).toBeGreaterThanOrEqual(3)

    for (const bucket of buckets) {
      expect(bucket.Properties.PublicAccessBlockConfiguration, named(bucket)).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
      expect(bucket.Properties.BucketEncryption, named(bucket)).toBeDefined()
      const statements: Record<string, unknown>[] = toPolicy(bucket)?.Properties.PolicyDocument.Statement ?? []
      const demandsTls = statements.some(
        ({ Effect, Condition }) =>
          Effect === 'Deny' && JSON.stringify(Condition) === '{"Bool":{"aws:SecureTransport":"false"}}',
      )
      expect(demandsTls, named(bucket)).toBe(true)
    }
  })

  test('with contents are versioned, under our key, and accept calls from the public origin only', () => {
    const areas = deployment.ofType('AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration)
    expect(areas).toHaveLength(2)

    for (const { Properties } of areas) {
      expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' })
      const [rule] = Properties.BucketEncryption.ServerSideEncryptionConfiguration
      expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm).toBe('aws:kms')
      const [cors] = Properties.CorsConfiguration.CorsRules
      expect(cors.AllowedOrigins).toHaveLength(1)
      expect(JSON.stringify(cors.AllowedOrigins)).not.toContain('*')
      expect(cors.ExposedHeaders).toContain('ETag')
    }
  })
})

describe('durable resources', () => {
  test('include tables, all with point-in-time recovery, our key and deletion protection', () => {
    const tables = deployment.ofType('AWS::DynamoDB::GlobalTable')
    expect(tables).toHaveLength(3)

    for (const table of tables) {
      const [replica] = table.Properties.Replicas
      expect(replica.PointInTimeRecoverySpecification, named(table)).toEqual({ PointInTimeRecoveryEnabled: true })
      expect(replica.DeletionProtectionEnabled, named(table)).toBe(true)
      expect(table.Properties.SSESpecification, named(table)).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' })
      expect(table.DeletionPolicy, named(table)).toBe('Retain')
    }
  })

  test('include content buckets, keys and the user pool, which outlive their stack', () => {
    const lasting = ['AWS::KMS::Key', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket']
    const kept = deployment.resources.filter(({ stack, Type }) => stack.endsWith('Data') && lasting.includes(Type))
    expect(kept.length).toBeGreaterThanOrEqual(5)

    for (const resource of kept) expect(resource.DeletionPolicy, named(resource)).toBe('Retain')
  })

  test('include keys that AWS rotates every year', () => {
    const keys = deployment.ofType('AWS::KMS::Key')
    // KMS does not rotate asymmetric keys.
    const [signing, ...more] = keys.filter(({ Properties }) => Properties.KeyUsage === 'SIGN_VERIFY')
    expect([signing?.Properties.KeySpec, more]).toEqual(['ECC_NIST_P256', []])
    for (const key of keys) {
      if (key !== signing) expect(key.Properties.EnableKeyRotation, named(key)).toBe(true)
    }
  })
})

describe('failed work', () => {
  test('moves from every queue to a dead-letter queue, which keeps it for 14 days', () => {
    const queues = deployment.ofType('AWS::SQS::Queue')
    const isDead = (queue: Resource) =>
      queues.some(({ Properties }) => idIn(Properties.RedrivePolicy?.deadLetterTargetArn) === queue.id) ||
      deadLettersOfTargets().includes(queue.id)
    expect(queues.length).toBeGreaterThan(0)

    for (const queue of queues) {
      if (!isDead(queue)) expect(queue.Properties.RedrivePolicy?.maxReceiveCount, named(queue)).toBeGreaterThan(1)
      else expect(queue.Properties.MessageRetentionPeriod, named(queue)).toBe(14 * 86_400)
    }
  })

  test('is kept for every rule and schedule', () => {
    const rules = deployment.ofType('AWS::Events::Rule')
    const schedules = deployment.ofType('AWS::Scheduler::Schedule')
    expect(rules.length + schedules.length).toBeGreaterThan(1)

    for (const rule of rules) {
      for (const target of rule.Properties.Targets) expect(target.DeadLetterConfig?.Arn, named(rule)).toBeDefined()
    }
    for (const schedule of schedules) {
      expect(schedule.Properties.Target.DeadLetterConfig?.Arn, named(schedule)).toBeDefined()
    }
  })

  test('is returned item by item by every reader of a queue, and put aside by that of the stream', () => {
    const mappings = deployment.ofType('AWS::Lambda::EventSourceMapping')
    const [streams, queues] = [true, false].map(isOfStream =>
      mappings.filter(({ Properties }) => (Properties.StartingPosition !== undefined) === isOfStream),
    )
    expect(queues?.length).toBeGreaterThan(0)
    expect(streams).toHaveLength(1)

    for (const mapping of queues ?? []) {
      expect(mapping.Properties.FunctionResponseTypes, named(mapping)).toEqual(['ReportBatchItemFailures'])
    }
    // Its function sends refused transfers to the dead letters; a batch that it fails is repeated.
    expect(streams?.[0]?.Properties).not.toHaveProperty('FunctionResponseTypes')
  })

  function deadLettersOfTargets(): (string | undefined)[] {
    const rules = deployment.ofType('AWS::Events::Rule').flatMap(({ Properties }) => Properties.Targets)
    const schedules = deployment.ofType('AWS::Scheduler::Schedule').map(({ Properties }) => Properties.Target)
    const streams = deployment
      .ofType('AWS::Lambda::EventSourceMapping')
      .map(({ Properties }) => idIn(Properties.DestinationConfig?.OnFailure?.Destination))
    return [...[...rules, ...schedules].map(target => idIn(target.DeadLetterConfig?.Arn)), ...streams]
  }
})

describe('permissions', () => {
  type Statement = {
    Effect: string
    Action: unknown
    Resource?: unknown
    NotResource?: unknown
    Condition?: Record<string, Record<string, unknown>>
  }
  const toStatements = ({ Properties }: Resource): Statement[] =>
    [
      Properties.PolicyDocument,
      ...(Properties.Policies ?? []).map((policy: Resource['Properties']) => policy.PolicyDocument),
    ]
      .filter(document => document !== undefined)
      .flatMap(document => document.Statement)

  const ofFunctions = () =>
    deployment.ofType('AWS::IAM::Role').flatMap(role => {
      const name = /^Permissions of (\w+)$/.exec(String(role.Properties.Description))?.[1]
      return name === undefined ? [] : [{ name, statements: toStatements(role) }]
    })

  test('have a written reason for every wildcard, and no reason without a wildcard', () => {
    const policies = [...deployment.ofType('AWS::IAM::Role'), ...deployment.ofType('AWS::IAM::Policy')]
    const found = policies.flatMap(policy =>
      toStatements(policy)
        .filter(({ Effect }) => Effect === 'Allow')
        .flatMap(({ Action, Resource }) => [
          // No action of ours needs a wildcard.
          ...[Action].flat().map(action => `the action ${action}`),
          ...[Resource ?? []].flat().map(resource => flattenCfnReference(resource)),
        ])
        .filter(text => text.includes('*')),
    )
    const reasonFor = (text: string) => wildcards.find(({ matches }) => matches.test(text))

    expect(found.filter(text => !reasonFor(text))).toEqual([])
    const unused = wildcards.filter(({ matches }) => !found.some(text => matches.test(text)))
    expect(unused.filter(({ isOfSetting }) => !isOfSetting)).toEqual([])
  })

  test('use NotResource only to send SMS, because phones have no ARN', () => {
    const all = [...deployment.ofType('AWS::IAM::Role'), ...deployment.ofType('AWS::IAM::Policy')]
    const negative = all.flatMap(toStatements).filter(({ NotResource }) => NotResource !== undefined)

    expect(negative.length).toBeGreaterThan(0)
    for (const { Action, NotResource } of negative) {
      expect(Action).toBe('sns:Publish')
      expect(flattenCfnReference(NotResource)).toBe('arn:<AWS::Partition>:sns:*:*:*')
    }
    // No other statement allows a publish to a topic.
    const others = ofFunctions().flatMap(({ statements }) =>
      statements.filter(({ Resource }) => Resource !== undefined),
    )
    expect(JSON.stringify(others)).not.toContain('sns:')
  })

  test('let only publish, notify, reset and erase name and remove recipients, in our pool only', () => {
    const holders = ofFunctions().flatMap(({ name, statements }) => {
      const found = statements.filter(({ Action }) => JSON.stringify(Action).includes('cognito-idp:'))
      for (const { Resource } of found) expect(JSON.stringify(Resource)).toContain('IdentityUsers')
      return found.length > 0 ? [name] : []
    })

    expect(holders.sort()).toEqual(['notify', 'publish', 'resetPhoneVerification', 'sweep'])
  })

  test('let a function decrypt only the kinds of secrets that it uses, and cached replies only where it caches replies', () => {
    const opens = new Map(
      ofFunctions().flatMap(({ name, statements }) => {
        const allowed = statements.find(({ Action }) => [Action].flat().includes('kms:Decrypt'))
        return allowed ? [[name, allowed.Condition?.StringLike?.['kms:EncryptionContext:context']]] : []
      }),
    )

    const holders = Map.groupBy([...opens.keys()].sort(), name => JSON.stringify(opens.get(name)))
    expect(Object.fromEntries([...holders].filter(([contexts]) => contexts !== '["reply *"]'))).toEqual({
      '["link of *"]': ['finalizeTransfer', 'notify'],
      '["link of *","phone of *"]': ['sendAgain'],
      '["link of *","request of *"]': ['remind', 'reviewTransfer'],
      '["request of *","reply *"]': ['createRequest', 'resendRequest'],
      '["drop of *","request of *","reply *"]': ['enterDropPage'],
      '["drop of *"]': ['getOwnDropPage', 'saveDropPage'],
      '["responder of *"]': ['claimUpload'],
      '["rules of *","phone of *","reply *"]': ['createTransfer'],
      '["rules of *"]': ['anonymise'],
      '["password of *"]': ['sendPassword'],
      '["phone of *","reply *"]': ['resetPhoneVerification'],
      '["phone of *","code of *"]': ['createChallenge', 'resendCode'],
      '["code of *"]': ['verifyChallenge'],
      // A trusted device opens for the phone of its code only.
      '["phone of *"]': ['getDownload', 'getDownloadFile', 'reportDownload', 'trustDevice'],
      '["unsubscribe of *"]': ['mailAlerts'],
    })
  })

  test('restrict each port to its own rows of the tables', () => {
    const toRows = (wanted: string) => {
      const found = ofFunctions().find(({ name }) => name === wanted)?.statements ?? []
      const tables = found.filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'))
      return tables.flatMap(({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [])
    }

    // Endpoints without a caller only count requests.
    expect(toRows('getConfig')).toEqual(['LIMIT#*'])
    expect(toRows('collectBrowserError')).toEqual(['LIMIT#*'])
    expect(new Set(toRows('getDownloadFile'))).toEqual(
      new Set(['T#*', 'LINK#*', 'BLOB#*', 'LIMIT#*', 'SESSION#*', 'NOTICES', 'TRUST#*']),
    )
    for (const { name, statements } of ofFunctions()) {
      const tables = statements.filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'))
      const free = tables.filter(({ Condition }) => !Condition).map(({ Action }) => [Action].flat().join())
      // The audit is only written; indexes contain only ids; a scan has no rows.
      const isFree = (actions: string) =>
        /^dynamodb:(PutItem|Query)$/.test(actions) ||
        (actions === 'dynamodb:Scan' && ['fillUsage', 'completeIndex'].includes(name))
      expect(free.every(isFree), name).toBe(true)
    }
  })

  test('let the download function write its counters, and no other attribute of a transfer or a link', () => {
    const step = ['firstAt', 'lastAt', 'count', 'reason']
    const written = ['pk', 'sk', 'downloadCount', 'revision', 'firstDownloadAt', 'taken', 'countedAt', 'expiresAt']
    // IAM cannot tell an attribute of a condition from one that is written: it is not the state, but of an index.
    const counted = [...step, ...written, 'toExpire']
    const tables = ofFunctions()
      .find(({ name }) => name === 'getDownloadFile')
      ?.statements.filter(({ Resource }) => isTable(Resource, 'Transfers'))
    const writes = tables?.filter(({ Action }) => !/^dynamodb:(Query|GetItem)(,|$)/.test([Action].flat().join()))

    expect(writes?.map(({ Action }) => [Action].flat())).toEqual([['dynamodb:UpdateItem'], ['dynamodb:UpdateItem']])
    expect(writes?.map(({ Condition }) => Condition)).toEqual(
      [counted, ['pk', 'sk', ...step]].map(attributes => ({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['T#*'] },
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
        StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
      })),
    )
  })

  test('let a link holder end a subscription, and read no address of an administrator', () => {
    const tables = ofFunctions()
      .find(({ name }) => name === 'unsubscribeFromAlerts')
      ?.statements.filter(({ Condition }) => JSON.stringify(Condition ?? {}).includes('ALERT'))

    expect(tables?.map(({ Action }) => Action).sort()).toEqual(['dynamodb:Query', 'dynamodb:UpdateItem'])
    for (const { Condition } of tables ?? []) {
      expect(Condition).toMatchObject({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ALERTREADERS'] },
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': expect.not.arrayContaining(['email']) },
      })
    }
  })

  test('with limited attributes have the limit in every role, and no other statement lifts it', () => {
    const limited = Object.values(portPermissions).flatMap(({ grants }) =>
      Object.values(grants as Record<string, readonly Grant[]>).flatMap(granted =>
        granted.filter(({ attributes }) => attributes),
      ),
    )
    expect(limited.map(({ on, action }) => `${on} ${action}`)).toEqual([
      'transfers dynamodb:UpdateItem',
      'transfers dynamodb:UpdateItem',
      'ops dynamodb:Query',
      'ops dynamodb:UpdateItem',
    ])

    const getAttributes = ({ Condition }: Statement) =>
      Condition?.['ForAllValues:StringEquals']?.['dynamodb:Attributes'] as string[] | undefined
    const holders = ofFunctions().filter(({ statements }) => statements.some(getAttributes))
    expect(holders.map(({ name }) => name).sort()).toEqual([
      'getDownloadFile',
      'reportDownload',
      'unsubscribeFromAlerts',
    ])
  })

  test('let a mail be sent from the one address, and from no other of its domain', () => {
    const senders = ofFunctions().flatMap(({ statements }) =>
      statements.filter(({ Action }) => JSON.stringify(Action).includes('ses:Send')),
    )

    expect(senders.length).toBeGreaterThan(10)
    for (const { Condition } of senders) {
      expect(Object.keys(Condition ?? {})).toEqual(['StringEquals'])
      expect(Condition?.StringEquals?.['ses:FromAddress']).toMatch(/^[^*@\s]+@[^*@\s]+$/)
    }
  })

  test('let secrets be encrypted and decrypted only under the contexts of their kinds', () => {
    const users = ofFunctions().flatMap(({ name, statements }) =>
      statements
        .filter(({ Action }) => /kms:(Decrypt|Encrypt|GenerateDataKey)/.test(JSON.stringify(Action)))
        .map(({ Condition }) => [name, Condition?.StringLike?.['kms:EncryptionContext:context']] as const),
    )

    expect(users.length).toBeGreaterThan(10)
    for (const [name, contexts] of users) {
      expect(contexts, name).toBeInstanceOf(Array)
      for (const context of contexts as string[]) expect(context, name).toMatch(/^[a-z]+( of)? \*$/)
    }
  })

  test('let only the calls that issue receipts sign, with a key that nothing else uses', () => {
    const uses = ofFunctions().flatMap(({ name, statements }) =>
      statements
        .filter(({ Action }) => JSON.stringify(Action).includes('kms:'))
        .filter(({ Resource }) => JSON.stringify(Resource).includes('ReceiptKey'))
        .map(({ Action }) => [name, Action]),
    )

    expect(uses.sort()).toEqual([
      ['getAnyReceipt', ['kms:GetPublicKey', 'kms:Sign']],
      ['getReceipt', ['kms:GetPublicKey', 'kms:Sign']],
    ])
    const signers = ofFunctions().filter(({ statements }) => JSON.stringify(statements).includes('kms:Sign'))
    expect(signers.map(({ name }) => name).sort()).toEqual(['getAnyReceipt', 'getReceipt'])
  })

  test('for other AWS services apply only to their calls for this account', () => {
    const principals = policiesOfResources().flatMap(({ name, statements }) =>
      statements
        .filter(({ Effect, Principal }) => Effect === 'Allow' && JSON.stringify(Principal ?? '').includes('"Service"'))
        .map(({ Principal, Condition }) => ({ name, principal: JSON.stringify(Principal), Condition })),
    )
    // Lambda passes no source, but its code is ours.
    const others = principals.filter(({ principal }) => principal !== '{"Service":"lambda.amazonaws.com"}')

    expect(others.length).toBeGreaterThan(10)
    const free = others.filter(({ Condition }) => !/"aws:Source(Account|Arn)":/i.test(JSON.stringify(Condition ?? {})))
    expect(free).toEqual([])
    for (const { Properties } of deployment.ofType('AWS::Lambda::Permission')) {
      expect(Properties.SourceArn, Properties.FunctionName).toBeDefined()
      expect(JSON.stringify(Properties.SourceArn)).not.toBe('"*"')
    }
  })

  test('for any principal apply only to this account, through its tables and buckets', () => {
    const open = policiesOfResources().flatMap(({ name, statements }) =>
      statements
        .filter(
          ({ Effect, Principal }) => Effect === 'Allow' && /^("\*"|\{"AWS":"\*"\})$/.test(JSON.stringify(Principal)),
        )
        .map(({ Condition }) => ({ name, Condition })),
    )

    expect(open).toHaveLength(1)
    const { 'kms:CallerAccount': account, 'kms:ViaService': services } = open[0]?.Condition?.StringEquals ?? {}
    expect(account).toEqual({ Ref: 'AWS::AccountId' })
    expect((services as unknown[]).map(flattenCfnReference)).toEqual([
      'dynamodb.<AWS::Region>.amazonaws.com',
      's3.<AWS::Region>.amazonaws.com',
    ])
  })

  test('on the index of lists name their roles, and deny all other roles of the account', () => {
    const [domain] = deployment.ofType('AWS::OpenSearchService::Domain')
    const [allowed, denied]: Statement[] = domain?.Properties.AccessPolicies.Statement ?? []

    const callers = allowed?.Condition?.ArnEquals?.['aws:PrincipalArn'] as unknown[]
    expect(callers.map(flattenCfnReference).every(arn => /:role\/[\w-]+$/.test(arn))).toBe(true)
    expect(denied?.Effect).toBe('Deny')
    expect(denied?.Condition).toEqual({ ArnNotEquals: { 'aws:PrincipalArn': callers } })
    expect(denied?.Action).toEqual(allowed?.Action)
  })

  const isTable = (resource: unknown, name: string) =>
    [resource]
      .flat()
      .some(one => new RegExp(`Tables?${name}|${name}Table|Storage${name}`).test(JSON.stringify(one) ?? ''))

  /** Resource policies and trust policies. */
  function policiesOfResources(): { name: string; statements: (Statement & { Principal?: unknown })[] }[] {
    return deployment.resources.flatMap(resource => {
      const { AssumeRolePolicyDocument, PolicyDocument, KeyPolicy, AccessPolicies } = resource.Properties
      const documents = [AssumeRolePolicyDocument, PolicyDocument, KeyPolicy, AccessPolicies].map(parsedPolicy)
      const statements = documents.flatMap(document => document?.Statement ?? [])
      return statements.some(({ Principal }) => Principal) ? [{ name: named(resource), statements }] : []
    })
  }

  describe('point 1: a call that IAM authorises under the name of another action', () => {
    test('includes raw mail for every role that sends mail, as aws-cdk-lib grants it', () => {
      const { EmailIdentity } = cdkGrants('aws-ses')
      const needed = EmailIdentity?.grants.sendEmail?.actions ?? []
      const mailers = ofFunctions().flatMap(({ name, statements }) =>
        statements
          .filter(({ Action }) => JSON.stringify(Action).includes('ses:Send'))
          .map(({ Action }) => ({ name, Action })),
      )

      expect(needed).toContain('ses:SendRawEmail')
      expect(mailers.length).toBeGreaterThanOrEqual(18)
      for (const { name, Action } of mailers) expect([Action].flat().sort(), name).toEqual(needed.toSorted())
    })

    test('is counted by every function when AWS refuses it, for the alarm not-permitted', () => {
      const others = [CHECKED_PART, ROOM_RECLAIMED].map(type => `{ $.type = "${type}" }`)
      const filters = deployment
        .ofType('AWS::Logs::MetricFilter')
        .filter(({ Properties }) => !others.includes(Properties.FilterPattern))
      const getLogs = (resources: Resource[]) =>
        resources.map(
          ({ stack, Properties }) => `${stack}/${idIn(Properties.LogGroupName ?? Properties.LoggingConfig?.LogGroup)}`,
        )
      const functions = deployment
        .ofType('AWS::Lambda::Function')
        .filter(({ Properties }) => String(Properties.Description).startsWith('Waybill: '))
      const [alarm] = deployment
        .ofType('AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties.AlarmName === 'Waybill-not-permitted')

      expect(getLogs(filters).sort()).toEqual(getLogs(functions).sort())
      for (const { Properties } of filters) {
        expect(Properties.FilterPattern).toBe(`{ $.type = "${NOT_PERMITTED}" }`)
        expect(Properties.MetricTransformations).toEqual([
          {
            MetricNamespace: alarm?.Properties.Namespace,
            MetricName: alarm?.Properties.MetricName,
            MetricValue: '1',
          },
        ])
      }
    })

    test('to room that the sweep gave back is counted, for the alarm room-reclaimed', () => {
      const [filter, ...more] = deployment
        .ofType('AWS::Logs::MetricFilter')
        .filter(({ Properties }) => Properties.FilterPattern === `{ $.type = "${ROOM_RECLAIMED}" }`)
      const [alarm] = deployment
        .ofType('AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties.AlarmName === 'Waybill-room-reclaimed')

      expect(more).toEqual([])
      expect(filter?.Properties.MetricTransformations).toEqual([
        {
          MetricNamespace: alarm?.Properties.Namespace,
          MetricName: alarm?.Properties.MetricName,
          MetricValue: '$.count',
        },
      ])
    })

    test('to tables and buckets under the data key is authorised as aws-cdk-lib grants a key', () => {
      const policies = deployment.ofType('AWS::KMS::Key').map(({ Properties }) => Properties.KeyPolicy.Statement)
      const [viaServices] = policies.flat().filter(({ Condition }) => Condition?.StringEquals?.['kms:ViaService'])
      const perms = ['aws-s3', 'aws-dynamodb'].map(module => readFileSync(join(CDK, module, 'lib', 'perms.js'), 'utf8'))
      const needed = perms.flatMap(source => source.match(/"kms:[^"]+"/g) ?? []).map(text => text.slice(1, -1))

      expect(needed).toContain('kms:Decrypt')
      expect(viaServices.Action).toEqual(expect.arrayContaining(needed))
    })
  })

  test('are one role per function, which no other function shares', async () => {
    const functions = deployment.ofType('AWS::Lambda::Function')
    const ours = functions.filter(({ Properties }) => String(Properties.Description).startsWith('Waybill: '))
    const roles = ours.map(({ stack, Properties }) => `${stack}/${idIn(Properties.Role)}`)

    expect(new Set(roles).size).toBe(roles.length)
    expect(ours).toHaveLength((await deployedFunctions()).length)
  })
})

type Policy = { Statement: { Effect: string; Action: unknown; Principal?: unknown; Condition?: never }[] }

/** An object, or text in parts. */
function parsedPolicy(document: Policy | { 'Fn::Join': [string, unknown[]] } | undefined): Policy | undefined {
  if (!document || !('Fn::Join' in document)) return document
  const [, parts] = document['Fn::Join']
  return JSON.parse(parts.map(part => (typeof part === 'string' ? part : 'reference')).join('')) as Policy
}

const CDK = join(import.meta.dirname, '..', '..', 'node_modules', 'aws-cdk-lib')

type CdkGrants = Record<string, { grants: Record<string, { actions: string[] }> }>

/** Generated by AWS. */
function cdkGrants(module: string): CdkGrants {
  return JSON.parse(readFileSync(join(CDK, module, 'grants.json'), 'utf8')).resources
}

test('the function that inspects has room for its process of 512 MiB, and for 2 GiB of temporary entries', () => {
  const { Properties } =
    deployment.ofType('AWS::Lambda::Function').find(one => one.Properties.Description === 'Waybill: inspect') ??
    expect.fail()

  expect(Properties.MemorySize).toBeGreaterThan(2 * 512)
  expect(Properties.EphemeralStorage.Size).toBeGreaterThan(2048)
  expect(Properties.Timeout).toBe(900)
})

test('no stack is near the limit of 500 resources', () => {
  const counts = Object.values(Object.groupBy(deployment.resources, ({ stack }) => stack)).map(
    some => some?.length ?? 0,
  )

  expect(Math.max(...counts)).toBeLessThan(450)
})
