import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languageFacts, languages } from '../../shared/texts/language.ts'
import { getOutbox, person } from '../harness/person.ts'
import { filesInLanguage } from '../web/budgetsBuild.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const at = inChromium(liveHost)
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

const getMenu = (name: string) => at.page.locator('footer summary').filter({ hasText: name })
const focusedText = () => at.page.evaluate<string | undefined>('document.activeElement?.textContent')

async function chooseLanguage(menu: string, language: Language) {
  await getMenu(menu).click()
  await at.page.getByRole('button', { name: languageFacts[language].name, exact: true }).click()
}

async function getTexts(language: Language) {
  const folder = join(import.meta.dirname, '../../shared/texts', language)
  const read = (area: string) => import(join(folder, `${area}.ts`))
  const [{ common, landing, shell }, { send, success }, { fieldTexts }, { downloadTexts }] = await Promise.all([
    read('common') as Promise<typeof import('../../shared/texts/en/common.ts')>,
    read('send') as Promise<typeof import('../../shared/texts/en/send.ts')>,
    read('fields') as Promise<typeof import('../../shared/texts/en/fields.ts')>,
    read('download') as Promise<typeof import('../../shared/texts/en/download.ts')>,
  ])
  return { common, landing, shell, send, success, fieldTexts, downloadTexts }
}

describe('the language of a page', () => {
  test.each([
    [['de-CH', 'en'], 'de', 'ltr'],
    [['sv', 'pl', 'de'], 'pl', 'ltr'],
    [['ar-EG'], 'ar', 'rtl'],
    [['sv'], 'en', 'ltr'],
  ] as const)('is for a browser of %j %s', async (wanted, language, direction) => {
    await at.openBrowser({ locale: wanted[0] })
    await at.page.addInitScript(`Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(wanted)} })`)

    await at.page.goto(at.host.origin)

    const { shell } = await getTexts(language)
    await at.page.getByRole('link', { name: shell.help, exact: true }).waitFor()
    const root = at.page.locator('html')
    expect(await root.getAttribute('lang')).toBe(language)
    expect(await root.evaluate('getComputedStyle(document.documentElement).direction')).toBe(direction)
  })

  test('is the one that the person chose, on each page and at the next visit', async () => {
    await at.openBrowser({ locale: 'de-DE' })
    await at.page.goto(at.host.origin)
    const { shell } = await getTexts('de')

    await chooseLanguage(shell.language, 'fr')

    const french = await getTexts('fr')
    await at.page.getByRole('link', { name: french.shell.help, exact: true }).waitFor()
    await at.page.goto(`${at.host.origin}/dl/${'A'.repeat(43)}`)
    await at.page.getByRole('heading', { name: french.downloadTexts.link.unknown }).waitFor()
  })

  test('is the one that a recipient chooses on the download page', async () => {
    await at.openBrowser({ locale: 'de-DE' })
    await at.page.goto(`${at.host.origin}/dl/${'A'.repeat(43)}`)
    const [german, japanese] = await Promise.all([getTexts('de'), getTexts('ja')])
    await at.page.getByRole('heading', { name: german.downloadTexts.link.unknown }).waitFor()

    await chooseLanguage(german.downloadTexts.language, 'ja')

    await at.page.getByRole('heading', { name: japanese.downloadTexts.link.unknown }).waitFor()
    await expect.poll(focusedText).toBe(`${japanese.downloadTexts.language} ${languageFacts.ja.name}`)
    await look(at.page, 'download-language')
  })

  test('is English when the stored choice is none that exists', async () => {
    await at.openBrowser({ locale: 'en-GB' })
    await at.page.addInitScript(`localStorage.setItem('language', '../../x')`)

    await at.page.goto(at.host.origin)

    await at.page.getByRole('link', { name: 'How to use', exact: true }).waitFor()
    expect(await at.page.locator('html').getAttribute('lang')).toBe('en')
  })

  test('is the only one that is loaded', async () => {
    await at.openBrowser({ locale: 'ja-JP' })
    const loaded = new Set<string>()
    at.page.on('response', response => loaded.add(new URL(response.url()).pathname.slice(1)))
    const { shell } = await getTexts('ja')

    await at.page.goto(at.host.origin)
    await at.page.getByRole('link', { name: shell.help, exact: true }).waitFor()

    const ofOthers = languages
      .filter(language => language !== 'ja')
      .flatMap(language => filesInLanguage('landing', language).scripts)
      .filter(file => !filesInLanguage('landing', 'ja').scripts.includes(file))
    expect(ofOthers.length).toBeGreaterThan(8)
    expect(ofOthers.filter(file => loaded.has(file))).toEqual([])
  })
})

describe('another language', () => {
  /** Without times, which may say "3 minutes ago" in one load and "4 minutes ago" in the next. */
  const read = () =>
    at.page.evaluate<string>(
      "[...document.querySelectorAll('time')].reduce((text, { innerText }) => text.replace(innerText, ''), document.body.innerText)",
    )

  test('is chosen by keyboard, and only when the person confirms it', async () => {
    await at.openBrowser({ locale: 'en' })
    await at.page.goto(at.host.origin)
    await getMenu('Language').focus()
    await at.page.keyboard.press('ArrowDown')
    await at.page.keyboard.press('Enter')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    expect(await at.page.locator('html').getAttribute('lang')).toBe('en')
    await look(at.page, 'language-menu')
    await at.page.keyboard.press('Escape')
    await expect.poll(focusedText).toBe('Language English')
    expect(await at.page.locator('footer details[open]').count()).toBe(0)

    await at.page.keyboard.press('Enter')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')

    const { shell } = await getTexts('de')
    await expect.poll(focusedText).toBe(`${shell.language} Deutsch`)
    expect(await at.page.locator('html').getAttribute('lang')).toBe('de')
    expect(await at.page.title()).not.toMatch(/^Home/)
  })

  test('keeps chosen files, entries and the step of a draft, without a new load', async () => {
    await at.openBrowser({ signedInAs: 'Alice', locale: 'en' })
    const [english, arabic] = await Promise.all([getTexts('en'), getTexts('ar')])
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel(english.send.recipientEmail).fill('rita@partner.example')
    await at.page.getByRole('textbox', { name: english.common.message }).last().fill('Short.')
    await at.page.getByRole('button', { name: english.send.next }).click()
    const consent = (texts: typeof english) =>
      at.page.getByRole('checkbox', { name: texts.fieldTexts.acknowledgement }).first()
    await consent(english).check()
    const origin = await at.page.evaluate<number>('performance.timeOrigin')

    await chooseLanguage(english.shell.language, 'ar')

    await expect.poll(() => consent(arabic).isChecked()).toBe(true)
    expect(await at.page.evaluate('getComputedStyle(document.documentElement).direction')).toBe('rtl')
    await look(at.page, 'language-changed')
    await at.page.getByRole('button', { name: arabic.send.confirm.send }).click()
    await at.page.getByRole('heading', { name: arabic.success.success }).waitFor()
    expect(await at.page.evaluate<number>('performance.timeOrigin')).toBe(origin)
  })

  test('keeps the files of a responder', async () => {
    const { requestUrl } = await (await person(at.host.origin, 'alice@acme.example')).request()
    await at.openBrowser({ locale: 'en' })
    await at.page.goto(requestUrl)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByText('note.txt').first().waitFor()

    await at.page.getByRole('checkbox').check()
    const { upload } = await import('../../shared/texts/de/upload.ts')

    await chooseLanguage('Language', 'de')

    await at.page.getByRole('button', { name: upload.upload, exact: true }).click()
    await at.page.getByRole('heading', { name: upload.receiptHeading }).waitFor()
  })

  test('that does not arrive changes nothing', async () => {
    await at.openBrowser({ locale: 'en' })
    await at.page.goto(at.host.origin)
    const { shell } = await getTexts('en')
    await getMenu(shell.language).waitFor()
    await at.context.setOffline(true)

    await chooseLanguage(shell.language, 'pl')

    await at.page.getByText('The server cannot be reached.').waitFor()
    await at.context.setOffline(false)
    expect(await at.page.locator('html').getAttribute('lang')).toBe('en')
    expect(await at.page.evaluate('localStorage.getItem("language")')).toBeNull()
  })

  test.each([
    ['/', undefined],
    ['/faq', undefined],
    ['/help', undefined],
    ['/docs', undefined],
    ['/accessibility', undefined],
    ['/no-such-page', undefined],
    ['/transfer', 'Alice'],
    ['/transfer/request', 'Alice'],
    ['/transfers', 'Alice'],
    ['/transfers/all', 'Ada'],
    ['/policy/list', 'Ada'],
    ['/insights', 'Ada'],
    ['/health', 'Ada'],
  ])('shows on %s the same as a new load', async (path, signedInAs) => {
    await at.openBrowser({ signedInAs, locale: 'en' })
    await at.page.goto(`${at.host.origin}${path}`)
    await at.page.waitForLoadState('networkidle')
    await chooseLanguage('Language', 'de')
    const { shell } = await getTexts('de')
    await getMenu(shell.language).waitFor()
    await at.page.waitForLoadState('networkidle')
    const [changed, title] = [await read(), await at.page.title()]

    await at.page.reload()
    await at.page.waitForLoadState('networkidle')

    await getMenu(shell.language).waitFor()
    await expect.poll(read).toBe(changed)
    expect(await at.page.title()).toBe(title)
  })
})

test('a page whose texts do not arrive says what to do', async () => {
  await at.openBrowser({ locale: 'nl-NL' })
  const english = filesInLanguage('landing', 'en').scripts
  const dutch = filesInLanguage('landing', 'nl').scripts.filter(file => !english.includes(file))
  expect(dutch.length).toBeGreaterThan(0)
  for (const file of dutch) await at.page.route(`**/${file}`, route => route.abort())

  await at.page.goto(at.host.origin)

  await at.page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor()
  for (const file of dutch) await at.page.unroute(`**/${file}`)
  await at.page.getByRole('button', { name: 'Reload' }).click()
  const { shell } = await getTexts('nl')
  await at.page.getByRole('link', { name: shell.help, exact: true }).waitFor()
})

describe('a member sends a file', () => {
  test.each(['de', 'ar'] as const)('in %s, at both widths', async language => {
    await at.openBrowser({ signedInAs: 'Alice', locale: language })
    const { common, landing, send, success, fieldTexts, downloadTexts } = await getTexts(language)
    const recipient = `rita.${language}@partner.example`

    await at.page.goto(at.host.origin)
    await at.page
      .getByRole('heading', { name: landing.title ?? '' })
      .first()
      .waitFor()
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles([note])
    await at.page.getByLabel(send.recipientEmail).fill(recipient)
    await at.page.getByRole('textbox', { name: common.message }).last().fill('Short.')
    await look(at.page, `send-${language}`)
    await at.page.getByRole('button', { name: send.next, exact: true }).click()
    await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement }).first().waitFor()
    await look(at.page, `confirm-${language}`)
    await at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement }).check()
    await at.page.getByRole('button', { name: send.confirm.sendTo(recipient) }).click()
    await at.page.getByRole('heading', { name: success.success }).waitFor()
    await look(at.page, `success-${language}`)

    await at.host.settled()
    const mail = (await getOutbox(at.host.origin)).find(({ to }) => to === recipient)
    expect(mail?.language).toBe(language)
    const link = /https?:\S+\/dl\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await at.openBrowser({ locale: language })
    await at.page.goto(link)
    await at.page.getByRole('checkbox', { name: downloadTexts.transfer.acknowledgement }).check()
    await look(at.page, `download-${language}`)
  })
})

test('every language has every catalogue', () => {
  const folder = join(import.meta.dirname, '../../shared/texts')
  const english = readdirSync(join(folder, 'en'))

  for (const language of languages) expect(readdirSync(join(folder, language)), language).toEqual(english)
})
