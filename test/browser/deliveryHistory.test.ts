import { expect, test } from 'vitest'
import { mailEvents } from '../../lambdas/triggers/mailEvents.ts'
import { contracts } from '../../shared/contract/table.ts'
import { download, getSecret, person, personWith } from '../harness/person.ts'
import { sesEvent } from '../harness/sesEvents.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const at = inChromium(() => liveHost(), { start: { signedInAs: 'Alice' } })
const files = ['plan.txt', 'notes.txt'].map(name => ({ name, content: Buffer.from(name) }))

test('the review opens the history of each recipient, with what happened and why', async () => {
  const alice = await person(at.host.origin, 'alice@acme.example')
  const { id } = await alice.send(files, { recipients: ['ana@one.example', 'ben@two.example'] })
  await at.host.settled()
  const { deliveries = [] } = (await alice.review(id)).transfer
  const [ana, ben] = deliveries
  await personWith(at.host.origin, undefined).call(contracts.reportDownload, {
    params: { secret: getSecret(ana?.downloadUrl ?? '') },
    body: { step: 'opened' },
  })
  await download(at.host.origin, ana?.downloadUrl ?? '')
  const bounced = { at: new Date(Date.now() + 1000).toISOString(), transferId: ben?.id ?? '', status: '5.1.1' }
  await mailEvents(at.host.context, sesEvent('Bounced', bounced))

  await at.page.goto(`${at.host.origin}/transfers/${id}/review`)
  await at.page.getByRole('button', { name: 'History of the delivery to ana@one.example' }).click()
  const dialog = at.page.getByRole('dialog')
  await dialog.getByText('Link opened', { exact: true }).waitFor()
  const names = await dialog.getByRole('row').allInnerTexts()
  expect(names.slice(1).map(name => name.split(/[\n\t]/)[0])).toEqual([
    'Link given to the mail system',
    'Link opened',
    'Downloaded',
    'Downloaded',
  ])
  await dialog.getByText('notes.txt', { exact: true }).waitFor()
  await look(at.page, 'delivery-history')
  // A new width leaves it open.
  expect(await dialog.isVisible()).toBe(true)
  await at.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await at.page.getByRole('button', { name: 'History of the delivery to ben@two.example' }).click()
  await dialog.getByText('Returned by the recipient’s mail server').waitFor()
  await dialog.getByText('The address does not exist, or takes no mail any more.', { exact: false }).waitFor()
})
