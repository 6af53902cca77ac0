import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

describe('the questions', () => {
  const at = inChromium(liveHost)
  const to = (path: string) => at.page.goto(`${at.host.origin}${path}`)
  const item = (question: string | RegExp) =>
    at.page.locator('details', { has: at.page.getByRole('heading', { name: question }) })

  test('open and close by keyboard, and look right', async () => {
    await to('/faq')
    const question = at.page.locator('#faq-recipient-1 summary')
    await question.focus()
    await at.page.keyboard.press('Enter')

    await at.page.getByText('Use a tool that supports AES-256').waitFor()
    expect(new URL(at.page.url()).hash).toBe('#faq-recipient-1')
    await look(at.page, 'faq')
    await at.page.keyboard.press('Enter')
    await expect.poll(() => at.page.locator('details[open]').count()).toBe(0)
  })

  test('are found with typing errors, and show the found words', async () => {
    await to('/faq')
    await at.page.getByRole('searchbox').fill('archiv pasword')

    await at.page.getByText(/^\d+ questions? found$/).waitFor()
    expect(await at.page.locator('summary mark').allTextContents()).toContain('password')
    await item('The archive does not accept the password').waitFor()
    await look(at.page, 'faq-found')
    await at.page.getByRole('searchbox').fill('zzzzzzzz')
    await at.page.getByText('No question matches “zzzzzzzz”').waitFor()
    await at.page.keyboard.press('Escape')
    await expect.poll(() => at.page.locator('summary').count()).toBeGreaterThan(35)
  })

  test('open from a link by their key or their index', async () => {
    await to('/faq#faq-org-policyBlock')
    await item('this transfer cannot be sent').getByText('Change the recipient').waitFor()
    expect(await at.page.evaluate('document.activeElement.closest("details").id')).toMatch(/^faq-org-\d+$/)

    await to('/faq#faq-recipient-0')
    await item('I received an e-mail').getByText('you know the sender').waitFor()
  })

  test.each([
    'faq-recipient-999',
    'faq-org-noSuchQuestion',
    'faq-admin-0',
    'faq-recipient-%3Cscript%3E',
    'faq-recipient--1',
  ])('say politely that a question is gone: %s', async hash => {
    await to(`/faq#${hash}`)

    await at.page.getByText('This question no longer exists').waitFor()
    expect(await at.page.locator('details[open]').count()).toBe(0)
  })
})

describe('the guide, the documents and the statement', () => {
  const at = inChromium(liveHost)
  const to = (path: string) => at.page.goto(`${at.host.origin}${path}`)

  test('a picture is enlarged and turned by keyboard', async () => {
    await to('/help')
    const zoom = at.page.getByRole('button', { name: 'Enlarge the picture: Sign in' })
    await zoom.focus()
    await at.page.keyboard.press('Enter')
    const dialog = at.page.getByRole('dialog')
    await dialog.getByText('Step 1 of 8').waitFor()

    await at.page.keyboard.press('ArrowRight')
    await dialog.getByRole('heading', { name: 'Select files' }).waitFor()
    await at.page.keyboard.press('ArrowLeft')
    await at.page.keyboard.press('ArrowLeft')
    await dialog.getByText('Step 8 of 8').waitFor()
    await look(at.page, 'help-zoomed')

    await at.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const focused = await at.page.evaluate('document.activeElement.getAttribute("aria-label")')
    expect(focused).toBe('Enlarge the picture: Sign in')
  })

  test('How to Use shows the eight steps', async () => {
    await to('/help')
    await at.page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
    expect(await at.page.locator('ol > li').count()).toBe(8)
    await at.page.getByRole('button', { name: 'Read More: Select files' }).click()
    await at.page.getByText('or 5 GB with password protection').waitFor()
    await look(at.page, 'help')
  })

  test('documents are found, read and linked', async () => {
    await to('/docs')
    await look(at.page, 'docs')
    await at.page.getByRole('searchbox').fill('idempotancy')
    await at.page
      .getByRole('link', { name: /The API/ })
      .first()
      .waitFor()
    await look(at.page, 'docs-found')
    await at.page
      .getByRole('link', { name: /The API/ })
      .first()
      .click()
    await at.page.getByRole('heading', { level: 1, name: 'Guide for integrators' }).waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement.id')).toBe('the-api')
    await look(at.page, 'document')
    await to('/docs/operations#remove')
    await expect.poll(() => at.page.evaluate('document.activeElement.textContent')).toBe('Remove')
    await look(at.page, 'document-operations')
    await to('/docs/no-such')
    await at.page.getByText('There is no such document').waitFor()
  })

  test('the accessibility statement is linked from every page', async () => {
    await to('/faq')
    await at.page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await at.page.getByRole('heading', { name: 'Accessibility statement' }).waitFor()
    await look(at.page, 'accessibility')
  })
})

/** As a file that the organisation wrote, or an attacker who changed it. */
const hostile = {
  recipient: [
    {
      question: 'Does <b onclick="hacked()">this</b> run?',
      answer: [
        '<p onclick="globalThis.hacked = 1" class="x" id="main">No: <strong>bold',
        '<script>globalThis.hacked = 2</script><img src=x onerror="globalThis.hacked = 3">',
        '<svg><script>globalThis.hacked = 4</script></svg><iframe srcdoc="<script>parent.hacked = 5</script>"></iframe>',
        '<a href="javascript:globalThis.hacked = 6">one</a> <a href=" jAvAsCrIpT:alert(1)">two</a>',
        '<a href="data:text/html,x">three</a> <a href="//evil.example">four</a>',
        '<a href="https://partner.example/help">five</a> <a href="/help">six</a>',
        '<a href="/\\evil.example">seven</a> <a href="/\t\\evil.example">eight</a> <a href="ht\ttps://evil.example">nine</a>',
        '<style>p { color: red }</style><form action="https://evil.example"><input name="password"></form><math><mi xlink:href="javascript:x">',
        '<ul><li>open',
      ].join(''),
    },
  ],
  org: [{ key: 'limits', question: 'How large?', answer: '<p>Up to {fileSize}.</p>' }],
  omit: ['codeMissing'],
}

describe('the questions of an organisation', () => {
  const organisation = { ...demoOrganisation, faq: { de: 'faq.de.json' } }
  const organisationFiles = new Map([['/faq.de.json', Buffer.from(JSON.stringify(hostile))]])
  const at = inChromium(() => liveHost({ organisation, organisationFiles }))

  test('come first, and nothing in them runs', async () => {
    await at.page.goto(`${at.host.origin}/faq#faq-recipient-0`)
    const own = at.page.locator('#faq-recipient-0')
    await own.getByText('bold').waitFor()

    expect(await own.locator('summary').innerText()).toBe('Does <b onclick="hacked()">this</b> run?')
    const links = await at.page.evaluate(
      '[...document.querySelectorAll("#faq-recipient-0 a")].map(link => link.getAttribute("href"))',
    )
    expect(links).toEqual([null, null, null, null, 'https://partner.example/help', '/help', null, null, null])
    const left = await at.page.evaluate('document.querySelector("#faq-recipient-0 p").parentElement.innerHTML')
    expect(left).not.toMatch(
      /script|onclick|onerror|style=|class=|id=|<img|<svg|iframe|form|input|javascript|data:|evil/,
    )
    await own.getByText('bold').click()
    expect(await at.page.evaluate('globalThis.hacked')).toBeUndefined()
    await at.page.getByText('How large?').click()
    await at.page.getByText('Up to 5 GB.').waitFor()
    expect(await at.page.getByText('The code does not arrive').count()).toBe(0)
    await at.page.goto(`${at.host.origin}/faq#faq-recipient-codeMissing`)
    await at.page.getByText('How large?').waitFor()
    expect(await at.page.getByText('This question no longer exists').count()).toBe(0)
    await at.page.goto(`${at.host.origin}/faq#faq-recipient-0`)
    await own.getByText('bold').waitFor()
    await look(at.page, 'faq-own')
  })

  test('that cannot be loaded leave the general ones', async () => {
    await at.page.route('**/faq.de.json', route => route.fulfill({ body: '{"org":' }))
    await at.page.goto(`${at.host.origin}/faq`)

    await at.page.getByText('The questions of your organization could not be loaded').waitFor()
    await at.page.getByText('The code does not arrive').waitFor()
  })

  test('may be none', async () => {
    await at.page.route('**/faq.de.json', route => route.fulfill({ json: { omit: 'all' } }))
    await at.page.goto(`${at.host.origin}/faq`)

    await at.page.getByText('No questions for recipients.').waitFor()
    await at.page.getByText('No questions for organization users.').waitFor()
    await look(at.page, 'faq-none')
  })

  test('of a megabyte are searched', async () => {
    const answer = `<p>${'All words of this answer are the same. '.repeat(130)}</p>`
    const org = Array.from({ length: 190 }, (_, index) => ({ question: `Question ${index}`, answer }))
    await at.page.route('**/faq.de.json', route => route.fulfill({ json: { org } }))
    await at.page.goto(`${at.host.origin}/faq`)
    await at.page.getByRole('searchbox').fill('question 117')

    await at.page.getByText('Question 117', { exact: true }).waitFor()
  })
})

describe('the tour of a page', () => {
  const at = inChromium(liveHost)
  const dialog = () => at.page.getByRole('dialog')
  const open = async (person: string, path: string) => {
    await at.openBrowser({ signedInAs: person, withTours: true })
    await at.context.addInitScript(
      'sessionStorage.begun || localStorage.removeItem("FeatureGuide"); sessionStorage.begun = 1',
    )
    await at.page.goto(`${at.host.origin}${path}`)
  }

  test.each([
    ['Alice', '/transfer', 4],
    ['Alice', '/transfers', 3],
    ['Ada', '/insights', 4],
    ['Ada', '/policy/list', 3],
  ])('for %s at %s comes once, and goes on by keyboard', async (person, path, steps) => {
    await open(person, path)
    for (let step = 1; step <= steps; step++) {
      await dialog().getByText(`${step} of ${steps}`).waitFor()
      if (step === 1) await look(at.page, `tour${path.replaceAll('/', '-')}`)
      await at.page.getByRole('button', { name: step === steps ? 'Done' : 'Next', exact: true }).press('Enter')
    }
    await dialog().waitFor({ state: 'hidden' })

    await at.page.reload()
    await at.page.locator('main h1').waitFor()
    await at.page.waitForTimeout(2500)
    expect(await dialog().count()).toBe(0)
  })

  test('ends by Escape and by Skip, and starts again from How to Use', async () => {
    await open('Alice', '/transfers')
    await dialog().getByText('1 of 3').waitFor()
    await at.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })

    await at.page.goto(`${at.host.origin}/help`)
    await at.page.getByRole('button', { name: 'Start the tour: My Transfers' }).click()
    await dialog().getByText('1 of 3').waitFor()
    await dialog().getByRole('button', { name: 'Skip the tour' }).click()
    await dialog().waitFor({ state: 'hidden' })
  })

  test('never interrupts a person who types, and never comes in the add-on view', async () => {
    await open('Alice', '/transfer')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Dear Rita')
    await at.page.waitForTimeout(2500)
    expect(await dialog().count()).toBe(0)

    await open('Alice', '/transfers?view=addon')
    await at.page.locator('main h1').waitFor()
    await at.page.waitForTimeout(2500)
    expect(await dialog().count()).toBe(0)
  })
})
