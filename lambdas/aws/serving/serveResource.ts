import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse, Context } from 'aws-lambda'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import { variable } from '../functions/variables.ts'

/**
 * @param milliseconds the time limit
 * @param requestId the same when Lambda repeats the event
 */
type Work = (properties: unknown, milliseconds: number, requestId: string) => Promise<void>
/** `remove` when CloudFormation deletes the resource; without it nothing happens then. */
export type ResourceLife = { apply: Work; remove: Work }

/** Its message is for the operator who deploys, and names no secret: the stack's events show it. */
export class ResourceRefusal extends Error {
  override name = 'ResourceRefusal'
}

/** Reserved for the answer. */
const ANSWER_MILLISECONDS = 15_000
/** Reserved for the log after a silent CloudFormation; Lambda then repeats the event. */
const LOG_MILLISECONDS = 1000

/**
 * Always answers: otherwise the stack waits for an hour. The stack's events get a fixed reason, except for a
 * ResourceRefusal; details go only to the log.
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html
 */
export function serveResource(work: Work | ResourceLife) {
  const { apply, remove } = typeof work === 'function' ? { apply: work, remove: async () => {} } : work
  const log = jsonLog(
    line => process.stdout.write(`${line}\n`),
    Date.now,
    variable('LOG_LEVEL') === 'info' ? 'info' : 'error',
  )
  return async (event: CloudFormationCustomResourceEvent, { getRemainingTimeInMillis }: Context) => {
    let outcome: ResourceResult = { Status: 'SUCCESS' }
    try {
      const run = event.RequestType === 'Delete' ? remove : apply
      await run(event.ResourceProperties, getRemainingTimeInMillis() - ANSWER_MILLISECONDS, event.RequestId)
    } catch (error) {
      log.error('A custom resource of the deployment failed.', errorFields(error))
      const isRefusal = error instanceof ResourceRefusal
      outcome = { Status: 'FAILED', Reason: isRefusal ? error.message : REASON }
    }
    await answer(event, outcome, Math.max(0, getRemainingTimeInMillis() - LOG_MILLISECONDS))
  }
}

const REASON = 'The custom resource failed. See the log of its function.'

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
