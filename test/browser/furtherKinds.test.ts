import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { Organisation } from '../../shared/domain/organisation.ts'
import { person } from '../harness/person.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'

const organisation = Organisation.parse({
  ...demoOrganisation,
  furtherInfotypes: ['DATE_OF_BIRTH'],
  ownInfotypes: [{ id: 'CUSTOM_SECRET_PROJECT', words: ['Zephyr'] }],
})
const engine = threadedEngine({ temporaryDirectory: tmpdir(), furtherKinds: organisation })
const at = inChromium(async () => liveHost({ organisation, engine }), { start: { signedInAs: 'Alice' } })

test('pages name further infotypes: the review, and the filter of the list, which finds them', async () => {
  const { page, host } = at
  const alice = await person(host.origin, 'alice@acme.example')
  const content = Buffer.from('Born on 12 March 1985, works on Zephyr and zephyr.')
  const { id } = await alice.send([{ name: 'note.txt', content }])
  await host.settled()

  await page.goto(`${host.origin}/transfers/${id}/review`)
  await page.getByText('Date of birth · 1').first().waitFor()
  await page.getByText('Secret project · 2').first().waitFor()

  await page.goto(`${host.origin}/transfers?createdAt=any`)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('button', { name: 'Infotype' }).click()
  expect(await page.getByRole('dialog', { name: 'Infotype' }).getByRole('checkbox').count()).toBe(13)
  await page.getByRole('checkbox', { name: 'Secret project' }).check()
  await expect.poll(() => new URL(page.url()).search).toContain('infotype=CUSTOM_SECRET_PROJECT')
  await page.getByRole('button', { name: 'Infotype: Secret project' }).waitFor()
})
