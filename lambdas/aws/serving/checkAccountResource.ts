import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { ResourceRefusal } from './serveResource.ts'

/** CloudFormation sends numbers as texts. */
const Properties = z.object({ Concurrency: z.coerce.number().int(), Trial: z.string() })

/**
 * Before any other resource: with fewer functions at once than the shares of `deployment.ts` add up to, calls and sign-ins
 * are refused while transfers are processed.
 * @throws ResourceRefusal
 */
export async function checkAccountResource(properties: unknown): Promise<void> {
  const { Concurrency, Trial } = Properties.parse(properties)
  const { AccountLimit } = await new LambdaClient(clientSettings()).send(new GetAccountSettingsCommand({}))
  const allowed = AccountLimit?.ConcurrentExecutions ?? 0
  if (allowed >= Concurrency) return
  const region = variable('AWS_REGION')
  throw new ResourceRefusal(
    [
      `Lambda allows this account ${allowed} functions at once in ${region}, and deployment.ts counts on ${Concurrency} (concurrency.account). Nothing was deployed.`,
      `Request the quota "Concurrent executions" (L-B99A9384), then deploy again: aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${Concurrency}`,
      `Or set the shares for what the account allows. For 10: concurrency: ${Trial}`,
    ].join(' '),
  )
}
