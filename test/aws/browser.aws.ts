import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { knowTours } from '../browser/knowTours.ts'
import { look } from '../browser/look.ts'
import { pressAsPerson } from '../browser/pressAsPerson.ts'
import { previousWebsite, release } from '../harness/previousRelease.ts'
import { chromiumOnEmulator, watchClosely } from './browserOfAws.ts'
import { type Connect, edgePages } from './browserPages.ts'
import { deployed, PASSWORD } from './deployedHost.ts'

const MIB = 1024 * 1024
const webDirectory = join(import.meta.dirname, '..', '..', 'web', 'dist')
const storage = process.env.AWS_ENDPOINT_URL ?? ''
const note = { name: 'Füße & Käse.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }
const large = { name: 'large.bin', content: randomBytes(70 * MIB + 3) }
const PARTS = 9

describe('a browser on the deployed stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-browser-'))
  const largePath = join(folder, large.name)
  let toPages: (directory: string) => RequestListener
  let served: RequestListener
  let signInHost: string
  let stack: Awaited<ReturnType<typeof deployed>>
  let browser: Browser
  let context: BrowserContext
  let watched: ReturnType<typeof watchClosely>
  let page: Page

  beforeAll(async () => {
    writeFileSync(largePath, large.content)
    let connect: Connect = { page: [], download: [] }
    toPages = directory => edgePages(directory, () => connect)
    served = toPages(webDirectory)
    stack = await deployed({ pages: (incoming, outgoing) => served(incoming, outgoing) })
    const answer = await fetch(`${stack.host.origin}/api/config`)
    if (!answer.ok) throw new Error(`The configuration was answered ${answer.status}: ${await answer.text()}`)
    const configuration = (await answer.json()) as ClientConfiguration
    signInHost = configuration['identity_provider/domain']
    const cognitoHost = `cognito-idp.${configuration['identity_provider/region']}.amazonaws.com`
    // As in `infra/stack.ts`: the bucket of uploads is an origin of its own.
    connect = { page: [storage, `https://${signInHost}`, `https://${cognitoHost}`], download: [] }
    browser = await chromiumOnEmulator([signInHost, cognitoHost])
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1280, height: 900 } })
    await knowTours(context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack.host.origin })
    context.setDefaultTimeout(30_000)
    watched = watchClosely(context)
    page = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    expect(watched).toEqual({ faults: [], refused: [] })
  })

  const open = (path: string) => page.goto(`${stack.host.origin}${path}`)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const isStorage = ({ href }: URL) => href.startsWith(`${storage}/`)
  const isPut = (response: Response) => response.request().method() === 'PUT' && isStorage(new URL(response.url()))

  /** Fills in Cognito’s sign-in page, from any page that leads there. */
  async function fillInHostedPage(email: string) {
    await page.waitForURL(url => url.host === signInHost)
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await button('Sign in').click()
  }

  async function signIn(email: string) {
    await open('/login')
    await fillInHostedPage(email)
    await page.getByText('Select files to send').waitFor()
    expect(page.url()).toBe(`${stack.host.origin}/`)
  }

  type Choice = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]
  const choose = (file: Choice) => page.locator('input[type=file]').first().setInputFiles(file)

  async function begin(recipient: string, files: Choice[]) {
    await open('/transfer')
    for (const file of files) await choose(file)
    await page.getByLabel('Recipient e-mail').fill(recipient)
    await page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita,\nhere they are.')
    await button('Next Step').click()
    await page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
    // The first transfer to a recipient warns.
    await button(/^Send (Now$|to )/).click()
  }

  /**
   * From the click to a transfer that can be downloaded.
   * @returns its id
   */
  async function sent(): Promise<string> {
    await heading('Success!').waitFor({ timeout: 90_000 })
    const reviewed = page.waitForURL(/\/transfers\/[\w-]+\/review$/)
    await button('Review Transfer').click()
    await reviewed
    const id = /transfers\/([\w-]+)\/review/.exec(page.url())?.[1] ?? ''
    await stack.host.settled(id)
    await page.getByText('Files shared with the recipient').first().waitFor()
    return id
  }

  async function copiedLink(): Promise<string> {
    await button(/^Copy/).first().click()
    await page.getByText('Copied').first().waitFor()
    return page.evaluate<string>('navigator.clipboard.readText()')
  }

  /**
   * Downloads as the recipient, in a browser without the sender’s state.
   * @returns the saved bytes by name
   */
  async function downloaded(link: string, isLookedAt = false) {
    const recipient = await browser.newContext({ acceptDownloads: true })
    const watchedThere = watchClosely(recipient)
    const there = await recipient.newPage()
    await there.goto(link)
    await there.getByRole('checkbox').check()
    if (isLookedAt) await look(there, 'aws-download-welcome')
    await pressAsPerson(there.getByRole('button', { name: 'Proceed' }))
    const buttons = there.getByRole('button', { name: /^Download .*\./ })
    await buttons.first().waitFor()
    const saved: Record<string, Buffer> = {}
    for (const one of await buttons.all()) {
      const [download] = await Promise.all([there.waitForEvent('download'), one.click()])
      saved[download.suggestedFilename()] = readFileSync(await download.path())
    }
    if (isLookedAt) await look(there, 'aws-download-files')
    await recipient.close()
    expect(watchedThere).toEqual({ faults: [], refused: [] })
    return saved
  }

  function expectLarge(content: Buffer | undefined) {
    expect(content && computeDigest(content)).toBe(computeDigest(large.content))
  }

  // The following tests depend on CORS enforcement, as AWS buckets have it.
  test('meets buckets that enforce their CORS rules', async () => {
    const ask = async (origin: string, header: string) => {
      const headers = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': header }
      return (await fetch(`${storage}/${stack.output('IncomingBucketName')}/any`, { method: 'OPTIONS', headers }))
        .status
    }

    expect(await ask(stack.host.origin, 'x-amz-checksum-sha256')).toBe(200)
    expect(await ask(stack.host.origin, 'x-other')).toBe(403)
    expect(await ask('http://elsewhere.example', 'x-amz-checksum-sha256')).toBe(403)
  })

  test('signs in, sends a small and a large file, and the recipient downloads the same bytes', async () => {
    const puts: Response[] = []
    page.on('response', response => isPut(response) && puts.push(response))
    await open('/')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()
    await signIn('alice@acme.example')
    await open('/transfer')
    await choose(note)
    await look(page, 'aws-send')
    await begin('rita@partner.example', [note, largePath])
    await heading('Success!').waitFor({ timeout: 90_000 })
    await look(page, 'aws-success')

    await sent()
    const link = await copiedLink()
    await look(page, 'aws-review')

    expect(puts.map(put => put.status())).toEqual(Array.from({ length: PARTS + 1 }, () => 200))
    const mails = await stack.host.mailsTo('rita@partner.example')
    expect(mails.map(({ text }) => text.includes(link))).toEqual([true])
    const saved = await downloaded(`${link}?r=rita@partner.example&rph=1`, true)
    expect(Object.keys(saved)).toEqual([note.name, large.name])
    expect(saved[note.name]).toEqual(note.buffer)
    expectLarge(saved[large.name])
  })

  test('resumes a large file after a network failure', async () => {
    const arrived: string[] = []
    let tried = 0
    page.on('response', response => {
      if (isPut(response)) arrived.push(new URL(response.url()).searchParams.get('partNumber') ?? '')
    })
    await signIn('alice@acme.example')
    await page.route(isStorage, async route => {
      tried += 1
      if (tried === 3) return route.abort('connectionreset')
      if (tried === 6) await context.setOffline(true)
      await route.continue()
    })

    await begin('rosa@partner.example', [largePath])
    const isCut = () => watched.refused.some(line => line.startsWith('net::ERR_INTERNET_DISCONNECTED'))
    await expect.poll(isCut, { timeout: 30_000 }).toBe(true)
    await context.setOffline(false)
    await sent()

    const meant = /^net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET) /
    expect(watched.refused.splice(0).filter(line => !meant.test(line))).toEqual([])
    expect(tried).toBeGreaterThan(PARTS)
    expect(arrived.toSorted()).toEqual(Array.from({ length: PARTS }, (_, index) => String(index + 1)))
    expectLarge((await downloaded(await copiedLink()))[large.name])
  })

  test(`with the pages of ${release.version} sends in parts, finds the transfer, and downloads it`, async () => {
    served = toPages(previousWebsite())
    try {
      await signIn('alice@acme.example')
      await begin('roman@partner.example', [note, largePath])
      await sent()
      const link = await copiedLink()

      await open('/transfers')
      await button('roman@partner.example').first().click()
      await page.getByRole('dialog').getByText(large.name).first().waitFor()
      const saved = await downloaded(link)
      expect(saved[note.name]).toEqual(note.buffer)
      expectLarge(saved[large.name])
    } finally {
      served = toPages(webDirectory)
    }
  })

  test('requests a fresh URL when S3 reports that one has expired', async () => {
    await signIn('alice@acme.example')
    let answered = 0
    await page.route(/\/part-urls$/, async route => {
      const response = await route.fetch()
      const { parts, ...rest } = await response.json()
      answered += 1
      if (answered > 1) return route.fulfill({ response })
      const [first, ...others] = parts
      await route.fulfill({
        response,
        json: { ...rest, parts: [{ ...first, url: await expired(first.url) }, ...others] },
      })
    })

    await begin('rolf@partner.example', [largePath])
    await sent()

    expect(watched.refused.splice(0)).toEqual([expect.stringMatching(/^403 .*-incoming-/)])
    expect(answered).toBeGreaterThan(1)
    expectLarge((await downloaded(await copiedLink()))[large.name])
  })

  test('resumes in another tab, after the first was closed, with the parts that S3 has', async () => {
    const arrived: string[] = []
    context.on('response', response => {
      if (isPut(response)) arrived.push(new URL(response.url()).searchParams.get('partNumber') ?? '')
    })
    await signIn('alice@acme.example')
    await page.route(isStorage, route => (arrived.length < 4 ? route.continue() : undefined))
    await begin('rolf@partner.example', [largePath])
    await expect.poll(() => arrived.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4)
    await page.close()
    const arrivedBefore = [...arrived]
    page = await context.newPage()
    await open('/transfer')

    await heading('Unfinished transfer to rolf@partner.example').waitFor()
    await button('Choose the files again').click()
    await heading(/Continue sending to/).waitFor()
    await choose(largePath)
    await sent()

    // Requests in flight when the tab was closed may have arrived.
    const arrivedAfter = arrived.slice(arrivedBefore.length)
    expect(arrivedAfter.filter(part => arrivedBefore.includes(part))).toEqual([])
    expect(arrivedAfter.length).toBeGreaterThan(0)
    expectLarge((await downloaded(await copiedLink()))[large.name])
  })

  test('revokes a transfer, and its link stops working at once', async () => {
    await signIn('bob@acme.example')
    await begin('ruth@partner.example', [note])
    await sent()
    const link = await copiedLink()
    expect(await downloaded(link)).toEqual({ [note.name]: note.buffer })

    await button('Revoke Transfer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.getByText('Transfer was revoked').first().waitFor()

    expect(await button('Revoke Transfer').isDisabled()).toBe(true)
    await page.goto(link)
    await heading('Transfer Expired!').waitFor()
    expect(watched.refused.splice(0)).toEqual([expect.stringMatching(/^410 .*\/api\/downloads\//)])
  })

  test('returns after the sign-in to the page that required it', async () => {
    await open('/transfer?toRecipient=rolf@partner.example')
    await fillInHostedPage('alice@acme.example')

    await heading('Send files').waitFor()
    expect(await page.getByLabel('Recipient e-mail').inputValue()).toBe('rolf@partner.example')
  })

  test('without a group is referred to the administrator', async () => {
    await open('/login')
    await fillInHostedPage('vera@visitor.example')

    await page.getByText('Please contact support@acme.example to request access').waitFor()
  })

  test('stays signed in when a token expires', async () => {
    await page.clock.install()
    await signIn('alice@acme.example')
    const first = await idToken()

    await page.clock.fastForward('59:30')

    await expect.poll(idToken, { timeout: 30_000 }).not.toBe(first)
    await begin('rudi@partner.example', [note])
    await page.clock.resume()
    await sent()
  })

  test('sees the not-found page with its status at an unknown address', async () => {
    const answer = await open('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByText("Oops! We can't seem to find the page you're looking for.").waitFor()

    await Promise.all([page.waitForResponse(/\/api\/downloads\//), open(`/dl/${'x'.repeat(43)}`)])
    await page.getByRole('main').getByText(/link/i).first().waitFor()

    expect(watched.refused.splice(0)).toEqual([
      expect.stringMatching(/^404 .*\/no\/such\/page$/),
      expect.stringMatching(/^404 .*\/api\/downloads\//),
    ])
  })

  test('signs out, here and on every other device', async () => {
    const calls: string[] = []
    page.on('request', request => {
      const { host, pathname } = new URL(request.url())
      const target = request.headers()['x-amz-target']
      if (request.method() === 'POST') calls.push(target ?? pathname)
      else if (host === signInHost) calls.push(pathname)
    })
    await signIn('alice@acme.example')
    const copied = await idToken()
    const use = async () => {
      const headers = { authorization: `Bearer ${copied}` }
      return (await fetch(`${stack.host.origin}/api/transfers/${crypto.randomUUID()}/review`, { headers })).status
    }
    expect(await use()).toBe(404)
    calls.length = 0

    await open('/logout')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).waitFor()

    expect(calls).toEqual([
      '/api/auth/end_session',
      'AWSCognitoIdentityProviderService.RevokeToken',
      '/logout', //
    ])
    expect(await idToken()).toBeUndefined()
    expect(await use()).toBe(401)
    expect(page.url()).toBe(`${stack.host.origin}/`)
  })

  async function idToken(): Promise<string | undefined> {
    const stored = await page.evaluate<[string, string][]>('Object.entries(localStorage)')
    return stored.find(([key]) => key.endsWith('.idToken'))?.[1]
  }
})

function computeDigest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The same URL as if it had been requested long ago. */
async function expired(url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url)
  const [, Bucket = '', ...key] = pathname.split('/')
  const command = new UploadPartCommand({
    ...{ Bucket, Key: key.join('/'), PartNumber: Number(searchParams.get('partNumber')) },
    UploadId: searchParams.get('uploadId') ?? '',
  })
  const s3 = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
  return getSignedUrl(s3, command, { signingDate: new Date(Date.now() - 7_200_000), expiresIn: 900 })
}
