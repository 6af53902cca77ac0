import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { knowTours } from '../test/browser/knowTours.ts'

/** Chromium's "Fast 3G": 1.6 Mbit/s down, 750 kbit/s up, 562.5 ms per request. Bytes per second. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4
const MAX_MILLISECONDS = 60_000

/** `jsBytes` and `cssBytes`: compressed, without headers, until the page is usable. */
export type PageLoad = {
  paintSeconds: number
  usableSeconds: number
  jsBytes: number
  cssBytes: number
  requests: number
}

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

export type Control = { selector: string; text: string }

/**
 * A page is usable when its control is drawn and the main thread is idle. Throws if the control then does not react.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  storageState: Storage | undefined,
  { control, use }: { control: Control; use: (page: Page) => Promise<unknown> },
): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(storageState && { storageState }),
  })
  await knowTours(context)
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const traffic = await throttled(await context.newCDPSession(page))
    const usable = new Promise<PageLoad>(resolve =>
      page.exposeFunction('tellUsable', (paint: number, now: number) =>
        resolve({ ...traffic, paintSeconds: paint / 1000, usableSeconds: now / 1000 }),
      ),
    )
    await page.addInitScript(watchFor(control))
    await page.goto(url, { waitUntil: 'commit' })
    const load = await Promise.race([usable, late(page)])
    await use(page)
    return load
  } finally {
    await context.close()
  }
}

async function late(page: Page): Promise<never> {
  await page.waitForTimeout(MAX_MILLISECONDS)
  throw new Error(`${page.url()} was not usable within ${MAX_MILLISECONDS / 1000} s.`)
}

/** Watches frames inside the page, because polling from outside would slow it down. */
function watchFor({ selector, text }: Control): string {
  return `{
    const isSeen = element => element.textContent.includes(${JSON.stringify(text)}) && element.checkVisibility() && !element.disabled
    const look = () => {
      if (![...document.querySelectorAll(${JSON.stringify(selector)})].some(isSeen)) return requestAnimationFrame(look)
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (!paint) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => tellUsable(paint.startTime, performance.now())))
    }
    requestAnimationFrame(look)
  }`
}

async function throttled(devtools: CDPSession) {
  const traffic = { jsBytes: 0, cssBytes: 0, requests: 0 }
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1
  })
  // By media type, because the protocol reports a preload as neither script nor style.
  devtools.on('Network.responseReceived', ({ response }) => {
    const bytes = Number(response.headers['content-length'] ?? 0)
    if (/javascript/.test(response.mimeType)) traffic.jsBytes += bytes
    if (/css/.test(response.mimeType)) traffic.cssBytes += bytes
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', FAST_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return traffic
}
