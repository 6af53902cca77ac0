/**
 * What a person entered or has under way, kept while its page is closed: the session ended under it and they sign in
 * again in another tab, or they look at another page meanwhile. It lies in the memory of this tab alone.
 */
let kept: { subject: string; work: unknown } | undefined
const listeners = new Set<() => void>()

/** Keeps work for a person; closing the tab asks first from now on. */
export function keepWork(subject: string, work: unknown): void {
  kept = { subject, work }
  addEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

/** What was kept for this person. Nobody else gets it. */
export function keptWork<Work>(subject: string | undefined): Work | undefined {
  return kept !== undefined && kept.subject === subject ? (kept.work as Work) : undefined
}

/** It is on a page again, or over, or another person has signed in. */
export function releaseWork(): void {
  if (kept === undefined) return
  kept = undefined
  removeEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

/** Whether leaving this tab would lose something. */
export function isWorkKept(): boolean {
  return kept !== undefined
}

/** @returns ends the listening */
export function subscribeToKeptWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}
