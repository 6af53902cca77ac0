import * as z from 'zod'
import { answerJson, type Exchange, hasMediaType, readBody, textOf } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import { subjectOf } from './person.ts'
import type { TokenPair } from './tokens.ts'

const MEDIA_TYPE = 'application/x-amz-json-1.1'
const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.'

type FaultType =
  | 'InvalidParameterException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
type Reply = { status: number; body: object }
type Call = (input: unknown, source: string | undefined) => Promise<Reply>

const done = (body: object): Reply => ({ status: 200, body })
const fault = (__type: FaultType, message: string, status = 400): Reply => ({ status, body: { __type, message } })

const noClient = fault('ResourceNotFoundException', 'User pool client does not exist.')
const refreshRefused = fault('NotAuthorizedException', 'Invalid Refresh Token')
const accessRefused = fault('NotAuthorizedException', 'Invalid Access Token')

const ByClient = z.object({ ClientId: z.string() })
const ByAccessToken = z.object({ AccessToken: z.string().min(1) })
const GetTokens = ByClient.extend({ RefreshToken: z.string().min(1) })
const Revoke = ByClient.extend({ Token: z.string().min(1) })
const Initiate = ByClient.extend({ AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) })

/** POST /identity: the calls of Cognito's user pools that the web app makes, in their protocol. */
export function callsRoute({ clientId, members }: { clientId: string; members: MemberSessions }) {
  const calls = new Map<string, Call>([
    ['GetTokensFromRefreshToken', call(GetTokens, ({ RefreshToken }, source) => refresh(RefreshToken, source))],
    [
      'InitiateAuth',
      call(Initiate, async ({ AuthFlow, AuthParameters }, source) => {
        if (AuthFlow !== 'REFRESH_TOKEN_AUTH' && AuthFlow !== 'REFRESH_TOKEN') {
          return fault('InvalidParameterException', 'This AuthFlow is not enabled for the client.')
        }
        return refresh(AuthParameters.REFRESH_TOKEN ?? '', source)
      }),
    ],
    [
      'RevokeToken',
      call(Revoke, async ({ Token }, source) => {
        // RFC 7009, 2.2: a token that means nothing is no error, since the client cannot do anything about it.
        await members.revoke(Token, source)
        return done({})
      }),
    ],
    [
      'GlobalSignOut',
      call(ByAccessToken, async (input, source) => {
        return (await members.endAll(input.AccessToken, source)) ? done({}) : accessRefused
      }),
    ],
    [
      'GetUser',
      call(ByAccessToken, async ({ AccessToken }) => {
        const person = await members.personOf(AccessToken)
        if (!person) return accessRefused
        const subject = subjectOf(person.email)
        const attributes = { sub: subject, email: person.email, email_verified: 'true', name: person.name }
        const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
        return done({ Username: subject, UserAttributes })
      }),
    ],
  ])

  async function refresh(token: string, source: string | undefined): Promise<Reply> {
    const tokens = await members.refresh(token, source)
    return tokens ? done({ AuthenticationResult: authenticationResult(tokens) }) : refreshRefused
  }

  /** Reads the input of a call first, and holds one that names a client to the members' client. */
  function call<Input extends z.ZodObject>(
    schema: Input,
    work: (input: z.infer<Input>, source: string | undefined) => Promise<Reply>,
  ): Call {
    return async (json, source) => {
      const input = schema.safeParse(json)
      if (!input.success) return fault('InvalidParameterException', 'A parameter is missing or of the wrong type.')
      if ('ClientId' in input.data && input.data.ClientId !== clientId) return noClient
      return work(input.data, source)
    }
  }

  return async ({ request, response }: Exchange) => {
    const body = await readBody(request)
    if (body === 'gone') return
    const reply = await answerCall(body)
    answerJson(response, reply.status, reply.body, MEDIA_TYPE)

    async function answerCall(bytes: Buffer | 'tooLarge'): Promise<Reply> {
      if (bytes === 'tooLarge') return fault('SerializationException', 'The body is too large.', 413)
      // A page of another origin cannot send this media type without a preflight, which is not answered.
      if (!hasMediaType(request, MEDIA_TYPE)) return fault('SerializationException', `Send ${MEDIA_TYPE}.`, 415)
      const target = String(request.headers['x-amz-target'] ?? '')
      const named = target.startsWith(TARGET_PREFIX) ? calls.get(target.slice(TARGET_PREFIX.length)) : undefined
      if (!named) return fault('UnknownOperationException', 'This call is not served here.')
      const json = jsonOf(bytes)
      if (json === undefined) return fault('SerializationException', 'The body is not valid JSON.')
      return named(json, request.socket.remoteAddress)
    }
  }
}

function authenticationResult({ accessToken, idToken, expiresIn }: TokenPair) {
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: expiresIn, TokenType: 'Bearer' }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(textOf(body) ?? '')
  } catch {
    return undefined
  }
}
