import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { errorFields } from '../../core/request/log.ts'
import type { OpenSearchIndex } from '../adapters/openSearchIndex.ts'
import { beatKey, getTransferId } from '../functions/tableKeys.ts'
import { type Openers, type TriggerContext, triggerContext } from './context.ts'

/** @returns the ids that failed */
type Work = (context: TriggerContext, ids: readonly string[]) => Promise<string[]>
type Beats = Pick<OpenSearchIndex, 'noteBeat'>
type Followers = Omit<Openers, 'transferIndex'> & { transferIndex: () => OpenSearchIndex }

export function serveStream(work: Work, openers: Followers) {
  const index = openers.transferIndex()
  return streamHandler(work, triggerContext({ ...openers, transferIndex: () => index }), index)
}

/**
 * Each transfer once, however many changes it has. A failed one is reported by its first change, from which Lambda
 * repeats the batch.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
export function streamHandler(work: Work, context: TriggerContext, index: Beats) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const beats = Records.filter(record => record.dynamodb?.Keys?.pk?.S === beatKey.pk)
    const changes = Map.groupBy(
      Records.filter(record => !beats.includes(record)),
      getId,
    )
    const failed = await work(context, [...changes.keys()])
    const again = failed.flatMap(id => changes.get(id)?.[0] ?? [])
    // A beat means that all earlier changes are indexed.
    const reached = beats.filter(beat => again.every(record => Records.indexOf(beat) < Records.indexOf(record)))
    await note(context, index, reached.at(-1))
    return { batchItemFailures: again.map(record => ({ itemIdentifier: getSequenceNumber(record) })) }
  }
}

async function note({ isUnavailable, log }: TriggerContext, index: Beats, beat: DynamoDBRecord | undefined) {
  const at = beat?.dynamodb?.NewImage?.at?.S
  if (at === undefined) return
  try {
    await index.noteBeat(at)
  } catch (error) {
    if (isUnavailable(error)) throw error
    // Lists then report that they are behind.
    log.error('A beat of the stream could not be stored.', errorFields(error))
  }
}

function getId({ dynamodb }: DynamoDBRecord): string {
  return getTransferId(dynamodb?.Keys?.pk?.S ?? '')
}

function getSequenceNumber({ dynamodb }: DynamoDBRecord): string {
  const number = dynamodb?.SequenceNumber
  // An empty identifier would mark the batch as done.
  if (number === undefined) throw new Error('A record of the stream has no sequence number.')
  return number
}
