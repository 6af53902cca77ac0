import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Recipients } from '../../lambdas/ports/recipients.ts'

export type Desk = {
  recipients: Recipients
  /** Whether the identity provider opens a challenge under this name. */
  isKnown(username: string): Promise<boolean>
  close(): Promise<void>
}

// As all names are: in lower case, since Cognito takes names in whatever case and tells them in this one.
const RITA = 'zm9y-rita_zm9ylxjpdgetzm9ylxjpdgetzm9ylxjpd'
const ROLF = 'zm9ylxjvbgytzm9ylxjvbgytzm9ylxjvbgytzm9ylxj'

/** What every identity provider knows of recipients, on both hosts. */
export function recipientsSuite(name: string, open: () => Promise<Desk>) {
  describe(`recipients: ${name}`, () => {
    let desk: Desk

    beforeEach(async () => {
      desk = await open()
    })
    afterEach(() => desk.close())

    test('nobody is known who was not added', async () => {
      await desk.recipients.add(ROLF)

      expect(await desk.isKnown(RITA)).toBe(false)
      expect(await desk.isKnown(ROLF)).toBe(true)
    })

    test('who was added twice is known once: one removal is enough, and a second does no harm', async () => {
      await desk.recipients.add(RITA)
      await desk.recipients.add(RITA)

      await desk.recipients.remove(RITA)
      expect(await desk.isKnown(RITA)).toBe(false)

      await desk.recipients.remove(RITA)
      expect(await desk.isKnown(RITA)).toBe(false)
    })

    test('who was removed may be added again, and nobody else was touched', async () => {
      await desk.recipients.add(RITA)
      await desk.recipients.add(ROLF)
      await desk.recipients.remove(RITA)

      expect(await desk.isKnown(ROLF)).toBe(true)

      await desk.recipients.add(RITA)
      expect(await desk.isKnown(RITA)).toBe(true)
    })

    test('twenty at once add one name, and it is known', async () => {
      await Promise.all(Array.from({ length: 20 }, () => desk.recipients.add(RITA)))

      expect(await desk.isKnown(RITA)).toBe(true)
    })
  })
}
