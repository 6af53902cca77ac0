import { unavailable } from '../../lambdas/core/request/refusal.ts'

/** How many questions of one asker wait. A page asks two at a time, and drops what is overtaken. */
const MAX_WAITING = 20

/**
 * One question of each asker at a time, so that none holds up another by asking much.
 * @throws Refusal when too many of an asker's wait
 */
export function turns() {
  const last = new Map<string, { done: Promise<unknown>; waiting: number }>()
  return async function inTurn<Answer>(asker: string, ask: () => Promise<Answer>): Promise<Answer> {
    const turn = last.get(asker) ?? { done: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= MAX_WAITING) throw unavailable()
    const answer = turn.done.then(ask)
    turn.waiting += 1
    turn.done = answer.catch(() => {})
    last.set(asker, turn)
    try {
      return await answer
    } finally {
      turn.waiting -= 1
      if (turn.waiting === 0) last.delete(asker)
    }
  }
}
