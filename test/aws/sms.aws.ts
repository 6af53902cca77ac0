import { beforeEach, describe, expect, test } from 'vitest'
import { SmsRefused, SmsUnanswered } from '../../lambdas/ports/sms.ts'
import { smsSuite } from '../contracts/sms.suite.ts'
import { failing } from './faults.ts'
import { type AwsTelephones, openTelephones } from './telephones.ts'

smsSuite('SNS', () => openTelephones())

const message = { to: '+41791234567', text: 'KX-123456 is your code for Waybill.' }
let telephones: AwsTelephones

beforeEach(async () => {
  telephones = await openTelephones()
})

const publishing = (...faults: Parameters<typeof failing>[2]) => failing(telephones.sns, 'PublishCommand', faults)
const answer = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(`${name}: ${message.to} has opted out`), { name, $metadata: { httpStatusCode } })
const count = async () => (await telephones.sent()).length

describe('a message by SNS', () => {
  test('goes the surer way, for no more than a message to an ordinary phone costs', async () => {
    await telephones.sms.send(message)

    expect((await telephones.sent())[0]?.MessageAttributes).toEqual({
      'AWS.SNS.SMS.SMSType': expect.objectContaining({ StringValue: 'Transactional' }),
      'AWS.SNS.SMS.MaxPrice': expect.objectContaining({ StringValue: '0.50' }),
    })
  })

  test('bears the name of its sender where the deployment has one', async () => {
    const { sms, sent } = await openTelephones({ senderId: 'ACMEFILES' })

    await sms.send(message)

    expect((await sent())[0]?.MessageAttributes).toMatchObject({
      'AWS.SNS.SMS.SenderID': { StringValue: 'ACMEFILES' },
    })
  })

  test.each(['41791234567', '+0791234567', '+41 79 123 45 67', '+41791234567,+41791234568', 'ACME', ''])(
    'goes to one phone alone, and is refused for %j without a call',
    async to => {
      const { attempts } = publishing()

      await expect(telephones.sms.send({ ...message, to })).rejects.toThrow(SmsRefused)

      expect(attempts()).toBe(0)
    },
  )
})

describe('when SNS turns a message away', () => {
  test.each([
    ['throttles', 'throttled'],
    ['throttles by a name of its own', answer('Throttled', 429)],
    ['answers 503', 'unavailable'],
    ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ] as const)('since it %s, it is sent by the next tries, once', async (_, fault) => {
    const { attempts } = publishing(fault, fault)

    await telephones.sms.send(message)

    expect([attempts(), await count()]).toEqual([3, 1])
  })

  test('for long, it is given up in the time that Cognito waits, and may be asked for anew', async () => {
    const { attempts } = publishing('throttled', 'throttled', 'throttled')

    const notSent = telephones.sms.send(message)

    await expect(notSent).rejects.toThrow('ThrottlingException')
    await expect(notSent).rejects.not.toThrow(SmsUnanswered)
    expect([attempts(), await count()]).toEqual([3, 0])

    await telephones.sms.send(message)
    expect(await count()).toBe(1)
  })

  test.each([
    ['its answer is lost', 'lostAnswer', 1],
    ['it answers 500', answer('InternalError', 500), 0],
  ] as const)('and nobody knows whether it was sent, since %s, it is not sent again', async (_, fault, sent) => {
    const { attempts } = publishing(fault)

    const unknown = telephones.sms.send(message)

    await expect(unknown).rejects.toThrow(SmsUnanswered)
    await expect(unknown).rejects.toThrow(/^SNS did not confirm a message: \w+, request unknown\.$/)
    expect([attempts(), await count()]).toEqual([1, sent])
  })
})

test.each(['OptedOut', 'OptedOutException', 'InvalidParameter', 'InvalidParameterException', 'ParameterValueInvalid'])(
  'a phone that SNS refuses by %s is refused, and not named',
  async name => {
    const { attempts } = publishing(answer(name, 400))

    const refused = telephones.sms.send(message)

    await expect(refused).rejects.toThrow(SmsRefused)
    await expect(refused).rejects.toThrow(new RegExp(`^SNS refused a message: ${name}, request unknown\\.$`))
    expect([attempts(), await count()]).toEqual([1, 0])
  },
)
