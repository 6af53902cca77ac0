import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { errorFields } from '../../core/request/log.ts'
import { type DeadLetters, openDeadLetters } from '../adapters/deadLetters.ts'
import { isServiceDown } from '../adapters/isServiceDown.ts'
import { isNotPermitted } from '../adapters/notPermitted.ts'
import type { OpenSearchIndex } from '../adapters/openSearchIndex.ts'
import { beatKey, getTransferId } from '../functions/tableKeys.ts'
import { type Openers, type TriggerContext, triggerContext } from './context.ts'

/** @returns the ids that no repetition can index */
type Work = (context: TriggerContext, ids: readonly string[]) => Promise<string[]>
type Beats = Pick<OpenSearchIndex, 'noteBeat'>
type Followers = Omit<Openers, 'transferIndex'> & { transferIndex: () => OpenSearchIndex }

export function serveStream(work: Work, openers: Followers) {
  const index = openers.transferIndex()
  const context = { ...triggerContext({ ...openers, transferIndex: () => index }), isUnavailable: isPassing }
  return streamHandler(ids => work(context, ids), context, { index, deadLetters: openDeadLetters() })
}

/** Operators repair missing permissions; the stream waits for them. */
const isPassing = (error: unknown) => isServiceDown(error) || isNotPermitted(error)

/**
 * Each transfer once, however many changes it has. One that can never be indexed goes to the dead letters, and those behind it
 * continue. Any other error repeats the batch.
 */
export function streamHandler(
  work: (ids: readonly string[]) => Promise<string[]>,
  context: Pick<TriggerContext, 'isUnavailable' | 'log'>,
  { index, deadLetters }: { index: Beats; deadLetters: DeadLetters },
) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<void> => {
    const beats = Records.filter(record => record.dynamodb?.Keys?.pk?.S === beatKey.pk)
    const changed = Records.filter(record => !beats.includes(record)).map(getId)
    const refused = await work([...new Set(changed)])
    for (const transferId of refused) await deadLetters.send({ transferId })
    // All earlier changes are indexed, or are dead letters.
    await note(context, index, beats.at(-1))
  }
}

async function note(
  { isUnavailable, log }: Pick<TriggerContext, 'isUnavailable' | 'log'>,
  index: Beats,
  beat: DynamoDBRecord | undefined,
) {
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
