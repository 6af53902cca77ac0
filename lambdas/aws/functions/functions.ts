import type { Contract, SealedKind } from '../../../shared/contract/contract.ts'
import { contracts } from '../../../shared/contract/table.ts'
import { getReach, isRepeatable, joined, type Reach } from '../../core/request/reach.ts'
import { replyContext } from '../../core/request/runOnce.ts'
import { sealedContext } from '../../core/secrets/sealedContexts.ts'
import { filesReach } from '../../pipeline/files.ts'
import { checkHealthReach } from '../../triggers/checkHealth.ts'
import { createChallengeReach, createChallengeSeals } from '../../triggers/createChallenge.ts'
import { defineChallengeReach } from '../../triggers/defineChallenge.ts'
import { fileArrivedReach } from '../../triggers/fileArrived.ts'
import { followTransfersReach } from '../../triggers/followTransfers.ts'
import { macieFoundReach } from '../../triggers/macieFound.ts'
import { mailAlertsReach, mailAlertsSeals } from '../../triggers/mailAlerts.ts'
import { mailEventsReach } from '../../triggers/mailEvents.ts'
import { malwareScannedReach } from '../../triggers/malwareScanned.ts'
import { preTokenReach } from '../../triggers/preToken.ts'
import { raiseAlertsReach } from '../../triggers/raiseAlerts.ts'
import { remindReach, remindSeals } from '../../triggers/remind.ts'
import { sweepReach } from '../../triggers/sweep.ts'
import { verifyChallengeReach, verifyChallengeSeals } from '../../triggers/verifyChallenge.ts'
import { workflowEndedReach } from '../../triggers/workflowEnded.ts'
import { completeIndexGrants, setUpIndexGrants } from '../serving/setUpIndexAccess.ts'
import { type Gates, toDeployedWorkflow, toTaskSteps } from './deployedWorkflow.ts'
import type { Grant } from './portPermissions.ts'
import { usagePrefix } from './tableKeys.ts'
import type { Variable } from './variables.ts'

export type DeployedFunction = {
  name: string
  /** A module under `lambdas/aws/serving/`, and its function that makes a handler. */
  serve: { file: string; open: string }
  /** A module under `lambdas/`, and its export. */
  of: { file: string; export: string }
  reach: Reach
  /** Besides those of its ports. */
  grants?: readonly Grant[]
  /** Prefixes of the contexts that it may encrypt and decrypt. */
  sealed?: readonly string[]
  /** Besides those of its ports. */
  variables: readonly Variable[]
  memoryMiB: number
  /** For /tmp; the default is 512. */
  temporaryMiB?: number
  timeoutSeconds: number
}

const getContexts = (kinds: readonly SealedKind[] = []) => kinds.map(kind => `${sealedContext(kind, '')}*`)
const REPLIES = `${replyContext('')}*`

/** Read by `triggerContext`. */
const TRIGGER_SETTINGS: readonly Variable[] = ['PUBLIC_ORIGIN', 'LOG_LEVEL']

/** Read by `awsContext`. */
const SETTINGS: readonly Variable[] = [
  ...TRIGGER_SETTINGS,
  'USER_POOL',
  'MEMBER_CLIENT',
  'RECIPIENT_CLIENT',
  'SIGN_IN_DOMAIN',
  'PROVIDERS',
]

export type AreaOf = (endpointName: string) => string

/** API Gateway times out after 30 seconds. */
const CALL_SECONDS = 20

const ONE_CORE_MIB = 1769
/** Waits for services: a step takes 1 to 30 ms of a core (docs/costs.md, Sizes of functions). */
const LIGHT_MIB = 512
const CALL_MIB = 1024

/**
 * One core for a single thread that works on contents; more than one and a half for parallel compression, or with the process that
 * reads documents (at most 512 MiB). Entries of nested archives take at most 2 GiB of disk.
 */
function getSize({ engine = [], blobs = [] }: Reach): Pick<DeployedFunction, 'memoryMiB' | 'temporaryMiB'> {
  if (engine.includes('inspect')) return { memoryMiB: 3008, temporaryMiB: 2560 }
  if (engine.includes('seal')) return { memoryMiB: 3008 }
  return { memoryMiB: engine.length > 0 || blobs.includes('digest') ? ONE_CORE_MIB : LIGHT_MIB }
}

function endpointFunction(contract: Contract, getArea: AreaOf): DeployedFunction {
  return {
    name: contract.name,
    serve: { file: 'serveEndpoint.ts', open: 'serveEndpoint' },
    of: { file: `${getArea(contract.name)}/${contract.name}.ts`, export: 'handler' },
    reach: getReach(contract),
    // Access to stored replies gives no access to links.
    sealed: [...getContexts(contract.seals), ...(isRepeatable(contract) ? [REPLIES] : [])],
    variables: [...SETTINGS, 'ORIGIN_SECRETS'],
    // A simulation reads 100,000 transfers.
    memoryMiB: contract.reach.transferIndex?.includes('simulate') ? ONE_CORE_MIB : CALL_MIB,
    timeoutSeconds: CALL_SECONDS,
  }
}

export function endpointFunctions(getArea: AreaOf): DeployedFunction[] {
  return Object.values(contracts).map(contract => endpointFunction(contract, getArea))
}

/** The input names the step. */
export function stepFunctions(gates?: Gates): DeployedFunction[] {
  const { steps, failureReach } = toDeployedWorkflow(gates)
  const withTask = gates ? toTaskSteps(gates).map(({ name }) => name) : []
  const step = (
    name: string,
    reach: Reach,
    timeoutSeconds: number,
    seals?: readonly SealedKind[],
  ): DeployedFunction => ({
    name,
    serve: { file: 'serveStep.ts', open: 'serveStep' },
    of: { file: `pipeline/${name}.ts`, export: name },
    // A StepFailure ends the transfer within the step.
    reach: joined(reach, failureReach),
    ...(seals ? { sealed: getContexts(seals) } : {}),
    variables: withTask.includes(name) ? [...SETTINGS, 'MAX_STEP_SECONDS'] : SETTINGS,
    ...getSize(reach),
    timeoutSeconds,
  })
  return [
    ...steps.map(({ name, reach, timeoutSeconds, seals }) => step(name, reach, timeoutSeconds, seals)),
    step('giveUp', failureReach, 60),
    {
      ...step('files', {}, 60),
      serve: { file: 'serveStep.ts', open: 'serveLookup' },
      reach: filesReach,
      memoryMiB: 512,
    },
  ]
}

/**
 * Cognito waits this long, and calls at most three times.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
const COGNITO_SECONDS = 5

/** The pool is created after them. */
export function poolTriggers(): DeployedFunction[] {
  const asked = { memoryMiB: 1024, timeoutSeconds: COGNITO_SECONDS }
  const challenge = (name: string, reach: Reach, seals?: readonly SealedKind[]): DeployedFunction => ({
    name,
    serve: { file: 'serveChallenge.ts', open: 'serveChallenge' },
    of: { file: `triggers/${name}.ts`, export: name },
    reach,
    ...(seals ? { sealed: getContexts(seals) } : {}),
    variables: TRIGGER_SETTINGS,
    ...asked,
  })
  return [
    {
      name: 'preToken',
      serve: { file: 'servePreToken.ts', open: 'servePreToken' },
      of: { file: 'triggers/preToken.ts', export: 'preToken' },
      reach: preTokenReach,
      variables: ['GROUP_MAPPING'],
      ...asked,
    },
    challenge('defineChallenge', defineChallengeReach),
    challenge('createChallenge', createChallengeReach, createChallengeSeals),
    challenge('verifyChallenge', verifyChallengeReach, verifyChallengeSeals),
  ]
}

const malwareScannedFunction: DeployedFunction = {
  name: 'malwareScanned',
  serve: { file: 'serveQueue.ts', open: 'serveQueue' },
  of: { file: 'triggers/malwareScanned.ts', export: 'malwareScanned' },
  reach: malwareScannedReach,
  variables: SETTINGS,
  memoryMiB: 512,
  timeoutSeconds: 60,
}

/** The steps that may run as tasks, with the reach of their functions. */
export function taskFunctions(gates: Gates): DeployedFunction[] {
  const names = toTaskSteps(gates).map(({ name }) => name)
  return stepFunctions({ malware: gates.malware }).filter(({ name }) => names.includes(name))
}

const macieFunctions: readonly DeployedFunction[] = [
  {
    name: 'macieFound',
    serve: { file: 'serveQueue.ts', open: 'serveQueue' },
    of: { file: 'triggers/macieFound.ts', export: 'macieFound' },
    reach: macieFoundReach,
    variables: SETTINGS,
    memoryMiB: 512,
    timeoutSeconds: 60,
  },
  {
    name: 'setUpMacie',
    serve: { file: 'serveResource.ts', open: 'serveResource' },
    of: { file: 'aws/serving/setUpMacieResource.ts', export: 'setUpMacieResource' },
    reach: {},
    grants: [
      { action: 'macie2:EnableMacie', on: 'macie' },
      // By the first use of Macie in an account.
      { action: 'iam:CreateServiceLinkedRole', on: 'macie/role' },
      { action: 'macie2:GetMacieSession', on: 'macie' },
      { action: 'macie2:ListClassificationJobs', on: 'macie' },
      { action: 'macie2:CreateClassificationJob', on: 'macie/jobs' },
      { action: 'macie2:UpdateClassificationJob', on: 'macie/jobs' },
    ],
    variables: ['LOG_LEVEL'],
    memoryMiB: 512,
    timeoutSeconds: 60,
  },
]

export function triggerFunctions({ malware, secondLook }: Gates = { malware: 'off' }): DeployedFunction[] {
  const isScanning = malware === 'guardduty'
  return [
    ...poolTriggers(),
    ...(isScanning ? [malwareScannedFunction] : []),
    ...(secondLook === 'macie' ? macieFunctions : []),
    {
      name: 'sweep',
      serve: { file: 'serveSchedule.ts', open: 'serveSchedule' },
      of: { file: 'triggers/sweep.ts', export: 'sweep' },
      reach: sweepReach,
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 300,
    },
    {
      name: 'remind',
      serve: { file: 'serveSchedule.ts', open: 'serveSchedule' },
      of: { file: 'triggers/remind.ts', export: 'remind' },
      reach: remindReach,
      sealed: getContexts(remindSeals),
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 300,
    },
    {
      name: 'checkHealth',
      serve: { file: 'serveSchedule.ts', open: 'serveSchedule' },
      of: { file: 'triggers/checkHealth.ts', export: 'checkHealth' },
      reach: isScanning ? joined(checkHealthReach, { malwareVerdicts: ['findCanary'] }) : checkHealthReach,
      variables: SETTINGS,
      memoryMiB: 512,
      // Two canaries of a minute each, and their cleaning.
      timeoutSeconds: 240,
    },
    {
      name: 'raiseAlerts',
      serve: { file: 'serveSchedule.ts', open: 'serveSchedule' },
      of: { file: 'triggers/raiseAlerts.ts', export: 'raiseAlerts' },
      reach: raiseAlertsReach,
      variables: SETTINGS,
      memoryMiB: 512,
      // Mails wait as long for the alerts of a run (`mailAlerts`).
      timeoutSeconds: 60,
    },
    {
      // A separate function, because it decrypts links.
      name: 'mailAlerts',
      serve: { file: 'serveSchedule.ts', open: 'serveSchedule' },
      of: { file: 'triggers/mailAlerts.ts', export: 'mailAlerts' },
      reach: mailAlertsReach,
      sealed: getContexts(mailAlertsSeals),
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 120,
    },
    {
      name: 'workflowEnded',
      serve: { file: 'serveQueue.ts', open: 'serveQueue' },
      of: { file: 'triggers/workflowEnded.ts', export: 'workflowEnded' },
      reach: workflowEndedReach,
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 60,
    },
    {
      name: 'fileArrived',
      serve: { file: 'serveQueue.ts', open: 'serveQueue' },
      of: { file: 'triggers/fileArrived.ts', export: 'fileArrived' },
      reach: fileArrivedReach,
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 10,
    },
    {
      name: 'mailEvents',
      serve: { file: 'serveQueue.ts', open: 'serveQueue' },
      of: { file: 'triggers/mailEvents.ts', export: 'mailEvents' },
      reach: mailEventsReach,
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 60,
    },
    {
      name: 'followTransfers',
      serve: { file: 'serveStream.ts', open: 'serveStream' },
      of: { file: 'triggers/followTransfers.ts', export: 'followTransfers' },
      reach: followTransfersReach,
      grants: [{ action: 'sqs:SendMessage', on: 'index/deadLetters' }],
      variables: [...TRIGGER_SETTINGS, 'INDEX_DEAD_LETTERS'],
      memoryMiB: 512,
      timeoutSeconds: 60,
    },
    {
      name: 'checkAccount',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/checkAccountResource.ts', export: 'checkAccountResource' },
      reach: {},
      grants: [{ action: 'lambda:GetAccountSettings', on: 'account' }],
      variables: ['LOG_LEVEL'],
      memoryMiB: 512,
      timeoutSeconds: 60,
    },
    {
      name: 'setUpIndex',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/setUpIndexResource.ts', export: 'setUpIndexResource' },
      reach: {},
      grants: setUpIndexGrants,
      variables: ['INDEX_ENDPOINT', 'TRANSFERS_TABLE', 'LOG_LEVEL'],
      memoryMiB: 512,
      // Waits for a new domain; the maximum of a function.
      timeoutSeconds: 900,
    },
    {
      name: 'completeIndex',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/completeIndexResource.ts', export: 'completeIndexResource' },
      reach: {},
      grants: completeIndexGrants,
      variables: ['INDEX_ENDPOINT', 'TRANSFERS_TABLE', 'LOG_LEVEL'],
      memoryMiB: ONE_CORE_MIB,
      timeoutSeconds: 900,
    },
    {
      name: 'fillUsage',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/fillUsageResource.ts', export: 'fillUsageResource' },
      reach: {},
      grants: [
        { action: 'dynamodb:Scan', on: 'transfers' },
        { action: 'dynamodb:Query', on: 'transfers', rows: ['T#*'] },
        { action: 'dynamodb:PutItem', on: 'transfers', rows: [`${usagePrefix}*`] },
        { action: 'dynamodb:DeleteItem', on: 'transfers', rows: [`${usagePrefix}*`] },
      ],
      variables: ['TRANSFERS_TABLE', 'LOG_LEVEL'],
      // Holds the history of all transfers.
      memoryMiB: 3008,
      timeoutSeconds: 900,
    },
    {
      name: 'retireAssets',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/retireAssetsResource.ts', export: 'retireAssetsResource' },
      reach: {},
      grants: [
        { action: 's3:ListBucket', on: 'website' },
        { action: 's3:GetObject', on: 'website/assets' },
        { action: 's3:PutObject', on: 'website/assets' },
        { action: 's3:GetObjectTagging', on: 'website/assets' },
        { action: 's3:PutObjectTagging', on: 'website/assets' },
        { action: 's3:DeleteObjectTagging', on: 'website/assets' },
      ],
      variables: ['WEBSITE_BUCKET', 'LOG_LEVEL'],
      memoryMiB: 512,
      timeoutSeconds: 300,
    },
  ]
}
