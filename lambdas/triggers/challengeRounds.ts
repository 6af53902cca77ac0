import type { CreateAuthChallengeTriggerEvent, DefineAuthChallengeTriggerEvent } from 'aws-lambda'

/** A round of a sign-in, as Cognito keeps it: what was asked, and whether the answer was right. */
type Round = (DefineAuthChallengeTriggerEvent | CreateAuthChallengeTriggerEvent)['request']['session'][number]

/** The first challenge, which has sent nothing: whoever answers it with the wish for a code gets one. */
export const ASKED = 'ask'
/** One that no answer helps: nothing was sent, and its parameters say why. */
export const CLOSED = 'closed'

const CODE = 'code:'
const LIKENESS = 'like:'

/** What Cognito keeps of a round in which a code was sent, and gives back to the triggers alone. */
export function codeRound(challengeId: string): string {
  return CODE + challengeId
}

export function getChallengeId(round: Round | undefined): string | undefined {
  return behind(CODE, round)
}

/** The same for a name that is nobody's: when a code would have been sent, in epoch ms. */
export function toDecoyRound(sentAt: number): string {
  return LIKENESS + sentAt
}

export function getDecoyTime(round: Round | undefined): number | undefined {
  const sentAt = behind(LIKENESS, round)
  return sentAt === undefined ? undefined : Number(sentAt)
}

/** How often the challenge of the last round was put already. */
export function timesPut(rounds: readonly Round[]): number {
  const last = rounds.at(-1)
  return rounds.filter(({ challengeMetadata }) => challengeMetadata === last?.challengeMetadata).length
}

/** Whether an answer is the wish for a code, by which channel or another. */
export function asksForCode(clientMetadata: Readonly<Record<string, string>> | undefined): boolean {
  return clientMetadata?.action === 'send'
}

function behind(kind: string, round: Round | undefined): string | undefined {
  const metadata = round?.challengeMetadata
  return metadata?.startsWith(kind) ? metadata.slice(kind.length) : undefined
}
