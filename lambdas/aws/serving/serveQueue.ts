import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Context } from '../../core/request/context.ts'
import { errorFields } from '../../core/request/log.ts'
import { Postponed } from '../../core/request/postponed.ts'
import { awsContext, type Openers } from './context.ts'

type Work = (context: Context, body: unknown) => Promise<void>

export function serveQueue(work: Work, openers: Openers) {
  return queueHandler(work, awsContext(openers))
}

/** Only failed messages are retried, and finally moved to the dead-letter queue. */
export function queueHandler(work: Work, context: Context) {
  const isDone = async (body: string) => {
    try {
      await work(context, parsed(body))
      return true
    } catch (error) {
      if (error instanceof Postponed) return false
      context.log.error('A message of a queue could not be processed.', errorFields(error))
      return false
    }
  }
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const done = await Promise.all(Records.map(({ body }) => isDone(body)))
    const failed = Records.filter((_, index) => !done[index])
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
}

/** Node's error would quote the body, which may contain addresses. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Error('A message of a queue is not JSON.')
  }
}
