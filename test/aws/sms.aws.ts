import { beforeEach, describe, expect, test } from 'vitest'
import { SmsRefused, SmsUnanswered } from '../../lambdas/ports/sms.ts'
import { smsSuite } from '../contracts/sms.suite.ts'
import { failing } from './faults.ts'
import { type AwsSms, openSms } from './telephones.ts'

smsSuite('SNS', () => openSms())

const message = { to: '+41791234567', text: 'KX-123456 is your code for Waybill.' }
let phones: AwsSms

beforeEach(async () => {
  phones = await openSms()
})

const publishing = (...faults: Parameters<typeof failing>[2]) => failing(phones.sns, 'PublishCommand', faults)
const answer = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(`${name}: ${message.to} has opted out`), { name, $metadata: { httpStatusCode } })
const count = async () => (await phones.sent()).length

describe('a message by SNS', () => {
  test('is transactional, and costs at most a message to an ordinary phone', async () => {
    await phones.sms.send(message)

    expect((await phones.sent())[0]?.MessageAttributes).toEqual({
      'AWS.SNS.SMS.SMSType': expect.objectContaining({ StringValue: 'Transactional' }),
      'AWS.SNS.SMS.MaxPrice': expect.objectContaining({ StringValue: '0.50' }),
    })
  })

  test('carries the deployment’s sender name', async () => {
    const { sms, sent } = await openSms({ senderId: 'ACMEFILES' })

    await sms.send(message)

    expect((await sent())[0]?.MessageAttributes).toMatchObject({
      'AWS.SNS.SMS.SenderID': { StringValue: 'ACMEFILES' },
    })
  })

  test.each(['41791234567', '+0791234567', '+41 79 123 45 67', '+41791234567,+41791234568', 'ACME', ''])(
    'goes to one phone only, and is refused for %j without a call',
    async to => {
      const { attempts } = publishing()

      await expect(phones.sms.send({ ...message, to })).rejects.toThrow(SmsRefused)

      expect(attempts()).toBe(0)
    },
  )
})

describe('a message that SNS throttles', () => {
  test.each([
    ['throttles', 'throttled'],
    ['throttles by a name of its own', answer('Throttled', 429)],
    ['answers 503', 'unavailable'],
    ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ] as const)('because it %s is sent by the next attempts, once', async (_, fault) => {
    const { attempts } = publishing(fault, fault)

    await phones.sms.send(message)

    expect([attempts(), await count()]).toEqual([3, 1])
  })

  test('for long fails within Cognito’s timeout, and may be requested again', async () => {
    const { attempts } = publishing('throttled', 'throttled', 'throttled')

    const notSent = phones.sms.send(message)

    await expect(notSent).rejects.toThrow('ThrottlingException')
    await expect(notSent).rejects.not.toThrow(SmsUnanswered)
    expect([attempts(), await count()]).toEqual([3, 0])

    await phones.sms.send(message)
    expect(await count()).toBe(1)
  })

  test.each([
    ['its answer is lost', 'lostAnswer', 1],
    ['it answers 500', answer('InternalError', 500), 0],
  ] as const)('with an unknown outcome, because %s, is not sent again', async (_, fault, sent) => {
    const { attempts } = publishing(fault)

    const unknown = phones.sms.send(message)

    await expect(unknown).rejects.toThrow(SmsUnanswered)
    await expect(unknown).rejects.toThrow(/^SNS did not confirm a message: \w+, request unknown\.$/)
    expect([attempts(), await count()]).toEqual([1, sent])
  })
})

test.each(['OptedOut', 'OptedOutException', 'InvalidParameter', 'InvalidParameterException', 'ParameterValueInvalid'])(
  'a phone that SNS refuses by %s is refused, and not named',
  async name => {
    const { attempts } = publishing(answer(name, 400))

    const refused = phones.sms.send(message)

    await expect(refused).rejects.toThrow(SmsRefused)
    await expect(refused).rejects.toThrow(new RegExp(`^SNS refused a message: ${name}, request unknown\\.$`))
    expect([attempts(), await count()]).toEqual([1, 0])
  },
)
