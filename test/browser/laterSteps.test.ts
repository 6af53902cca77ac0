import { expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { hasInstalled } from './chromium.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

const at = inChromium(liveHost, { start: { signedInAs: 'Alice', isInstalled: true } })

// The packed Chromium caches a failed import until the page reloads.
test.skipIf(!hasInstalled)('step 2 keeps all its styles after a network failure during prefetch', async () => {
  await at.page.goto(`${at.host.origin}/transfer`)
  await at.page.getByLabel('Recipient e-mail').waitFor()
  const failed: string[] = []
  at.page.on('requestfailed', request => failed.push(request.url()))
  await at.context.setOffline(true)
  await expect.poll(() => failed.filter(url => url.endsWith('.css')), { timeout: 10_000 }).not.toEqual([])
  await at.context.setOffline(false)

  await at.page.locator('input[type=file]').first().setInputFiles([note])
  await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
  await at.page.getByRole('textbox', { name: 'Message' }).fill('Here it is.')
  await at.page.getByRole('button', { name: 'Next Step' }).click()

  const consent = at.page.getByRole('checkbox', { name: fieldTexts.acknowledgement.slice(0, 40) })
  await consent.waitFor({ state: 'attached' })
  expect((await consent.boundingBox())?.width).toBeGreaterThan(10)
})
