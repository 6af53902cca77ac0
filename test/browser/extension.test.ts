import { beforeAll, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getOutbox, getSecret, type Person, person, personWith } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const RITA = 'rita@partner.example'
const at = inChromium(() => liveHost(), { start: { signedInAs: 'Alice' } })
let alice: Person
beforeAll(async () => {
  alice = await person(at.host.origin, 'alice@acme.example')
})

const button = (name: string | RegExp) => at.page.getByRole('button', { name, exact: true })
/** Ends at this time; it was sent a week before. */
async function sentWithEnd(end: number) {
  const { id, downloadUrl } = await alice.send([{ name: 'plan.txt', content: Buffer.from('At nine.') }])
  await at.host.settled()
  const { transfers } = at.host.context
  const stored = await transfers.get(id)
  if (!stored) throw new Error('It was sent.')
  const [finalizedAt, expiryDate] = [end - 7 * DAY, end].map(time => new Date(time).toISOString())
  await transfers.replace(stored, { ...stored, finalizedAt, expiryDate, remindAt: undefined })
  return { id, downloadUrl }
}
const getEnd = async (id: string) => Date.parse((await alice.review(id)).transfer.expiryDate ?? '')
const open = (downloadUrl: string) =>
  personWith(at.host.origin, undefined).call(contracts.getDownload, { params: { secret: getSecret(downloadUrl) } })

test('a recipient asks for more time, and the sender gives it with one press from the mail', async () => {
  const { id, downloadUrl } = await sentWithEnd(Date.now() - HOUR)
  await at.page.goto(downloadUrl)
  await at.page.getByRole('heading', { name: 'Transfer Expired!' }).waitFor()
  await look(at.page, 'more-time-ask')
  await button('Ask for more time').focus()
  await at.page.keyboard.press('Enter')
  await at.page.getByRole('main').getByText('their sender receives your request').waitFor()
  await look(at.page, 'more-time-asked')

  const asked = await at.host.context.transfers.get(id)
  expect(asked?.askedAt).toBeDefined()
  await expect
    .poll(() => sweptMail(), { timeout: 90_000, interval: 2000 })
    .toContain(`/transfers/${id}/review?extend=7`)

  const end = await getEnd(id)
  await at.page.goto(`${at.host.origin}/transfers/${id}/review?extend=7`)
  const dialog = at.page.getByRole('dialog')
  await dialog.getByText('7 days more').waitFor()
  expect(await getEnd(id)).toBe(end)
  expect(new URL(at.page.url()).search).toBe('')
  await look(at.page, 'extend-dialog')
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  await at.page.getByText('Files shared with the recipient').first().waitFor()
  expect(await getEnd(id)).toBeGreaterThan(Date.now() + 7 * DAY - HOUR)
  expect((await open(downloadUrl)).transferState).toBe('active')
})

test('the list offers an end that is near, and a mail’s link that came too late says so', async () => {
  const { id, downloadUrl } = await sentWithEnd(Date.now() + HOUR)
  await at.page.goto(`${at.host.origin}/transfers`)
  await button(`Extend: ${RITA}`).first().click()
  const dialog = at.page.getByRole('dialog')
  await dialog.getByText('3 days more').waitFor()
  await look(at.page, 'extend-from-list')
  await at.page.reload()
  await button(`Extend: ${RITA}`).first().click()
  await dialog.getByText('3 days more').click()
  await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => getEnd(id)).toBeGreaterThan(Date.now() + 3 * DAY)
  expect((await open(downloadUrl)).transferState).toBe('active')

  await alice.retract(id)
  await at.page.goto(`${at.host.origin}/transfers/${id}/review?extend=7`)
  await at.page.getByText('This transfer cannot be extended').waitFor()
  await look(at.page, 'extend-impossible')
})

async function sweptMail(): Promise<string> {
  await at.host.sweep()
  const mails = (await getOutbox(at.host.origin)).filter(({ subject }) => subject.startsWith('More time'))
  return mails.map(({ text }) => text).join('\n')
}
