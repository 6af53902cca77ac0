import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { fixedClock, TestHost } from '../harness/host.ts'
import { type BrowserSession, getSession } from './browserSession.ts'
import { type LaunchOptions, launchChromium } from './chromium.ts'
import { knowTours } from './knowTours.ts'
import { watch } from './look.ts'

type Start = BrowserContextOptions & {
  /** None by default. Signing out ends all sessions of a person: use a person whom no other test uses. */
  signedInAs?: string | undefined
  /** Whether tours start at the first visit of a page. */
  withTours?: boolean
  /** See `LaunchOptions`. */
  isInstalled?: boolean
}

type Settings = {
  start?: Start
  /** The manual clock of the host, which the pages use too. */
  clock?: ReturnType<typeof fixedClock>
  /** Timeout of every page action. */
  patienceMilliseconds?: number
  switches?: readonly string[]
  keepsHandles?: LaunchOptions['keepsHandles']
}

/**
 * Starts a Chromium and a host for a `describe` or file, and a new browser context with a page for each test. Page
 * faults fail the test.
 * @param startHost see `liveHost`
 */
export function inChromium<Host extends Pick<TestHost, 'origin' | 'stop'>>(
  startHost: () => Promise<Host>,
  { start = {}, clock, patienceMilliseconds = 20_000, switches, keepsHandles }: Settings = {},
) {
  const launched = new Map<boolean, Promise<Browser>>()
  let host: Host
  let context: BrowserContext
  let page: Page
  const faults: string[][] = []
  const sessions = new Map<string, BrowserSession>()

  beforeAll(async () => {
    host = await startHost()
  })
  afterAll(async () => {
    for (const chromium of launched.values()) await (await chromium).close()
    await host?.stop()
  })
  beforeEach(() => openBrowser(start))
  afterEach(async () => {
    await context.close()
    expect(faults.splice(0).flat()).toEqual([])
  })

  function chromium(isInstalled: boolean) {
    const found = launched.get(isInstalled) ?? launchChromium(switches, { isInstalled, keepsHandles })
    launched.set(isInstalled, found)
    return found
  }

  async function newContext(
    { withTours, ...options }: BrowserContextOptions & Pick<Start, 'withTours'>,
    isInstalled = false,
  ) {
    const made = await (await chromium(isInstalled)).newContext({ viewport: { width: 1280, height: 900 }, ...options })
    made.setDefaultTimeout(patienceMilliseconds)
    if (clock) await made.clock.setFixedTime(clock.now())
    if (!withTours) await knowTours(made)
    faults.push(watch(made))
    return made
  }

  async function sessionFor(name: string) {
    const session = sessions.get(name) ?? (await getSession(await newContext({}), host.origin, name))
    sessions.set(name, session)
    return session
  }

  async function openBrowser({ signedInAs, isInstalled, ...options }: Start) {
    await context?.close()
    const session = signedInAs === undefined ? {} : { storageState: await sessionFor(signedInAs) }
    context = await newContext({ ...options, ...session }, isInstalled)
    page = await context.newPage()
  }

  return {
    get host() {
      return host
    },
    get context() {
      return context
    },
    get page() {
      return page
    },
    /** Makes the new tab the current page. */
    async openTab() {
      page = await context.newPage()
    },
    /** Opens another browser with these changes, signed out by default. */
    openBrowser: (changes: Start = {}) => openBrowser({ ...start, signedInAs: undefined, ...changes }),
  }
}
