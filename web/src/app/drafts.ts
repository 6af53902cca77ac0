import type { SessionKeeper } from '../auth/sessionKeeper.ts'

/** sessionStorage belongs to one tab and survives a reload. */
const KEYS = ['sendDraft', 'requestDraft'] as const

type Form<State, Stored> = {
  /** Rename it when the stored fields change their meaning. `fromStored` fills in new fields. */
  key: (typeof KEYS)[number]
  empty: State
  isBegun: (state: State) => boolean
  isAtStake: (state: State) => boolean
  toStored: (state: State) => Stored | undefined
  fromStored: (stored: Stored) => State
}

type Kept<State> = { subject: string; state: State }

const drafts = new Set<{ isBegun: () => boolean; isAtStake: () => boolean; forget: () => void }>()
const listeners = new Set<() => void>()

/**
 * Unsent form data of one tab and one person, in memory across pages and in sessionStorage across reloads. Another
 * person who signs in never gets it.
 */
export function createDraft<State, Stored>(form: Form<State, Stored>) {
  const { key, empty, isBegun, isAtStake, toStored, fromStored } = form
  let kept: Kept<State> | undefined
  let isStored = true

  const become = (next: Kept<State> | undefined) => {
    kept = next
    const stored = next && isBegun(next.state) ? toStored(next.state) : undefined
    isStored = write(key, stored === undefined ? undefined : { subject: next?.subject, stored })
    announce()
  }
  const of = (subject: string | undefined) => (kept !== undefined && kept.subject === subject ? kept.state : empty)

  const draft = {
    of,

    /** Repeated calls have no effect. */
    open(subject: string | undefined): void {
      if (subject === undefined || kept?.subject === subject) return
      const found = read(key)
      become({ subject, state: found?.subject === subject ? fromStored(found.stored as Stored) : empty })
    },

    change(subject: string | undefined, update: (last: State) => State): void {
      if (subject !== undefined) become({ subject, state: update(of(subject)) })
    },

    /** For changes in what `toStored` and `isAtStake` depend on. */
    touch: () => become(kept),
    forget: () => become(undefined),
    isBegun: () => kept !== undefined && isBegun(kept.state),
    isAtStake: () => kept !== undefined && isBegun(kept.state) && (!isStored || isAtStake(kept.state)),
  }
  drafts.add(draft)
  return draft
}

export function hasDraft(): boolean {
  return [...drafts].some(draft => draft.isBegun())
}

export function isDraftStored(key: (typeof KEYS)[number], subject: string): boolean {
  return read(key)?.subject === subject
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes drafts after a sign-out, and another person's data. */
export function watchDraftOwner(keeper: SessionKeeper): void {
  const check = () => {
    const session = keeper.session()
    if (session.status === 'expired') return
    const subject = session.status === 'signedIn' ? session.subject : undefined
    if (subject === undefined) for (const draft of drafts) draft.forget()
    for (const key of KEYS) {
      if (subject === undefined || read(key)?.subject !== subject) write(key, undefined)
    }
  }
  keeper.subscribe(check)
  // A document starts signed out while a sign-in is in progress.
  if (keeper.session().status === 'signedIn') check()
}

function announce(): void {
  removeEventListener('beforeunload', ask)
  if ([...drafts].some(draft => draft.isAtStake())) addEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function read(key: string): { subject?: unknown; stored?: unknown } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return value === undefined
  }
}
