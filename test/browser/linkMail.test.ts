import { describe, expect, test } from 'vitest'
import type { LinkMail } from '../../shared/domain/transfer.ts'
import { linkMailTexts } from '../../shared/texts/en/sending.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const undelivered = Object.keys(linkMailTexts) as (keyof typeof linkMailTexts)[]

describe('a link mail that did not arrive, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })

  async function sent(state: LinkMail['state']): Promise<string> {
    const alice = await person(at.host.origin, 'alice@acme.example')
    const { id } = await alice.send([{ name: 'note.txt', content: Buffer.from('Short.') }])
    await expect.poll(async () => (await alice.review(id)).transfer.transferState, { timeout: 20_000 }).toBe('active')
    const before = await at.host.context.transfers.get(id)
    if (!before) throw new Error('The transfer is gone.')
    const now = new Date().toISOString()
    const event = { at: now, action: 'notify', actor: 'system', result: 'done' } as const
    await at.host.context.transfers.replace(before, { ...before, linkMail: { state, at: now } }, event)
    return id
  }

  async function review(id: string) {
    await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
    await at.page.getByRole('button', { name: 'Copy link' }).waitFor()
  }

  test('the review page reports the failure and what to do, in every look', async () => {
    for (const state of undelivered) {
      await review(await sent(state))

      const { title, meaning } = linkMailTexts[state]
      await at.page.getByText(title, { exact: true }).waitFor()
      await at.page.getByText(`${meaning} The files are still available: copy the link below`).waitFor()
      await look(at.page, `link-mail-${state}`)
    }
  })

  test('the review page says nothing after delivery or revocation', async () => {
    const delivered = await sent('delivered')
    await review(delivered)
    await expect.poll(() => at.page.getByText('The e-mail with the link').count()).toBe(0)

    const bounced = await sent('bounced')
    await (await person(at.host.origin, 'alice@acme.example')).retract(bounced)
    await at.page.goto(`${at.host.origin}/transfers/${bounced}/review`)
    await at.page.getByText('Revoked', { exact: true }).first().waitFor()

    await expect.poll(() => at.page.getByText('The e-mail with the link').count()).toBe(0)
  })
})
