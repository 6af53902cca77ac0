import type { Budget } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'

/** Takes within one slot share a row: a busy budget keeps this many rows, however much is taken from it. */
const SLOTS_PER_WINDOW = 48

/** What was taken within one slot. It counts until `endsAt` (epoch ms), a window's length after the last of it. */
export type Taken = { amount: number; endsAt: number }

/** Where a host records a take at this moment. */
export type BudgetWindow = {
  budget: Budget
  amount: number
  digest: string
  slot: number
  endsAt: number
}

/**
 * The sliding windows of the budgets that end now, in the order of the budgets.
 * @throws when two of them are the same window
 */
export function budgetWindows(budgets: readonly Budget[], now: number): BudgetWindow[] {
  const windows = budgets.map(budget => {
    const { name, seconds, amount = 1 } = budget
    return {
      budget,
      amount,
      digest: computeDigest(JSON.stringify([name, seconds])),
      slot: Math.floor((now / 1000 / seconds) * SLOTS_PER_WINDOW),
      endsAt: now + seconds * 1000,
    }
  })
  if (new Set(windows.map(({ digest }) => digest)).size < windows.length) throw new Error('A budget is named twice.')
  return windows
}

/**
 * Whole seconds until the amount fits into the window; undefined when it fits now.
 * @param taken in any order; what no longer counts is ignored
 */
export function secondsUntilRoom(
  { budget, amount }: BudgetWindow,
  taken: readonly Taken[],
  now: number,
): number | undefined {
  const counting = taken.filter(({ endsAt }) => endsAt > now).sort((one, other) => one.endsAt - other.endsAt)
  let used = counting.reduce((sum, { amount }) => sum + amount, 0)
  if (used + amount <= budget.most) return undefined
  for (const { amount: freed, endsAt } of counting) {
    used -= freed
    if (used + amount <= budget.most) return Math.ceil((endsAt - now) / 1000)
  }
  return budget.seconds
}
