import { type App, ArnFormat, Aws, CfnOutput, Stack, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { DeployedFunction } from '../lambdas/aws/functions.ts'
import { tables } from '../lambdas/aws/tables.ts'
import { Api } from './api.ts'
import { ApiShell } from './apiShell.ts'
import { DeployedLambda, type Places } from './deployedFunction.ts'
import type { Deployment } from './deployment.ts'
import { AccessLog } from './edge/accessLog.ts'
import { EdgeMonitoring } from './edgeMonitoring.ts'
import { Firewall } from './firewall.ts'
import { Identity, signInDomain } from './identity.ts'
import { Mail } from './mail.ts'
import { Monitoring } from './monitoring.ts'
import { OriginSecret } from './originSecret.ts'
import { Pipeline } from './pipeline.ts'
import { bucketArn, bucketOrigin, Storage } from './storage.ts'
import type { WatchedFunction } from './watches.ts'
import { Website } from './website.ts'

/** CloudFront takes its firewall and its certificates from this region alone. */
const EDGE_REGION = 'us-east-1'

export type Build = {
  /** A folder for each function, made by bin/bundleLambdas.ts. */
  bundles: string
  functions: readonly DeployedFunction[]
  /** The built web app. */
  webDirectory: string
}

/**
 * Waybill in an AWS account: the edge first, since everything else knows the public origin; then what lasts, the
 * workflow, and the calls.
 * @param withoutEdge the public origin of a deployment for trials: no distribution, firewall, domain, federation or
 * alarms, and nothing is kept when it is removed
 */
export function waybill(app: App, deployment: Deployment, build: Build, withoutEdge?: string) {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const { name, region, account } = deployment
  const prefix = name.toLowerCase()
  const keep = withoutEdge === undefined
  const env = { region, ...(account ? { account } : {}) }
  const stack = (id: string, description: string, more: { region?: string; lasts?: boolean } = {}) =>
    new Stack(app, `${name}${id}`, {
      description: `Waybill: ${description}`,
      env: { ...env, ...(more.region ? { region: more.region } : {}) },
      crossRegionReferences: region !== EDGE_REGION && keep,
      terminationProtection: keep && more.lasts === true,
    })
  const watched: WatchedFunction[] = []
  const lambdasIn = (of: Stack, places: Places) => {
    const made = new Map<string, DeployedLambda>()
    return (wanted: string) => {
      const found = build.functions.find(candidate => candidate.name === wanted)
      if (!found) throw new Error(`There is no function ${wanted} in lambdas/aws/functions.ts.`)
      const lambda = made.get(wanted) ?? new DeployedLambda(of, found, { bundles: build.bundles, places })
      if (!made.has(wanted)) watched.push({ ...found, function: lambda.function })
      made.set(wanted, lambda)
      return lambda.function
    }
  }

  const edge = stack('Edge', 'the public side')
  const shell = new ApiShell(edge, 'Api')
  const originSecret = new OriginSecret(edge, 'OriginSecret', { prefix, ...deployment.originSecret })
  const website = keep
    ? new Website(edge, 'Website', {
        webDirectory: build.webDirectory,
        apiDomain: shell.domain,
        originSecret: originSecret.sent,
        connect: {
          page: [
            bucketOrigin(prefix, 'incoming'),
            bucketOrigin(prefix, 'released'),
            `https://${signInDomain(deployment)}`,
            `https://cognito-idp.${Aws.REGION}.amazonaws.com`,
          ],
          download: [bucketOrigin(prefix, 'released'), `https://cognito-idp.${Aws.REGION}.amazonaws.com`],
        },
        webAclArn: new Firewall(stack('Firewall', 'the firewall of the edge', { region: EDGE_REGION }), 'Firewall').arn,
        ...(deployment.domain ? { domain: deployment.domain } : {}),
        profile: deployment.profile,
        keep,
      })
    : undefined
  const publicOrigin = website?.origin ?? withoutEdge ?? ''

  const data = stack('Data', 'records, contents and people', { lasts: true })
  const storage = new Storage(data, 'Storage', { prefix, publicOrigin, keep })
  const identity = new Identity(data, 'Identity', {
    deployment,
    publicOrigin,
    preToken: lambdasIn(data, { arns: {}, variables: { GROUP_MAPPING: JSON.stringify(deployment.signIn.groups) } })(
      'preToken',
    ),
    federation: keep,
    keep,
  })

  const pipelineStack = stack('Pipeline', 'the workflow of transfers')
  const mail = new Mail(pipelineStack, 'Mail', { deployment, verifyDomain: keep })
  const workflowArn = pipelineStack.formatArn({
    service: 'states',
    resource: 'stateMachine',
    resourceName: `${name}-transfers`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  const { transfers, audit, ops } = storage.tables
  const { incoming, released } = storage.buckets
  const places: Places = {
    arns: {
      transfers: transfers.tableArn,
      'transfers/index': tables.transfers.indexes.map(({ name }) => `${transfers.tableArn}/index/${name}`),
      audit: audit.tableArn,
      ops: ops.tableArn,
      incoming: bucketArn(prefix, 'incoming'),
      'incoming/*': `${bucketArn(prefix, 'incoming')}/*`,
      released: bucketArn(prefix, 'released'),
      'released/*': `${bucketArn(prefix, 'released')}/*`,
      secretsKey: storage.secretsKey.keyArn,
      workflow: workflowArn,
      'workflow/executions': `${workflowArn.replace(':stateMachine:', ':execution:')}:*`,
      // AWS asks for both when a mail names its configuration set.
      mail: [mail.identityArn, mail.configurationSetArn],
    },
    variables: {
      PUBLIC_ORIGIN: publicOrigin,
      ORIGIN_SECRETS: originSecret.accepted,
      LOG_LEVEL: 'info',
      USER_POOL: identity.userPoolId,
      MEMBER_CLIENT: identity.memberClientId,
      RECIPIENT_CLIENT: identity.recipientClientId,
      SIGN_IN_DOMAIN: identity.signInDomain,
      PROVIDERS: identity.providers,
      TRANSFERS_TABLE: transfers.tableName,
      AUDIT_TABLE: audit.tableName,
      OPS_TABLE: ops.tableName,
      INCOMING_BUCKET: incoming.bucketName,
      RELEASED_BUCKET: released.bucketName,
      SECRETS_KEY: storage.secretsKey.keyArn,
      WORKFLOW: workflowArn,
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
    },
  }
  const pipelineFunction = lambdasIn(pipelineStack, places)
  const pipeline = new Pipeline(pipelineStack, 'Pipeline', { name: `${name}-transfers`, functions: pipelineFunction })
  mail.deliverEventsTo(pipelineFunction('mailEvents'))

  const apiStack = stack('Api', 'the calls')
  new Api(apiStack, 'Api', {
    apiId: shell.api.apiId,
    userPoolId: identity.userPoolId,
    audiences: [identity.memberClientId, identity.recipientClientId],
    functionOf: lambdasIn(apiStack, places),
  })

  if (website) {
    const { distribution } = website
    const { distributionId } = distribution
    new Monitoring(stack('Watch', 'what tells the operators that something is wrong'), 'Monitoring', {
      deployment,
      functions: watched,
      httpApiId: shell.api.apiId,
      tables: Object.values(storage.tables),
      stateMachineArn: pipeline.stateMachineArn,
      deadLetters: [...pipeline.deadLetters, mail.deadLetters],
      configurationSetName: mail.configurationSetName,
      distributionId,
    })
    const edgeWatch = stack('EdgeWatch', 'the same for the edge, and what it was asked for', { region: EDGE_REGION })
    new EdgeMonitoring(edgeWatch, 'Monitoring', { deployment, distributionId })
    new AccessLog(edgeWatch, 'AccessLog', { distribution, name: prefix })
  }

  const output = (of: Stack, key: string, value: string, description: string) =>
    new CfnOutput(of, key, { key, value, description })
  output(edge, 'PublicOrigin', publicOrigin, 'Where people find Waybill')
  output(edge, 'ApiId', shell.api.apiId, 'The HTTP API behind the distribution')
  output(edge, 'OriginSecretName', originSecret.sentName, 'What the distribution shows to the API')
  output(data, 'UserPoolId', identity.userPoolId, 'Who may sign in')
  output(data, 'MemberClientId', identity.memberClientId, 'The web app as a client of the user pool')
  output(data, 'TransfersTableName', transfers.tableName, 'Transfers and their files')
  output(data, 'AuditTableName', audit.tableName, 'Who did what, when')
  output(data, 'OpsTableName', ops.tableName, 'Counters, claims and rows that end by themselves')
  output(data, 'IncomingBucketName', incoming.bucketName, 'What was uploaded')
  output(data, 'ReleasedBucketName', released.bucketName, 'What can be downloaded')
  output(pipelineStack, 'WorkflowArn', workflowArn, 'What happens to a finalized transfer')
}
