import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse, Context } from 'aws-lambda'
import { errorFields, jsonLog } from '../../core/request/log.ts'
import { variable } from '../functions/variables.ts'

/**
 * Brings about what a resource of a stack asks for; of one that is removed nothing is asked.
 * @param milliseconds that there are for it
 */
type Work = (properties: unknown, milliseconds: number) => Promise<void>

/** What the answer itself may take of the function's time. */
const ANSWER_MILLISECONDS = 15_000

/**
 * The Lambda function behind a resource that CloudFormation does not know: it answers in any case, since the stack waits
 * for an hour otherwise. The reason of a failure stands in the stack's events; what it was exactly, in the log alone.
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
      log.error('A resource of the deployment could not be brought about.', errorFields(error))
      await answer(event, { Status: 'FAILED', Reason: 'It could not be brought about: see the log of its function.' })
    }
  }
}

type ResourceResult = { Status: 'SUCCESS' } | { Status: 'FAILED'; Reason: string }

async function answer(event: CloudFormationCustomResourceEvent, outcome: ResourceResult): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event
  // Always the same: another would say that the resource was replaced, and the one before is to be removed.
  const PhysicalResourceId = 'PhysicalResourceId' in event ? event.PhysicalResourceId : LogicalResourceId
  const response: CloudFormationCustomResourceResponse = {
    ...{ StackId, RequestId, LogicalResourceId, PhysicalResourceId },
    ...{ Status: outcome.Status, Reason: 'Reason' in outcome ? outcome.Reason : '' },
  }
  // The address is signed for a request without this header.
  const told = await fetch(event.ResponseURL, {
    method: 'PUT',
    headers: { 'content-type': '' },
    body: JSON.stringify(response),
  })
  if (!told.ok) throw new Error(`CloudFormation did not take the answer: ${told.status}.`)
}
