import { expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { getOutbox } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'
import { pressAsPerson } from './pressAsPerson.ts'

// A thousand: test/long/manyFiles.long.ts.
const COUNT = process.env.EVERY_FILE ? 1000 : 200
const MINUTE = 60_000

const organisation = { ...demoOrganisation, limits: { ...demoOrganisation.limits, maxFiles: COUNT } }
const at = inChromium(() => liveHost({ organisation, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } }), {
  start: { signedInAs: 'Alice', viewport: { width: 360, height: 740 } },
  patienceMilliseconds: MINUTE,
})

const files = Array.from({ length: COUNT }, (_, number) => ({
  name: `part-${String(number).padStart(3, '0')}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Part ${number}.${number % 100 === 0 ? ' Card 4111111111111111.' : ''}\n`),
}))

test('many files are chosen, sent with a pause in between, reviewed and offered on a phone', {
  timeout: 10 * MINUTE,
}, async () => {
  const { page } = at
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await page.goto(`${at.host.origin}/transfer`)
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Here they are.')
  await look(page, 'many-files-chosen')
  await button('Next Step').click()
  await page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
  await button('Send Now').click()

  const list = page.getByRole('list', { name: 'Files' })
  await list.getByText('Uploaded').nth(20).waitFor()
  await button('Pause').click()
  await button('Resume').waitFor()
  await look(page, 'many-files-paused')
  const paused = await list.getByText('Uploaded').count()
  expect(paused).toBeLessThan(COUNT)
  await button('Resume').click()
  await page
    .getByText('Success!')
    .first()
    .waitFor({ timeout: 7 * MINUTE })

  await at.host.settled()
  await button('Review Transfer').click()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.waitFor()
  // Files with findings come first, and a page has 50.
  await page.getByRole('row').nth(2).getByText('part-100.txt').waitFor()
  expect(await page.getByRole('row').count()).toBe(51)
  await button('Next').focus()
  await page.keyboard.press('Enter')
  await page.getByText(`51 to 100 of ${COUNT.toLocaleString('en')}`).waitFor()
  expect(await page.getByText('part-100.txt').count()).toBe(0)
  await look(page, 'many-files-review')
  await page.goto(`${at.host.origin}/transfers`)
  await page
    .getByRole('button', { name: /details$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('navigation', { name: 'Pages' }).waitFor()
  expect(await dialog.getByText(/^part-\d+\.txt$/).count()).toBe(50)
  await look(page, 'many-files-details')

  const mail = (await getOutbox(at.host.origin)).find(({ to }) => to === 'rita@partner.example')
  const link = /https?:\/\/\S+\/dl\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('checkbox').check()
  await pressAsPerson(button('Proceed'))
  await page
    .getByRole('listitem')
    .filter({ hasText: `part-${COUNT - 1}.txt` })
    .waitFor()
  await look(page, 'many-files-download')
})
