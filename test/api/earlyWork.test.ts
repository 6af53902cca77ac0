import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import type { Condition, Statement } from '../../shared/domain/policies/policy.ts'
import type { ApiError } from '../../web/src/api/call.ts'
import { findNothing, replaceVerbs, runCanaries } from '../harness/canaries.ts'
import { startStandIn } from '../harness/clamdStandIn.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { answerRequest, download, type Person, person } from '../harness/person.ts'
import { held } from '../harness/portFaults.ts'

const MINUTE = 60_000
const staff = { name: 'staff.txt', content: Buffer.from('Cards 4111111111111111 and 5500005555555559.\n') }
const plan = { name: 'plan.txt', content: Buffer.from('We meet in the morning.\n') }
const infected = { name: 'tool.txt', content: testVirus() }
const rules = (parameters: { key: string; value: string }[] = []) => ({
  headerRow: true,
  anonymizationRules: [{ columnNameOrIndex: 'card', anonymizationMethod: 'sha256' as const, parameters }],
})
const table = {
  name: 'cards.csv',
  content: Buffer.from('name,card\nAnna,4111111111111111\nBen,5500005555555559\n'),
  anonymizationPolicy: rules(),
}
const ragged = { ...table, name: 'ragged.csv', content: Buffer.from('name,card\nAnna,1,surplus\n') }

let host: TestHost
let alice: Person

beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 10_000_000, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

/** Uploads all files, and does not finalize. */
async function uploaded(files: { name: string; content: Buffer }[]) {
  const created = await alice.create(files)
  for (const [index, { id }] of created.files.entries()) await alice.upload(created.id, id, files[index]?.content)
  return { id: created.id, fileIds: created.files.map(file => file.id) }
}

/** The next try of what waits. */
async function proceed() {
  host.clock.move(MINUTE + 1000)
  await host.settled()
}

const reviewFile = async (id: string, index = 0) => (await alice.review(id)).files[index]

const countEvents = (id: string, action: string) =>
  withDatabase(
    host,
    database => database.prepare('SELECT 1 FROM audit WHERE transfer_id = ? AND action = ?').all(id, action).length,
  )

/** Contents of a transfer that the database names. */
const storedKeys = (id: string) =>
  withDatabase(host, database =>
    database.prepare("SELECT area, key FROM objects WHERE key LIKE ? || '%' AND content IS NOT NULL").all(id),
  )

describe('a complete file', () => {
  test('is verified and inspected before finalize, while another is missing', async () => {
    const { id, files } = await alice.create([staff, plan])
    await alice.upload(id, files[0]?.id ?? '', staff.content)
    await host.settled()

    const { transfer, files: reviewed } = await alice.review(id)
    expect(transfer.transferState).toBe('uploading')
    expect(reviewed[0]?.findings?.summary).toMatchObject([{ infoType: 'CREDIT_CARD_NUMBER', count: 2 }])
    expect(reviewed[1]?.fileState).toBe('waiting')
  })

  test('is worked on once: finalize joins the results', async () => {
    const { id } = await uploaded([staff, table])
    await host.settled()
    const copies = storedKeys(id).length

    const { downloadUrl } = await alice.finalize(id)
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    for (const action of ['verify', 'inspect']) expect(countEvents(id, action)).toBe(2)
    expect(countEvents(id, 'anonymise')).toBe(1)
    expect(copies).toBe(3)
    const { contents } = await download(host.origin, downloadUrl)
    expect(Buffer.from(contents[0] ?? '')).toEqual(staff.content)
    expect(Buffer.from(contents[1] ?? '').toString()).not.toContain('4111111111111111')
  })

  test('is waited for by finalize while early work still inspects it', async () => {
    const { id } = await uploaded([plan])
    const inspection = held(host.context, ['engine', 'inspect'], 'with its answer')
    const early = host.settled()
    await inspection.reached
    await alice.finalize(id)
    expect((await reviewFile(id))?.fileState).toBe('inspecting')

    inspection.release()
    await early
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect(countEvents(id, 'inspect')).toBe(1)
  })
})

describe('finalize', () => {
  test('does all work without any event', async () => {
    const { id } = await uploaded([staff])
    withDatabase(host, database => database.exec('DELETE FROM arrivals'))
    await host.settled()
    expect((await reviewFile(id))?.fileState).toBe('uploaded')

    await alice.finalize(id)
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect((await reviewFile(id))?.findings?.summary).toMatchObject([{ count: 2 }])
  })

  test('releases what was completed, although another content was PUT after its event', async () => {
    const { id, files } = await alice.create([staff])
    const fileId = files[0]?.id ?? ''
    const url = await alice.uploadUrl(id, fileId)
    const put = (body: Uint8Array) => fetch(url, { method: 'PUT', body: Buffer.from(body) })
    await put(staff.content)
    await alice.call(contracts.completeUpload, { params: { id, fileId } })
    await host.settled()

    await put(Buffer.from(staff.content).fill('x'))
    const { downloadUrl } = await alice.finalize(id)
    await host.settled()

    const { contents } = await download(host.origin, downloadUrl)
    expect(contents.map(content => Buffer.from(content).toString())).toEqual([staff.content.toString()])
    expect(countEvents(id, 'inspect')).toBe(1)
  })

  test('keeps the results of an earlier version of the program, which was updated in between', async () => {
    const { id } = await uploaded([staff])
    await host.settled()
    const found = (await host.context.transfers.get(id))?.files[0]
    if (!found?.findings) throw new Error('Early work found something.')
    const summary = found.findings.summary.map(finding => ({ ...finding, count: 1 }))
    await host.context.transfers.replaceFile(id, found, { ...found, findings: { ...found.findings, summary } })

    await alice.finalize(id)
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect((await reviewFile(id))?.findings?.summary).toMatchObject([{ count: 1 }])
    expect(countEvents(id, 'inspect')).toBe(1)
  })
})

describe('a file that cannot be processed', () => {
  test('is shown while files upload, and fails its transfer only after finalize', async () => {
    const { id } = await uploaded([ragged])
    await host.settled()
    const early = await alice.review(id)
    expect(early.transfer.transferState).toBe('uploading')
    expect(early.files[0]).toMatchObject({ fileState: 'error', inspectionType: 'BLOCKING' })

    await alice.finalize(id)
    await host.settled()

    const { transfer } = await alice.review(id)
    expect(transfer.transferState).toBe('failed')
    expect(transfer.failureReason).toBe(`ragged.csv could not be anonymized. ${early.files[0]?.errorReason}`)
    expect(countEvents(id, 'anonymise')).toBe(1)
  })

  test('is left to finalize after a fault of the host', async () => {
    const { id } = await uploaded([plan])
    const repair = replaceVerbs(host.context, 'engine', () => ({
      inspect: async () => Promise.reject(new Error('Broken.')),
    }))
    for (let tries = 0; tries < 10; tries += 1) await proceed()
    repair()
    expect((await alice.review(id)).transfer.transferState).toBe('uploading')

    await alice.finalize(id)
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })
})

describe('early work with an unhealthy engine', () => {
  test('does not begin; finalize waits as ever', async () => {
    const repair = replaceVerbs(host.context, 'engine', findNothing)
    await runCanaries(host.context)
    const { id } = await uploaded([staff])
    await host.settled()
    expect((await reviewFile(id))?.fileState).toBe('uploaded')

    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    await alice.finalize(id)
    await proceed()

    expect((await reviewFile(id))?.findings?.summary).toMatchObject([{ count: 2 }])
  })

  test('is repeated when the fault is found before finalize', async () => {
    const repair = replaceVerbs(host.context, 'engine', findNothing)
    const { id } = await uploaded([staff])
    await host.settled()
    expect((await reviewFile(id))?.findings?.summary).toEqual([])
    host.clock.move(MINUTE)
    await runCanaries(host.context)
    repair()
    host.clock.move(MINUTE)
    await runCanaries(host.context)

    await alice.finalize(id)
    await proceed()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
    expect((await reviewFile(id))?.findings?.summary).toMatchObject([{ count: 2 }])
  })
})

describe('an upload that is given up', () => {
  test('leaves nothing of a finished copy', async () => {
    const { id } = await uploaded([table])
    await host.settled()
    expect(storedKeys(id)).toHaveLength(2)

    await alice.abandon(id)

    expect(storedKeys(id)).toEqual([])
  })

  test.each(['before it is done', 'with its answer'] as const)(
    'leaves nothing of a copy that is being stored, %s',
    async wait => {
      const { id } = await uploaded([table])
      const storing = held(host.context, ['blobs', 'store'], wait)
      const early = host.settled()
      await storing.reached

      await alice.abandon(id)
      storing.release()
      await early
      await proceed()

      expect(storedKeys(id)).toEqual([])
      expect((await alice.review(id)).transfer.transferState).toBe('retracted')
    },
  )

  test('leaves nothing of a copy that begins while it is given up', async () => {
    const { id } = await uploaded([table])
    const claiming = held(host.context, ['transfers', 'replaceFile'], 'before it is done', 4)
    const early = host.settled()
    await claiming.reached

    await alice.abandon(id)
    claiming.release()
    await early
    await proceed()

    expect(storedKeys(id)).toEqual([])
  })
})

describe('findings before finalize', () => {
  const cards: Condition = { attribute: 'files.infoType', operator: 'anyOf', values: ['CREDIT_CARD_NUMBER'] }
  const refusal = {
    status: 409,
    message: 'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.',
    reply: { errorReason: 'findings' },
  }
  const confirm = (id: string) =>
    alice.call(contracts.finalizeTransfer, { params: { id }, body: { areFindingsConfirmed: true } })

  test('are sent without a question where no policy warns and the organisation does not ask', async () => {
    const { id } = await uploaded([staff])
    await host.settled()

    await alice.finalize(id)
    await host.settled()

    expect((await alice.review(id)).transfer.transferState).toBe('active')
  })

  test('are confirmed where the organisation asks for it, but never by a responder', async () => {
    const asking = await testHost({ organisation: { ...demoOrganisation, confirmFindings: true } })
    const bob = await person(asking.origin, 'bob@acme.example')
    const { id, files } = await bob.create([staff])
    await bob.upload(id, files[0]?.id ?? '', staff.content)
    await asking.settled()

    await expect(bob.finalize(id)).rejects.toMatchObject(refusal)
    const asked = await bob.request()
    await answerRequest(asking.origin, asked.requestUrl, [staff])
    await asking.settled()

    expect((await bob.review(asked.id)).transfer.transferState).toBe('active')
    await asking.stop()
  })

  test('are not asked for where another file is infected: nothing is sent, and the sender learns why', async () => {
    const scanner = await startStandIn()
    const organisation = { ...demoOrganisation, confirmFindings: true }
    const asking = await testHost({ organisation, clamd: scanner.address })
    const bob = await person(asking.origin, 'bob@acme.example')
    const { id, files } = await bob.create([staff, infected])
    for (const [index, { content }] of [staff, infected].entries()) {
      await bob.upload(id, files[index]?.id ?? '', content)
    }
    await asking.settled()
    expect((await bob.review(id)).files).toMatchObject([
      { findings: { summary: [{ count: 2 }] } },
      { fileState: 'error' },
    ])

    await bob.finalize(id)
    await asking.settled()

    const { transferState, failureReason } = (await bob.review(id)).transfer
    expect(transferState).toBe('failed')
    expect(failureReason).toBe('tool.txt contains malware (Eicar-Test-Signature) and was deleted.')
    await asking.stop()
    await scanner.stop()
  })

  // The last, because a policy cannot be removed.
  describe('that a policy warns of', () => {
    const message = 'Card numbers go to payment partners only.'
    const link = 'https://intranet.acme.example/cards'
    let ada: Person
    beforeAll(async () => {
      ada = await person(host.origin, 'ada@acme.example')
      const statements: Statement[] = [{ feature: 'transfer', effect: 'warn', message, link }]
      const body = { name: 'Cards', description: '', conditions: [cards], statements, mode: 'enforce' as const }
      await ada.call(contracts.createPolicy, { body })
    })
    test('are confirmed by the sender, and an older page shows that it must be reloaded', async () => {
      const { id } = await uploaded([staff])
      await host.settled()

      await expect(alice.finalize(id)).rejects.toMatchObject(refusal)
      expect((await alice.review(id)).transfer.transferState).toBe('uploading')
      await confirm(id)
      await host.settled()

      expect((await alice.review(id)).transfer.transferState).toBe('active')
    })

    test('are waited for: a single small file is asked about, too', async () => {
      const { id } = await uploaded([staff])
      const finalized = alice.finalize(id)
      const early = host.settled()

      await expect(finalized).rejects.toMatchObject(refusal)
      await early
    })

    test('are not waited for longer than some seconds: then the transfer goes on, and its review has them', async () => {
      const { id } = await uploaded([staff])
      const inspection = held(host.context, ['engine', 'inspect'], 'before it is done')
      const early = host.settled()
      await inspection.reached

      await alice.finalize(id)
      inspection.release()
      await early
      await host.settled()

      expect((await alice.review(id)).transfer.transferState).toBe('active')
      expect((await reviewFile(id))?.findings?.summary).toMatchObject([{ count: 2 }])
    })

    test('are refused with the words of that policy, also next to a policy whose warning the sender has seen', async () => {
      const warnings = [{ policyName: 'Cards', text: message, link }]
      const { id } = await uploaded([staff])
      await host.settled()
      await expect(alice.finalize(id)).rejects.toMatchObject({
        ...refusal,
        reply: { errorReason: 'findings', warnings },
      })

      const conditions: Condition[] = [{ attribute: 'recipient.domain', operator: 'in', values: ['partner.example'] }]
      const statements: Statement[] = [{ feature: 'transfer', effect: 'warn', message: 'A partner.' }]
      await ada.call(contracts.createPolicy, {
        body: { name: 'Partners', description: '', conditions, statements, mode: 'enforce' },
      })
      const later = await uploaded([staff])
      await host.settled()
      const error = await alice.finalize(later.id).catch((refused: unknown) => refused)
      expect(error).toMatchObject({ ...refusal, reply: { errorReason: 'findings' } })
      expect((error as ApiError).reply?.warnings).toEqual(warnings)
    })

    test('are not asked for where nothing was found, or nothing is known yet', async () => {
      const [clean, unknown] = [await uploaded([plan]), await uploaded([plan])]
      await alice.finalize(unknown.id)
      await host.settled()

      await alice.finalize(clean.id)
      await host.settled()

      for (const { id } of [clean, unknown]) expect((await alice.review(id)).transfer.transferState).toBe('active')
    })
  })
})
