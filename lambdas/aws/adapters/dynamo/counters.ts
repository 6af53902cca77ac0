import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  type TransactWriteItem,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { type BudgetWindow, budgetWindows, secondsUntilRoom } from '../../../core/request/budgetWindows.ts'
import type { Limits } from '../../../ports/limits.ts'
import { counterKey } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { toItem } from './items.ts'
import { pause, transact } from './transaction.ts'

const MAX_ATTEMPTS = 20
/** DynamoDB takes 300 operators and 4 KB in an expression; each slot needs four of them and 60 bytes. */
const MAX_SLOTS_PER_UPDATE = 40
/** One slot in so many prunes its row: a row whose total is never reached would grow for ever. */
const PRUNE_EVERY_SLOTS = 8

/**
 * Takes from budgets by one transaction over their rows. A row holds the total and, for each slot, what was taken in it
 * and until when that counts. The condition is on the total, so that takes at once need no reading; a total that is
 * reached is read, and what no longer counts is subtracted. A table that does not answer lets nothing pass: what is
 * counted here costs money, or is guessed at.
 */
export function counters(client: DynamoDBClient, TableName: string, now: () => number): Limits['takeAll'] {
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
    throw new Error('A budget is too busy to be counted.')
  }

  /** @returns those whose totals leave no room; nothing was taken then */
  async function takeEach(windows: readonly BudgetWindow[]): Promise<BudgetWindow[]> {
    if (windows.length === 0) return []
    const counted = windows.map(countIn)
    const failed = await transact(client, counted)
    return windows.filter((_, index) => failed.some(write => write === counted[index]))
  }

  function countIn({ budget, amount, digest, slot, endsAt }: BudgetWindow): TransactWriteItem {
    return {
      Update: {
        TableName,
        Key: toItem(counterKey(digest)),
        UpdateExpression: 'ADD #total :amount, #taken :amount SET #endsAt = :endsAt, #expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#total) OR #total <= :room',
        ExpressionAttributeNames: {
          '#total': 'total',
          '#taken': takenIn(slot),
          '#endsAt': getEnd(slot),
          '#expiresAt': TIME_TO_LIVE,
        },
        ExpressionAttributeValues: toItem({
          ':amount': amount,
          ':room': budget.most - amount,
          ':endsAt': endsAt,
          ':expiresAt': Math.ceil(endsAt / 1000),
        }),
      },
    }
  }

  /** @returns the seconds to wait; undefined once the total may leave room, because what had ended was subtracted */
  async function makeRoom(window: BudgetWindow): Promise<number | undefined> {
    const Key = toItem(counterKey(window.digest))
    const { Item = {} } = await client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))
    const row = unmarshall(Item)
    const slots = Object.keys(row).flatMap(name => (name.startsWith(TAKEN) ? [Number(name.slice(TAKEN.length))] : []))
    const taken = slots.map(slot => ({ slot, amount: Number(row[takenIn(slot)]), endsAt: Number(row[getEnd(slot)]) }))
    const ended = taken.filter(({ endsAt }) => endsAt <= now())
    for (let at = 0; at < ended.length; at += MAX_SLOTS_PER_UPDATE) {
      await subtract(Key, ended.slice(at, at + MAX_SLOTS_PER_UPDATE))
    }
    return secondsUntilRoom(window, taken, now())
  }

  async function subtract(Key: Record<string, AttributeValue>, ended: readonly { slot: number; amount: number }[]) {
    const marks = ended.map((_, index) => index)
    const subtraction = new UpdateItemCommand({
      TableName,
      Key,
      UpdateExpression: `ADD #total :ended REMOVE ${marks.map(mark => `#taken${mark}, #end${mark}`).join(', ')}`,
      // Another process may have subtracted the same already.
      ConditionExpression: marks.map(mark => `#taken${mark} = :taken${mark}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries([
        ['#total', 'total'],
        ...ended.flatMap(({ slot }, mark) => [
          [`#taken${mark}`, takenIn(slot)],
          [`#end${mark}`, getEnd(slot)],
        ]),
      ]),
      ExpressionAttributeValues: toItem({
        ':ended': -ended.reduce((sum, { amount }) => sum + amount, 0),
        ...Object.fromEntries(ended.map(({ amount }, mark) => [`:taken${mark}`, amount])),
      }),
    })
    await client.send(subtraction).catch(error => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error
    })
  }
}

const TAKEN = 'taken'
const takenIn = (slot: number) => `${TAKEN}${slot}`
const getEnd = (slot: number) => `end${slot}`
