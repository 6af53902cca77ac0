import type { SessionKeeper } from '../auth/sessionKeeper.ts'

/** The keys of sessionStorage: what lies there belongs to one tab, and survives a reload of it. */
const KEYS = ['sendDraft', 'requestDraft'] as const

type Form<State, Stored> = {
  /** Renamed when what is stored changes its meaning. Fields may come and go: `fromStored` fills in what is not there. */
  key: (typeof KEYS)[number]
  empty: State
  isBegun: (state: State) => boolean
  /** Whether a reload would lose something. */
  isAtStake: (state: State) => boolean
  /** What a reload needs, as JSON; undefined while there is nothing. */
  toStored: (state: State) => Stored | undefined
  fromStored: (stored: Stored) => State
}

type Kept<State> = { subject: string; state: State }

const drafts = new Set<{ isBegun: () => boolean; isAtStake: () => boolean; forget: () => void }>()
const listeners = new Set<() => void>()

/**
 * What a person entered in a form and did not send. It belongs to this tab and this person: it outlives its page in
 * memory, and the document in sessionStorage. Another person who signs in never gets it.
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

    /** Reads what the last document of this tab stored. Repeated, it does nothing. */
    open(subject: string | undefined): void {
      if (subject === undefined || kept?.subject === subject) return
      const found = read(key)
      become({ subject, state: found?.subject === subject ? fromStored(found.stored as Stored) : empty })
    },

    change(subject: string | undefined, update: (last: State) => State): void {
      if (subject !== undefined) become({ subject, state: update(of(subject)) })
    },

    /** Stores it again: what `toStored` and `isAtStake` depend on has changed. */
    touch: () => become(kept),
    forget: () => become(undefined),
    isBegun: () => kept !== undefined && isBegun(kept.state),
    isAtStake: () => kept !== undefined && isBegun(kept.state) && (!isStored || isAtStake(kept.state)),
  }
  drafts.add(draft)
  return draft
}

/** Whether a form of this tab holds something that was not sent. */
export function hasDraft(): boolean {
  return [...drafts].some(draft => draft.isBegun())
}

/** Whether a draft of this person waits in this tab, also before its page is opened. */
export function isDraftStored(key: (typeof KEYS)[number], subject: string): boolean {
  return read(key)?.subject === subject
}

/** @returns ends the listening */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the drafts of a person who signs out, and what lies in sessionStorage of another person. */
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
  // On its way through a sign-in, a document starts signed out; the draft waits for what comes of that.
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

/** @returns whether it is kept: storage may be full, or refused */
function write(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return value === undefined
  }
}
