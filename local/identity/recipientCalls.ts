import type { Log } from '../../lambdas/core/request/log.ts'
import { errorFields } from '../../lambdas/core/request/log.ts'
import { TokensRefused } from '../../lambdas/triggers/preToken.ts'
import type { ChallengeSessions } from './challengeSessions.ts'
import { type ClientCalls, refreshTokenIn } from './clientCalls.ts'
import type { CustomChallenge } from './customChallenge.ts'
import type { RecipientSessions } from './recipientSessions.ts'
import { authenticated, done, fault, flowRefused, type Reply, refreshRefused } from './replies.ts'

/** Cognito's limit. */
const MAX_NAME_LENGTH = 128

const notAuthorized = fault('NotAuthorizedException', 'Incorrect username or password.')
const sessionRefused = fault('NotAuthorizedException', 'Invalid session for the user, session is expired.')
const missing = (name: string) => fault('InvalidParameterException', `Missing required parameter ${name}`)

export function recipientCalls(parts: {
  challenge: CustomChallenge
  sessions: ChallengeSessions
  recipients: RecipientSessions
  isKnown: (username: string) => boolean
  log: Log
}): ClientCalls {
  const { challenge, sessions, recipients, isKnown, log } = parts

  async function put(username: string, next: Awaited<ReturnType<CustomChallenge['begin']>>): Promise<Reply> {
    if (next === 'proved') {
      const { tokens, refreshToken } = await recipients.begin(username)
      return authenticated(tokens, refreshToken)
    }
    if (next === 'failed') return notAuthorized
    return done({
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: await sessions.encrypt(username, next.session),
      ChallengeParameters: { USERNAME: username, ...next.parameters },
    })
  }

  /** A trigger's error becomes a Cognito fault. Only texts written for people are passed on. */
  async function asTriggersSay(work: () => Promise<Reply>): Promise<Reply> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof TokensRefused) return fault('UserLambdaValidationException', error.message)
      log.error('A step of a code challenge failed.', errorFields(error))
      return fault('UserLambdaValidationException', 'Something went wrong on our side. Please try again.')
    }
  }

  async function refresh(token: string, source: string | undefined) {
    return asTriggersSay(async () => {
      const tokens = await recipients.refresh(token, source)
      return tokens ? authenticated(tokens) : refreshRefused
    })
  }

  return {
    async initiateAuth(input, source) {
      const token = refreshTokenIn(input)
      if (token !== undefined) return refresh(token, source)
      if (input.AuthFlow !== 'CUSTOM_AUTH') return flowRefused
      const username = input.AuthParameters.USERNAME
      if (!username || username.length > MAX_NAME_LENGTH) return missing('USERNAME')
      const person = { username, isKnown: isKnown(username) }
      return asTriggersSay(async () => put(username, await challenge.begin(person)))
    },
    async respondToAuthChallenge({ ChallengeName, ChallengeResponses, Session, ClientMetadata }, source) {
      if (ChallengeName !== 'CUSTOM_CHALLENGE') return flowRefused
      const { USERNAME: username, ANSWER: answer } = ChallengeResponses
      if (!username || username.length > MAX_NAME_LENGTH) return missing('USERNAME')
      if (answer === undefined) return missing('ANSWER')
      const session = Session === undefined ? undefined : await sessions.decrypt(username, Session)
      if (!session) return sessionRefused
      const person = { username, isKnown: isKnown(username) }
      return asTriggersSay(async () =>
        put(username, await challenge.answer(person, session, answer, ClientMetadata, source)),
      )
    },
    refresh,
    async revoke(token) {
      recipients.forget(token)
      return done({})
    },
  }
}
