import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, test } from 'vitest'
import { Pipeline } from '../../infra/processing/pipeline.ts'
import { deployedFileWorkflow, deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { stepFunctions } from '../../lambdas/aws/functions/functions.ts'
import { createFileMachine, createStateMachine } from '../../lambdas/aws/functions/stateMachine.ts'

const stack = new Stack(new App(), 'Test', { env: { account: '123456789012', region: 'eu-central-1' } })
const made = new Map<string, LambdaFunction>()
const functions = (name: string) => {
  const found = made.get(name) ?? new LambdaFunction(stack, name, inline)
  made.set(name, found)
  return found
}
const inline = { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code: Code.fromInline('export {}') }
const table = new TableV2(stack, 'Ops', { partitionKey: { name: 'pk', type: AttributeType.STRING } })
const pipeline = new Pipeline(stack, 'Pipeline', {
  name: 'Waybill-transfers',
  fileName: 'Waybill-files',
  incoming: { bucketName: 'waybill-incoming' },
  released: { bucketName: 'waybill-released' },
  functions,
  table,
  atOnce: 350,
  gates: { malware: 'off' },
})
const template = Template.fromStack(stack)

type Statement = { Action: string | string[]; Resource: unknown; Effect: string }
type Properties = {
  StateMachineName: string
  StateMachineType: string
  DefinitionString: unknown
  RoleArn: { 'Fn::GetAtt': [string, string] }
  LoggingConfiguration: Record<string, unknown>
  Policies: { PolicyDocument: { Statement: Statement[] } }[]
  AssumeRolePolicyDocument: unknown
  EventPattern: unknown
  Description: string
  Targets: unknown[]
  Target: { Arn: unknown; RoleArn: { 'Fn::GetAtt': [string, string] }; DeadLetterConfig: { Arn: unknown } }
}
const only = (type: string, like: Partial<Record<keyof Properties, unknown>>): Properties => {
  const found = Object.values(template.findResources(type, { Properties: like }))
  expect(found).toHaveLength(1)
  return found[0]?.Properties
}
const room = {
  table: stack.resolve(table.tableName).Ref as string,
  transfers: 35,
  filesAtOnce: 10,
  share: 7,
  reserve: 7,
}
type Part = string | { 'Fn::GetAtt': string[] } | { Ref: string }
/** With the ids of functions instead of their ARNs. */
const toDefinition = ({ DefinitionString }: Properties) => {
  const [, parts] = (DefinitionString as { 'Fn::Join': ['', Part[]] })['Fn::Join']
  const toText = (part: Part) => (typeof part === 'string' ? part : 'Ref' in part ? part.Ref : part['Fn::GetAtt'][0])
  return JSON.parse(parts.map(toText).join(''))
}
const getId = (name: string) => stack.getLogicalId(functions(name).node.defaultChild as never)
const getArn = (name: string) => ({ 'Fn::GetAtt': [getId(name), 'Arn'] })
const toStatements = (role: string) => {
  const found = template.findResources('AWS::IAM::Role')[role]
  if (!found) throw new Error(`There is no role ${role}.`)
  return (found.Properties as Properties).Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
}

describe('the state machine', () => {
  const machine = only('AWS::StepFunctions::StateMachine', { StateMachineName: 'Waybill-transfers' })
  const role = machine.RoleArn['Fn::GetAtt'][0]

  test('runs the workflow of workflow.ts, under the name that other resources use', () => {
    const definition = createStateMachine(deployedWorkflow, getId, room)
    expect(toDefinition(machine)).toEqual(JSON.parse(JSON.stringify(definition)))
    expect(machine).toMatchObject({ StateMachineType: 'STANDARD' })
  })

  test('may call the functions of its steps, write its count, and nothing else', () => {
    const [call, count, log, ...others] = toStatements(role)

    expect(call).toMatchObject({ Effect: 'Allow', Action: 'lambda:InvokeFunction' })
    expect([call?.Resource].flat()).toHaveLength(stepFunctions().length)
    expect([call?.Resource].flat()).toEqual(expect.arrayContaining(stepFunctions().map(({ name }) => getArn(name))))
    expect(count).toEqual({
      Effect: 'Allow',
      Action: 'dynamodb:UpdateItem',
      Resource: stack.resolve(table.tableArn),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ROOM'] } },
    })
    expect([log?.Action].flat().every(action => action?.startsWith('logs:'))).toBe(true)
    expect(others).toEqual([])
  })

  test('logs errors without inputs and outputs', () => {
    expect(machine.LoggingConfiguration).toMatchObject({ Level: 'ERROR', IncludeExecutionData: false })
    template.hasResourceProperties('AWS::Logs::LogGroup', {
      LogGroupName: '/aws/vendedlogs/states/Waybill-transfers',
      RetentionInDays: 90,
    })
  })

  test('has roles that only this account can use, and so has the schedule', () => {
    const roles = Object.values(template.findResources('AWS::IAM::Role')).map(
      ({ Properties }) => Properties as Properties,
    )
    const ours = roles.map(({ AssumeRolePolicyDocument }) => JSON.stringify(AssumeRolePolicyDocument))

    for (const service of ['states.amazonaws.com', 'scheduler.amazonaws.com']) {
      const trust = ours.find(document => document.includes(service))
      expect(trust).toContain('{"StringEquals":{"aws:SourceAccount":{"Ref":"AWS::AccountId"}}}')
    }
  })
})

describe('an uploaded file', () => {
  const deadLetters = stack.resolve(pipeline.deadLetters[2]?.queueArn)

  test('has a workflow with the steps of single files, under the role of the workflow of transfers', () => {
    const machine = only('AWS::StepFunctions::StateMachine', { StateMachineName: 'Waybill-files' })
    const ofTransfers = only('AWS::StepFunctions::StateMachine', { StateMachineName: 'Waybill-transfers' })

    const definition = createFileMachine(deployedFileWorkflow, getId, room)
    expect(toDefinition(machine)).toEqual(JSON.parse(JSON.stringify(definition)))
    expect(machine).toMatchObject({ StateMachineType: 'STANDARD', RoleArn: ofTransfers.RoleArn })
  })

  test('is announced by S3 for uploads into the incoming bucket only', () => {
    const rule = only('AWS::Events::Rule', { Description: 'Uploaded files' })

    expect(rule.EventPattern).toEqual({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: ['waybill-incoming'] }, reason: ['PutObject', 'CompleteMultipartUpload'] },
    })
    expect(rule.Targets).toMatchObject([{ DeadLetterConfig: { Arn: deadLetters } }])
  })

  test('is announced some seconds later, and again each minute for longer than its client may take', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      DelaySeconds: 5,
      VisibilityTimeout: 60,
      RedrivePolicy: { maxReceiveCount: 15, deadLetterTargetArn: deadLetters },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: getId('fileArrived') },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
  })
})

describe('a failed workflow', () => {
  test('is reported for every failure status, and for this state machine only', () => {
    const rule = only('AWS::Events::Rule', { Description: 'Workflows of transfers that ended without success' })

    expect(rule.EventPattern).toEqual({
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: [stack.resolve(pipeline.stateMachineArn)],
        status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
      },
    })
    expect(rule.Targets).toMatchObject([
      { DeadLetterConfig: { Arn: stack.resolve(pipeline.deadLetters[0]?.queueArn) } },
    ])
  })

  test('reaches its function through a queue with a dead-letter queue', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 360,
      RedrivePolicy: {
        maxReceiveCount: 5,
        deadLetterTargetArn: stack.resolve(pipeline.deadLetters[0]?.queueArn),
      },
    })
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: getId('workflowEnded') },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
  })
})

describe.each([
  ['sweep', 'rate(1 minute)'],
  ['raiseAlerts', 'rate(1 minute)'],
  ['mailAlerts', 'rate(1 minute)'],
  ['remind', 'rate(5 minutes)'],
  ['checkHealth', 'rate(5 minutes)'],
])('the scheduled function %s', (name, rate) => {
  const schedules = Object.values(template.findResources('AWS::Scheduler::Schedule')).map(
    ({ Properties }) => Properties as Properties & { ScheduleExpression: string; FlexibleTimeWindow: unknown },
  )
  const schedule = schedules.find(({ Target }) => JSON.stringify(Target.Arn) === JSON.stringify(getArn(name)))

  test('runs at its rate, and a failed start is kept', () => {
    expect(schedule).toMatchObject({ ScheduleExpression: rate, FlexibleTimeWindow: { Mode: 'OFF' } })
    expect(schedule?.Target.DeadLetterConfig.Arn).toEqual(stack.resolve(pipeline.deadLetters[1]?.queueArn))
  })

  test('is not retried after a failure, because the next run repeats it', () => {
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: getId(name) },
      MaximumRetryAttempts: 0,
    })
  })

  test('is the only function that its schedule may call', () => {
    expect(toStatements(schedule?.Target.RoleArn['Fn::GetAtt'][0] ?? '')).toEqual([
      { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: getArn(name) },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: stack.resolve(pipeline.deadLetters[1]?.queueArn) },
    ])
  })
})

test('every queue is encrypted and requires TLS, and dead letters are kept for two weeks', () => {
  const queues = Object.values(template.findResources('AWS::SQS::Queue')).map(({ Properties }) => Properties)
  const policies = JSON.stringify(template.findResources('AWS::SQS::QueuePolicy'))

  expect(queues).toHaveLength(5)
  for (const queue of queues) expect(queue.SqsManagedSseEnabled).toBe(true)
  expect(policies.match(/aws:SecureTransport":"false/g)).toHaveLength(5)
  expect(queues.filter(({ MessageRetentionPeriod }) => MessageRetentionPeriod === 14 * 86_400)).toHaveLength(3)
})
