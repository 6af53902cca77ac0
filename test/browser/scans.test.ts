import { describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const ocr = { languages: ['en' as const], maxPages: 10, maxSeconds: 60 }

describe('a scan, in a real Chromium', () => {
  // Its own engine, with the organisation's setting.
  const at = inChromium(() => liveHost({ organisation: { ...demoOrganisation, ocr }, engine: undefined }), {
    start: { signedInAs: 'Alice' },
  })

  /** A photograph of a printed letter. */
  async function scanned(...lines: string[]): Promise<Buffer> {
    const page = await at.context.newPage()
    await page.setViewportSize({ width: 900, height: 400 })
    await page.setContent(
      `<body style="margin: 40px; font: 26px serif">${lines.map(line => `<p>${line}</p>`).join('')}`,
    )
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
    await page.close()
    return picture
  }

  test('a card number in a picture is found, and the page says how it was read', async () => {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const content = await scanned('Dear Anna,', 'please charge card number 4111 1111 1111 1111.')
    const { id } = await alice.send([{ name: 'letter.jpg', content }])
    await expect.poll(async () => (await alice.review(id)).transfer.transferState, { timeout: 60_000 }).toBe('active')

    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)

    const shown = (text: string) => at.page.getByRole('main').getByText(text).first()
    await shown('Sensitive data found: 1 credit card number').waitFor()
    await shown('Pages and pictures read by text recognition (OCR), which makes mistakes: 1.').waitFor()
    await look(at.page, 'found-scan')
  })
})
