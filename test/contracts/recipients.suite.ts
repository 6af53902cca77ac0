import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Recipients } from '../../lambdas/ports/recipients.ts'

export type RecipientsHost = {
  recipients: Recipients
  isKnown(username: string): Promise<boolean>
  close(): Promise<void>
}

// Lower case, as all names are: Cognito ignores case and returns names in lower case.
const RITA = 'zm9y-rita_zm9ylxjpdgetzm9ylxjpdgetzm9ylxjpd'
const ROLF = 'zm9ylxjvbgytzm9ylxjvbgytzm9ylxjvbgytzm9ylxj'

export function recipientsSuite(name: string, open: () => Promise<RecipientsHost>) {
  describe(`recipients: ${name}`, () => {
    let desk: RecipientsHost

    beforeEach(async () => {
      desk = await open()
    })
    afterEach(() => desk.close())

    test('only an added name is known', async () => {
      await desk.recipients.add(ROLF)

      expect(await desk.isKnown(RITA)).toBe(false)
      expect(await desk.isKnown(ROLF)).toBe(true)
    })

    test('a name added twice needs one removal, and a second does no harm', async () => {
      await desk.recipients.add(RITA)
      await desk.recipients.add(RITA)

      await desk.recipients.remove(RITA)
      expect(await desk.isKnown(RITA)).toBe(false)

      await desk.recipients.remove(RITA)
      expect(await desk.isKnown(RITA)).toBe(false)
    })

    test('a removed name may be added again, and no other changes', async () => {
      await desk.recipients.add(RITA)
      await desk.recipients.add(ROLF)
      await desk.recipients.remove(RITA)

      expect(await desk.isKnown(ROLF)).toBe(true)

      await desk.recipients.add(RITA)
      expect(await desk.isKnown(RITA)).toBe(true)
    })

    test('twenty concurrent calls add one name', async () => {
      await Promise.all(Array.from({ length: 20 }, () => desk.recipients.add(RITA)))

      expect(await desk.isKnown(RITA)).toBe(true)
    })
  })
}
