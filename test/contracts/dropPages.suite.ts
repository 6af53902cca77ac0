import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DropPages } from '../../lambdas/ports/dropPages.ts'
import type { DropPage } from '../../shared/domain/dropPage.ts'

export function aDropPage(subject: string, changes: Partial<DropPage> = {}): DropPage {
  return {
    subject,
    email: `${subject}@acme.example`,
    groups: ['org'],
    revision: 1,
    isOn: true,
    link: { digest: `digest of ${subject}`, sealed: 'sealed' },
    endsAt: '2026-12-21T09:00:00.000Z',
    rules: {
      title: 'Files for us',
      message: '',
      limits: { maxFiles: 5, totalSizeMiB: 20, fileSizeMiB: 10, extensions: [] },
      visitors: [],
      expiryDays: 7,
    },
    ...changes,
  }
}

export function dropPagesSuite(
  name: string,
  open: () => Promise<{ dropPages: DropPages; close(): Promise<void> | void }>,
) {
  describe(`drop pages: ${name}`, () => {
    let dropPages: DropPages
    let close: () => Promise<void> | void

    beforeEach(async () => {
      ;({ dropPages, close } = await open())
    })
    afterEach(() => close())

    test('are found by their member and by their address, and by nothing else', async () => {
      const page = aDropPage('alice')
      expect(await dropPages.replace(undefined, page)).toBe(true)
      await dropPages.replace(undefined, aDropPage('bob'))

      expect(await dropPages.find('alice')).toEqual(page)
      expect(await dropPages.findByAddress(page.link.digest)).toEqual(page)
      for (const other of ['Alice', 'alic', '', '%']) {
        expect(await dropPages.find(other)).toBeUndefined()
        expect(await dropPages.findByAddress(other)).toBeUndefined()
      }
    })

    test('have one address: the former one ends with a new one', async () => {
      const page = aDropPage('alice')
      const renewed = { ...page, revision: 2, link: { digest: 'another', sealed: 'sealed' } }
      await dropPages.replace(undefined, page)

      expect(await dropPages.replace(page, renewed)).toBe(true)

      expect(await dropPages.findByAddress(page.link.digest)).toBeUndefined()
      expect(await dropPages.findByAddress('another')).toEqual(renewed)
    })

    test('are changed by one of twenty at once', async () => {
      const page = aDropPage('alice')
      const made = await Promise.all(Array.from({ length: 20 }, () => dropPages.replace(undefined, page)))
      const changes = Array.from({ length: 20 }, (_, at) => ({
        ...page,
        revision: 2,
        link: { digest: `digest ${at}`, sealed: 'sealed' },
      }))

      const changed = await Promise.all(changes.map(change => dropPages.replace(page, change)))

      expect(made.filter(Boolean)).toHaveLength(1)
      expect(changed.filter(Boolean)).toHaveLength(1)
      const winner = changes[changed.indexOf(true)]
      expect(await dropPages.find('alice')).toEqual(winner)
      const found = await Promise.all(changes.map(({ link }) => dropPages.findByAddress(link.digest)))
      expect(found.filter(Boolean)).toEqual([winner])
    })
  })
}
