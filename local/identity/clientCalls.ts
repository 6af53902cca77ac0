import * as z from 'zod'
import type { Reply } from './replies.ts'

const Texts = z.record(z.string(), z.string())

export const InitiateAuth = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: Texts.default({}),
})
export type InitiateAuth = z.infer<typeof InitiateAuth>

export const RespondToAuthChallenge = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: Texts.default({}),
  Session: z.string().optional(),
  ClientMetadata: Texts.optional(),
})
export type RespondToAuthChallenge = z.infer<typeof RespondToAuthChallenge>

/** `source` is the caller's network address. */
export type ClientCalls = {
  initiateAuth(input: InitiateAuth, source: string | undefined): Promise<Reply>
  respondToAuthChallenge(input: RespondToAuthChallenge, source: string | undefined): Promise<Reply>
  refresh(token: string, source: string | undefined): Promise<Reply>
  revoke(token: string, source: string | undefined): Promise<Reply>
}

export function refreshTokenIn({ AuthFlow, AuthParameters }: InitiateAuth): string | undefined {
  const isRefresh = AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN'
  return isRefresh ? (AuthParameters.REFRESH_TOKEN ?? '') : undefined
}
