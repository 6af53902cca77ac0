import { type App, Aws, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { IndexCompletion } from './data/indexCompletion.ts'
import { Following } from './data/indexStream.ts'
import { Search } from './data/search.ts'
import { getSearchNames } from './data/searchNames.ts'
import { searchProfiles } from './data/searchProfiles.ts'
import { bucketOrigin, Storage } from './data/storage.ts'
import { UsageFill } from './data/usageFill.ts'
import type { Deployment } from './deployment.ts'
import { AccessLog } from './edge/accessLog.ts'
import { EdgeMonitoring } from './edge/edgeMonitoring.ts'
import { Firewall } from './edge/firewall.ts'
import { OriginSecret } from './edge/originSecret.ts'
import { Website } from './edge/website.ts'
import { createPoolTriggers, Identity, signInDomain } from './identity/identity.ts'
import { Api } from './processing/api.ts'
import { ApiShell } from './processing/apiShell.ts'
import { type Build, Lambdas } from './processing/lambdas.ts'
import { getMailNames, Mail } from './processing/mail.ts'
import { getWorkflowArn, Pipeline } from './processing/pipeline.ts'
import { SmsAccount } from './processing/smsAccount.ts'
import { getIndexResources, getResourceArns, getTriggerResources } from './resourceArns.ts'
import { addOutputs, createStacks, EDGE_REGION } from './stacks.ts'
import type { Trial } from './testOverrides.ts'
import { Monitoring } from './watching/monitoring.ts'

/**
 * The edge is first, because it defines the public origin.
 * @param build of bin/bundleLambdas.ts and bin/buildWeb.ts
 * @param trial with `withoutEdge` has no distribution, firewall, domain, federation or alarms, and keeps nothing on
 * removal
 */
export function waybill(
  app: App,
  deployment: Deployment,
  build: Build & { webDirectory: string },
  { withoutEdge, indexEndpoint }: Trial = {},
) {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const keep = withoutEdge === undefined
  const prefix = deployment.name.toLowerCase()
  const stack = createStacks(app, deployment, keep)
  const lambdas = new Lambdas(build, deployment.name)

  const edge = stack('Edge', 'website and API address')
  const shell = new ApiShell(edge, 'Api')
  const originSecret = new OriginSecret(edge, 'OriginSecret', { prefix, ...deployment.originSecret })
  const website = keep
    ? new Website(edge, 'Website', {
        webDirectory: build.webDirectory,
        apiDomain: shell.domain,
        originSecret: originSecret.sent,
        connect: createConnect(prefix, deployment),
        addOnHosts: deployment.organisation.addOnHosts,
        webAclArn: new Firewall(stack('Firewall', 'the firewall of the website', { region: EDGE_REGION }), 'Firewall')
          .arn,
        ...(deployment.domain ? { domain: deployment.domain } : {}),
        profile: deployment.profile,
        keep,
      })
    : undefined
  // A use by name, which CloudFormation does not treat as a reference.
  website?.node.addDependency(originSecret)
  const publicOrigin = website?.origin ?? withoutEdge ?? ''

  const data = stack('Data', 'records, contents and users', { lasts: true })
  const storage = new Storage(data, 'Storage', { prefix, publicOrigin, keep })
  const mailed = { deployment, verifyDomain: keep }
  const parts = { deployment, prefix, publicOrigin, storage, mail: getMailNames(data, mailed) }
  const triggers = createPoolTriggers(lambdas.in(data, getTriggerResources(parts)))
  const identity = new Identity(data, 'Identity', { deployment, publicOrigin, triggers, federation: keep, keep })

  const lists = stack('Search', 'the index of lists', { lasts: true })
  const profile = searchProfiles[deployment.profile]
  const names = getSearchNames(lists, deployment.name, build.functions)
  const search = new Search(lists, 'Search', {
    names,
    profile,
    transfers: storage.tables.transfers,
    ...(indexEndpoint === undefined ? {} : { existingEndpoint: indexEndpoint }),
  })
  const index = { names, endpoint: search.endpoint }
  search.setUpBy(lambdas.in(lists, getIndexResources(index))('setUpIndex'))

  const processing = stack('Pipeline', 'the workflow of transfers')
  const mail = new Mail(processing, 'Mail', mailed)
  // Account-wide: a trial must not change it.
  if (keep) new SmsAccount(processing, 'Sms', deployment.sms)
  const workflow = `${deployment.name}-transfers`
  const workflowArn = getWorkflowArn(processing, workflow)
  const places = getResourceArns({ ...parts, originSecret, identity, workflowArn, index })
  const getFunction = lambdas.in(processing, places)
  const pipeline = new Pipeline(processing, 'Pipeline', { name: workflow, functions: getFunction })
  mail.deliverEventsTo(getFunction('mailEvents'))
  const handler = getFunction('followTransfers')
  new UsageFill(processing, 'UsageFill', { handler: getFunction('fillUsage'), publish: getFunction('publish') })
  new IndexCompletion(processing, 'IndexCompletion', { handler: getFunction('completeIndex'), follower: handler })
  const following = new Following(processing, 'Following', { table: storage.tables.transfers, handler })

  const calls = stack('Api', 'the API')
  new Api(calls, 'Api', {
    apiId: shell.api.apiId,
    userPoolId: identity.userPoolId,
    audiences: [identity.memberClientId, identity.recipientClientId],
    getFunction: lambdas.in(calls, places),
  })

  if (website) {
    const { distribution } = website
    const { distributionId } = distribution
    new Monitoring(stack('Watch', 'alarms and dashboard'), 'Monitoring', {
      deployment,
      functions: lambdas.made,
      httpApiId: shell.api.apiId,
      tables: Object.values(storage.tables),
      stateMachineArn: pipeline.stateMachineArn,
      deadLetters: [...pipeline.deadLetters, mail.deadLetters, following.deadLetters],
      configurationSetName: mail.names.configurationSetName,
      index: { domainName: names.domain, volumeGiB: profile.volumeGiB },
      smsLimitUsd: deployment.sms.monthlySpendLimitUsd,
      distributionId,
    })
    const edgeWatch = stack('EdgeWatch', 'alarms and access log of the edge', { region: EDGE_REGION })
    new EdgeMonitoring(edgeWatch, 'Monitoring', { deployment, distributionId })
    new AccessLog(edgeWatch, 'AccessLog', { distribution, name: prefix })
  }

  addOutputs(edge, {
    PublicOrigin: [publicOrigin, 'The address of Waybill'],
    ApiId: [shell.api.apiId, 'The HTTP API behind the distribution'],
    OriginSecretName: [originSecret.sentName, 'The secret that the distribution sends to the API'],
  })
  addOutputs(data, {
    UserPoolId: [identity.userPoolId, 'The user pool'],
    MemberClientId: [identity.memberClientId, 'The web app as a client of the user pool'],
    TransfersTableName: [storage.tables.transfers.tableName, 'Transfers and their files'],
    AuditTableName: [storage.tables.audit.tableName, 'The audit'],
    OpsTableName: [storage.tables.ops.tableName, 'Counters, claims and other rows that expire'],
    IncomingBucketName: [storage.buckets.incoming.bucketName, 'Uploaded files'],
    ReleasedBucketName: [storage.buckets.released.bucketName, 'Files for download'],
  })
  addOutputs(lists, {
    IndexEndpoint: [search.endpoint, 'The endpoint of the list index'],
    IndexKeeperArn: [search.keeper.roleArn, 'The role for rebuilds of the list index'],
    ...(search.domain ? { IndexDomainName: [names.domain, 'The OpenSearch domain of the list index'] } : {}),
  })
  addOutputs(processing, { WorkflowArn: [workflowArn, 'The workflow of transfers'] })
}

function createConnect(prefix: string, deployment: Deployment) {
  const cognito = `https://cognito-idp.${Aws.REGION}.amazonaws.com`
  return {
    page: [bucketOrigin(prefix, 'incoming'), `https://${signInDomain(deployment)}`, cognito],
    // The page builds the ZIP, and uses Cognito for codes.
    download: [bucketOrigin(prefix, 'released'), cognito],
  }
}
