import { AccessDeniedException, Macie2Client } from '@aws-sdk/client-macie2'
import * as z from 'zod'
import { endMacieJob, MaciePaused, startMacieJob } from '../adapters/macieJob.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'
import { type ResourceLife, ResourceRefusal } from './serveResource.ts'

const Properties = z.object({ Name: z.string(), Account: z.string(), Bucket: z.string() })

/** With the setting `secondLook`. */
export const setUpMacieResource: ResourceLife = {
  /** @throws ResourceRefusal */
  async apply(properties, _milliseconds, requestId) {
    const { Name: name, Account: account, Bucket: bucket } = Properties.parse(properties)
    try {
      await startMacieJob(new Macie2Client(clientSettings()), { name, account, bucket }, requestId)
    } catch (error) {
      throw toRefusal(error) ?? error
    }
  },

  async remove(properties) {
    await endMacieJob(new Macie2Client(clientSettings()), { name: Properties.parse(properties).Name })
  },
}

function toRefusal(error: unknown): ResourceRefusal | undefined {
  const region = variable('AWS_REGION')
  const instead = "Or remove secondLook: 'macie' from deployment.ts."
  if (error instanceof MaciePaused) {
    const resume = `aws macie2 update-macie-session --status ENABLED --region ${region}`
    return new ResourceRefusal(`Amazon Macie is paused in this account and region. Resume it: ${resume}. ${instead}`)
  }
  if (error instanceof AccessDeniedException) {
    const who = 'Its administrator account or a policy of the organization in AWS may forbid it.'
    return new ResourceRefusal(`Amazon Macie refused in ${region}: ${error.message}. ${who} ${instead}`)
  }
  return undefined
}
