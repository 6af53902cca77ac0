import { type App, Aws, Stack, Validations } from 'aws-cdk-lib'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { AwsSolutionsChecks } from 'cdk-nag'
import { Construct } from 'constructs'
import { taskFunctions } from '../lambdas/aws/functions/functions.ts'
import type { Contract } from '../shared/contract/contract.ts'
import { contracts } from '../shared/contract/table.ts'
import { toThrottles } from './concurrency.ts'
import { IndexCompletion } from './data/indexCompletion.ts'
import { Following } from './data/indexStream.ts'
import { MalwareProtection } from './data/malwareProtection.ts'
import { OperatorPolicy } from './data/operatorPolicy.ts'
import { Search } from './data/search.ts'
import { getSearchNames, type SearchNames } from './data/searchNames.ts'
import { searchProfiles } from './data/searchProfiles.ts'
import { bucketArn, bucketOrigin, Storage } from './data/storage.ts'
import { UsageFill } from './data/usageFill.ts'
import type { Deployment } from './deployment.ts'
import { AccessLog } from './edge/accessLog.ts'
import { EdgeMonitoring } from './edge/edgeMonitoring.ts'
import { Firewall } from './edge/firewall.ts'
import { OriginSecret } from './edge/originSecret.ts'
import { Website } from './edge/website.ts'
import { WebsiteFiles } from './edge/websiteFiles.ts'
import { createPoolTriggers, Identity, signInDomain } from './identity/identity.ts'
import { AccountLimits } from './processing/accountLimits.ts'
import { Api, createAuthorizer, RouteThrottles } from './processing/api.ts'
import { ApiShell } from './processing/apiShell.ts'
import { type Build, Lambdas } from './processing/lambdas.ts'
import { getMailNames, Mail } from './processing/mail.ts'
import { getWorkflowArn, Pipeline } from './processing/pipeline.ts'
import { SecondLook } from './processing/secondLook.ts'
import { SmsAccount } from './processing/smsAccount.ts'
import { splitCalls } from './processing/splitCalls.ts'
import { StepTasks } from './processing/stepTasks.ts'
import {
  accountResources,
  getIndexResources,
  getMacieResources,
  getResourceArns,
  getTriggerResources,
  getWebsiteResources,
  type ResourceArns,
} from './resourceArns.ts'
import { addOutputs, createStacks, EDGE_REGION } from './stacks.ts'
import type { Trial } from './testOverrides.ts'
import { Monitoring } from './watching/monitoring.ts'
import type { WatchedFunction } from './watching/watches.ts'

/**
 * The limits are first, so that a refusal harms nothing; then the edge, because it defines the public origin. Its pages are last.
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
  const lambdas = new Lambdas(build, deployment)
  const throttles = toThrottles(deployment.concurrency)

  const limits = stack('Account', 'the limits of the account')
  const { account } = deployment.concurrency
  new AccountLimits(limits, 'Limits', { account, handler: lambdas.in(limits, accountResources)('checkAccount') })

  const edge = stack('Edge', 'website and API address')
  const shell = new ApiShell(edge, 'Api', throttles)
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
  const storage = new Storage(data, 'Storage', { prefix, publicOrigin, keep, receiptKeys: deployment.receiptKeys })
  if (deployment.malware === 'guardduty') {
    const { incoming } = storage.buckets
    const scanned = { incoming, arn: bucketArn(prefix, 'incoming'), keyArn: storage.dataKey.keyArn }
    new MalwareProtection(data, 'MalwareProtection', scanned)
  }
  const mailed = { deployment, verifyDomain: keep }
  const parts = { deployment, prefix, publicOrigin, storage, mail: getMailNames(data, mailed), indexEndpoint }
  const triggers = createPoolTriggers(lambdas.in(data, getTriggerResources(parts)))
  const identity = new Identity(data, 'Identity', { deployment, publicOrigin, triggers, federation: keep, keep })

  const ofData = getTriggerResources(parts)
  const operators = new OperatorPolicy(data, 'Operators', {
    ...ofData,
    arns: { ...ofData.arns, userPool: identity.userPoolArn },
  })

  const processing = stack('Pipeline', 'the workflow of transfers')
  const mail = new Mail(processing, 'Mail', mailed)
  // Account-wide: a trial must not change it.
  if (keep) new SmsAccount(processing, 'Sms', deployment.sms)
  const workflow = `${deployment.name}-transfers`
  const fileWorkflow = `${deployment.name}-files`
  const workflowArn = getWorkflowArn(processing, workflow)
  const fileWorkflowArn = getWorkflowArn(processing, fileWorkflow)
  const names = getSearchNames(data, deployment.name, build.functions)
  const places = getResourceArns({ ...parts, originSecret, identity, workflowArn, fileWorkflowArn, names })
  const getFunction = lambdas.in(processing, places)
  const pipeline = new Pipeline(processing, 'Pipeline', {
    name: workflow,
    fileName: fileWorkflow,
    incoming: storage.buckets.incoming,
    released: storage.buckets.released,
    functions: getFunction,
    table: storage.tables.ops,
    atOnce: deployment.concurrency.workflow,
    gates: deployment,
    stepTasks: createStepTasks(processing, { deployment, build, places }),
  })
  if (deployment.secondLook === 'macie') {
    const handler = lambdas.in(processing, getMacieResources(processing))('setUpMacie')
    new SecondLook(processing, 'SecondLook', { handler, name: deployment.name, released: storage.buckets.released })
  }
  mail.deliverEventsTo(getFunction('mailEvents'))
  new UsageFill(processing, 'UsageFill', { handler: getFunction('fillUsage'), publish: getFunction('publish') })

  const { first, further } = splitCalls(Object.values<Contract>(contracts))
  const signedIn = createAuthorizer(identity.userPoolId, [identity.memberClientId, identity.recipientClientId])
  const toApi = (of: Stack, some: readonly Contract[]) =>
    new Api(of, 'Api', { apiId: shell.api.apiId, signedIn, getFunction: lambdas.in(of, places), contracts: some })
  const firstCalls = stack('Api', 'the API')
  toApi(firstCalls, first)
  // A call must not start a workflow that does not know its steps yet.
  firstCalls.addStackDependency(processing)
  const calls = stack('FurtherApi', 'further calls of the API')
  const { routes } = toApi(calls, further)
  calls.addStackDependency(firstCalls)
  // All in one call, because AWS does not document whether a second call keeps what the first one set.
  if (keep) {
    const of = { apiId: shell.api.apiId, contracts: [...first, ...further], throttles, after: routes }
    new RouteThrottles(calls, 'Routes', of)
  }

  const pages = website && stack('Pages', 'the pages of the website')
  // A new page must not call an API that does not know its calls yet.
  pages?.addStackDependency(calls)

  const lists = stack('Search', 'the index of lists', { lasts: true })
  // The last: a domain takes half an hour, and may fail. Everything else works without it.
  lists.addStackDependency(pages ?? calls)
  const profile = searchProfiles[deployment.profile]
  const search = new Search(lists, 'Search', {
    names,
    profile,
    transfers: storage.tables.transfers,
    ...(indexEndpoint === undefined ? {} : { existingEndpoint: indexEndpoint }),
  })
  const following = new Following(lists, 'Following', names)
  const { endpoint } = search
  const { deadLetters } = following
  const ofIndex = lambdas.in(lists, getIndexResources({ ...parts, names, endpoint, deadLetters }))
  const follower = ofIndex('followTransfers')
  search.setUpBy(ofIndex('setUpIndex'), { before: follower })
  const completion = { endpoint, handler: ofIndex('completeIndex'), follower }
  const after = new IndexCompletion(lists, 'IndexCompletion', completion)
  following.follow(storage.tables.transfers, { handler: follower, after })

  if (website && pages) {
    // In the stack of the bucket, which its role names.
    const retireAssets = lambdas.in(edge, getWebsiteResources(website.bucket as IBucket))('retireAssets')
    new WebsiteFiles(pages, 'Files', { webDirectory: build.webDirectory, website, retireAssets })
    const { distribution } = website
    const { distributionId } = distribution
    const watch = stack('Watch', 'alarms and dashboard')
    const ofLists = findByName(watch, names)
    new Monitoring(watch, 'Monitoring', {
      deployment,
      functions: lambdas.made.map(one => (Stack.of(one.function) === lists ? ofLists.withName(one) : one)),
      httpApiId: shell.api.apiId,
      tables: Object.values(storage.tables),
      stateMachineArn: pipeline.stateMachineArn,
      deadLetters: [...pipeline.deadLetters, mail.deadLetters, ofLists.deadLetters],
      configurationSetName: mail.names.configurationSetName,
      index: { domainName: names.domain, volumeGiB: profile.volumeGiB },
      smsLimitUsd: deployment.sms.monthlySpendLimitUsd,
      distributionId,
    })
    const edgeWatch = stack('EdgeWatch', 'alarms and access log of the edge', { region: EDGE_REGION })
    new EdgeMonitoring(edgeWatch, 'Monitoring', { deployment, distributionId })
    new AccessLog(edgeWatch, 'AccessLog', { distribution, name: prefix })
    for (const before of [watch, edgeWatch]) lists.addStackDependency(before)
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
    OperatorPolicyArn: [operators.arn, 'What the role of an operator needs for bin/operate.ts'],
  })
  addOutputs(lists, {
    IndexEndpoint: [search.endpoint, 'The endpoint of the list index'],
    IndexKeeperArn: [search.keeper.roleArn, 'The role for rebuilds of the list index'],
    ...(search.domain ? { IndexDomainName: [names.domain, 'The OpenSearch domain of the list index'] } : {}),
  })
  addOutputs(processing, { WorkflowArn: [workflowArn, 'The workflow of transfers'] })
}

type TaskParts = { deployment: Deployment; build: Build; places: ResourceArns }

function createStepTasks(scope: Stack, { deployment, build, places }: TaskParts): StepTasks | undefined {
  if (build.tasks === undefined) return undefined
  const functions = taskFunctions(deployment)
  return new StepTasks(scope, 'Tasks', { directory: build.tasks, functions, places, deploymentName: deployment.name })
}

/** Without references, so that alarms do not wait for the stack of lists. */
function findByName(watch: Stack, { roles, deadLetters }: SearchNames) {
  const arn = watch.formatArn({ service: 'sqs', resource: deadLetters })
  return {
    withName: (one: WatchedFunction): WatchedFunction => ({
      ...one,
      function: LambdaFunction.fromFunctionName(watch, one.name, roles[one.name] ?? ''),
    }),
    deadLetters: Queue.fromQueueArn(new Construct(watch, 'Following'), 'DeadLetters', arn),
  }
}

function createConnect(prefix: string, deployment: Deployment) {
  const cognito = `https://cognito-idp.${Aws.REGION}.amazonaws.com`
  return {
    page: [bucketOrigin(prefix, 'incoming'), `https://${signInDomain(deployment)}`, cognito],
    // The page builds the ZIP, and uses Cognito for codes.
    download: [bucketOrigin(prefix, 'released'), cognito],
  }
}
