import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOfPage } from '../../bin/pageFiles.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { person, secretOf } from '../harness/person.ts'
import { excess, pageOf, pathOf, type Route, routes } from '../web/budgets.ts'
import { bytesSent, dist, manifest } from '../web/budgetsBuild.ts'
import { isPacked, launchChromium } from './chromium.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

type Visit = { isSignedIn?: boolean; isAdmin?: boolean; path?: () => string; ready: (page: Page) => Locator }

let browser: Browser
let host: TestHost
let session: BrowserContextOptions
let adminSession: BrowserContextOptions
let transferId = ''
let downloadUrl = ''
let requestUrl = ''

beforeAll(async () => {
  browser = await launchChromium()
  host = await testHost({ websiteDirectory: dist, now: Date.now })
  session = { storageState: await storageOf('Alice') }
  adminSession = { storageState: await storageOf('Ada') }
  const alice = await person(host.origin, 'alice@acme.example')
  transferId = (await alice.send([{ name: 'note.txt', content: Buffer.from('Short.') }])).id
  await host.settled()
  const { transfer } = await alice.call(contracts.reviewTransfer, { params: { id: transferId } })
  downloadUrl = transfer.downloadUrl ?? ''
  requestUrl = (await alice.request()).requestUrl
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
})

/** How each page is opened, and what shows that it can be used. */
const visits: Record<Route, Visit> = {
  landing: { isSignedIn: true, ready: page => page.getByText('Select files to send') },
  // These two leave for the identity provider; what comes of it belongs to another document.
  login: { ready: page => page.getByRole('link', { name: 'Alice' }) },
  logout: { ready: page => page.getByRole('main').getByRole('link', { name: 'Login' }) },
  token: { path: () => '/token?error=access_denied&state=x', ready: page => page.getByText('Error!') },
  send: { isSignedIn: true, ready: page => page.getByLabel('Recipient e-mail') },
  request: { isSignedIn: true, ready: page => page.getByLabel('Responder e-mail') },
  upload: {
    path: () => pathOf('upload', secretOf(requestUrl)),
    ready: page => page.getByRole('button', { name: 'Upload', exact: true }),
  },
  success: { isSignedIn: true, ready: page => page.getByRole('heading', { name: 'Success!' }) },
  transfers: { isSignedIn: true, ready: page => page.getByText('1 to 2 of 2') },
  allTransfers: { isAdmin: true, ready: page => page.getByText('1 to 2 of 2') },
  review: {
    isSignedIn: true,
    path: () => pathOf('review', transferId),
    ready: page => page.getByText('Files shared with the recipient').first(),
  },
  reviewAny: {
    isAdmin: true,
    path: () => pathOf('reviewAny', transferId),
    ready: page => page.getByText('Files shared with the recipient').first(),
  },
  download: {
    path: () => pathOf('download', secretOf(downloadUrl)),
    ready: page => page.getByRole('button', { name: 'Proceed' }),
  },
  notFound: { ready: page => page.getByText("Oops! We can't seem to find the page you're looking for.") },
}

describe('in a real Chromium with nothing cached', () => {
  test.each(routes)('%s needs what the build says, and no more requests than its budget has', async route => {
    const { path = () => pathOf(route), isSignedIn, isAdmin, ready } = visits[route]
    const context = await browser.newContext(isAdmin ? adminSession : isSignedIn ? session : {})
    const page = await context.newPage()
    await withoutLaterTimers(page)
    if (route === 'success') await rememberSentTransfer(page)
    const came = await watchDocument(page)

    await page.goto(`${host.origin}${path()}`)
    await ready(page).waitFor()

    const { requests, assets } = came()
    const { scripts, styles } = filesOfPage(manifest, pageOf(route))
    const served = await (await fetch(`${host.origin}${path()}`)).text()
    for (const file of [...scripts, ...styles]) expect(served).toContain(`"/${file}"`)
    expect([...assets.keys()].toSorted()).toEqual([...scripts, ...styles].toSorted())
    for (const [file, bytes] of assets) expect(bytes, file).toBe(bytesSent([file]))
    expect(excess(route, { requests })).toEqual([])
    await context.close()
  })

  test.each(['landing', 'download'] as const)('%s gives a visitor no sign-in library, however long', async route => {
    const page = await browser.newPage()
    const came = await watchDocument(page)

    await page.goto(`${host.origin}${route === 'landing' ? '/' : visits.download.path?.()}`)
    await page
      .getByRole('main')
      .getByRole(route === 'landing' ? 'link' : 'button')
      .first()
      .waitFor()
    // Longer than any page waits before it fetches what may come next.
    await page.waitForTimeout(2500)

    expect([...came().assets.keys()]).not.toContain(manifest['src/auth/amplify.ts']?.file)
    expect(came().assets.size).toBeGreaterThan(1)
    await page.close()
  })

  test('nobody gets what the build says of itself', async () => {
    for (const path of ['/.manifest', '/send.html', '/notFound.html', '/index.html']) {
      const answer = await fetch(`${host.origin}${path}`)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain('<title>Waybill</title>')
    }
  })
})

describe('the steps after the first one', () => {
  test('are fetched while the first is filled in', async () => {
    const { page, context } = await sendPage()
    const arriving = Promise.all([arrivalOf(page, 'ConfirmStep'), arrivalOf(page, 'SendingStep')])
    await page.goto(`${host.origin}/transfer`)

    await arriving

    expect(await page.getByRole('heading', { name: 'Send files' }).count()).toBe(1)
    await context.close()
  })

  test('take the place of the first without a flash, also when they are slow', async () => {
    const { page, context } = await sendPage()
    await withoutLaterTimers(page)
    await page.route('**/assets/ConfirmStep*.js', async route => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
    await fillStep1(page)
    await page.evaluate(watchMain)

    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText('You are sending 1 file(s) to').waitFor()

    const seen = await page.evaluate<string[]>('window.seen')
    expect(seen).toEqual(['Send files', 'You are sending 1 file(s) to rita@partner.example'])
    await context.close()
  })

  // The packed Chromium is an older one, which remembers a failed import until the page is loaded again.
  const retried = isPacked ? ['css'] : ['js', 'css']
  test.each(retried)('can be had again after their %s did not come, and nothing entered is lost', async kind => {
    const { page, context } = await sendPage()
    const broken = `**/assets/{ConfirmStep,SendingStep,later}*.${kind}`
    await page.route(broken, route => route.abort())
    await fillStep1(page)
    await page.getByRole('button', { name: 'Next Step' }).click()
    await page.getByText('The next step could not be loaded.').waitFor()
    await page.getByText('everything you entered is kept').waitFor()

    await page.unroute(broken)
    await page.getByRole('button', { name: 'Next Step' }).click()

    await page.getByText('You are sending 1 file(s) to').waitFor()
    const styled = await page.evaluate<string[]>('[...document.styleSheets].map(({ href }) => href)')
    expect(styled.filter(href => href.includes('/later-'))).toHaveLength(1)
    await context.close()
  })

  test('that are gone for good leave the first one in place', async () => {
    const { page, context } = await sendPage()
    // What a host answers for a file of an earlier build.
    await page.route('**/assets/SendingStep*.js', route => route.fulfill({ status: 404, contentType: 'text/html' }))
    await fillStep1(page)

    await page.getByRole('button', { name: 'Next Step' }).click()

    await page.getByText('or reload the page').waitFor()
    expect(await page.getByLabel('Recipient e-mail').inputValue()).toBe('rita@partner.example')
    await context.close()
  })
})

test('a page whose files are gone offers to reload', async () => {
  const { page, context } = await sendPage()
  await page.route('**/assets/SendPage*.js', route => route.fulfill({ status: 404, contentType: 'text/html' }))
  await page.goto(host.origin)

  await page.locator('input[type=file]').first().setInputFiles([note])

  await page.getByText('An error was encountered with the requested page. Please reload the page.').waitFor()
  await page.unroute('**/assets/SendPage*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'Send files' }).waitFor()
  await context.close()
})

async function sendPage(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(session)
  context.setDefaultTimeout(20_000)
  return { context, page: await context.newPage() }
}

async function fillStep1(page: Page) {
  await page.goto(`${host.origin}/transfer`)
  await page.locator('input[type=file]').first().setInputFiles([note])
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
}

function arrivalOf(page: Page, chunk: string) {
  return page.waitForResponse(response => response.url().includes(`/assets/${chunk}-`) && response.ok())
}

/** Keeps each heading that the page shows, and every moment without one. */
const watchMain = `
  window.seen = []
  const look = () => {
    const shown = document.querySelector('main h1')?.textContent ?? 'nothing'
    if (window.seen.at(-1) !== shown) window.seen.push(shown)
  }
  look()
  new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true })
`

/** The storage of somebody signed in whose browser knows nothing else of us. */
async function storageOf(name: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${host.origin}/login`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Logout' }).waitFor()
  await page.evaluate('localStorage.removeItem("configuration")')
  const state = await context.storageState()
  await context.close()
  return state
}

/** What a page fetches a while later, in advance, is not what it needs: it waits until the test is over. */
async function withoutLaterTimers(page: Page) {
  await page.addInitScript(`
    const { setTimeout } = window
    window.setTimeout = (run, milliseconds, ...more) => milliseconds >= 1000 ? 0 : setTimeout(run, milliseconds, ...more)
  `)
}

/** The success page tells of what the history remembers; without it, it passes on to sending. */
async function rememberSentTransfer(page: Page) {
  const transfer = { id: transferId, recipient: 'rita@partner.example', expiryDate: '2030-01-01T00:00:00.000Z' }
  await page.addInitScript(`history.replaceState(${JSON.stringify({ usr: { transfer }, key: 'k', idx: 0 })}, '')`)
}

/**
 * Counts what the next document of a page asks for, up to now, and the bytes of its scripts and styles as they came
 * over the line.
 */
async function watchDocument(page: Page) {
  const client = await page.context().newCDPSession(page)
  const asked = new Map<string, { file: string; bytes: number }>()
  let first: string | undefined
  client.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
    first ??= loaderId
    if (loaderId === first) asked.set(requestId, { file: new URL(request.url).pathname.slice(1), bytes: 0 })
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId)
    if (found) found.bytes += encodedDataLength
  })
  await client.send('Network.enable')
  return () => {
    const all = [...asked.values()]
    const assets = all.filter(({ file }) => /^assets\/.*\.(js|css)$/.test(file))
    return { requests: all.length, assets: new Map(assets.map(({ file, bytes }) => [file, bytes])) }
  }
}
