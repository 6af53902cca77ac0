import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { paginateGetExecutionHistory, paginateListExecutions, SFNClient } from '@aws-sdk/client-sfn'
import { describe, expect, test } from 'vitest'
import { usagePrefix } from '../../../lambdas/aws/functions/tableKeys.ts'
import { downloadLink } from '../../../lambdas/core/transfer/links.ts'
import { type DeployedStack, sentMails } from '../deployedHost.ts'
import { toRows } from '../tables.ts'
import { sentSms } from '../telephones.ts'
import { awsCall } from './awsCall.ts'
import { deployedResources } from './resources.ts'

const kinds = [
  'a token',
  'an address',
  'the subject of a mail',
  'the secret of a link',
  'a message',
  'the name of a person',
  'the name of a file',
  'a phone',
  'the text of an SMS',
] as const
type Kind = (typeof kinds)[number]
const LINK = new RegExp(downloadLink('', '([\\w-]{43})'), 'g')

type Text = { place: string; text: string }

/** Runs after the journeys: their data is in the encrypted stores only. */
export function secretsSuite(open: () => DeployedStack) {
  describe('the content of transfers', () => {
    test('is in no log, no execution history, no variable, and not in the audit', async () => {
      const stack = open()
      const confidential = await getConfidential(stack)
      const [logs, histories, variables, audit] = await Promise.all([
        logLines(),
        executionHistories(stack.output('WorkflowArn')),
        functionVariables(),
        auditRows(stack.output('AuditTableName')),
      ])

      // The search proves nothing on empty sources.
      expect(confidential.size).toBeGreaterThan(100)
      expect(new Set(confidential.values())).toEqual(new Set(kinds))
      for (const texts of [logs, histories, variables, audit]) expect(texts.length).toBeGreaterThan(20)
      expect(logs.some(({ text }) => text.includes('A step failed.'))).toBe(true)
      const found = [...logs, ...histories, ...variables, ...audit].flatMap(({ place, text }) =>
        [...confidential].filter(([value]) => text.includes(value)).map(([, kind]) => `${kind} in ${place}`),
      )
      expect([...new Set(found)]).toEqual([])
    })

    test('is not in the audit of a sign-in: one event each, with the person’s id', async () => {
      const rows = await toRows(new DynamoDBClient(), open().output('AuditTableName'))

      const done = (wanted: string) => rows.filter(({ action, result }) => action === wanted && result === 'done')
      const signIns = done('sign-in')
      const codes = done('prove-code').length
      // Each sign-in of a member gave three tokens; recipients sign in by their codes.
      expect(codes).toBeGreaterThan(0)
      expect(signIns).toHaveLength(open().tokens.length / 3 + codes)
      expect(signIns.every(({ actor }) => /^[0-9a-f-]{36}$/.test(String(actor)))).toBe(true)
    })

    test('is covered by the audit from its declaration to its end', async () => {
      const rows = await toRows(new DynamoDBClient(), open().output('AuditTableName'))
      const actions = new Set(rows.map(({ action }) => action))
      const transfers = Map.groupBy(
        rows.filter(({ transferId }) => transferId),
        ({ transferId }) => transferId,
      )

      const whole = ['create-provisional', 'create', 'complete-upload', 'finalize', 'verify', 'publish', 'notify']
      expect([...actions]).toEqual(
        expect.arrayContaining([...whole, 'download', 'retract', 'expire', 'fail', 'withdraw', 'remove', 'erase']),
      )
      expect([...actions]).toEqual(expect.arrayContaining(['access', 'sign-out', 'begin-upload', 'go-on-uploading']))
      const isWhole = (events: { action?: unknown }[]) =>
        whole.every(action => events.some(event => event.action === action))
      expect([...transfers.values()].filter(isWhole).length).toBeGreaterThan(5)
    })
  })
}

async function getConfidential(stack: DeployedStack): Promise<Map<string, Kind>> {
  const found = new Map<string, Kind>(stack.tokens.map(token => [token, 'a token']))
  const add = (kind: Kind, ...values: unknown[]) => {
    for (const value of values) if (typeof value === 'string' && value !== '') found.set(value, kind)
  }
  for (const { To, Subject, BodyText } of await sentMails()) {
    add('an address', ...To)
    add('the subject of a mail', Subject)
    add('the secret of a link', ...[...BodyText.matchAll(LINK)].map(([, secret]) => secret))
  }
  for (const { PhoneNumber, Message } of await sentSms()) {
    add('a phone', PhoneNumber.slice(1))
    add('the text of an SMS', Message)
  }
  for (const row of await toRows(new DynamoDBClient(), stack.output('TransfersTableName'))) {
    add('an address', row.recipient, (row.sender as { email?: string } | undefined)?.email)
    add('a message', row.message)
    add('the name of a person', row.recipientName)
    // Rows of the usage history name domains, which settings also have.
    if (!String(row.pk).startsWith(usagePrefix)) add('the name of a file', row.name)
  }
  return found
}

async function logLines(): Promise<Text[]> {
  const logGroups: { logGroupName: string }[] = []
  for (let nextToken: string | undefined, isFirst = true; isFirst || nextToken; isFirst = false) {
    const page = (await awsCall('logs', 'DescribeLogGroups', { nextToken })) as {
      logGroups: { logGroupName: string }[]
      nextToken?: string
    }
    logGroups.push(...page.logGroups)
    nextToken = page.nextToken
  }
  const lines: Text[] = []
  for (const { logGroupName } of logGroups) {
    for (let nextToken: string | undefined, isFirst = true; isFirst || nextToken; isFirst = false) {
      const page = (await awsCall('logs', 'FilterLogEvents', { logGroupName, nextToken })) as {
        events: { message: string }[]
        nextToken?: string
      }
      lines.push(...page.events.map(({ message }) => ({ place: logGroupName, text: message })))
      nextToken = page.nextToken
    }
  }
  return lines
}

async function executionHistories(stateMachineArn: string): Promise<Text[]> {
  const client = new SFNClient()
  const texts: Text[] = []
  for await (const { executions = [] } of paginateListExecutions({ client }, { stateMachineArn })) {
    for (const { executionArn } of executions) {
      for await (const { events } of paginateGetExecutionHistory({ client }, { executionArn })) {
        texts.push({ place: `the history of ${executionArn}`, text: JSON.stringify(events) })
      }
    }
  }
  return texts
}

async function functionVariables(): Promise<Text[]> {
  const client = new LambdaClient()
  const resources = await deployedResources()
  const texts: Text[] = []
  for (const { id } of resources.ofType('AWS::Lambda::Function')) {
    const { Environment } = await client.send(new GetFunctionConfigurationCommand({ FunctionName: id }))
    texts.push({ place: `the variables of ${id}`, text: JSON.stringify(Environment?.Variables ?? {}) })
  }
  return texts
}

async function auditRows(table: string): Promise<Text[]> {
  const rows = await toRows(new DynamoDBClient(), table)
  return rows.map(row => ({ place: 'the audit', text: JSON.stringify(row) }))
}
