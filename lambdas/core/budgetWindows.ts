import type { Budget } from '../ports/limits.ts'
import { digestOf } from './digest.ts'

/** Where a host counts what is taken from a budget now. `endsAt` in epoch ms. */
export type BudgetWindow = {
  budget: Budget
  digest: string
  number: number
  endsAt: number
  retryAfterSeconds: number
}

/**
 * The windows of the clock in which `now` lies, in the order of the budgets.
 * @throws when two of them are one: nothing is taken twice at once
 */
export function budgetWindows(budgets: readonly Budget[], now: number): BudgetWindow[] {
  const windows = budgets.map(budget => windowOf(budget, now))
  if (new Set(windows.map(({ digest }) => digest)).size < windows.length) throw new Error('A budget is named twice.')
  return windows
}

function windowOf(budget: Budget, now: number): BudgetWindow {
  const { name, seconds, since = 0 } = budget
  const number = Math.floor((now - since) / 1000 / seconds)
  const endsAt = since + (number + 1) * seconds * 1000
  // With the seconds and the beginning: windows of others have other numbers.
  const digest = digestOf(JSON.stringify([name, seconds, ...(since === 0 ? [] : [since])]))
  return { budget, digest, number, endsAt, retryAfterSeconds: Math.ceil((endsAt - now) / 1000) }
}
