import { describe, expect, test } from 'vitest'
import { systemEvent } from '../../lambdas/core/request/auditEvent.ts'
import { change, changeFile } from '../../lambdas/core/transfer/change.ts'
import { ownTransfer, uploadersFile, uploadersTransfer } from '../../lambdas/core/transfer/ownTransfer.ts'
import type { Transfer, TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'

const event = systemEvent('expire', 0, { transferId: 't' })
const file = { id: 'f', name: 'a.txt', revision: 5 } as unknown as TransferFile
const transfer = { id: 't', revision: 3, message: 'Hello', files: [file] } as unknown as Transfer

/** Stored records of which the first writes come too late. */
function stored(late: number) {
  const state = { loads: 0, writes: [] as unknown[][] }
  const write = async (...values: unknown[]) => {
    state.writes.push(values)
    return state.writes.length > late
  }
  const load = async () => {
    state.loads += 1
    return transfer
  }
  return {
    state,
    decide: (decided: (of: Transfer) => Transfer | undefined) => change({ replace: write }, load, decided, event),
    decideFile: (decided: (of: TransferFile, transfer: TransferRecord) => TransferFile | undefined) =>
      changeFile({ replaceFile: write }, async () => ({ transfer: await load(), file }), decided, event),
  }
}

describe('a change', () => {
  test.each([0, 1, 9])(
    'that comes late %i times is decided again from what is stored, and written once',
    async late => {
      const [one, other] = [stored(late), stored(late)]

      expect(await one.decide(of => ({ ...of, message: 'New' }))).toEqual({ ...transfer, message: 'New', revision: 4 })
      expect(await other.decideFile(of => ({ ...of, name: 'b.txt' }))).toEqual({ ...file, name: 'b.txt', revision: 6 })

      for (const { state } of [one, other]) expect([state.loads, state.writes.length]).toEqual([late + 1, late + 1])
      expect(one.state.writes.at(-1)).toEqual([transfer, { ...transfer, message: 'New' }, event])
      expect(other.state.writes.at(-1)).toEqual(['t', file, { ...file, name: 'b.txt' }, event])
    },
  )

  test('that comes late ten times is refused, to be tried again in a second', async () => {
    const [one, other] = [stored(10), stored(10)]
    const refusal = { name: 'Refusal', code: 'conflict', retryAfterSeconds: 1 }

    await expect(one.decide(of => ({ ...of }))).rejects.toMatchObject(refusal)
    await expect(other.decideFile(of => ({ ...of }))).rejects.toMatchObject(refusal)

    for (const { state } of [one, other]) expect(state.writes).toHaveLength(10)
  })

  test('with nothing to do writes nothing, and returns what is stored', async () => {
    const [one, other] = [stored(0), stored(0)]

    expect(await one.decide(() => undefined)).toBe(transfer)
    expect(await other.decideFile((_, { id }) => (id === 't' ? undefined : file))).toBe(file)

    for (const { state } of [one, other]) expect(state.writes).toEqual([])
  })
})

describe('a transfer', () => {
  const request = { ...transfer, id: 'r', request: {} } as unknown as Transfer
  const transfers = {
    ofSender: async (id: string, subject: string) =>
      subject === 'alice' ? [transfer, request].find(of => of.id === id) : undefined,
    getByLink: async (kind: string, digest: string) =>
      kind === 'responder' && digest === 'of the responder' ? request : undefined,
    getFile: async (id: string, fileId: string, subject?: string) =>
      id === 't' && subject === 'alice' ? { transfer, file: fileId === 'f' ? file : undefined, place: 0 } : undefined,
    getFileByLink: async () => undefined,
  }
  const member = (subject: string) => ({ subject, email: `${subject}@acme.example`, role: 'member' as const })
  const [alice, bob, admin] = [member('alice'), member('bob'), { ...member('carol'), role: 'admin' as const }]
  const missing = { name: 'Refusal', code: 'not_found' }

  test('is its sender’s own, and for all others as if it did not exist', async () => {
    expect(await ownTransfer(transfers, 't', alice)).toBe(transfer)
    const refusals = [
      ownTransfer(transfers, 't', bob),
      ownTransfer(transfers, 't', admin),
      ownTransfer(transfers, 'x', alice),
    ]
    const messages = await Promise.all(refusals.map(work => work.catch(error => `${error.code} ${error.message}`)))

    expect(messages[0]).toMatch(/^not_found /)
    expect(new Set(messages).size).toBe(1)
  })

  test('is uploaded by its sender, and a request only by its responder', async () => {
    expect(await uploadersTransfer(transfers, 't', alice)).toBe(transfer)
    expect(await uploadersTransfer(transfers, 'secret', { responder: 'of the responder' })).toBe(request)
    await expect(uploadersTransfer(transfers, 'r', alice)).rejects.toMatchObject(missing)
    await expect(uploadersTransfer(transfers, 't', bob)).rejects.toMatchObject(missing)
    await expect(uploadersTransfer(transfers, 't', { responder: 'of another' })).rejects.toMatchObject(missing)
  })

  test('has its own files, and no other', async () => {
    expect(await uploadersFile(transfers, { id: 't', fileId: 'f' }, alice)).toEqual({ transfer, file })
    await expect(uploadersFile(transfers, { id: 't', fileId: 'g' }, alice)).rejects.toMatchObject(missing)
    await expect(uploadersFile(transfers, { id: 't', fileId: 'f' }, bob)).rejects.toMatchObject(missing)
  })
})
