import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { getCaller } from '../clientAddress.ts'
import { type ClientCalls, InitiateAuth, RespondToAuthChallenge } from './clientCalls.ts'
import { answerJson, type Exchange, hasMediaType, readBody, toText } from './http.ts'
import type { MemberSessions } from './memberSessions.ts'
import { done, fault, type Reply } from './replies.ts'

const MEDIA_TYPE = 'application/x-amz-json-1.1'
const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.'

type Call = (input: unknown, source: string | undefined) => Promise<Reply>

const tooLarge = fault('SerializationException', 'The body is too large.', 413)
const unknownCall = fault('UnknownOperationException', 'This call is not served here.')
const noClient = fault('ResourceNotFoundException', 'User pool client does not exist.')
const accessRefused = fault('NotAuthorizedException', 'Invalid Access Token')

const ByAccessToken = z.object({ AccessToken: z.string().min(1) })
const GetTokens = z.object({ ClientId: z.string(), RefreshToken: z.string().min(1) })
const Revoke = z.object({ ClientId: z.string(), Token: z.string().min(1) })

/** Cognito's protocol, as far as the web app uses it. */
export function callsRoute({
  clients,
  members,
}: {
  clients: ReadonlyMap<string, ClientCalls>
  members: MemberSessions
}) {
  const calls = new Map<string, Call>([
    ['InitiateAuth', byClient(InitiateAuth, (client, input, source) => client.initiateAuth(input, source))],
    [
      'RespondToAuthChallenge',
      byClient(RespondToAuthChallenge, (client, input, source) => client.respondToAuthChallenge(input, source)),
    ],
    [
      'GetTokensFromRefreshToken',
      byClient(GetTokens, (client, input, source) => client.refresh(input.RefreshToken, source)),
    ],
    ['RevokeToken', byClient(Revoke, (client, input, source) => client.revoke(input.Token, source))],
    ['GlobalSignOut', call(ByAccessToken, globalSignOut)],
    ['GetUser', call(ByAccessToken, getUser)],
  ])

  async function globalSignOut({ AccessToken }: z.infer<typeof ByAccessToken>, source: string | undefined) {
    return (await members.endAll(AccessToken, source)) ? done({}) : accessRefused
  }

  async function getUser({ AccessToken }: z.infer<typeof ByAccessToken>) {
    const person = await members.toPerson(AccessToken)
    if (!person) return accessRefused
    const { subject } = person
    const attributes = { sub: subject, email: person.email, email_verified: 'true', name: person.name }
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    return done({ Username: subject, UserAttributes })
  }

  function call<Input extends z.ZodObject>(
    schema: Input,
    work: (input: z.infer<Input>, source: string | undefined) => Promise<Reply>,
  ): Call {
    return async (json, source) => {
      const input = schema.safeParse(json)
      if (!input.success) return fault('InvalidParameterException', 'A parameter is missing or of the wrong type.')
      return work(input.data, source)
    }
  }

  function byClient<Input extends z.ZodObject<{ ClientId: z.ZodString }>>(
    schema: Input,
    work: (client: ClientCalls, input: z.infer<Input>, source: string | undefined) => Promise<Reply>,
  ): Call {
    return call(schema, async (input, source) => {
      const client = clients.get(input.ClientId)
      return client ? work(client, input, source) : noClient
    })
  }

  return async ({ request, response }: Exchange) => {
    const body = await readBody(request)
    if (body === 'gone') return
    const call = body === 'tooLarge' ? tooLarge : readCall(request, body)
    const reply = 'status' in call ? call : await calls.get(call.name)?.(call.input, getCaller(request))
    const { status, body: answered } = reply ?? unknownCall
    answerJson(response, status, answered, MEDIA_TYPE)
  }
}

function readCall(request: IncomingMessage, body: Buffer): { name: string; input: unknown } | Reply {
  // Another origin cannot send this media type without a preflight, which is not answered.
  if (!hasMediaType(request, MEDIA_TYPE)) return fault('SerializationException', `Send ${MEDIA_TYPE}.`, 415)
  const target = String(request.headers['x-amz-target'] ?? '')
  if (!target.startsWith(TARGET_PREFIX)) return unknownCall
  try {
    return { name: target.slice(TARGET_PREFIX.length), input: JSON.parse(toText(body) ?? '') }
  } catch {
    return fault('SerializationException', 'The body is not valid JSON.')
  }
}
