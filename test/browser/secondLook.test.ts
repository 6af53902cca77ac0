import { describe, expect, test } from 'vitest'
import { macieFound } from '../../lambdas/triggers/macieFound.ts'
import { macieEvent } from '../harness/macieEvent.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const staff = {
  name: 'staff.csv',
  content: Buffer.from(
    'name,card,iban,mail\nBen Meier,4539 5787 6362 1486,CH93 0076 2011 6238 5295 7,ben@partner.example\n',
  ),
}

describe('the second opinion of Macie, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })
  const shown = (text: string | RegExp) => at.page.getByRole('main').getByText(text).first().waitFor()

  /** Released, and looked at by Macie. */
  async function lookedAt(found: Record<string, number>) {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send([staff])
    await at.host.settled()
    const { files } = await alice.review(id)
    const createdAt = new Date().toISOString()
    await macieFound(at.host.context, macieEvent(`${id}.${files[0]?.id}/x.csv`, found, { createdAt }))
    return id
  }

  test('is shown to administrators beside our findings, from the alert that it raised', async () => {
    const id = await lookedAt({ CREDIT_CARD_NUMBER: 2, DATE_OF_BIRTH: 1 })
    await at.openBrowser({ signedInAs: 'Ada' })
    await at.page.goto(`${at.host.origin}/insights`)
    const alert = at.page
      .getByRole('link', { name: /^Macie found more sensitive data in a transfer by alice@acme\.example/ })
      .first()
    expect(await alert.getAttribute('href')).toContain(id)

    await alert.click()

    await shown('Second opinion: Amazon Macie')
    await shown('Found by Macie only: Date of birth (1)')
    await shown('Found by both: Credit card number (1; Macie: 2)')
    await shown(/^Found here only: .*IBAN code \(1\)/)
    await shown(/^Not looked for by Macie: .*E-mail address \(1\)/)
    await look(at.page, 'second-opinion')
  })

  test('is shown to the sender, and not on a file without findings of Macie', async () => {
    const id = await lookedAt({ CREDIT_CARD_NUMBER: 1 })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await shown('Found by both: Credit card number (1; Macie: 1)')

    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id: other } = await alice.send([staff])
    await at.host.settled()
    await at.page.goto(`${at.host.origin}/transfers/${other}/review`)
    await shown(/^Credit card number · 1/)

    expect(await at.page.getByText('Second opinion: Amazon Macie').count()).toBe(0)
  })

  test('reads from right to left in Arabic', async () => {
    const id = await lookedAt({ CREDIT_CARD_NUMBER: 1, DATE_OF_BIRTH: 2 })
    await at.openBrowser({ signedInAs: 'Alice', locale: 'ar' })
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)

    await shown('رأي ثانٍ: Amazon Macie')

    await look(at.page, 'second-opinion-arabic')
  })
})
