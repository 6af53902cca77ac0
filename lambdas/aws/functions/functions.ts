import type { Contract, SealedKind } from '../../../shared/contract/contract.ts'
import { contracts } from '../../../shared/contract/table.ts'
import { getReach, isRepeatable, joined, type Reach } from '../../core/request/reach.ts'
import { replyContext } from '../../core/request/runOnce.ts'
import { sealedContext } from '../../core/secrets/sealedContexts.ts'
import { filesReach } from '../../pipeline/files.ts'
import { transferWorkflow } from '../../pipeline/workflow.ts'
import { createChallengeReach, createChallengeSeals } from '../../triggers/createChallenge.ts'
import { defineChallengeReach } from '../../triggers/defineChallenge.ts'
import { followTransfersReach } from '../../triggers/followTransfers.ts'
import { mailEventsReach } from '../../triggers/mailEvents.ts'
import { preTokenReach } from '../../triggers/preToken.ts'
import { remindReach, remindSeals } from '../../triggers/remind.ts'
import { sweepReach } from '../../triggers/sweep.ts'
import { verifyChallengeReach, verifyChallengeSeals } from '../../triggers/verifyChallenge.ts'
import { workflowEndedReach } from '../../triggers/workflowEnded.ts'
import { setUpIndexGrants } from '../serving/setUpIndexAccess.ts'
import type { Grant } from './portPermissions.ts'
import type { Variable } from './variables.ts'

/** A Lambda function: what it runs, and what of AWS it reaches. */
export type DeployedFunction = {
  name: string
  /** The module under `lambdas/aws/serving/` that turns the handler into one of AWS, and its function. */
  serve: { file: string; open: string }
  /** What is served: a module under `lambdas/`, and its export. */
  of: { file: string; export: string }
  reach: Reach
  /** What it calls beside its ports. */
  grants?: readonly Grant[]
  /** What it may seal and open, by the beginnings of the contexts. */
  sealed?: readonly string[]
  /** The variables that it reads beside those of its ports. */
  variables: readonly Variable[]
  memoryMiB: number
  /** Of /tmp, where it takes more than the 512 that every function has. */
  temporaryMiB?: number
  timeoutSeconds: number
}

/** Contexts of `core/sealedContexts.ts` and `core/once.ts`. */
const getContexts = (kinds: readonly SealedKind[] = []) => kinds.map(kind => `${sealedContext(kind, '')}*`)
const REPLIES = `${replyContext('')}*`

/** What `triggerContext` reads. */
const TRIGGER_SETTINGS: readonly Variable[] = ['PUBLIC_ORIGIN', 'LOG_LEVEL']

/** What `awsContext` reads. */
const SETTINGS: readonly Variable[] = [
  ...TRIGGER_SETTINGS,
  'USER_POOL',
  'MEMBER_CLIENT',
  'RECIPIENT_CLIENT',
  'SIGN_IN_DOMAIN',
  'PROVIDERS',
]

/** The folder of an endpoint: one folder an area, one file an endpoint. */
export type AreaOf = (endpointName: string) => string

/** API Gateway gives up after 30 seconds; nobody waits for so long. */
const CALL_SECONDS = 20

/**
 * What a step is given: a core (1,769 MiB) where bytes go through one thread; well over half of a second one where files
 * are compressed beside that, or where documents are read in a process of their own, of 512 MiB at most. Entries of
 * nested archives are set aside on the disk, 2 GiB of them at most.
 */
function getSize({ engine = [] }: Reach): Pick<DeployedFunction, 'memoryMiB' | 'temporaryMiB'> {
  if (engine.includes('inspect')) return { memoryMiB: 3008, temporaryMiB: 2560 }
  return { memoryMiB: engine.includes('seal') ? 3008 : 1769 }
}

/** The function of a call. */
function endpointFunction(contract: Contract, getArea: AreaOf): DeployedFunction {
  return {
    name: contract.name,
    serve: { file: 'serveEndpoint.ts', open: 'serveEndpoint' },
    of: { file: `${getArea(contract.name)}/${contract.name}.ts`, export: 'handler' },
    reach: getReach(contract),
    // Whoever keeps answers may open answers, and no link.
    sealed: [...getContexts(contract.seals), ...(isRepeatable(contract) ? [REPLIES] : [])],
    variables: [...SETTINGS, 'ORIGIN_SECRETS'],
    memoryMiB: 1024,
    timeoutSeconds: CALL_SECONDS,
  }
}

export function endpointFunctions(getArea: AreaOf): DeployedFunction[] {
  return Object.values(contracts).map(contract => endpointFunction(contract, getArea))
}

/**
 * The functions of the workflow's steps, of its end in failure, and the one that its machine asks for the files. Which
 * step it is, they are told with the input.
 */
export function stepFunctions(): DeployedFunction[] {
  const { steps, failureReach } = transferWorkflow
  const step = (
    name: string,
    reach: Reach,
    timeoutSeconds: number,
    seals?: readonly SealedKind[],
  ): DeployedFunction => ({
    name,
    serve: { file: 'serveStep.ts', open: 'serveStep' },
    of: { file: `pipeline/${name}.ts`, export: name },
    // A step that says why it cannot go on ends the transfer then and there.
    reach: joined(reach, failureReach),
    ...(seals ? { sealed: getContexts(seals) } : {}),
    variables: SETTINGS,
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
 * Cognito waits no longer, and then asks again, three times in all.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
const COGNITO_SECONDS = 5

/** What the user pool asks: the pool is made after them. */
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

/** What runs by the clock, or because something happened. */
export function triggerFunctions(): DeployedFunction[] {
  return [
    ...poolTriggers(),
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
      name: 'workflowEnded',
      serve: { file: 'serveQueue.ts', open: 'serveQueue' },
      of: { file: 'triggers/workflowEnded.ts', export: 'workflowEnded' },
      reach: workflowEndedReach,
      variables: SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 60,
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
      variables: TRIGGER_SETTINGS,
      memoryMiB: 512,
      timeoutSeconds: 60,
    },
    {
      name: 'setUpIndex',
      serve: { file: 'serveResource.ts', open: 'serveResource' },
      of: { file: 'aws/serving/setUpIndexResource.ts', export: 'setUpIndexResource' },
      reach: {},
      grants: setUpIndexGrants,
      variables: ['INDEX_ENDPOINT', 'LOG_LEVEL'],
      memoryMiB: 512,
      // It waits for a domain that comes up; a function has no longer.
      timeoutSeconds: 900,
    },
  ]
}
