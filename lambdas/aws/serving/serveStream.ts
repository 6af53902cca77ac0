import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { errorFields } from '../../core/request/log.ts'
import type { OpenSearchIndex } from '../adapters/openSearchIndex.ts'
import { beatKey, getTransferId } from '../functions/tableKeys.ts'
import { type Openers, type TriggerContext, triggerContext } from './context.ts'

/** @returns the ids of those with which it failed */
type Work = (context: TriggerContext, ids: readonly string[]) => Promise<string[]>
type Beats = Pick<OpenSearchIndex, 'noteBeat'>
type Followers = Omit<Openers, 'transferIndex'> & { transferIndex: () => OpenSearchIndex }

/** The Lambda function of what the stream of the table of transfers brings. */
export function serveStream(work: Work, openers: Followers) {
  const index = openers.transferIndex()
  return streamHandler(work, triggerContext({ ...openers, transferIndex: () => index }), index)
}

/**
 * Does each transfer of a batch once, however many changes of it came, and then notes the beats that came between them.
 * Those that fail are told by their first change, from which on Lambda hands the batch over again; the others are done.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
export function streamHandler(work: Work, context: TriggerContext, index: Beats) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const beats = Records.filter(record => record.dynamodb?.Keys?.pk?.S === beatKey.pk)
    const news = Map.groupBy(
      Records.filter(record => !beats.includes(record)),
      getId,
    )
    const failed = await work(context, [...news.keys()])
    const again = failed.flatMap(id => news.get(id)?.[0] ?? [])
    // A beat says that all before it is there.
    const reached = beats.filter(beat => again.every(record => Records.indexOf(beat) < Records.indexOf(record)))
    await note(context, index, reached.at(-1))
    return { batchItemFailures: again.map(record => ({ itemIdentifier: toNumber(record) })) }
  }
}

async function note({ isUnavailable, log }: TriggerContext, index: Beats, beat: DynamoDBRecord | undefined) {
  const at = beat?.dynamodb?.NewImage?.at?.S
  if (at === undefined) return
  try {
    await index.noteBeat(at)
  } catch (error) {
    if (isUnavailable(error)) throw error
    // Lists then say that they are behind; transfers must not wait for it.
    log.error('A beat of the stream could not be noted.', errorFields(error))
  }
}

function getId({ dynamodb }: DynamoDBRecord): string {
  return getTransferId(dynamodb?.Keys?.pk?.S ?? '')
}

function toNumber({ dynamodb }: DynamoDBRecord): string {
  const number = dynamodb?.SequenceNumber
  // An empty answer would say that all was done.
  if (number === undefined) throw new Error('A record of the stream has no sequence number.')
  return number
}
