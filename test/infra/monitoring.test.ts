import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { describe, expect, it } from 'vitest'
import { stepFunctions, triggerFunctions } from '../../lambdas/aws/functions/functions.ts'
import {
  createAlarms,
  env,
  getBilled,
  monitored,
  monitoredEdge,
  operators,
  type Properties,
  toMetrics,
} from './monitored.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
/** Anchors: headings in lower case, with hyphens for spaces. */
function findAnchors(page: string): string[] {
  const headings = [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map(heading =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** From its heading to the next one. */
function getSection(page: string, anchor: string): string {
  const sections = page.split(/^(?=#{1,6} )/m)
  return sections.find(section => findAnchors(section).includes(anchor)) ?? ''
}

const everywhere = [
  ['small', () => monitored('small').template],
  ['ha', () => monitored('ha').template],
  ['the edge', () => monitoredEdge().template],
] as const

describe.each(everywhere)('the alarms of %s', (_, templateOf) => {
  const template = templateOf()
  const alarms = createAlarms(template)

  it('all notify the operators when they start and when they end', () => {
    const topics = Object.keys(template.findResources('AWS::SNS::Topic')).map(id => ({ Ref: id }))

    expect(topics).toHaveLength(1)
    expect(alarms.length).toBeGreaterThan(0)
    for (const { AlarmActions, OKActions, ActionsEnabled } of alarms) {
      expect(AlarmActions).toEqual(topics)
      expect(OKActions).toEqual(topics)
      expect(ActionsEnabled).not.toBe(false)
    }
  })

  it('all have a description, with the heading of the guide that explains what to do', () => {
    const anchors = findAnchors(guide)

    for (const { AlarmDescription } of alarms) {
      const [, says = '', anchor = ''] =
        /^(.+\.) What to do: docs\/operations\.md#([\w-]+)$/.exec(String(AlarmDescription)) ?? []
      expect(says, String(AlarmDescription)).not.toBe('')
      expect(anchors, String(AlarmDescription)).toContain(anchor)
      expect(String(AlarmDescription).length).toBeLessThanOrEqual(1024)
    }
  })

  it('all have their cause, a first look and a remedy in the guide', () => {
    for (const { AlarmName, AlarmDescription } of alarms) {
      const [, anchor = ''] = /#([\w-]+)$/.exec(String(AlarmDescription)) ?? []
      const parts = [...getSection(guide, anchor).matchAll(/^\*\*([A-Z][a-z ]+)\.\*\* \S/gm)].map(([, part]) => part)

      expect(parts, `${AlarmName}, #${anchor}`).toEqual(['Cause', 'First look', 'Remedy'])
    }
  })

  it('all define the treatment of missing data', () => {
    for (const { TreatMissingData, AlarmName } of alarms) {
      expect(TreatMissingData).toBe(
        /(sweep|health|alerts)-stopped$/.test(String(AlarmName)) ? 'breaching' : 'notBreaching',
      )
    }
  })

  it('stay within the limit of metrics per alarm', () => {
    for (const alarm of alarms) expect(toMetrics(alarm)).toBeLessThanOrEqual(10)
  })

  it('use an encrypted topic, which only TLS clients and alarms of this account may use', () => {
    template.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() })
    template.hasResourceProperties('AWS::KMS::Key', {
      KeyPolicy: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': env.account } },
          }),
        ]),
      },
    })
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { ArnLike: { 'aws:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    })
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: operators.email })
  })
})

describe('monitoring', () => {
  it('has an alarm for every dead-letter queue, from the first message', () => {
    const { stack, template, deadLetters } = monitored('small')

    for (const queue of deadLetters) {
      template.hasResourceProperties('AWS::CloudWatch::Alarm', {
        MetricName: 'ApproximateNumberOfMessagesVisible',
        Dimensions: [{ Name: 'QueueName', Value: stack.resolve(queue.queueName) }],
        Threshold: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      })
    }
  })

  it('point 1: has an alarm in the deployment’s own metric from the first call that AWS refuses for a missing permission', () => {
    monitored('small').template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'Waybill-not-permitted',
      Namespace: 'Waybill/Waybill',
      MetricName: 'RefusedCalls',
      Statistic: 'Sum',
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    })
  })

  it('has an alarm at four fifths of the SMS limit', () => {
    monitored('small').template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'Waybill-sms-spent',
      Namespace: 'AWS/SNS',
      MetricName: 'SMSMonthToDateSpentUSD',
      Statistic: 'Maximum',
      Threshold: 80,
    })
  })

  it('has an alarm when lists lag by a minute for five minutes, by the oldest unlisted change', () => {
    const { stack, template } = monitored('small')
    const follows = (stack.node.findChild('followTransfers') as LambdaFunction).functionName

    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'Waybill-lists-behind',
      Namespace: 'AWS/Lambda',
      MetricName: 'IteratorAge',
      Dimensions: [{ Name: 'FunctionName', Value: stack.resolve(follows) }],
      Statistic: 'Maximum',
      Period: 60,
      EvaluationPeriods: 5,
      Threshold: 60_000,
    })
  })

  it('has an alarm for a domain that is red, full, blocked for writes or without its key, with AWS metrics', () => {
    const { template } = monitored('small')
    const ofDomain = {
      Namespace: 'AWS/ES',
      Dimensions: Match.arrayWith([{ Name: 'DomainName', Value: 'waybill-lists' }]),
    }
    const rings = (name: string, metric: object) =>
      template.hasResourceProperties('AWS::CloudWatch::Alarm', { AlarmName: `Waybill-${name}`, ...ofDomain, ...metric })

    rings('index-red', { MetricName: 'ClusterStatus.red', Statistic: 'Maximum', Threshold: 1 })
    rings('index-writes-blocked', { MetricName: 'ClusterIndexWritesBlocked', Statistic: 'Maximum', Threshold: 1 })
    rings('index-storage-low', {
      MetricName: 'FreeStorageSpace',
      Statistic: 'Minimum',
      // A quarter of 10 GiB, in MiB.
      Threshold: 2560,
      ComparisonOperator: 'LessThanThreshold',
    })
    const ofKey = createAlarms(template).find(({ AlarmName }) => AlarmName === 'Waybill-index-key-fails')
    expect(JSON.stringify(ofKey?.Metrics)).toMatch(/"KMSKeyError".*"KMSKeyInaccessible"/)
  })

  it('refuses a deployment in which no function follows the table', () => {
    const withoutFollower = [...stepFunctions(), ...triggerFunctions()].filter(({ name }) => name !== 'followTransfers')

    expect(() => monitored('small', withoutFollower)).toThrow('No function follows the table of transfers.')
  })

  it('counts failures of every asynchronous function, and responses of calls', () => {
    const { stack, template } = monitored('small')
    const behind = [...stepFunctions(), ...triggerFunctions()]
    const names = behind.map(({ name }) => stack.resolve((stack.node.findChild(name) as LambdaFunction).functionName))

    const watched = createAlarms(template)
      .filter(({ AlarmName }) => String(AlarmName).startsWith('Waybill-functions-fail'))
      .flatMap(({ Metrics }) => Metrics as Properties[])
      .flatMap(({ MetricStat }) => (MetricStat ? [JSON.stringify(MetricStat)] : []))

    expect(names.length).toBeGreaterThan(4)
    expect(watched).toHaveLength(names.length)
    for (const name of names) expect(watched.some(metric => metric.includes(JSON.stringify(name)))).toBe(true)
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'Waybill-calls-fail',
      Metrics: Match.arrayWith([
        Match.objectLike({ MetricStat: { Metric: { Namespace: 'AWS/ApiGateway', MetricName: '5xx' } } }),
      ]),
    })
  })

  it('has further alarms for functions beyond ten', () => {
    const many = [...stepFunctions(), ...triggerFunctions()]
    const more = Array.from({ length: 11 }, (_, index) => ({ ...many[0], name: `more${index}`, timeoutSeconds: 60 }))
    const { template } = monitored('ha', [...many, ...more] as typeof many)

    const names = createAlarms(template).map(({ AlarmName }) => AlarmName)

    expect(names).toContain('Waybill-functions-fail-2')
    expect(names).toContain('Waybill-functions-near-timeout-2')
  })

  it('refuses a deployment without a sweep', () => {
    expect(() => monitored('small', stepFunctions())).toThrow('There is no sweep to watch.')
  })

  it('compares the duration of each function with its own timeout', () => {
    const { template } = monitored('ha')
    const alarms = createAlarms(template).filter(({ AlarmName }) => AlarmName === 'Waybill-functions-near-timeout')
    const [expression] = alarms.flatMap(({ Metrics }) => Metrics as Properties[]).flatMap(of => of.Expression ?? [])

    // A hundredth of 900 s, in milliseconds.
    expect(expression).toMatch(/^MAX\(\[m0\/9000, /)
    expect(expression).not.toContain('/0')
  })

  it('omits early warnings in the profile small, at lower cost', () => {
    const [small, ha] = [createAlarms(monitored('small').template), createAlarms(monitored('ha').template)]
    const getNames = (alarms: Properties[]) => alarms.map(({ AlarmName }) => String(AlarmName))

    expect(getNames(ha)).toEqual(expect.arrayContaining(getNames(small)))
    expect(getNames(ha).filter(name => !getNames(small).includes(name))).toEqual(
      expect.arrayContaining(
        [
          ...['calls-slow', 'functions-near-timeout', 'tables-throttled', 'tables-fail', 'dead-letters-left'],
          ...['index-yellow', 'index-memory-high'],
        ].map(name => `Waybill-${name}`),
      ),
    )
    expect(getBilled(small)).toBeLessThan(getBilled(ha))
  })
})

describe('the dashboard', () => {
  it('is one page with four questions and every alarm', () => {
    const { stack, template, monitoring } = monitored('ha')
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'))
    const body = JSON.stringify(dashboard?.Properties.DashboardBody)

    for (const asked of ['Do calls succeed?', 'Are transfers processed?', 'Is anything stuck?', 'What does it cost?']) {
      expect(body).toContain(asked)
    }
    for (const alarm of monitoring.alarms) {
      expect(body).toContain((stack.resolve(alarm.alarmArn) as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0])
    }
    const headings = [...body.matchAll(/docs\/operations\.md#([\w-]+)/g)].map(([, anchor]) => anchor)
    expect(headings).toHaveLength(4)
    expect(findAnchors(guide)).toEqual(expect.arrayContaining(headings))
  })

  it('has a line for the lag of lists', () => {
    const { template } = monitored('small')
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'))

    expect(JSON.stringify(dashboard?.Properties.DashboardBody)).toMatch(/Delay of lists.{1,200}IteratorAge/)
  })

  it('reads CloudFront metrics from their own region', () => {
    const { template } = monitored('small')
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'))

    expect(JSON.stringify(dashboard?.Properties.DashboardBody)).toMatch(/5xxErrorRate.{1,120}us-east-1/)
  })
})
