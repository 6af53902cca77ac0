import type { Sending } from './sending.ts'
import { isUnderWay } from './underWay.ts'

const getName = (transferId: string) => `waybill sending ${transferId}`

/**
 * Other tabs then do not offer it. Closing the tab releases the lock. Without locks, the server's rules make two tabs
 * harmless.
 * @returns a function that releases it; undefined when another tab holds it
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

export async function isHeld(transferId: string): Promise<boolean> {
  if (!navigator.locks) return false
  const { held } = await navigator.locks.query()
  return held?.some(({ name }) => name === getName(transferId)) ?? false
}

export async function waitUntilFree(transferId: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(getName(transferId), { signal }, () => {})
}

/**
 * @param getId the id, once it has one
 * @param release a lock that this tab already holds
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
