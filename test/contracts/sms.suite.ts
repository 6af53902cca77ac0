import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message, Sms } from '../../lambdas/ports/sms.ts'

export type Telephones = {
  sms: Sms
  /** What arrived at any phone, in any order. */
  delivered(): Promise<Message[]>
  close(): Promise<void>
}

const message: Message = { to: '+41791234567', text: 'KXW-123456 ist Ihr Code für Waybill 🦊. Er gilt 5 Minuten.' }

/** What every way to a phone does, on both hosts. */
export function smsSuite(name: string, open: () => Promise<Telephones>) {
  describe(`sms: ${name}`, () => {
    let telephones: Telephones

    beforeEach(async () => {
      telephones = await open()
    })
    afterEach(() => telephones.close())

    test('a message arrives as it was written, and at nobody else’s phone', async () => {
      await telephones.sms.send(message)

      expect(await telephones.delivered()).toEqual([message])
    })

    test('the same message again is another message: who asks for a code anew gets it', async () => {
      await telephones.sms.send(message)
      await telephones.sms.send(message)

      expect(await telephones.delivered()).toEqual([message, message])
    })

    test('fifty messages at once all arrive', async () => {
      const messages = Array.from({ length: 50 }, (_, index) => ({ ...message, text: `KXW-${100_000 + index}` }))

      await Promise.all(messages.map(one => telephones.sms.send(one)))

      const texts = (await telephones.delivered()).map(({ text }) => text).sort()
      expect(texts).toEqual(messages.map(({ text }) => text))
    })
  })
}
