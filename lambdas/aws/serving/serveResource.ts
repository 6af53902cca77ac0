import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse, Context } from 'aws-lambda'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import { variable } from '../functions/variables.ts'

/** @param milliseconds the time limit */
type Work = (properties: unknown, milliseconds: number) => Promise<void>

/** Reserved for the answer. */
const ANSWER_MILLISECONDS = 15_000
/** Reserved for the log after a silent CloudFormation; Lambda then repeats the event. */
const LOG_MILLISECONDS = 1000

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
    let outcome: ResourceResult = { Status: 'SUCCESS' }
    try {
      if (event.RequestType !== 'Delete') {
        await work(event.ResourceProperties, getRemainingTimeInMillis() - ANSWER_MILLISECONDS)
      }
    } catch (error) {
      log.error('A custom resource of the deployment failed.', errorFields(error))
      outcome = { Status: 'FAILED', Reason: 'The custom resource failed. See the log of its function.' }
    }
    await answer(event, outcome, Math.max(0, getRemainingTimeInMillis() - LOG_MILLISECONDS))
  }
}

type ResourceResult = { Status: 'SUCCESS' } | { Status: 'FAILED'; Reason: string }

async function answer(event: CloudFormationCustomResourceEvent, outcome: ResourceResult, milliseconds: number) {
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
    signal: AbortSignal.timeout(milliseconds),
  })
  if (!reply.ok) throw new Error(`CloudFormation refused the answer with status ${reply.status}.`)
}
