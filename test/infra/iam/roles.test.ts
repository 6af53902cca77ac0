import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { deployedFunctions } from '../../../bin/bundleLambdas.ts'
import type { DeployedFunction } from '../../../lambdas/aws/functions/functions.ts'
import { operatorReach } from '../../../lambdas/aws/functions/operatorPermissions.ts'
import { portPermissions } from '../../../lambdas/aws/functions/portPermissions.ts'
import { type PlacedRequest, toRequests } from './authorisation.ts'
import { applies, isAllowed, type Request } from './evaluate.ts'
import { actionsNamed, isLike, supports } from './reference.ts'
import type { SdkCall } from './sdkCall.ts'
import { ACCOUNT, type Statement, templatePolicies } from './templatePolicies.ts'

// The role of each function against the calls that its ports make: each verb's, as the tests on the emulator record
// them, so also those that a function makes rarely.

type Templates = Awaited<ReturnType<typeof templatePolicies>>
type Role = { name: string; of: DeployedFunction; statements: Statement[]; own: Request[] }

const CDK = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'aws-cdk-lib')
const CALLS = join(import.meta.dirname, 'calls')
const record = new Map(
  readdirSync(CALLS).map(file => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(CALLS, file), 'utf8')) as Record<string, SdkCall[]>,
  ]),
)
const ofFunctions = Object.assign({}, record.get('deploymentFunctions'), record.get('indexFunctions')) as Record<
  string,
  SdkCall[]
>

let templates: Templates
let roles: Role[]
let places: Record<string, string[]>

beforeAll(async () => {
  templates = await templatePolicies()
  places = placesIn(templates)
  roles = (await deployedFunctions()).map(of => {
    const { name } = of
    const found = templates
      .resourcesOf('AWS::IAM::Role')
      .find(one => one.properties.Description === `Permissions of ${name}`)
    if (!found) throw new Error(`There is no role of ${name}.`)
    const policies = templates.policies.filter(({ role, kind }) => kind === 'permissions' && role === found.of)
    const calls = [
      ...Object.entries(of.reach).flatMap(([port, verbs]) => verbs.flatMap(verb => getCalls(port, verb))),
      ...(of.grants ? (ofFunctions[name] ?? []) : []),
    ]
    const own = [
      ...calls
        .flatMap(toRequests)
        .flatMap(one => underContexts(one, of))
        .flatMap(locate),
      ...ofRuntime(name),
    ]
    return { name, of, statements: policies.flatMap(({ statements }) => statements), own }
  })
})

function getCalls(port: string, verb: string): SdkCall[] {
  if (!makesCalls(port, verb)) return []
  const calls = record.get(port)?.[verb]
  if (!calls || calls.length === 0) throw new Error(`No calls of ${port}.${verb} are recorded.`)
  return calls
}

function makesCalls(port: string, verb: string): boolean {
  const { grants } = portPermissions[port as keyof typeof portPermissions]
  return (grants as Record<string, readonly unknown[]>)[verb]?.length !== 0
}

/** A function decrypts only contexts of its own kinds. */
function underContexts(request: PlacedRequest, { sealed = [] }: DeployedFunction): PlacedRequest[] {
  if (request.on !== 'secretsKey') return [request]
  return sealed.map(context => ({
    ...request,
    context: { 'kms:EncryptionContext:context': context.replace('*', 'x') },
  }))
}

function locate({ on, ...request }: PlacedRequest): Request[] {
  const resources = places[on]
  if (!resources) throw new Error(`${on} is nowhere in the templates.`)
  const from = request.action.startsWith('ses:Send') ? { 'ses:FromAddress': getSender(templates) } : {}
  return resources.map(resource => ({ ...request, resource, context: { ...request.context, ...from } }))
}

/** The sender in the variables of the functions. */
function getSender({ resourcesOf }: Templates): string {
  const values = resourcesOf('AWS::Lambda::Function').map(
    ({ properties }) => properties.Environment?.Variables?.MAIL_FROM,
  )
  const from = values.find(Boolean) ?? ''
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from
}

/** Real names of each place, by the resources of the templates. */
function placesIn({ resourcesOf }: Templates): Record<string, string[]> {
  const region = 'eu-central-1'
  const named = (type: string, pattern: RegExp) => {
    const found = resourcesOf(type).filter(({ of }) => pattern.test(of))
    const [one] = found
    if (!one || found.length > 1) throw new Error(`${found.length} resources of ${type} are like ${pattern}.`)
    return { id: one.of.split('/')[1] ?? '', properties: one.properties }
  }
  const table = (name: string) =>
    `arn:aws:dynamodb:${region}:${ACCOUNT}:table/${named('AWS::DynamoDB::GlobalTable', new RegExp(`Storage${name}`)).id}`
  const transfers = named('AWS::DynamoDB::GlobalTable', /StorageTransfers/)
  const bucket = (name: string) =>
    `arn:aws:s3:::${named('AWS::S3::Bucket', new RegExp(`Storage${name}`)).properties.BucketName}`
  const machine = named('AWS::StepFunctions::StateMachine', /PipelineMachine/).properties.StateMachineName
  const fileMachine = named('AWS::StepFunctions::StateMachine', /PipelineFileMachine/).properties.StateMachineName
  const domain = `arn:aws:es:${region}:${ACCOUNT}:domain/${named('AWS::OpenSearchService::Domain', /Search/).properties.DomainName}`
  const website = `arn:aws:s3:::${named('AWS::S3::Bucket', /WebsiteBucket/).id}`
  const mail = named('AWS::SES::EmailIdentity', /Mail/).properties.EmailIdentity
  const set = named('AWS::SES::ConfigurationSet', /Mail/).properties.Name
  const indexes = (transfers.properties.GlobalSecondaryIndexes as { IndexName: string }[]).map(
    ({ IndexName }) => IndexName,
  )
  return {
    transfers: [table('Transfers')],
    ...Object.fromEntries(indexes.map(name => [`transfers/index/${name}`, [`${table('Transfers')}/index/${name}`]])),
    audit: [table('Audit')],
    ops: [table('Ops')],
    incoming: [bucket('Incoming')],
    'incoming/*': [`${bucket('Incoming')}/x`],
    released: [bucket('Released')],
    'released/*': [`${bucket('Released')}/x`],
    secretsKey: [`arn:aws:kms:${region}:${ACCOUNT}:key/${named('AWS::KMS::Key', /SecretsKey/).id}`],
    receiptKey: [`arn:aws:kms:${region}:${ACCOUNT}:key/${named('AWS::KMS::Key', /ReceiptKey/).id}`],
    workflow: [`arn:aws:states:${region}:${ACCOUNT}:stateMachine:${machine}`],
    'workflow/executions': [`arn:aws:states:${region}:${ACCOUNT}:execution:${machine}:x`],
    fileWorkflow: [`arn:aws:states:${region}:${ACCOUNT}:stateMachine:${fileMachine}`],
    'fileWorkflow/executions': [`arn:aws:states:${region}:${ACCOUNT}:execution:${fileMachine}:x`],
    // A mail is held to both.
    mail: [
      `arn:aws:ses:${region}:${ACCOUNT}:identity/${mail}`,
      `arn:aws:ses:${region}:${ACCOUNT}:configuration-set/${set}`,
    ],
    'mail/account': ['*'],
    account: ['*'],
    // https://docs.aws.amazon.com/sns/latest/dg/sns-using-identity-based-policies.html
    phones: ['+41791234567'],
    userPool: [`arn:aws:cognito-idp:${region}:${ACCOUNT}:userpool/${named('AWS::Cognito::UserPool', /Identity/).id}`],
    index: [`${domain}/transfers/_search`],
    'index/aliases': [`${domain}/_aliases`],
    'index/security': [`${domain}/_plugins/_security/api/roles/x`],
    website: [website],
    'website/*': [`${website}/assets/x`],
  }
}

/** What the Lambda service does in the name of a function. */
function ofRuntime(name: string): Request[] {
  const owner = templates
    .resourcesOf('AWS::Lambda::Function')
    .find(one => one.properties.Description === `Waybill: ${name}`)
  const id = owner?.of.split('/')[1]
  const logs = `arn:aws:logs:eu-central-1:${ACCOUNT}:log-group:${owner?.properties.LoggingConfig.LogGroup}:log-stream:x`
  // https://docs.aws.amazon.com/lambda/latest/dg/lambda-intro-execution-role.html
  const writing = ['logs:CreateLogStream', 'logs:PutLogEvents'].map(action => ({ action, resource: logs, context: {} }))
  const mappings = templates
    .resourcesOf('AWS::Lambda::EventSourceMapping')
    .filter(one => one.properties.FunctionName === id)
  const reading = mappings.flatMap(({ properties }) => {
    const source = String(properties.EventSourceArn)
    const failed = properties.DestinationConfig?.OnFailure?.Destination
    const on = (resource: string, ...actions: string[]) => actions.map(action => ({ action, resource, context: {} }))
    return [
      ...(source.includes(':sqs:')
        ? // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
          on(source, 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes')
        : [
            // https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
            ...on(source, 'dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'),
            ...on('*', 'dynamodb:ListStreams'),
          ]),
      ...(failed ? on(failed, 'sqs:SendMessage') : []),
    ]
  })
  return [...writing, ...reading]
}

const say = ({ action, resource, context }: Request) => `${action} on ${resource} ${JSON.stringify(context)}`

describe('the role of each function', () => {
  test('allows every call that its ports make', () => {
    const refused = roles.flatMap(({ name, statements, own }) =>
      own.filter(request => !isAllowed(statements, request)).map(request => `${name}: ${say(request)}`),
    )

    expect(roles.length).toBeGreaterThan(80)
    expect(roles.flatMap(({ own }) => own).length).toBeGreaterThan(1000)
    expect(refused).toEqual([])
  })

  test('allows nothing that no call needs: no action, resource, row, attribute or context', () => {
    const needless = roles.flatMap(({ name, statements, own }) =>
      statements.flatMap(statement => unused(statement, own).map(what => `${name}: ${what}`)),
    )

    expect(needless).toEqual([])
  })

  test('refuses every call of a verb beyond its reach, unless it equals one of its own', () => {
    const getKey = (one: Request) => JSON.stringify([one.action, one.resource, listed(one, ROWS), listed(one, CONTEXT)])
    const everything = new Map(roles.flatMap(({ own }) => own).map(request => [getKey(request), request]))
    const isCovered = (request: Request, own: Request[]) => own.some(one => isCoveredBy(request, one))

    const allowed = roles.flatMap(({ name, statements, own }) =>
      [...everything.values()]
        .filter(request => !isCovered(request, own) && isAllowed(statements, request))
        .map(request => `${name}: ${say(request)}`),
    )

    expect(everything.size).toBeGreaterThan(150)
    expect(allowed).toEqual([])
  })
})

const ROWS = 'dynamodb:LeadingKeys'
const CONTEXT = 'kms:EncryptionContext:context'
const listed = ({ context }: Request, key: string) => [context[key] ?? []].flat()

/** Whether a request reaches nothing that the other does not reach: the same, or rows of its kinds. */
function isCoveredBy(request: Request, own: Request): boolean {
  const kinds = listed(own, ROWS).map(row => /^[A-Z]+#(canary-)?/.exec(row)?.[0] ?? row)
  return (
    request.action === own.action &&
    request.resource === own.resource &&
    listed(request, ROWS).every(row => kinds.some(kind => row.startsWith(kind))) &&
    listed(request, CONTEXT).join() === listed(own, CONTEXT).join()
  )
}

/** The parts of a statement without which it still allows these requests. */
function unused(statement: Statement, requests: Request[]): string[] {
  const isUsed = (part: Partial<Statement>) => requests.some(request => applies({ ...statement, ...part }, request))
  const actions = statement.Action.filter(action => !isUsed({ Action: [action] }))
  const resources = (statement.Resource ?? []).filter(resource => !isUsed({ Resource: [resource] }))
  const values = Object.entries(statement.Condition ?? {}).flatMap(([operator, keys]) =>
    Object.entries(keys).flatMap(([key, wanted]) =>
      wanted
        .filter(value => !requests.some(request => applies(statement, request) && hasValue(request, key, value)))
        .map(value => `${operator} ${key} ${value}`),
    ),
  )
  return [...actions, ...resources, ...values].map(part => `${part} of ${JSON.stringify(statement)}`)
}

function hasValue({ context }: Request, key: string, value: string): boolean {
  return [context[key] ?? []].flat().some(one => isLike(one, value))
}

describe('a condition of a role', () => {
  const changed = (request: Request, more: Request['context']) => ({
    ...request,
    context: { ...request.context, ...more },
  })
  const ATTRIBUTES = 'dynamodb:Attributes'

  test('on attributes refuses any other attribute, and requests for whole rows', () => {
    const limited = roles.flatMap(({ name, statements, own }) => {
      const some = statements.filter(({ Condition }) => JSON.stringify(Condition ?? {}).includes(ATTRIBUTES))
      const requests = own.filter(request => some.some(statement => applies(statement, request)))
      return requests.map(request => ({ name, statements, request }))
    })

    expect(new Set(limited.map(({ name }) => name))).toEqual(
      new Set(['getDownloadFile', 'reportDownload', 'unsubscribeFromAlerts']),
    )
    for (const { statements, request } of limited) {
      const others = ['email', 'transferState', 'sealedPassword'].map(one => [...listed(request, ATTRIBUTES), one])
      for (const attributes of others)
        expect(isAllowed(statements, changed(request, { [ATTRIBUTES]: attributes }))).toBe(false)
      // Requests that name no attributes.
      const whole =
        'dynamodb:Select' in request.context
          ? { 'dynamodb:Select': 'ALL_ATTRIBUTES' }
          : { 'dynamodb:ReturnValues': 'ALL_OLD' }
      expect(isAllowed(statements, changed(request, { ...whole, [ATTRIBUTES]: [] }))).toBe(false)
    }
  })

  test.each([
    ['ses:SendRawEmail', { 'ses:FromAddress': 'boss@acme.example' }],
    ['ses:SendRawEmail', { 'ses:FromAddress': [] }],
    ['kms:Decrypt', { [CONTEXT]: 'another of x' }],
    ['kms:Decrypt', { [CONTEXT]: [] }],
    ['kms:GenerateDataKey', { [CONTEXT]: [] }],
  ])('refuses %s with %j', (action, context) => {
    const requests = roles.flatMap(({ statements, own }) =>
      own.filter(one => one.action === action).map(request => ({ statements, request })),
    )

    expect(requests.length).toBeGreaterThan(10)
    for (const { statements, request } of requests) expect(isAllowed(statements, changed(request, context))).toBe(false)
  })

  test('on rows refuses a batch with one row of another port', () => {
    const batches = roles.flatMap(({ statements, own }) =>
      own.filter(({ action }) => action === 'dynamodb:BatchGetItem').map(request => ({ statements, request })),
    )

    expect(batches.length).toBeGreaterThan(0)
    for (const { statements, request } of batches) {
      expect(isAllowed(statements, changed(request, { [ROWS]: [...listed(request, ROWS), 'SECRET#x'] }))).toBe(false)
    }
  })
})

function exactly(of: string, needed: Request[]) {
  const policies = templates.policies.filter(({ role, kind }) => kind === 'permissions' && role === of)
  const statements = policies.flatMap(policy => policy.statements)
  expect(needed.filter(request => !isAllowed(statements, request)).map(say)).toEqual([])
  expect(statements.flatMap(statement => unused(statement, needed))).toEqual([])
}

test('the policy of operators allows what the commands call, and nothing else', () => {
  const [policy] = templates.resourcesOf('AWS::IAM::ManagedPolicy')
  const reached = Object.entries(operatorReach).flatMap(([port, verbs]) => verbs.flatMap(verb => getCalls(port, verb)))
  const people = Object.values(record.get('people') ?? {}).flat()

  expect(people.length).toBeGreaterThan(10)
  exactly(policy?.of ?? '', [...reached, ...people].flatMap(toRequests).flatMap(locate))
})

describe('the roles of other services', () => {
  const to = (resource: string, ...actions: string[]): Request[] =>
    actions.map(action => ({ action, resource, context: {} }))
  const toRole = (arn: string, stack: string) => `${stack}/${arn.split('/').at(-1)}`

  test('let a schedule call its function and keep what fails', () => {
    const schedules = templates.resourcesOf('AWS::Scheduler::Schedule')
    expect(schedules.length).toBeGreaterThan(3)

    for (const { of, properties } of schedules) {
      const { Arn, RoleArn, DeadLetterConfig } = properties.Target
      exactly(toRole(RoleArn, of.split('/')[0] ?? ''), [
        ...to(Arn, 'lambda:InvokeFunction'),
        ...to(DeadLetterConfig.Arn, 'sqs:SendMessage'),
      ])
    }
  })

  test('let the workflows make the calls of their definitions, and log', () => {
    const machines = templates.resourcesOf('AWS::StepFunctions::StateMachine')
    const [machine] = machines
    const text = machines.map(({ properties }) => String(properties.DefinitionString)).join(' ')
    const functions = text.match(/arn:aws:lambda:[^"]+?:function:\w+/g) ?? []
    const integrations = [...text.matchAll(/"arn:aws:states:::(?:aws-sdk:)?dynamodb:(\w)(\w+)"/g)]
    const tables = integrations.map(([, first = '', rest = '']) => `dynamodb:${first.toUpperCase()}${rest}`)
    const rows = [...text.matchAll(/"pk":\{"S":"([^"]+)"\}/g)].map(([, row = '']) => row)
    // As aws-cdk-lib grants them.
    const cdk = readFileSync(join(CDK, 'aws-stepfunctions', 'lib', 'state-machine.js'), 'utf8')
    const logging = [...new Set(cdk.match(/(?<=")logs:\w+(?=")/g))]

    expect(functions.length).toBeGreaterThan(10)
    expect(logging.length).toBeGreaterThan(5)
    expect(rows.length).toBeGreaterThan(0)
    exactly(toRole(String(machine?.properties.RoleArn), machine?.of.split('/')[0] ?? ''), [
      ...[...new Set(functions)].flatMap(arn => to(arn, 'lambda:InvokeFunction')),
      ...tables
        .flatMap(action => to(places.ops?.[0] ?? '', action))
        .map(request => ({ ...request, context: { [ROWS]: rows } })),
      ...to('*', ...logging),
    ])
  })

  test('let an operator rebuild the index', () => {
    const keeper = templates
      .resourcesOf('AWS::IAM::Role')
      .find(one => one.properties.Description === 'Rebuilds the index of lists')
    const calls = (ofFunctions.completeIndex ?? []).flatMap(toRequests).flatMap(locate)
    const domain = (places.index?.[0] ?? '').replace('/transfers/_search', '')

    exactly(keeper?.of ?? '', [...calls, ...to(domain, 'es:DescribeDomain')])
  })
})

describe('the record of calls', () => {
  test('has every verb of every port', () => {
    const missing = Object.entries(portPermissions).flatMap(([port, { grants }]) =>
      Object.keys(grants)
        .filter(verb => makesCalls(port, verb) && !record.get(port)?.[verb]?.length)
        .map(verb => `${port}.${verb}`),
    )

    expect(missing).toEqual([])
  })

  test('asks only for actions that exist, and keys of a request that they have', async () => {
    const wrong: string[] = []
    for (const { action, context } of roles.flatMap(({ own }) => own)) {
      const [found] = await actionsNamed(action)
      if (!found) wrong.push(action)
      for (const key of Object.keys(context)) if (found && !supports(found, key)) wrong.push(`${action} ${key}`)
    }

    expect([...new Set(wrong)]).toEqual([])
  })

  test('has every command that the source of a port names', () => {
    const getCommands = (calls: readonly SdkCall[]): string[] =>
      calls.flatMap(({ command, items = [] }) => [command, ...getCommands(items)])
    const missing = Object.entries(portPermissions).flatMap(([port, { adapter }]) => {
      const parts = ('parts' in adapter ? adapter.parts : undefined) ?? []
      const files = [adapter, ...parts].map(({ file }) => join(ADAPTERS, file))
      const recorded = new Set(Object.values(record.get(port) ?? {}).flatMap(getCommands))
      const named = [...new Set(importedFrom(files).flatMap(file => commandsIn(readFileSync(file, 'utf8'))))]
      return named.filter(command => !recorded.has(command)).map(command => `${port}: ${command}`)
    })

    expect(missing).toEqual([])
  })
})

const ADAPTERS = join(import.meta.dirname, '..', '..', '..', 'lambdas', 'aws', 'adapters')

/** With imports among the adapters. */
function importedFrom(files: readonly string[], seen = new Set<string>()): string[] {
  for (const file of files.filter(one => one.startsWith(ADAPTERS) && !seen.has(one))) {
    seen.add(file)
    const imports = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type).*?from '(\.[^']+)'/gms)]
    importedFrom(
      imports.map(([, path = '']) => join(file, '..', path)),
      seen,
    )
  }
  return [...seen]
}

/** By the names of the document client's commands. */
const tableCommands: Record<string, string> = {
  BatchGet: 'BatchGetItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
}

const commandsIn = (source: string) => [
  // Others import only its waits.
  ...(/export async function transact\b/.test(source) ? [] : commandsNew(source)),
  ...(/(?<!function )\btransact\(/.test(source) ? ['TransactWriteItems'] : []),
  ...[...source.matchAll(/paginate(\w+)\(/g)].map(([, name = '']) => name),
]

function commandsNew(source: string): string[] {
  return [...source.matchAll(/new (\w+)Command\(/g)].map(([, name = '']) => tableCommands[name] ?? name)
}
