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

/** What the triggers of a code challenge, and of tokens, reach. */
export type TriggerContext = Parameters<typeof createChallenge>[0] &
  Parameters<typeof verifyChallenge>[0] & { challenges: Pick<Challenges, 'findProof'> }

/** Who asks, as far as every trigger is told. */
type Person = { username: string; isKnown: boolean }
type Rounds = ChallengeSession['rounds']
type Metadata = Record<string, string> | undefined
type Put = { session: ChallengeSession; parameters: Record<string, string> }

/**
 * The custom challenge of a user pool: asks its three triggers, by the events that Cognito would send them.
 * @param parts `triggers` is asked for at each call: it is made after the identity provider
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
  const asked = ({ username, isKnown }: Person, clientMetadata: Metadata) => ({
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
      request: { ...asked(person, metadata), session },
      response: { issueTokens: false, failAuthentication: false },
    }
    return (await defineChallenge(triggers(), event)).response
  }

  async function create(person: Person, rounds: Rounds, metadata: Metadata, source: string | undefined): Promise<Put> {
    const event: CreateAuthChallengeTriggerEvent = {
      ...shared(person),
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: { ...asked(person, metadata), challengeName: 'CUSTOM_CHALLENGE', session: rounds },
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
      request: { ...asked(person, metadata), privateChallengeParameters, challengeAnswer },
      response: { answerCorrect: false },
    }
    return (await verifyChallenge({ ...triggers(), source }, event)).response.answerCorrect
  }

  /** What follows after so many rounds: another challenge, tokens (`proved`), or the end (`failed`). */
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
    // What a client says beside the name does not reach the triggers here, as it does not in Cognito.
    begin: (person: Person) => next(person, [], undefined),

    /** @param source the network address that answers, for the audit */
    async answer(person: Person, session: ChallengeSession, answer: string, metadata: Metadata, source?: string) {
      const challengeResult = await verify(person, session, answer, metadata, source)
      const { rounds, challengeMetadata } = session
      const answered = { challengeName: 'CUSTOM_CHALLENGE' as const, challengeResult, challengeMetadata }
      return next(person, [...rounds, answered], metadata, source)
    },
  }
}
export type CustomChallenge = ReturnType<typeof customChallenge>
