import { beforeEach, describe, expect, test } from 'vitest'
import { computeDigest } from '../../lambdas/core/secrets/digest.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const secret = 'U'.repeat(43)

describe('the page of the link in mails with alerts, in a real Chromium', () => {
  const at = inChromium(liveHost)
  beforeEach(async () => {
    const { alerts, now } = at.host.context
    await alerts.noteReader({ subject: 'bea', email: 'bea@acme.example', activeAt: now() })
    await alerts.subscribe(
      'bea',
      { cadence: 'each', unsubscribe: { digest: computeDigest(secret), sealed: '' } },
      now(),
    )
  })
  const countSubscribers = async () => (await at.host.context.alerts.subscribers()).length
  const open = (of = secret) => at.page.goto(`${at.host.origin}/unsubscribe/${of}`)
  const button = (name = 'Stop e-mails') => at.page.getByRole('button', { name })

  test('ends the mails when its button is pressed, without a sign-in, and not when it is opened', async () => {
    const answer = await open()
    await button().waitFor()
    await look(at.page, 'unsubscribe')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(await countSubscribers()).toBe(1)

    await button().click()

    await at.page.getByRole('heading', { name: 'You will receive no more alert e-mails' }).waitFor()
    expect(await countSubscribers()).toBe(0)
  })

  test('says when the link is cut off, or the server cannot be reached, and tries again', async () => {
    await open(secret.slice(1))
    await button().click()
    await at.page.getByRole('heading', { name: 'Link not found' }).waitFor()

    await open()
    await at.page.route('**/api/alerts/**', route => route.abort())
    await button().click()
    await at.page.getByRole('heading', { name: 'The e-mails could not be stopped' }).waitFor()
    await look(at.page, 'unsubscribe-failed')
    await at.page.unroute('**/api/alerts/**')
    await button('Retry').click()

    await at.page.getByRole('heading', { name: 'You will receive no more alert e-mails' }).waitFor()
    expect(await countSubscribers()).toBe(0)
  })
})
