import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoOrganisation } from '../../local/demoOrganisation.ts'
import { contracts } from '../../shared/contract/table.ts'
import { toPath } from '../harness/calls.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { beginAnswer, getOutbox, getSecret, type Person, person } from '../harness/person.ts'
import { faults, held, type Verb, waits, withFault } from '../harness/portFaults.ts'
import { send, sendJson } from '../harness/requests.ts'

// A port fails, or answers after the caller gave up: the caller repeats the call, and gets the same result.

const file = { name: 'a.txt', content: Buffer.from('abc') }
const declared = [{ name: 'a.txt', size: 3, tempId: 0 }]

let host: TestHost
let alice: Person
let restore = () => {}
beforeAll(async () => {
  const dailyCaps = { ...demoOrganisation.dailyCaps, mailsPerSender: 1e6, mailsPerRecipient: 1e6 }
  host = await testHost({
    budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 },
    organisation: { ...demoOrganisation, dailyCaps },
  })
  alice = await person(host.origin, 'alice@acme.example')
})
afterEach(() => restore())
afterAll(() => host.stop())

const stored = (id: string) => host.context.transfers.get(id)
const countEvents = (id: string, action: string) =>
  withDatabase(host, database =>
    Number(
      database
        .prepare("SELECT sum(iif(result = 'done', 1, -1)) AS n FROM audit WHERE transfer_id = ? AND action = ?")
        .get(id, action)?.n,
    ),
  )

type Begun = { id: string; ask: () => Promise<number>; expectDone: () => Promise<void>; isGone?: boolean }
/** A call as a person makes it, and what holds after its answer, with or without a fault before. */
type Case = { action: string; writes: readonly string[]; begin: () => Promise<Begun> }

const toStatus = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  )

async function provisional(): Promise<string> {
  const body = { files: declared, message: 'Hello', recipient: 'rita@partner.example' }
  return (await alice.call(contracts.createProvisionalTransfer, { body })).transferId
}

async function uploaded() {
  const { id, files } = await alice.create([file])
  await alice.upload(id, files[0]?.id ?? '', file.content)
  return { id, fileId: files[0]?.id ?? '' }
}

let phones = 0
async function published(options: NonNullable<Parameters<Person['send']>[1]>['options'] = {}) {
  const sent = await alice.send([file], { options })
  await host.settled()
  const transfer = await stored(sent.id)
  return { id: sent.id, fileId: transfer?.files[0]?.id ?? '', secret: getSecret(sent.downloadUrl) }
}

const inState = (id: string, state: string) => async () => expect((await stored(id))?.transferState).toBe(state)

const cases: Record<string, Case> = {
  createTransfer: {
    action: 'create',
    writes: ['transfers.replace', 'templateSets.keep', 'limits.takeAll'],
    async begin() {
      const id = await provisional()
      const body = { id, files: declared, acknowledgement: true as const }
      return {
        id,
        ask: () => toStatus(alice.call(contracts.createTransfer, { body })),
        expectDone: inState(id, 'uploading'),
      }
    },
  },
  completeUpload: {
    action: 'complete-upload',
    writes: ['transfers.replaceFile', 'blobs.pin'],
    async begin() {
      const { id, files } = await alice.create([file])
      const fileId = files[0]?.id ?? ''
      await fetch(await alice.uploadUrl(id, fileId), { method: 'PUT', body: file.content })
      return {
        id,
        ask: () => toStatus(alice.call(contracts.completeUpload, { params: { id, fileId } })),
        expectDone: async () =>
          expect((await stored(id))?.files[0]).toMatchObject({ fileState: 'uploaded', blob: { size: 3 } }),
      }
    },
  },
  finalizeTransfer: {
    action: 'finalize',
    writes: ['transfers.replace', 'workflow.start', 'keys.seal', 'keys.open'],
    async begin() {
      const { id } = await uploaded()
      return {
        id,
        ask: () => toStatus(alice.finalize(id)),
        async expectDone() {
          host.clock.move(1000)
          await host.sweep()
          await host.settled()
          await inState(id, 'active')()
          const mails = (await getOutbox(host.origin)).filter(({ text }) => text.includes('/dl/'))
          expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
          expect(countEvents(id, 'publish')).toBe(1)
        },
      }
    },
  },
  retractTransfer: {
    action: 'retract',
    writes: ['transfers.replace', 'blobs.withdraw', 'mailer.send'],
    async begin() {
      const target = await published()
      const path = `${toPath('getDownloadFile', target)}?acknowledgement=true`
      const { json } = await send(host.origin, path)
      return {
        id: target.id,
        ask: () => toStatus(alice.retract(target.id)),
        async expectDone() {
          await inState(target.id, 'retracted')()
          expect((await stored(target.id))?.withdrawnAt).toBeDefined()
          expect((await fetch((json as { url: string }).url)).status).toBe(404)
        },
      }
    },
  },
  withdrawWrongRecipient: {
    action: 'prevent-mistake',
    writes: ['transfers.replaceWithUsage', 'transfers.replace', 'blobs.withdraw'],
    async begin() {
      const { id, secret } = await published()
      return {
        id,
        ask: () => toStatus(alice.withdrawWrongRecipient(id)),
        async expectDone() {
          await inState(id, 'retracted')()
          expect(await stored(id)).toMatchObject({ isWrongRecipient: true, withdrawnAt: expect.anything() })
          expect((await send(host.origin, toPath('getDownload', { id, fileId: '', secret }))).status).toBe(410)
        },
      }
    },
  },
  'sendAgain to the right recipient': {
    action: 'send-again',
    writes: ['transfers.takeOver', 'workflow.start', 'keys.seal', 'templateSets.keep', 'limits.takeAll'],
    async begin() {
      const { id } = await published()
      await alice.withdrawWrongRecipient(id)
      const body = { recipient: 'rolf@partner.example' }
      return {
        id,
        ask: () => toStatus(alice.call(contracts.sendAgain, { params: { id }, body })),
        async expectDone() {
          await host.settled()
          const { newId = '' } = (await stored(id)) ?? {}
          await inState(newId, 'active')()
        },
      }
    },
  },
  abandonTransfer: {
    action: 'abandon',
    writes: ['transfers.replace', 'blobs.eraseIncoming', 'blobs.withdraw'],
    async begin() {
      const { id, fileId } = await uploaded()
      return {
        id,
        ask: () => toStatus(alice.abandon(id)),
        async expectDone() {
          await inState(id, 'retracted')()
          await expect(host.context.blobs.read('incoming', `${id}.${fileId}`)).rejects.toThrow()
        },
      }
    },
  },
  'abandonTransfer of a draft': {
    action: 'abandon',
    writes: ['transfers.removeProvisional'],
    async begin() {
      const id = await provisional()
      const expectDone = async () => expect(await stored(id)).toBeUndefined()
      return { id, ask: () => toStatus(alice.abandon(id)), expectDone, isGone: true }
    },
  },
  getDownloadFile: {
    action: 'download',
    writes: ['transfers.countDownload'],
    async begin() {
      const target = await published()
      const path = `${toPath('getDownloadFile', target)}?acknowledgement=true`
      return {
        id: target.id,
        ask: async () => (await send(host.origin, path)).status,
        expectDone: async () => expect((await stored(target.id))?.downloadCount).toBe(1),
      }
    },
  },
  claimUpload: {
    action: 'claim',
    writes: ['transfers.replace', 'keys.seal', 'limits.takeAll'],
    async begin() {
      const asked = await alice.request()
      const path = toPath('claimUpload', { linkId: getSecret(asked.requestUrl) })
      const body = JSON.stringify({ files: declared, acknowledgement: true })
      const headers = { 'idempotency-key': `claim of ${asked.id}`.replaceAll(' ', '-') }
      return {
        id: asked.id,
        ask: async () => (await sendJson(host.origin, path, body, { headers })).status,
        expectDone: inState(asked.id, 'uploading'),
      }
    },
  },
  resetPhoneVerification: {
    action: 'reset-codes',
    writes: ['transfers.replace', 'recipients.add', 'recipients.remove', 'keys.seal', 'contacts.keepPhone'],
    async begin() {
      phones += 2
      const phone = (more: number) => `+4179${1_000_000 + 12_345 * (phones + more)}`
      const { id } = await published({ isOTPEnabled: true, recipientPhoneNumber: phone(0) })
      const before = (await stored(id))?.phoneVerification?.username ?? ''
      const body = { recipientPhoneNumber: phone(1) }
      return {
        id,
        ask: () => toStatus(alice.call(contracts.resetPhoneVerification, { params: { id }, body })),
        async expectDone() {
          const now = (await stored(id))?.phoneVerification?.username ?? ''
          expect(now).not.toBe(before)
          const known = withDatabase(
            host,
            database => database.prepare('SELECT count(*) AS n FROM recipients').get()?.n,
          )
          expect(known).toBeDefined()
        },
      }
    },
  },
}

const toVerb = (name: string) => name.split('.') as unknown as Verb
const all = Object.entries(cases).flatMap(([name, { writes }]) => writes.map(write => [name, write] as const))

describe('a call that is made again is done once', () => {
  test('and each write that a contract has in reach is tried here', () => {
    const tried = Object.entries(cases).flatMap(([name, { writes }]) =>
      writes.map(write => `${name.split(' ')[0]} ${write}`),
    )
    const names = new Set(Object.keys(cases).map(name => name.split(' ')[0]))
    const wanted = Object.values(contracts)
      .filter(({ name }) => names.has(name))
      .flatMap(({ name, reach }) =>
        ((reach as { transfers?: readonly string[] }).transfers ?? [])
          .filter(verb =>
            /^(add|replace|replaceWithUsage|takeOver|replaceFile|countDownload|removeProvisional)$/.test(verb),
          )
          .map(verb => `${name} transfers.${verb}`),
      )
    // The sign of life is no part of the completion, nor the end of an interrupted withdrawal part of the new transfer.
    expect(wanted.filter(each => !tried.includes(each))).toEqual([
      'completeUpload transfers.replace',
      'sendAgain transfers.replace',
    ])
  })

  test.each(all.flatMap(each => faults.map(fault => [...each, fault] as const)))(
    '%s, where %s %s',
    async (name, write, fault) => {
      const { action, begin } = cases[name] as Case
      const { id, ask, expectDone, isGone } = await begin()
      const before = countEvents(id, action)

      restore = withFault(host.context, toVerb(write), fault)
      const first = await ask()
      restore()
      const second = await ask()

      expect([200, 500]).toContain(first)
      // A caller who got the answer gets a conflict for a repeat, where the call ends a transfer.
      const ofRepeat = [200, ...(isGone ? [404] : []), ...(first === 200 && action === 'retract' ? [409] : [])]
      expect(ofRepeat).toContain(second)
      await expectDone()
      const done = countEvents(id, action) - before
      // A code is asked for by a person: each reset that arrived is one.
      expect(done).toBe(action === 'reset-codes' && done > 1 ? 2 : 1)
    },
  )

  test.each(all.flatMap(each => waits.map(wait => [...each, wait] as const)))(
    '%s, where %s waits %s until the same was asked again and answered',
    async (name, write, wait) => {
      const { action, begin } = cases[name] as Case
      const { id, ask, expectDone, isGone } = await begin()
      const before = countEvents(id, action)

      const slow = held(host.context, toVerb(write), wait)
      restore = slow.release
      const first = ask()
      const isMet = await Promise.race([slow.reached.then(() => true), first.then(() => false)])
      const second = isMet ? await ask() : 200
      slow.release()

      expect([200, ...(isGone ? [404] : []), ...(action === 'claim' ? [409, 410] : [])]).toContain(second)
      expect([200, ...(isGone ? [404] : []), ...(action === 'retract' ? [409] : [])]).toContain(await first)
      await expectDone()
      const done = countEvents(id, action) - before
      expect(done).toBe(action === 'reset-codes' && done > 1 ? 2 : 1)
    },
  )
})

/** Two calls that exclude each other: the first to write decides, and the other is refused. */
const contradictions: [
  string,
  string,
  string,
  () => Promise<{ id: string; slow: () => Promise<number>; quick: () => Promise<number> }>,
][] = [
  [
    'finalizeTransfer',
    'transfers.replace',
    'abandonTransfer',
    async () => {
      const { id } = await uploaded()
      return { id, slow: () => toStatus(alice.finalize(id)), quick: () => toStatus(alice.abandon(id)) }
    },
  ],
  [
    'abandonTransfer',
    'transfers.replace',
    'finalizeTransfer',
    async () => {
      const { id } = await uploaded()
      return { id, slow: () => toStatus(alice.abandon(id)), quick: () => toStatus(alice.finalize(id)) }
    },
  ],
  [
    'createTransfer',
    'transfers.replace',
    'abandonTransfer',
    async () => {
      const id = await provisional()
      const body = { id, files: declared, acknowledgement: true as const }
      return {
        id,
        slow: () => toStatus(alice.call(contracts.createTransfer, { body })),
        quick: () => toStatus(alice.abandon(id)),
      }
    },
  ],
  [
    'completeUpload',
    'transfers.replaceFile',
    'abandonTransfer',
    async () => {
      const { id, files } = await alice.create([file])
      const fileId = files[0]?.id ?? ''
      await fetch(await alice.uploadUrl(id, fileId), { method: 'PUT', body: file.content })
      return {
        id,
        slow: () => toStatus(alice.call(contracts.completeUpload, { params: { id, fileId } })),
        quick: () => toStatus(alice.abandon(id)),
      }
    },
  ],
  [
    'claimUpload',
    'transfers.replace',
    'retractTransfer',
    async () => {
      const asked = await alice.request()
      const slow = () => toStatus(beginAnswer(host.origin, asked.requestUrl, [file]))
      return { id: asked.id, slow, quick: () => toStatus(alice.retract(asked.id)) }
    },
  ],
  [
    'retractTransfer',
    'transfers.replace',
    'claimUpload',
    async () => {
      const asked = await alice.request()
      const quick = () => toStatus(beginAnswer(host.origin, asked.requestUrl, [file]))
      return { id: asked.id, slow: () => toStatus(alice.retract(asked.id)), quick }
    },
  ],
  [
    'finalizeTransfer by a responder',
    'transfers.replace',
    'retractTransfer',
    async () => {
      const asked = await alice.request()
      const { responder, claimed } = await beginAnswer(host.origin, asked.requestUrl, [file])
      await responder.upload(claimed.id, claimed.files[0]?.id ?? '', file.content)
      const slow = () => toStatus(responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } }))
      return { id: asked.id, slow, quick: () => toStatus(alice.retract(asked.id)) }
    },
  ],
  [
    'getDownloadFile',
    'transfers.countDownload',
    'retractTransfer',
    async () => {
      const target = await published()
      const path = `${toPath('getDownloadFile', target)}?acknowledgement=true`
      return {
        id: target.id,
        slow: async () => (await send(host.origin, path)).status,
        quick: () => toStatus(alice.retract(target.id)),
      }
    },
  ],
  [
    'getDownloadFile',
    'transfers.countDownload',
    'withdrawWrongRecipient',
    async () => {
      const target = await published()
      const path = `${toPath('getDownloadFile', target)}?acknowledgement=true`
      return {
        id: target.id,
        slow: async () => (await send(host.origin, path)).status,
        quick: async () => {
          const { downloadCount } = await alice.withdrawWrongRecipient(target.id)
          expect((await stored(target.id))?.downloadCount).toBe(downloadCount)
          return 200
        },
      }
    },
  ],
]

describe('of two calls that contradict each other', () => {
  test.each(contradictions.flatMap(each => waits.map(wait => [...each, wait] as const)))(
    '%s, whose %s is slow, and %s: what is answered is what is stored',
    async (slowName, write, quickName, prepare, wait) => {
      const { id, slow, quick } = await prepare()
      const waiting = held(host.context, toVerb(write), wait)
      restore = waiting.release

      const first = slow()
      await waiting.reached
      const second = await quick()
      waiting.release()
      const statuses = [await first, second]
      await host.settled()

      const state = (await stored(id))?.transferState
      const ended = state === 'retracted' || state === undefined
      const ends = (name: string) => /^(retract|abandon|withdraw)/.test(name)
      const [ending, other] = ends(slowName) ? [statuses[0], statuses[1]] : [statuses[1], statuses[0]]
      expect([slowName, quickName].filter(ends)).toHaveLength(1)
      expect(ending === 200).toBe(ended)
      for (const status of statuses) expect(status).toBeLessThan(500)
      // The record of a file is separate: its transfer stays abandoned, and its bytes are erased.
      if (slowName === 'completeUpload') await expectNoBytes(id)
      else if (wait === 'before it is done' && !ends(slowName)) expect(other).not.toBe(200)
    },
  )
})

async function expectNoBytes(id: string) {
  for (const file of (await stored(id))?.files ?? []) {
    await expect(host.context.blobs.read('incoming', `${id}.${file.id}`)).rejects.toThrow()
  }
}
