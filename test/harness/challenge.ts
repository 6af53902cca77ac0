import * as z from 'zod'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import { getOutbox } from './person.ts'

const Answer = z.object({
  Session: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
  AuthenticationResult: z.object({ IdToken: z.string(), RefreshToken: z.string().optional() }).optional(),
  __type: z.string().optional(),
})

export type Round = {
  status: number
  session: string
  parameters: Record<string, string>
  idToken: string | undefined
  refreshToken: string | undefined
  fault: string | undefined
}

/**
 * A recipient’s exchange with the identity provider, as on the download page.
 * @param served origin of its calls, if other than in the configuration
 */
export async function getRecipient(origin: string, served?: string) {
  const configuration = (await (await fetch(`${origin}/api/config`)).json()) as ClientConfiguration
  const region = configuration['identity_provider/region']
  const endpoint =
    served ?? configuration['identity_provider/endpoint'] ?? `https://cognito-idp.${region}.amazonaws.com/`
  const ClientId = configuration['identity_provider/recipient_client_id']

  async function call(name: string, input: object): Promise<Round> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
      },
      body: JSON.stringify({ ClientId, ...input }),
    })
    const answer = Answer.parse(await response.json())
    return {
      status: response.status,
      session: answer.Session ?? '',
      parameters: answer.ChallengeParameters ?? {},
      idToken: answer.AuthenticationResult?.IdToken,
      refreshToken: answer.AuthenticationResult?.RefreshToken,
      fault: answer.__type,
    }
  }
  const respond = (session: string, username: string, answer: string, metadata?: Record<string, string>) =>
    call('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: session,
      ChallengeResponses: { USERNAME: username, ANSWER: answer },
      ...(metadata ? { ClientMetadata: metadata } : {}),
    })

  return {
    call,
    /** Opens a challenge, which sends nothing. */
    open: (username: string) =>
      call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: username } }),
    send: ({ session }: Round, username: string, channel = 'sms') =>
      respond(session, username, 'send', { action: 'send', channel }),
    answer: ({ session }: Round, username: string, code: string) => respond(session, username, code),
  }
}

/** The newest code that a host sent to any phone. */
export async function codeSentTo(origin: string, to: string): Promise<string> {
  const message = (await getOutbox(origin)).find(sent => sent.to === to && /\b\d{6}\b/.test(sent.text))
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? ''
}

/**
 * Proves a phone by the code that it receives.
 * @returns the token
 */
export async function provePhone(origin: string, username: string, phone: string): Promise<string> {
  const recipient = await getRecipient(origin)
  const asked = await recipient.send(await recipient.open(username), username)
  const proved = await recipient.answer(asked, username, await codeSentTo(origin, phone))
  if (proved.idToken === undefined) throw new Error(`The code was answered ${proved.status} ${proved.fault}.`)
  return proved.idToken
}
