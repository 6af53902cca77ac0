import { expect } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import type { Target } from './calls.ts'
import { type TestHost, withDatabase } from './host.ts'
import { download, getSecret, type Person } from './person.ts'

export const statesOfSends = [
  'provisional',
  'uploading',
  'processing',
  'active',
  'retracted',
  'expired',
  'failed',
] as const
export type StateOfSend = (typeof statesOfSends)[number]

export type Sent = Target & { state: StateOfSend; name: string; content: string; message: string }

export const PAST_EXPIRY = 7 * 86_400_000 + 1000
const NO_SECRET = 'x'.repeat(43)

/**
 * A transfer of the sender in every state, each with its own file and message. Requires a new host: the clock moves a
 * week on and back.
 * @param beforeEnd receives active transfers that will end, for URLs that must end with them
 */
export async function transfersInEveryState(
  host: TestHost,
  sender: Person,
  beforeEnd: (sent: Sent) => Promise<void> = async () => {},
): Promise<Record<StateOfSend, Sent>> {
  const active = async (state: StateOfSend) => {
    const sent = await finalized(sender, state)
    await host.settled()
    await beforeEnd(sent)
    return sent
  }
  const expired = await active('expired')
  host.clock.move(PAST_EXPIRY)
  await host.sweep()
  host.clock.move(-PAST_EXPIRY)

  const retracted = await active('retracted')
  await sender.retract(retracted.id)

  const failed = await heldInProcessing(host, sender, 'failed')
  withDatabase(host, database => {
    database.prepare("UPDATE jobs SET state = 'waiting', attempts = 1000 WHERE transfer_id = ?").run(failed.id)
  })
  await host.settled()

  return {
    provisional: await provisional(host, sender),
    uploading: await created(sender, 'uploading'),
    processing: await heldInProcessing(host, sender, 'processing'),
    active: await active('active'),
    retracted,
    expired,
    failed,
  }
}

const nameIn = (state: StateOfSend) => `Gehalt ${state}.txt`
const contentIn = (state: StateOfSend) => `the contents of the one that is ${state}`
const messageIn = (state: StateOfSend) => `Message of the one that is ${state}.`

async function provisional(host: TestHost, sender: Person): Promise<Sent> {
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: {
      files: [{ name: nameIn('provisional'), size: contentIn('provisional').length, tempId: 0 }],
      message: messageIn('provisional'),
      recipient: 'rita@partner.example',
    },
  })
  const stored = await host.context.transfers.get(id)
  return described('provisional', { id, fileId: stored?.files[0]?.id ?? 'none', secret: NO_SECRET })
}

async function created(sender: Person, state: StateOfSend): Promise<Sent> {
  const files = [{ name: nameIn(state), content: Buffer.from(contentIn(state)) }]
  const { id, files: answered } = await sender.create(files, { message: messageIn(state) })
  return described(state, { id, fileId: answered[0]?.id ?? '', secret: NO_SECRET })
}

/** Marks its workflow as done, so that none starts. */
async function heldInProcessing(host: TestHost, sender: Person, state: StateOfSend): Promise<Sent> {
  return finalized(sender, state, ({ id }) => {
    withDatabase(host, database => {
      database.prepare("INSERT INTO jobs (transfer_id, run_at, state) VALUES (?, 0, 'done')").run(id)
    })
  })
}

async function finalized(
  sender: Person,
  state: StateOfSend,
  beforeFinalize: (sent: Sent) => void = () => {},
): Promise<Sent> {
  const sent = await created(sender, state)
  await sender.upload(sent.id, sent.fileId, Buffer.from(sent.content))
  beforeFinalize(sent)
  const { downloadUrl } = await sender.finalize(sent.id)
  return { ...sent, secret: getSecret(downloadUrl) }
}

function described(state: StateOfSend, target: Target): Sent {
  return { ...target, state, name: nameIn(state), content: contentIn(state), message: messageIn(state) }
}

/** A new transfer of one file, `a.txt`, of three bytes, which are not uploaded. */
export async function newTransfer(sender: Person, state: 'provisional' | 'uploading'): Promise<Target> {
  const files = [{ name: 'a.txt', size: 3, tempId: 0 }]
  const { transferId: id } = await sender.call(contracts.createProvisionalTransfer, {
    body: { files, message: 'Hello', recipient: 'rita@partner.example' },
  })
  if (state === 'provisional') return { id, fileId: 'none', secret: NO_SECRET }
  const created = await sender.call(contracts.createTransfer, { body: { id, files, acknowledgement: true } })
  return { id, fileId: created.files[0]?.id ?? '', secret: NO_SECRET }
}

/** The invariants after any calls: no server error, no lost data, and a running host. */
export async function expectUnharmed(host: TestHost, sender: Person, sent: Record<StateOfSend, Sent>) {
  const unforeseen = host.logLines.filter(line => /"level":"error"/.test(line) && !/A browser reported/.test(line))
  expect(unforeseen).toEqual([])
  for (const state of statesOfSends) {
    const { transfer } = await sender.review(sent[state].id)
    expect(transfer).toMatchObject({ transferState: state, message: sent[state].message })
  }
  const { contents } = await download(host.origin, `/dl/${sent.active.secret}`)
  expect(Buffer.from(contents[0] ?? []).toString()).toBe(sent.active.content)
}
