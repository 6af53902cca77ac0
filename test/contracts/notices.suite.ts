import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Notice, Notices } from '../../lambdas/ports/notices.ts'

export function aNotice(changes: Partial<Notice> = {}): Notice {
  return {
    kind: 'downloaded',
    transferId: 'sent',
    since: '2026-11-21T09:00:00.000Z',
    dueAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  }
}

export function noticesSuite(name: string, open: () => Promise<{ notices: Notices; close(): Promise<void> | void }>) {
  describe(`notices: ${name}`, () => {
    let notices: Notices
    let close: () => Promise<void> | void

    beforeEach(async () => {
      ;({ notices, close } = await open())
    })
    afterEach(() => close())

    const later = aNotice({ transferId: 'later', dueAt: '2026-11-21T11:00:00.000Z' })
    const undelivered = aNotice({ kind: 'undelivered' })

    test('are due when their span is over, oldest first', async () => {
      for (const notice of [later, undelivered, aNotice()]) await notices.add(notice)

      expect(await notices.due('2026-11-21T09:59:59.999Z', 9)).toEqual([])
      expect(await notices.due('2026-11-21T10:00:00.000Z', 9)).toEqual([aNotice(), undelivered])
      expect(await notices.due('2026-11-21T12:00:00.000Z', 9)).toEqual([aNotice(), undelivered, later])
      expect(await notices.due('2026-11-21T12:00:00.000Z', 1)).toEqual([aNotice()])
    })

    test('are one for all events of a span', async () => {
      await Promise.all(Array.from({ length: 20 }, () => notices.add(aNotice())))

      expect(await notices.due('2027-01-01T00:00:00.000Z', 99)).toEqual([aNotice()])
    })

    test('end when they are removed, and others stay', async () => {
      for (const notice of [aNotice(), undelivered]) await notices.add(notice)

      await notices.remove(aNotice())
      await notices.remove(aNotice())

      expect(await notices.due('2027-01-01T00:00:00.000Z', 9)).toEqual([undelivered])
    })
  })
}
