import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { stillClock, TestHost } from '../harness/host.ts'
import { type BrowserSession, getSession } from './browserSession.ts'
import { type LaunchOptions, launchChromium } from './chromium.ts'
import { watch } from './look.ts'

type Start = BrowserContextOptions & {
  /**
   * The demo person who is signed in already; nobody, unless one is named. Signing out ends all sessions of a person:
   * a test that does so names somebody whom no other test names.
   */
  signedInAs?: string | undefined
  /** In the installed Chromium, if there is one; see `LaunchOptions`. */
  isInstalled?: boolean
}

type Settings = {
  /** How the browser of each test begins. */
  start?: Start
  /** The still clock of the host, by which the pages live too. */
  clock?: ReturnType<typeof stillClock>
  /** How long a page may take for anything. */
  patienceMilliseconds?: number
  /** Switches of the command line. */
  switches?: readonly string[]
  keepsHandles?: LaunchOptions['keepsHandles']
}

/**
 * Gives the tests of a `describe`, or of a file, a Chromium and a host for all of them, and for each a browser that
 * knows nothing of the tests before, with a page. After each test nothing may be wrong on any page; see `watch`.
 * @param startHost starts what the pages come from; see `liveHost`
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

  async function newContext(options: BrowserContextOptions, isInstalled = false) {
    const made = await (await chromium(isInstalled)).newContext({ viewport: { width: 1280, height: 900 }, ...options })
    made.setDefaultTimeout(patienceMilliseconds)
    if (clock) await made.clock.setFixedTime(clock.now())
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
    /** The tab in which the test goes on. */
    get page() {
      return page
    },
    /** Goes on in another tab of the same browser. */
    async openTab() {
      page = await context.newPage()
    },
    /** Goes on in another browser: as the others, but for what is said here, and nobody's unless a person is named. */
    openBrowser: (changes: Start = {}) => openBrowser({ ...start, signedInAs: undefined, ...changes }),
  }
}
