import type { Sending } from './sending.ts'
import { isUnderWay } from './underWay.ts'

const getName = (transferId: string) => `waybill sending ${transferId}`

/**
 * Holds a sending for this tab, so that no other tab offers it meanwhile. A tab that closes lets go of it. Where the
 * browser has no locks, the server's own rules make two tabs harmless.
 * @returns lets go of it; undefined when another tab holds it
 */
export function holdSending(transferId: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise(resolve => {
    const held = navigator.locks.request(getName(transferId), { ifAvailable: true }, lock => {
      if (lock === null) return resolve(undefined)
      return new Promise<void>(release => resolve(release))
    })
    held.catch(() => resolve(() => {}))
  })
}

/** Whether a tab is at work on it, this one or another. */
export async function isHeld(transferId: string): Promise<boolean> {
  if (!navigator.locks) return false
  const { held } = await navigator.locks.query()
  return held?.some(({ name }) => name === getName(transferId)) ?? false
}

/** Resolves when no tab is at work on it any more. */
export async function waitUntilFree(transferId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(getName(transferId), { signal }, () => {})
}

/**
 * Holds a sending for this tab whenever it is under way, and lets go of it in between.
 * @param getId tells its id, from when it has one
 * @param release of the hold that this tab has on it already
 */
export function holdWhileUnderWay(
  sending: Pick<Sending<unknown>, 'state' | 'subscribe'>,
  getId: () => string | undefined,
  release?: () => void,
): void {
  let hold = release ? Promise.resolve<(() => void) | undefined>(release) : undefined
  sending.subscribe(() => {
    const id = getId()
    if (!isUnderWay(sending.state())) {
      void hold?.then(release => release?.())
      hold = undefined
    } else if (id !== undefined) hold ??= holdSending(id)
  })
}
