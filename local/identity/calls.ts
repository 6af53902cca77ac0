import type { IncomingMessage } from 'node:http'
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

const tooLarge = fault('SerializationException', 'The body is too large.', 413)
const unknownCall = fault('UnknownOperationException', 'This call is not served here.')
const flowRefused = fault('InvalidParameterException', 'This AuthFlow is not enabled for the client.')
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
    ['InitiateAuth', call(Initiate, initiateAuth)],
    ['RevokeToken', call(Revoke, revokeToken)],
    ['GlobalSignOut', call(ByAccessToken, globalSignOut)],
    ['GetUser', call(ByAccessToken, getUser)],
  ])

  async function refresh(token: string, source: string | undefined): Promise<Reply> {
    const tokens = await members.refresh(token, source)
    return tokens ? done({ AuthenticationResult: authenticationResult(tokens) }) : refreshRefused
  }

  async function initiateAuth({ AuthFlow, AuthParameters }: z.infer<typeof Initiate>, source: string | undefined) {
    const isRefresh = AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN'
    return isRefresh ? refresh(AuthParameters.REFRESH_TOKEN ?? '', source) : flowRefused
  }

  async function revokeToken({ Token }: z.infer<typeof Revoke>, source: string | undefined) {
    // RFC 7009, 2.2: a token that means nothing is no error, since the client cannot do anything about it.
    await members.revoke(Token, source)
    return done({})
  }

  async function globalSignOut({ AccessToken }: z.infer<typeof ByAccessToken>, source: string | undefined) {
    return (await members.endAll(AccessToken, source)) ? done({}) : accessRefused
  }

  async function getUser({ AccessToken }: z.infer<typeof ByAccessToken>) {
    const person = await members.personOf(AccessToken)
    if (!person) return accessRefused
    const subject = subjectOf(person.email)
    const attributes = { sub: subject, email: person.email, email_verified: 'true', name: person.name }
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    return done({ Username: subject, UserAttributes })
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
    const call = body === 'tooLarge' ? tooLarge : readCall(request, body)
    const reply = 'status' in call ? call : await calls.get(call.name)?.(call.input, request.socket.remoteAddress)
    const { status, body: answered } = reply ?? unknownCall
    answerJson(response, status, answered, MEDIA_TYPE)
  }
}

/** The name of the call and its input as they came, or why they cannot be read. */
function readCall(request: IncomingMessage, body: Buffer): { name: string; input: unknown } | Reply {
  // A page of another origin cannot send this media type without a preflight, which is not answered.
  if (!hasMediaType(request, MEDIA_TYPE)) return fault('SerializationException', `Send ${MEDIA_TYPE}.`, 415)
  const target = String(request.headers['x-amz-target'] ?? '')
  if (!target.startsWith(TARGET_PREFIX)) return unknownCall
  try {
    return { name: target.slice(TARGET_PREFIX.length), input: JSON.parse(textOf(body) ?? '') }
  } catch {
    return fault('SerializationException', 'The body is not valid JSON.')
  }
}

function authenticationResult({ accessToken, idToken, expiresIn }: TokenPair) {
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: expiresIn, TokenType: 'Bearer' }
}
