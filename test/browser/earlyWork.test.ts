import { afterAll, beforeAll, expect, test } from 'vitest'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { type StandIn, startStandIn } from '../harness/clamdStandIn.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const toFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const staff = toFile('staff.txt', 'Cards 4111111111111111 and 5500005555555559.\n')
const late = toFile('late.txt', 'Card 4111111111111111, and no other.\n')
const tool = toFile('tool.txt', testVirus().toString())
const slow = toFile('slow.txt', 'We meet in the morning.\n')

let scanner: StandIn
beforeAll(async () => {
  scanner = await startStandIn()
})
afterAll(() => scanner.stop())

const cards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
const warning: Statement = {
  feature: 'transfer',
  effect: 'warn',
  message: 'Card numbers go to payment partners only.',
  link: 'https://intranet.acme.example/cards',
}
const organisation = { ...demoOrganisation, confirmFindings: true }
const at = inChromium(async () => liveHost({ organisation, clamd: scanner.address }), {
  start: { signedInAs: 'Alice' },
})

/** The PUTs of this file wait until the returned function is called. */
async function holdBack({ buffer }: { buffer: Buffer }) {
  const released = Promise.withResolvers<void>()
  await at.page.route('**/blobs/**', async route => {
    if (route.request().postDataBuffer()?.length === buffer.length) await released.promise
    await route.fallback()
  })
  return released.resolve
}

async function send(files: ReturnType<typeof toFile>[]) {
  const { page } = at
  await page.goto(`${at.host.origin}/transfer`)
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) }).check()
  await page.getByRole('button', { name: /^Send Now$/ }).click()
}

const heard = (text: string) => at.page.locator('[aria-live=polite]').getByText(text).waitFor({ state: 'attached' })

test('a sender sees what was found in a complete file while another still uploads, hears it, and confirms it before it is sent', async () => {
  const { page } = at
  const ada = await person(at.host.origin, 'ada@acme.example')
  const policy = {
    name: 'Cards',
    description: '',
    conditions: [cards],
    statements: [warning],
    mode: 'enforce' as const,
  }
  await ada.call(contracts.createPolicy, { body: policy })
  const release = await holdBack(slow)
  await send([staff, slow])

  const row = page.getByRole('listitem').filter({ hasText: 'staff.txt' })
  await row.getByText('2 credit card numbers').waitFor()
  await heard('2 credit card numbers in staff.txt')
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: 'slow.txt' })
      .getByText(/number/)
      .count(),
  ).toBe(0)
  await look(page, 'early-findings')

  release()
  const dialog = page.getByRole('dialog', { name: 'Sensitive data was found' })
  await dialog.getByText('2 credit card numbers in staff.txt').waitFor()
  await dialog.getByText('Policy “Cards”: Card numbers go to payment partners only.').waitFor()
  await dialog.getByRole('link', { name: /intranet\.acme\.example/ }).waitFor()
  await look(page, 'early-findings-confirm')
  await dialog.getByRole('button', { name: 'Do not send yet' }).click()
  const notice = page.getByText('Everything is uploaded. Try again to confirm what was found').first()
  await notice.waitFor()
  expect(await notice.textContent()).not.toContain('remaining')
  const help = page.locator('a[href="/faq#faq-org-findingsAsked"]')
  const answer = page.context().waitForEvent('page')
  await help.click()
  await (await answer).getByText('Your organization or one of its policies asks you to confirm').waitFor()
  await (await answer).close()
  await page.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await page.getByText('Success!').first().waitFor()
})

test('a sender hears of findings while others upload', async () => {
  const releaseLate = await holdBack(late)
  const releaseSlow = await holdBack(slow)
  await send([late, staff, slow])

  await heard('2 credit card numbers in staff.txt')
  releaseLate()
  await heard('1 credit card number in late.txt')
  releaseSlow()
})

test('a sender learns at once that a file with malware fails the transfer, and sends the others without it', async () => {
  const { page } = at
  const release = await holdBack(slow)
  await send([slow, tool, staff])

  await heard('tool.txt contains malware (Eicar-Test-Signature) and was deleted.')
  await page.getByText('tool.txt contains malware (Eicar-Test-Signature) and was deleted.').first().waitFor()
  await page
    .getByText(/This transfer cannot be sent with this file\. .* Check your device for malware/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^(Try again|Pause|Resume)$/ }).count()).toBe(0)
  const row = page.getByRole('listitem').filter({ hasText: 'tool.txt' })
  await row.and(page.locator('[data-faulty]')).waitFor()
  await look(page, 'early-malware')

  release()
  await page.getByRole('button', { name: 'Remove the file and go on' }).click()
  const list = page.getByRole('list', { name: 'Files' })
  await list.getByText('slow.txt').waitFor()
  expect(await list.getByText('tool.txt').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Here it is.')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('button', { name: /^Send Now$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sensitive data was found' })
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  await page.getByText('Success!').first().waitFor()
})

test('a sender of a file with malware can also go back to all files', async () => {
  const { page } = at
  const release = await holdBack(slow)
  await send([tool, slow])
  await page.getByRole('button', { name: 'Go Back', exact: true }).click()
  release()

  const list = page.getByRole('list', { name: 'Files' })
  await list.getByText('tool.txt').waitFor()
  await list.getByText('slow.txt').waitFor()
})
