import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb'
import { type BudgetWindow, budgetWindows } from '../../core/budgetWindows.ts'
import type { Limits } from '../../ports/limits.ts'
import { counterKey } from '../tableKeys.ts'
import { TIME_TO_LIVE } from '../tables.ts'
import { itemOf } from './items.ts'
import { transact } from './transaction.ts'

/**
 * Takes from budgets by one transaction over their counters. A table that does not answer lets nothing pass: what is
 * counted here costs money, or is guessed at.
 */
export function counters(client: DynamoDBClient, table: string, now: () => number): Limits['takeAll'] {
  return async budgets => {
    const windows = budgetWindows(budgets, now())
    const usedUp = windows.find(({ budget }) => budget.most < 1) ?? (await takeEach(windows))
    return usedUp && { budget: usedUp.budget, retryAfterSeconds: usedUp.retryAfterSeconds }
  }

  /** @returns the first that was used up, in the place of which nothing was taken */
  async function takeEach(windows: readonly BudgetWindow[]): Promise<BudgetWindow | undefined> {
    if (windows.length === 0) return undefined
    const counted = windows.map(countIn)
    const failed = await transact(client, counted)
    return windows.find((_, index) => failed.some(write => write === counted[index]))
  }

  function countIn({ budget, digest, number, endsAt }: BudgetWindow): TransactWriteItem {
    return {
      Update: {
        TableName: table,
        Key: itemOf(counterKey(digest, number)),
        UpdateExpression: 'ADD #count :one SET #expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeNames: { '#count': 'count', '#expiresAt': TIME_TO_LIVE },
        ExpressionAttributeValues: itemOf({ ':one': 1, ':most': budget.most, ':expiresAt': Math.ceil(endsAt / 1000) }),
      },
    }
  }
}
