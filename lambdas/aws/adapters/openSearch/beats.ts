import { setTimeout } from 'node:timers/promises'
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { IndexDelay } from '../../../ports/transferIndex.ts'
import { beatKey } from '../../functions/tableKeys.ts'
import { toFailedRow } from '../dynamo/items.ts'
import type { IndexClient } from './client.ts'

/** Changes usually reach the index within this time. */
const BEAT_MILLISECONDS = 5000
export const LAST = 'last'

/** The last request for lists, the one before, and the first; ISO 8601, which sorts as text. */
const Beat = z.object({ at: z.string(), before: z.string(), since: z.string() })
type Beat = z.infer<typeof Beat>
const Noted = z.object({ _source: z.object({ at: z.string() }) })

/**
 * A list request writes its time to the table. The stream carries it to the index, after all earlier changes. A later
 * request checks whether it has arrived.
 */
export type Beats = {
  /** Never fails, since it only adds to an answer. @param now milliseconds since the epoch */
  behind(now: number): Promise<IndexDelay>
}

type Settings = {
  client: IndexClient
  /** An alias. */
  index: string
  table: { dynamo: DynamoDBDocumentClient; name: string }
  /** Milliseconds. */
  patience: number
}

export function beats({ client, index, table, patience }: Settings): Beats {
  async function behind(now: number): Promise<IndexDelay> {
    const [beat, noted] = await Promise.all([getBeat(table, now), notedBeat()])
    const isBehind = beat.before < beat.at && (noted === undefined || noted < beat.before)
    return isBehind ? { asOf: noted ?? beat.since } : {}
  }

  async function notedBeat(): Promise<string | undefined> {
    const { status, body } = await client.ask({ method: 'GET', path: `/${index}/_doc/${LAST}` }, 404)
    return status === 404 ? undefined : Noted.parse(body)._source.at
  }

  return {
    behind: now => Promise.race([behind(now), setTimeout(patience, {}, { ref: false })]).catch((): IndexDelay => ({})),
  }
}

/** At most once in five seconds, to limit writes. */
async function getBeat({ dynamo, name }: { dynamo: DynamoDBDocumentClient; name: string }, now: number): Promise<Beat> {
  const update = new UpdateCommand({
    TableName: name,
    Key: beatKey,
    ConditionExpression: 'attribute_not_exists(#at) OR #at < :due',
    UpdateExpression: 'SET #before = if_not_exists(#at, :now), #since = if_not_exists(#since, :now), #at = :now',
    ExpressionAttributeNames: { '#at': 'at', '#before': 'before', '#since': 'since' },
    ExpressionAttributeValues: { ':now': iso(now), ':due': iso(now - BEAT_MILLISECONDS) },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  return Beat.parse(await dynamo.send(update).then(({ Attributes }) => Attributes, toFailedRow))
}

const iso = (at: number) => new Date(at).toISOString()
