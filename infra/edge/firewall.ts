import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { ORIGIN_SECRET_HEADER } from '../../lambdas/aws/functions/variables.ts'
import type { ErrorReply } from '../../shared/contract/errors.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'

/** Per address in five minutes: above a large office behind one address. The functions have limits per person. */
const requestsOfAddress = { everything: 60_000, writes: 20_000, links: 6_000, reports: 300 }
const WINDOW_SECONDS = 300
/** With the secret of a link, or the name of a recipient. */
const behindLinks = [
  ...['/dl/', '/api/downloads/', '/transfer/', '/api/transfer/', '/api/auth/otp/'],
  ...['/drop/', '/api/drop/', '/unsubscribe/', '/api/alerts/'],
]
const BUSY = 'Busy'

/** Managed rules come last, so that floods do not pay for their inspection. */
type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

/** Only in us-east-1. */
export class Firewall extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const rules: Rule[] = [
      rateRule('Links', requestsOfAddress.links, any(...behindLinks.map(startsWith))),
      rateRule('Reports', requestsOfAddress.reports, startsWith('/api/collect/')),
      rateRule('Writes', requestsOfAddress.writes, not(any(hasMethod('GET'), hasMethod('HEAD')))),
      rateRule('Everything', requestsOfAddress.everything),
      managed('AWSManagedRulesAmazonIpReputationList'),
      // Messages may mention an attack, so rules on bodies only count. The common rule set also refuses bodies over 8
      // KB, such as a list of 90 files.
      managed('AWSManagedRulesKnownBadInputsRuleSet', [
        'JavaDeserializationRCE_BODY',
        'Log4JRCE_BODY',
        'ReactJSRCE_BODY',
      ]),
    ]
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('Firewall'),
      customResponseBodies: { [BUSY]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(busyReply) } },
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
    })
    this.arn = acl.attrArn
    this.logBlocked(acl)
  }

  /** Without fields that may contain a link or token. */
  private logBlocked(acl: CfnWebACL) {
    // AWS WAF requires this prefix.
    const logs = new LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-${this.node.addr}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const headers = ['authorization', 'cookie', 'idempotency-key', 'referer', ORIGIN_SECRET_HEADER]
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [logs.logGroupArn],
      redactedFields: [
        { uriPath: {} },
        { queryString: {} },
        ...headers.map(name => ({ singleHeader: { Name: name } })),
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    })
  }
}

/** The request id is not available. */
const busyReply: ErrorReply = {
  errorMessage: 'Too many requests came from your network. Please try again in a few minutes.',
  errorCode: 'too_many_requests',
  requestId: 'none',
}

function rateRule(name: string, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty): Rule {
  const headers = { ...securityHeaders('api'), 'retry-after': String(WINDOW_SECONDS) }
  return {
    name,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: BUSY,
          responseHeaders: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
        },
      },
    },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        evaluationWindowSec: WINDOW_SECONDS,
        ...(scopeDownStatement ? { scopeDownStatement } : {}),
      },
    },
  }
}

function managed(name: string, counted: readonly string[] = []): Rule {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map(rule => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
  }
}

/** Samples would show secrets of links in the console. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false }
}

function startsWith(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [
        { priority: 0, type: 'URL_DECODE' },
        { priority: 1, type: 'NORMALIZE_PATH' },
      ],
    },
  }
}

function hasMethod(method: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { method: {} },
      positionalConstraint: 'EXACTLY',
      searchString: method,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }
}

function any(...statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty {
  return { orStatement: { statements } }
}

function not(statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty {
  return { notStatement: { statement } }
}
