import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleTasks } from '../../bin/bundleTasks.ts'
import { deployment as example } from '../../deployment.ts'
import { deploymentFrom } from '../../infra/deployment.ts'
import { taskFunctions } from '../../lambdas/aws/functions/functions.ts'
import { readsUnscanned } from '../../lambdas/aws/functions/malwareTags.ts'
import { isAllowed, type Request } from './iam/evaluate.ts'
import { actionsNamed, supports } from './iam/reference.ts'
import { ACCOUNT, type Statement } from './iam/templatePolicies.ts'
import { synthesized } from './synthesized.ts'
import { synthesizedWith } from './synthesizedWith.ts'

// The setting `largeFiles: 'fargate'`, with the image's real build context. Nothing here builds the image.

const directory = mkdtempSync(join(tmpdir(), 'waybill-tasks-'))
const context = join(directory, 'tasks')
const settings = { malware: 'guardduty', largeFiles: 'fargate' } as const
const steps = taskFunctions(settings)
let synthesis: Awaited<ReturnType<typeof synthesizedWith>>
let policies: typeof synthesis.policies
let bytes: number

beforeAll(async () => {
  const { organisation } = deploymentFrom({ ...example, ...settings })
  const { outputs } = await bundleTasks(context, organisation, settings)
  bytes = Object.values(outputs).reduce((sum, output) => sum + output.bytes, 0)
  synthesis = await synthesizedWith(settings, context)
  policies = synthesis.policies
}, 180_000)
afterAll(() => {
  synthesis.remove()
  rmSync(directory, { recursive: true, force: true })
})

function getRole(description: string) {
  const role =
    policies.resourcesOf('AWS::IAM::Role').find(({ properties }) => properties.Description === description) ??
    expect.fail(`There is no role with ${description}.`)
  const ofRole = policies.policies.filter(({ of, role: owner }) => of === role.of || owner === role.of)
  const statements = (kind: string) => ofRole.filter(one => one.kind === kind).flatMap(one => one.statements)
  return { ...role, permissions: statements('permissions'), trust: statements('trust') }
}

const definitions = () => policies.resourcesOf('AWS::ECS::TaskDefinition')
const getDefinition = (step: string) =>
  definitions().find(({ properties }) => properties.Family === `Waybill-${step}`)?.properties ??
  expect.fail(`There is no task of ${step}.`)
const getContainer = (step: string) => getDefinition(step).ContainerDefinitions[0]

describe('the resources of tasks', () => {
  test('pass the rules of cdk-nag', () => {
    expect(synthesis.violations).toEqual([['AwsSolutions', []]])
  })

  test('do not exist without the setting, which is off', async () => {
    const { ofType, resources } = await synthesized()

    expect([...ofType('AWS::EC2::VPC'), ...ofType('AWS::ECS::Cluster'), ...ofType('AWS::ECS::TaskDefinition')]).toEqual(
      [],
    )
    expect(JSON.stringify(resources)).not.toContain('MAX_STEP_SECONDS')
  })

  test('are one task for each step that works on contents, on Arm, with a read-only root and no privilege', () => {
    expect(
      definitions()
        .map(({ properties }) => properties.Family)
        .sort(),
    ).toEqual(steps.map(({ name }) => `Waybill-${name}`).sort())
    for (const { name } of steps) {
      expect(getDefinition(name)).toMatchObject({
        RequiresCompatibilities: ['FARGATE'],
        RuntimePlatform: { CpuArchitecture: 'ARM64' },
        NetworkMode: 'awsvpc',
      })
      expect(getDefinition(name).ContainerDefinitions).toHaveLength(1)
      const container = getContainer(name)
      expect(container).toMatchObject({ Name: 'step', ReadonlyRootFilesystem: true })
      expect(container).not.toHaveProperty('Privileged')
      expect(container).not.toHaveProperty('PortMappings')
    }
  })

  test('get the variables of the function, without its limit of time, and no token', () => {
    const functions = policies.resourcesOf('AWS::Lambda::Function')
    const getVariables = (name: string) =>
      functions.find(({ properties }) => properties.Description === `Waybill: ${name}`)?.properties.Environment
        .Variables ?? expect.fail()
    for (const { name } of steps) {
      const entries = getContainer(name).Environment.map(({ Name, Value }: Record<string, string>) => [Name, Value])
      const { STEP, HEARTBEAT_SECONDS, AWS_REGION, ...variables } = Object.fromEntries(entries)
      const { MAX_STEP_SECONDS, ...ofFunction } = getVariables(name)

      expect([STEP, HEARTBEAT_SECONDS, AWS_REGION, MAX_STEP_SECONDS]).toEqual([name, '60', 'eu-central-1', '600'])
      expect(variables).toEqual(ofFunction)
    }
  })

  test('keep their logs as long as functions do, and count refused calls', () => {
    const groups = new Map(policies.resourcesOf('AWS::Logs::LogGroup').map(({ of, properties }) => [of, properties]))
    const filters = policies.resourcesOf('AWS::Logs::MetricFilter').map(({ properties }) => properties)
    for (const { name } of steps) {
      const group: string = getContainer(name).LogConfiguration.Options['awslogs-group']
      expect(groups.get(`WaybillPipeline/${group}`), name).toMatchObject({ RetentionInDays: 90 })
      expect(filters.filter(({ LogGroupName }) => LogGroupName === group)).toHaveLength(1)
    }
  })

  test('let nothing in, and only HTTPS out, over subnets with the free gateways of S3 and DynamoDB', () => {
    const [group] = policies.resourcesOf('AWS::EC2::SecurityGroup')
    expect(group?.properties.SecurityGroupIngress).toBeUndefined()
    expect(policies.resourcesOf('AWS::EC2::SecurityGroupIngress')).toEqual([])
    expect(group?.properties.SecurityGroupEgress).toMatchObject([{ IpProtocol: 'tcp', FromPort: 443, ToPort: 443 }])
    expect(policies.resourcesOf('AWS::EC2::Subnet')).toHaveLength(2)
    const endpoints = policies.resourcesOf('AWS::EC2::VPCEndpoint').map(({ properties }) => properties)
    expect(endpoints.map(({ ServiceName, VpcEndpointType }) => [ServiceName, VpcEndpointType])).toEqual([
      ['com.amazonaws.eu-central-1.s3', 'Gateway'],
      ['com.amazonaws.eu-central-1.dynamodb', 'Gateway'],
    ])
    // They cost by the hour.
    expect(policies.resourcesOf('AWS::EC2::NatGateway')).toEqual([])
  })
})

describe('the image', () => {
  test('is built from the handlers of the functions and what they read, and runs as no root', () => {
    const dockerfile = readFileSync(join(context, 'Dockerfile'), 'utf8')

    expect(readdirSync(context).sort()).toEqual(['Dockerfile', 'scratch', 'step'])
    for (const name of ['index.mjs', 'organisation.json', 'mails', 'extraction/child.mjs', 'gazetteers']) {
      expect(existsSync(join(context, 'step', name)), name).toBe(true)
    }
    expect(dockerfile).toContain('USER node')
    // A build on x86 for Arm would need emulation.
    expect(dockerfile).not.toMatch(/^RUN /m)
    for (const [, source = ''] of dockerfile.matchAll(/^COPY (?:--\S+ )?(\S+) /gm)) {
      expect(existsSync(join(context, source)), source).toBe(true)
    }
  })

  test('contains all five steps in little more than the largest function has', () => {
    expect(bytes).toBeLessThan(1_700_000)
  })

  test('gets its credentials from Fargate, not from its environment', () => {
    const files = readdirSync(join(context, 'step')).filter(name => name.endsWith('.mjs'))
    const text = files.map(name => readFileSync(join(context, 'step', name), 'utf8')).join('\n')

    expect(text).toContain('AWS_CONTAINER_CREDENTIALS_RELATIVE_URI')
    expect(text).not.toContain('AWS_SECRET_ACCESS_KEY')
  })
})

describe('the role of a task', () => {
  const report = ['states:SendTaskFailure', 'states:SendTaskHeartbeat', 'states:SendTaskSuccess']

  test('has what the function has without its log, and the reports to the state machine', () => {
    const withoutLog = ({ Action }: Statement) => !Action.some(action => action.startsWith('logs:'))
    for (const { name } of steps) {
      const ofFunction = getRole(`Permissions of ${name}`).permissions.filter(withoutLog)
      const ofTask = getRole(`Permissions of ${name} as a task`).permissions

      expect(ofTask.slice(0, -1), name).toEqual(ofFunction)
      expect(ofTask.at(-1)).toEqual({ Effect: 'Allow', Action: report, Resource: ['*'] })
    }
  })

  test('may report because AWS offers no resource to limit it to', async () => {
    for (const name of report) {
      const [action] = await actionsNamed(name)
      expect(action?.arns, name).toEqual([])
    }
  })

  test('reads uploads before their scan only where the function does', () => {
    const isMarked = ({ properties }: ReturnType<typeof getRole>) =>
      JSON.stringify(properties.Tags ?? []).includes(readsUnscanned.key)
    for (const { name } of steps) {
      const ofTask = isMarked(getRole(`Permissions of ${name} as a task`))
      expect(ofTask, name).toBe(isMarked(getRole(`Permissions of ${name}`)))
      expect(ofTask, name).toBe(name === 'verify')
    }
  })

  test('can be taken only by tasks of this account', () => {
    for (const { name } of steps) {
      for (const description of [`Permissions of ${name} as a task`, `Start of ${name} as a task`]) {
        const { trust } = getRole(description)
        expect(trust).toHaveLength(1)
        expect(trust[0]).toMatchObject({
          Principal: { Service: 'ecs-tasks.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': [ACCOUNT] } },
        })
      }
    }
  })

  test('and the one that starts it are those of its definition', () => {
    for (const { name } of steps) {
      const toArn = (description: string) => `arn:aws:iam::${ACCOUNT}:role/${getRole(description).of.split('/')[1]}`
      expect([getDefinition(name).TaskRoleArn, getDefinition(name).ExecutionRoleArn]).toEqual([
        toArn(`Permissions of ${name} as a task`),
        toArn(`Start of ${name} as a task`),
      ])
    }
  })

  test('that starts it loads the image and writes its own log, and nothing else', () => {
    const actions = getRole('Start of inspect as a task').permissions.flatMap(({ Action }) => Action)

    expect(actions.sort()).toEqual([
      'ecr:BatchCheckLayerAvailability',
      'ecr:BatchGetImage',
      'ecr:GetAuthorizationToken',
      'ecr:GetDownloadUrlForLayer',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ])
  })
})

describe('the state machine', () => {
  const region = 'eu-central-1'
  const getStatements = () => getRole('Permissions of the workflows of transfers and files').permissions
  const toCluster = () => {
    const [cluster] = policies.resourcesOf('AWS::ECS::Cluster')
    return `arn:aws:ecs:${region}:${ACCOUNT}:cluster/${cluster?.of.split('/')[1]}`
  }
  const run = (family: string, cluster: string): Request => ({
    action: 'ecs:RunTask',
    resource: `arn:aws:ecs:${region}:${ACCOUNT}:task-definition/${family}:7`,
    context: { 'ecs:cluster': cluster },
  })

  test('runs the tasks of its steps in their cluster, of any revision, and no others', async () => {
    const statements = getStatements()
    for (const { name } of steps) expect(isAllowed(statements, run(`Waybill-${name}`, toCluster())), name).toBe(true)

    expect(isAllowed(statements, run('Waybill-other', toCluster()))).toBe(false)
    expect(isAllowed(statements, run('Waybill-verify', 'arn:aws:ecs:eu-central-1:111122223333:cluster/x'))).toBe(false)
    const [action] = await actionsNamed('ecs:RunTask')
    expect(action && supports(action, 'ecs:cluster')).toBe(true)
    // `runTask.sync` would need these.
    const actions = statements.flatMap(({ Action }) => Action).join()
    expect(actions).not.toMatch(/ecs:(Stop|Describe)|events:/)
  })

  test('passes the roles of tasks to tasks only', () => {
    const statements = getStatements()
    const pass = (description: string, service: string): Request => ({
      action: 'iam:PassRole',
      resource: `arn:aws:iam::${ACCOUNT}:role/${getRole(description).of.split('/')[1]}`,
      context: { 'iam:PassedToService': service },
    })

    for (const { name } of steps) {
      for (const role of [`Permissions of ${name} as a task`, `Start of ${name} as a task`]) {
        expect(isAllowed(statements, pass(role, 'ecs-tasks.amazonaws.com')), role).toBe(true)
        expect(isAllowed(statements, pass(role, 'lambda.amazonaws.com')), role).toBe(false)
      }
    }
    expect(isAllowed(statements, pass('Permissions of verify', 'ecs-tasks.amazonaws.com'))).toBe(false)
  })

  test('runs them in both workflows', () => {
    const machines = policies.resourcesOf('AWS::StepFunctions::StateMachine')
    const counts = machines.map(({ properties }) => [
      properties.StateMachineName,
      String(properties.DefinitionString).split('ecs:runTask.waitForTaskToken').length - 1,
    ])

    expect(counts.sort()).toEqual([
      ['Waybill-files', 3],
      ['Waybill-transfers', 5],
    ])
  })
})
