import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { sampleDropPage } from '../harness/calls.ts'
import { getSecret, person } from '../harness/person.ts'
import { excess, getPage, type Route, routes, toPath } from '../web/budgets.ts'
import { bytesSent, filesInLanguage, manifest } from '../web/budgetsBuild.ts'
import { hasInstalled } from './chromium.ts'
import { addRuns } from './healthRuns.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

/** Signed out without `signedInAs`. */
type Visit = { signedInAs?: string; path?: () => string; ready: (page: Page) => Locator }

const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })
let transferId = ''
let downloadUrl = ''
let requestUrl = ''
let dropUrl = ''

beforeAll(async () => {
  const alice = await person(at.host.origin, 'alice@acme.example')
  transferId = (await alice.send([{ name: 'note.txt', content: Buffer.from('Short.') }])).id
  await at.host.settled()
  const { transfer } = await alice.call(contracts.reviewTransfer, { params: { id: transferId } })
  downloadUrl = transfer.downloadUrl ?? ''
  requestUrl = (await alice.request()).requestUrl
  const { page } = await alice.call(contracts.saveDropPage, { body: { ...sampleDropPage, password: '' } })
  dropUrl = page?.url ?? ''
  await addRuns(at.host, 1)
})

const visits: Record<Route, Visit> = {
  landing: { signedInAs: 'Alice', ready: page => page.getByText('Select files to send') },
  // These redirect to the identity provider; the budget ends there.
  login: { ready: page => page.getByRole('link', { name: 'Alice' }) },
  logout: { ready: page => page.getByRole('main').getByRole('link', { name: 'Login' }) },
  token: { path: () => '/token?error=access_denied&state=x', ready: page => page.getByText('Error!') },
  send: { signedInAs: 'Alice', ready: page => page.getByLabel('Recipient e-mail') },
  request: { signedInAs: 'Alice', ready: page => page.getByLabel('Responder e-mail') },
  upload: {
    path: () => toPath('upload', getSecret(requestUrl)),
    ready: page => page.getByRole('button', { name: 'Upload', exact: true }),
  },
  success: { signedInAs: 'Alice', ready: page => page.getByRole('heading', { name: 'Success!' }) },
  transfers: { signedInAs: 'Alice', ready: page => page.getByText('1 to 2 of 2') },
  allTransfers: { signedInAs: 'Ada', ready: page => page.getByText('1 to 2 of 2') },
  review: {
    signedInAs: 'Alice',
    path: () => toPath('review', transferId),
    ready: page => page.getByText('Files shared with the recipient').first(),
  },
  reviewAny: {
    signedInAs: 'Ada',
    path: () => toPath('reviewAny', transferId),
    ready: page => page.getByText('Files shared with the recipient').first(),
  },
  insights: { signedInAs: 'Ada', ready: page => page.getByRole('link', { name: /^Total Transfers: \d/ }) },
  dropPage: { signedInAs: 'Alice', ready: page => page.getByRole('button', { name: 'Save' }) },
  drop: {
    path: () => toPath('drop', getSecret(dropUrl)),
    ready: page => page.getByRole('button', { name: 'Continue to the files' }),
  },
  unsubscribe: {
    path: () => toPath('unsubscribe', 'A'.repeat(43)),
    ready: page => page.getByRole('button', { name: 'Stop e-mails' }),
  },
  policies: { signedInAs: 'Ada', ready: page => page.getByText('No policies yet') },
  health: { signedInAs: 'Alice', ready: page => page.getByText('Last 24 hours') },
  faq: { ready: page => page.getByText('The archive does not open') },
  help: { ready: page => page.getByRole('heading', { name: 'Transfer complete' }) },
  docs: { ready: page => page.getByRole('link', { name: 'Guide for members' }) },
  document: {
    path: () => toPath('document', 'members'),
    ready: page => page.getByRole('heading', { name: 'After sending' }),
  },
  accessibility: { ready: page => page.getByRole('heading', { name: 'Conformance status' }) },
  receipt: { ready: page => page.getByRole('button', { name: 'Verify', exact: true }) },
  download: {
    path: () => toPath('download', getSecret(downloadUrl)),
    ready: page => page.getByRole('button', { name: 'Proceed' }),
  },
  notFound: { ready: page => page.getByText("Oops! We can't seem to find the page you're looking for.") },
}

describe('a page load in a real Chromium with an empty cache', () => {
  test.each(routes)('%s loads the files that the build lists, and stays within its request budget', async route => {
    const { path = () => toPath(route), signedInAs, ready } = visits[route]
    await at.openBrowser({ signedInAs })
    await withoutLaterTimers()
    if (route === 'success') await rememberSentTransfer()
    const came = await watchDocument()

    await at.page.goto(`${at.host.origin}${path()}`)
    await ready(at.page).waitFor()

    const { asked, assets } = came()
    const { scripts, styles } = filesInLanguage(getPage(route))
    const served = await (await fetch(`${at.host.origin}${path()}`)).text()
    for (const file of [...scripts, ...styles]) expect(served).toContain(`"/${file}"`)
    expect([...assets.keys()].toSorted()).toEqual([...scripts, ...styles].toSorted())
    for (const [file, bytes] of assets) expect(bytes, file).toBe(bytesSent([file]))
    expect(excess(route, { requests: asked.length }), asked.join('\n')).toEqual([])
  })

  test.each(['landing', 'download'] as const)('%s never loads the sign-in library for a visitor', async route => {
    await at.openBrowser()
    const came = await watchDocument()

    await at.page.goto(`${at.host.origin}${route === 'landing' ? '/' : visits.download.path?.()}`)
    await at.page
      .getByRole('main')
      .getByRole(route === 'landing' ? 'link' : 'button')
      .first()
      .waitFor()
    // Longer than the prefetch delay of any page.
    await at.page.waitForTimeout(2500)

    expect([...came().assets.keys()]).not.toContain(manifest['src/auth/amplify.ts']?.file)
    expect(came().assets.size).toBeGreaterThan(1)
  })

  test('the host does not serve the manifest and pages of the build', async () => {
    for (const path of ['/.manifest', '/send.html', '/notFound.html', '/index.html']) {
      const answer = await fetch(`${at.host.origin}${path}`)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain('<title>Waybill</title>')
    }
  })
})

describe('the later steps', () => {
  test('the page fetches the later steps while the sender fills in the first', async () => {
    const arriving = Promise.all([waitForArrival('ConfirmStep'), waitForArrival('SendingStep')])
    await at.page.goto(`${at.host.origin}/transfer`)

    await arriving

    await expect.poll(() => at.page.getByRole('heading', { name: 'Send files' }).count()).toBe(1)
  })

  test('a later step replaces the first without a flash, also when it loads slowly', async () => {
    await withoutLaterTimers()
    await at.page.route('**/assets/ConfirmStep*.js', async route => {
      await at.page.waitForTimeout(1500)
      await route.continue()
    })
    await fillStep1()
    await at.page.evaluate(watchMain)

    await at.page.getByRole('button', { name: 'Next Step' }).click()
    await at.page.getByText('You are sending 1 file(s) to').waitFor()

    const seen = await at.page.evaluate<string[]>('window.seen')
    expect(seen).toEqual(['Send files', 'You are sending 1 file(s) to rita@partner.example'])
  })

  // The packed Chromium caches a failed import until the page reloads.
  const retried = hasInstalled ? ['js', 'css'] : ['css']
  test.each(retried)('a later step loads on retry after its %s failed, and keeps the entries', async kind => {
    await at.openBrowser({ signedInAs: 'Alice', isInstalled: kind === 'js' })
    const broken = `**/assets/{ConfirmStep,SendingStep,later}*.${kind}`
    await at.page.route(broken, route => route.abort())
    await fillStep1()
    await at.page.getByRole('button', { name: 'Next Step' }).click()
    await at.page.getByText('The next step could not be loaded.').waitFor()
    await at.page.getByText('your entries are kept').waitFor()

    await at.page.unroute(broken)
    await at.page.getByRole('button', { name: 'Next Step' }).click()

    await at.page.getByText('You are sending 1 file(s) to').waitFor()
    const styled = await at.page.evaluate<string[]>('[...document.styleSheets].map(({ href }) => href)')
    expect(styled.filter(href => href.includes('/later-'))).toHaveLength(1)
  })

  test('the first step stays when the files of a later step are permanently missing', async () => {
    // As for a file of an earlier build.
    await at.page.route('**/assets/SendingStep*.js', route => route.fulfill({ status: 404, contentType: 'text/html' }))
    await fillStep1()

    await at.page.getByRole('button', { name: 'Next Step' }).click()

    await at.page.getByText('or reload the page').waitFor()
    await expect.poll(() => at.page.getByLabel('Recipient e-mail').inputValue()).toBe('rita@partner.example')
  })
})

test('point 15: a chosen theme applies before the application runs', async () => {
  await at.page.emulateMedia({ colorScheme: 'light' })
  await at.page.goto(at.host.origin)
  await at.page.evaluate(`localStorage.setItem('theme', 'dark')`)
  await at.page.route('**/assets/index-*.js', route => route.fulfill({ body: '', contentType: 'text/javascript' }))

  await at.page.reload()

  const background = `getComputedStyle(document.body).backgroundColor`
  expect(await at.page.evaluate(background)).toBe('rgb(18, 19, 24)')
  await at.page.evaluate(`localStorage.removeItem('theme')`)
  await at.page.reload()
  expect(await at.page.evaluate(background)).toBe('rgb(248, 247, 244)')
})

test('a page whose files are missing offers to reload', async () => {
  await at.page.route('**/assets/SendPage*.js', route => route.fulfill({ status: 404, contentType: 'text/html' }))
  await at.page.goto(at.host.origin)

  await at.page.locator('input[type=file]').first().setInputFiles([note])

  await at.page.getByText('An error was encountered with the requested page. Please reload the page.').waitFor()
  await at.page.unroute('**/assets/SendPage*.js')
  await at.page.getByRole('button', { name: 'Reload' }).click()
  await at.page.getByRole('heading', { name: 'Send files' }).waitFor()
})

async function fillStep1() {
  await at.page.goto(`${at.host.origin}/transfer`)
  await at.page.locator('input[type=file]').first().setInputFiles([note])
  await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
}

function waitForArrival(chunk: string) {
  return at.page.waitForResponse(response => response.url().includes(`/assets/${chunk}-`) && response.ok())
}

/** Records each heading, and every moment without one. */
const watchMain = `
  window.seen = []
  const look = () => {
    const shown = document.querySelector('main h1')?.textContent ?? 'nothing'
    if (window.seen.at(-1) !== shown) window.seen.push(shown)
  }
  look()
  new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true })
`

/** Blocks prefetch timers: the budget excludes their requests. */
async function withoutLaterTimers() {
  await at.page.addInitScript(`
    const { setTimeout } = window
    window.setTimeout = (run, milliseconds, ...more) => milliseconds >= 1000 ? 0 : setTimeout(run, milliseconds, ...more)
  `)
}

/** Without a sent transfer the success page redirects to sending. */
async function rememberSentTransfer() {
  const transfer = { id: transferId, recipient: 'rita@partner.example', expiryDate: '2030-01-01T00:00:00.000Z' }
  await at.page.addInitScript(`history.replaceState(${JSON.stringify({ usr: { transfer }, key: 'k', idx: 0 })}, '')`)
}

/** Counts the requests of the next document, and its script and style bytes on the network. */
async function watchDocument() {
  const client = await at.context.newCDPSession(at.page)
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
    // A document and what cleans it load after the page.
    const assets = all.filter(({ file }) => /^assets\/(?!_virtual_document-|cleanHtml-).*\.(js|css)$/.test(file))
    return { asked: all.map(({ file }) => file), assets: new Map(assets.map(({ file, bytes }) => [file, bytes])) }
  }
}
