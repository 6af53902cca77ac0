import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import type { Challenges } from '../../lambdas/ports/challenges.ts'
import { createChallenge } from '../../lambdas/triggers/createChallenge.ts'
import { defineChallenge } from '../../lambdas/triggers/defineChallenge.ts'
import { verifyChallenge } from '../../lambdas/triggers/verifyChallenge.ts'
import type { ChallengeSession } from './challengeSessions.ts'

export type TriggerContext = Parameters<typeof createChallenge>[0] &
  Parameters<typeof verifyChallenge>[0] & { challenges: Pick<Challenges, 'findProof'> }

type Person = { username: string; isKnown: boolean }
type Rounds = ChallengeSession['rounds']
type Metadata = Record<string, string> | undefined
type Put = { session: ChallengeSession; parameters: Record<string, string> }

/**
 * @param parts `triggers` is read at each call, because it is created after the identity provider
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-challenge.html
 */
export function customChallenge(parts: {
  triggers: () => TriggerContext
  region: string
  userPoolId: string
  clientId: string
}) {
  const { triggers, region, userPoolId, clientId } = parts

  const shared = ({ username }: Person) => ({
    version: '1',
    region,
    userPoolId,
    userName: username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  })
  const toRequest = ({ username, isKnown }: Person, clientMetadata: Metadata) => ({
    userAttributes: isKnown
      ? { sub: username, 'cognito:user_status': 'CONFIRMED' }
      : ({} as DefineAuthChallengeTriggerEvent['request']['userAttributes']),
    userNotFound: !isKnown,
    ...(clientMetadata ? { clientMetadata } : {}),
  })

  async function define(person: Person, session: Rounds, metadata: Metadata) {
    const event: DefineAuthChallengeTriggerEvent = {
      ...shared(person),
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { ...toRequest(person, metadata), session },
      response: { issueTokens: false, failAuthentication: false },
    }
    return (await defineChallenge(triggers(), event)).response
  }

  async function create(person: Person, rounds: Rounds, metadata: Metadata, source: string | undefined): Promise<Put> {
    const event: CreateAuthChallengeTriggerEvent = {
      ...shared(person),
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: { ...toRequest(person, metadata), challengeName: 'CUSTOM_CHALLENGE', session: rounds },
      response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
    }
    const { response } = await createChallenge({ ...triggers(), source }, event)
    const { publicChallengeParameters, privateChallengeParameters, challengeMetadata } = response
    return {
      session: { rounds, challengeMetadata, privateChallengeParameters },
      parameters: publicChallengeParameters,
    }
  }

  async function verify(
    person: Person,
    session: ChallengeSession,
    challengeAnswer: string,
    metadata: Metadata,
    source: string | undefined,
  ) {
    const { privateChallengeParameters } = session
    const event: VerifyAuthChallengeResponseTriggerEvent = {
      ...shared(person),
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: { ...toRequest(person, metadata), privateChallengeParameters, challengeAnswer },
      response: { answerCorrect: false },
    }
    return (await verifyChallenge({ ...triggers(), source }, event)).response.answerCorrect
  }

  async function next(
    person: Person,
    rounds: Rounds,
    metadata: Metadata,
    source?: string,
  ): Promise<Put | 'proved' | 'failed'> {
    const { issueTokens, failAuthentication } = await define(person, rounds, metadata)
    if (failAuthentication) return 'failed'
    return issueTokens ? 'proved' : create(person, rounds, metadata, source)
  }

  return {
    // As in Cognito, the client's metadata does not reach the triggers here.
    begin: (person: Person) => next(person, [], undefined),

    /** @param source the caller's network address, for the audit */
    async answer(person: Person, session: ChallengeSession, answer: string, metadata: Metadata, source?: string) {
      const challengeResult = await verify(person, session, answer, metadata, source)
      const { rounds, challengeMetadata } = session
      const answered = { challengeName: 'CUSTOM_CHALLENGE' as const, challengeResult, challengeMetadata }
      return next(person, [...rounds, answered], metadata, source)
    },
  }
}
export type CustomChallenge = ReturnType<typeof customChallenge>
