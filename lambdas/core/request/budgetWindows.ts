import type { Budget } from '../../ports/limits.ts'
import { computeDigest } from '../secrets/digest.ts'

/** The maximum number of rows per budget. */
const SLOTS_PER_WINDOW = 48

/** `endsAt` (epoch ms) is one window length after the slot's last take. */
export type Spent = { amount: number; endsAt: number }

export type BudgetWindow = {
  budget: Budget
  amount: number
  digest: string
  slot: number
  endsAt: number
}

/** @throws when two budgets are the same window */
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
  if (new Set(windows.map(({ digest }) => digest)).size < windows.length) throw new Error('A budget is listed twice.')
  return windows
}

/** @returns whole seconds until the amount fits; undefined when it fits now */
export function secondsUntilRoom(
  { budget, amount }: BudgetWindow,
  taken: readonly Spent[],
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
