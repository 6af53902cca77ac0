import { userInfo } from 'node:os'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { clientSettings } from '../lambdas/aws/functions/clientSettings.ts'

// Who runs a command, as the machine or AWS knows them: for the audit.

export function getMachineAccount(): string {
  return `user ${userInfo().username}`
}

/** An ARN. The call needs no permission. */
export async function getAwsAccount(): Promise<string> {
  const { Arn } = await new STSClient(clientSettings()).send(new GetCallerIdentityCommand({}))
  if (!Arn) throw new Error('AWS did not say who runs the command.')
  return Arn
}
