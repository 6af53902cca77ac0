import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse, Context } from 'aws-lambda'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import { variable } from '../functions/variables.ts'

/** @param milliseconds the time limit */
type Work = (properties: unknown, milliseconds: number) => Promise<void>

/** Reserved for the answer. */
const ANSWER_MILLISECONDS = 15_000

/**
 * Always answers: otherwise the stack waits for an hour. The stack's events get a fixed reason; details go only to the
 * log.
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html
 */
export function serveResource(work: Work) {
  const log = jsonLog(
    line => process.stdout.write(`${line}\n`),
    Date.now,
    variable('LOG_LEVEL') === 'info' ? 'info' : 'error',
  )
  return async (event: CloudFormationCustomResourceEvent, { getRemainingTimeInMillis }: Context) => {
    try {
      if (event.RequestType !== 'Delete') {
        await work(event.ResourceProperties, getRemainingTimeInMillis() - ANSWER_MILLISECONDS)
      }
      await answer(event, { Status: 'SUCCESS' })
    } catch (error) {
      log.error('A custom resource of the deployment failed.', errorFields(error))
      await answer(event, { Status: 'FAILED', Reason: 'The custom resource failed. See the log of its function.' })
    }
  }
}

type ResourceResult = { Status: 'SUCCESS' } | { Status: 'FAILED'; Reason: string }

async function answer(event: CloudFormationCustomResourceEvent, outcome: ResourceResult): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event
  // Constant: another id would make CloudFormation delete the previous resource.
  const PhysicalResourceId = 'PhysicalResourceId' in event ? event.PhysicalResourceId : LogicalResourceId
  const response: CloudFormationCustomResourceResponse = {
    ...{ StackId, RequestId, LogicalResourceId, PhysicalResourceId },
    ...{ Status: outcome.Status, Reason: 'Reason' in outcome ? outcome.Reason : '' },
  }
  // The URL is signed without this header.
  const reply = await fetch(event.ResponseURL, {
    method: 'PUT',
    headers: { 'content-type': '' },
    body: JSON.stringify(response),
  })
  if (!reply.ok) throw new Error(`CloudFormation refused the answer with status ${reply.status}.`)
}
