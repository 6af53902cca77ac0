import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type BudgetWindow, budgetWindows, secondsUntilRoom } from '../../../core/request/budgetWindows.ts'
import type { Limits } from '../../../ports/limits.ts'
import { counterKey, type Key } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { pause, type TransactWrite, transact } from './transaction.ts'

const MAX_ATTEMPTS = 20
/** DynamoDB allows 300 operators and 4 KB per expression; each slot needs four operators and 60 bytes. */
const MAX_SLOTS_PER_UPDATE = 40
/** Otherwise a row that never reaches its total would grow without limit. */
const PRUNE_EVERY_SLOTS = 8

/**
 * A row holds the total, and the amount and end of each slot. The condition is on the total, so concurrent takes need
 * no read. A full row is read, and ended slots are subtracted. Without an answer of the table the take fails: these
 * budgets protect costs, or values that can be guessed.
 */
export function counters(client: DynamoDBDocumentClient, TableName: string, now: () => number): Limits['takeAll'] {
  return async budgets => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const windows = budgetWindows(budgets, now())
      const full = windows.filter(({ budget, amount }) => amount > budget.most)
      const reached = full.length > 0 ? full : await takeEach(windows)
      if (reached.length === 0) {
        await Promise.all(windows.filter(({ slot }) => slot % PRUNE_EVERY_SLOTS === 0).map(makeRoom))
        return undefined
      }
      for (const window of reached) {
        const retryAfterSeconds = await makeRoom(window)
        if (retryAfterSeconds !== undefined) return { budget: window.budget, retryAfterSeconds }
      }
      if (attempt > 1) await pause(attempt)
    }
    throw new Error('A budget has too many concurrent writes.')
  }

  /** @returns the windows without room; nothing is taken then */
  async function takeEach(windows: readonly BudgetWindow[]): Promise<BudgetWindow[]> {
    if (windows.length === 0) return []
    const counted = windows.map(countIn)
    const failed = await transact(client, counted)
    return windows.filter((_, index) => failed.some(write => write === counted[index]))
  }

  function countIn({ budget, amount, digest, slot, endsAt }: BudgetWindow): TransactWrite {
    return {
      Update: {
        TableName,
        Key: counterKey(digest),
        UpdateExpression: 'ADD #total :amount, #taken :amount SET #endsAt = :endsAt, #expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#total) OR #total <= :room',
        ExpressionAttributeNames: {
          '#total': 'total',
          '#taken': takenAttribute(slot),
          '#endsAt': endAttribute(slot),
          '#expiresAt': TIME_TO_LIVE,
        },
        ExpressionAttributeValues: {
          ':amount': amount,
          ':room': budget.most - amount,
          ':endsAt': endsAt,
          ':expiresAt': Math.ceil(endsAt / 1000),
        },
      },
    }
  }

  /** @returns the seconds to wait; undefined once the total may have room */
  async function makeRoom(window: BudgetWindow): Promise<number | undefined> {
    const Key = counterKey(window.digest)
    const { Item: row = {} } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const slots = Object.keys(row).flatMap(name => (name.startsWith(TAKEN) ? [Number(name.slice(TAKEN.length))] : []))
    const taken = slots.map(slot => ({
      slot,
      amount: Number(row[takenAttribute(slot)]),
      endsAt: Number(row[endAttribute(slot)]),
    }))
    const ended = taken.filter(({ endsAt }) => endsAt <= now())
    for (let at = 0; at < ended.length; at += MAX_SLOTS_PER_UPDATE) {
      await subtract(Key, ended.slice(at, at + MAX_SLOTS_PER_UPDATE))
    }
    return secondsUntilRoom(window, taken, now())
  }

  async function subtract(Key: Key, ended: readonly { slot: number; amount: number }[]) {
    const marks = ended.map((_, index) => index)
    const subtraction = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: `ADD #total :ended REMOVE ${marks.map(mark => `#taken${mark}, #end${mark}`).join(', ')}`,
      // Another process may have subtracted them.
      ConditionExpression: marks.map(mark => `#taken${mark} = :taken${mark}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries([
        ['#total', 'total'],
        ...ended.flatMap(({ slot }, mark) => [
          [`#taken${mark}`, takenAttribute(slot)],
          [`#end${mark}`, endAttribute(slot)],
        ]),
      ]),
      ExpressionAttributeValues: {
        ':ended': -ended.reduce((sum, { amount }) => sum + amount, 0),
        ...Object.fromEntries(ended.map(({ amount }, mark) => [`:taken${mark}`, amount])),
      },
    })
    await client.send(subtraction).catch(error => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    })
  }
}

const TAKEN = 'taken'
const takenAttribute = (slot: number) => `${TAKEN}${slot}`
const endAttribute = (slot: number) => `end${slot}`
