import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message, Sms } from '../../lambdas/ports/sms.ts'

export type SmsHost = {
  sms: Sms
  delivered(): Promise<Message[]>
  close(): Promise<void>
}

const message: Message = { to: '+41791234567', text: 'KXW-123456 ist Ihr Code für Waybill 🦊. Er gilt 5 Minuten.' }

export function smsSuite(name: string, open: () => Promise<SmsHost>) {
  describe(`sms: ${name}`, () => {
    let telephones: SmsHost

    beforeEach(async () => {
      telephones = await open()
    })
    afterEach(() => telephones.close())

    test('a message arrives as it was written, at its phone only', async () => {
      await telephones.sms.send(message)

      expect(await telephones.delivered()).toEqual([message])
    })

    test('the same message again is another message: a repeated request for a code delivers it', async () => {
      await telephones.sms.send(message)
      await telephones.sms.send(message)

      expect(await telephones.delivered()).toEqual([message, message])
    })

    test('fifty concurrent messages all arrive', async () => {
      const messages = Array.from({ length: 50 }, (_, index) => ({ ...message, text: `KXW-${100_000 + index}` }))

      await Promise.all(messages.map(one => telephones.sms.send(one)))

      const texts = (await telephones.delivered()).map(({ text }) => text).sort()
      expect(texts).toEqual(messages.map(({ text }) => text))
    })
  })
}
