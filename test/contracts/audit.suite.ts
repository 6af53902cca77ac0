import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Audit, AuditEvent } from '../../lambdas/ports/audit.ts'
import type { Transfers } from '../../lambdas/ports/transfers.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { aFile, aTransfer } from './transfers.suite.ts'

export type AuditStore = {
  audit: Audit
  transfers: Transfers
  readAudit(): Promise<AuditEvent[]>
  close(): Promise<void>
}

const event: AuditEvent = { at: '2026-11-21T09:00:00.000Z', action: 'access', actor: 'anyone', result: 'denied' }

export function auditSuite(name: string, open: () => Promise<AuditStore>) {
  describe(`audit: ${name}`, () => {
    let store: AuditStore

    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    const details = async () => (await store.readAudit()).map(({ detail }) => detail).sort()

    test('an event is stored as it was reported', async () => {
      const whole: AuditEvent = {
        at: '2026-11-21T09:00:00.001Z',
        action: 'complete-upload',
        actor: 'subject-1',
        source: '2001:db8::1',
        transferId: 'transfer-1',
        fileId: 'file-1',
        result: 'done',
        detail: 'ümläut',
      }

      await store.audit.append(whole)
      await store.audit.append(event)

      const kept = await store.readAudit()
      expect(kept).toHaveLength(2)
      expect(kept).toContainEqual(whole)
      expect(kept).toContainEqual(event)
    })

    test('a repeated event is two events', async () => {
      await store.audit.append(event)
      await store.audit.append(event)

      expect(await store.readAudit()).toEqual([event, event])
    })

    test('fifty concurrent events are all stored', async () => {
      const all = Array.from({ length: 50 }, (_, index) => `${index}`)

      await Promise.all(all.map(detail => store.audit.append({ ...event, detail })))

      expect(await details()).toEqual(all.sort())
    })

    test('every change of a transfer writes its own event', async () => {
      const { transfers } = store
      const about = (detail: string): AuditEvent => ({ ...event, transferId: 't', result: 'done', detail })
      const before = aTransfer('t')
      const [first = aFile('none')] = before.files

      await transfers.add(before, about('1 add'))
      await transfers.replace(before, { ...before, transferState: 'active' }, about('2 replace'))
      await transfers.replaceFile('t', first, { ...first, fileState: 'uploaded' }, about('3 replaceFile'))
      await transfers.countDownload('t', 'pass', 0, about('4 countDownload'))
      await transfers.add(aTransfer('given up'), about('5 add'))
      await transfers.removeProvisional('given up', about('6 removeProvisional'))

      const kept = await store.readAudit()
      expect(kept.map(({ detail }) => detail).sort()).toEqual([
        '1 add',
        '2 replace',
        '3 replaceFile',
        '4 countDownload',
        '5 add',
        '6 removeProvisional',
      ])
      expect(kept).toContainEqual(about('3 replaceFile'))
    })

    test('a change that does not happen writes none', async () => {
      const { transfers } = store
      const before = aTransfer('t', { transferState: 'active' })
      const [first = aFile('none')] = before.files
      const stale = { ...before, revision: 9 }
      const staleFile = { ...first, revision: 9 }
      await transfers.add(before, { ...event, detail: 'add' })
      await transfers.countDownload('t', 'pass', 0, { ...event, detail: 'download' })

      const lost: AuditEvent = { ...event, detail: 'lost' }
      const answers = [
        await transfers.add(before, lost),
        await transfers.replace(stale, before, lost),
        await transfers.replaceFile('t', staleFile, first, lost),
        await transfers.countDownload('t', 'pass', 0, lost),
        await transfers.countDownload('missing', 'pass', 0, lost),
        await transfers.removeProvisional('t', lost),
      ]

      expect(answers).not.toContain(true)
      expect(await details()).toEqual(['add', 'download'])
    })

    test('a change that breaks off writes none', async () => {
      const { transfers } = store
      const before = aTransfer('t')
      await transfers.add(before, { ...event, detail: 'add' })
      const unstorable: Transfer = { ...before, files: [aFile('same'), aFile('same')] }

      const lost: AuditEvent = { ...event, detail: 'lost' }
      await expect(transfers.add({ ...unstorable, id: 'new' }, lost)).rejects.toThrow()
      await expect(transfers.replace(before, unstorable, lost)).rejects.toThrow()

      expect(await details()).toEqual(['add'])
    })
  })
}
