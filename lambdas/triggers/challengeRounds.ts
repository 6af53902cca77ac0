import type { CreateAuthChallengeTriggerEvent, DefineAuthChallengeTriggerEvent } from 'aws-lambda'

type Round = (DefineAuthChallengeTriggerEvent | CreateAuthChallengeTriggerEvent)['request']['session'][number]

/** The first challenge sends no code. The recipient answers it by requesting one. */
export const QUESTION_ROUND = 'ask'
/** Accepts no answer; its parameters give the reason. */
export const CLOSED_ROUND = 'closed'

const CODE = 'code:'
const LIKENESS = 'like:'

/** Cognito returns this metadata only to the triggers. */
export function codeRound(challengeId: string): string {
  return CODE + challengeId
}

export function getChallengeId(round: Round | undefined): string | undefined {
  return stripPrefix(CODE, round)
}

/** @param sentAt epoch ms */
export function toDecoyRound(sentAt: number): string {
  return LIKENESS + sentAt
}

export function getDecoyTime(round: Round | undefined): number | undefined {
  const sentAt = stripPrefix(LIKENESS, round)
  return sentAt === undefined ? undefined : Number(sentAt)
}

export function timesPut(rounds: readonly Round[]): number {
  const last = rounds.at(-1)
  return rounds.filter(({ challengeMetadata }) => challengeMetadata === last?.challengeMetadata).length
}

export function asksForCode(clientMetadata: Readonly<Record<string, string>> | undefined): boolean {
  return clientMetadata?.action === 'send'
}

function stripPrefix(kind: string, round: Round | undefined): string | undefined {
  const metadata = round?.challengeMetadata
  return metadata?.startsWith(kind) ? metadata.slice(kind.length) : undefined
}
