import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRecipient, type Round } from '../harness/challenge.ts'
import type { TestHost } from '../harness/host.ts'
import {
  askedFor,
  codesHost,
  getAudit,
  holdLookups,
  lastCode,
  opens,
  resend,
  toWrongCode,
  waitingFor,
} from './codesHost.ts'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('a recipient who guesses a code', () => {
  let host: TestHost
  let recipient: Awaited<ReturnType<typeof getRecipient>>
  beforeAll(async () => {
    host = await codesHost()
    recipient = await getRecipient(host.origin)
  })
  afterAll(() => host.stop())

  const proved = (rounds: readonly Round[]) => rounds.filter(({ idToken }) => idToken !== undefined)

  test('sees the remaining attempts and time after two wrong answers, and is locked out after the third', async () => {
    const waiting = await waitingFor(host, '+41791111201')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)
    host.clock.move(30_000)

    const first = await recipient.answer(asked, waiting.username, toWrongCode(code, 1))
    expect(first).toMatchObject({ status: 200, idToken: undefined })
    expect(first.parameters).toEqual({ ...asked.parameters, attempts: '2', expiry: '150' })
    host.clock.move(60_500)
    const second = await recipient.answer(first, waiting.username, toWrongCode(code, 2))
    expect(second.parameters).toEqual({ ...asked.parameters, attempts: '1', expiry: '90' })
    const third = await recipient.answer(second, waiting.username, toWrongCode(code, 3))
    expect(third).toMatchObject({ status: 400, fault: 'NotAuthorizedException', session: '' })

    for (const session of [asked, first, second]) {
      expect((await recipient.answer(session, waiting.username, code)).fault).toBe('NotAuthorizedException')
    }
  })

  test('may enter the right code at the last attempt', async () => {
    const waiting = await waitingFor(host, '+41791111202')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)

    const first = await recipient.answer(asked, waiting.username, toWrongCode(code, 1))
    const second = await recipient.answer(first, waiting.username, toWrongCode(code, 2))

    expect((await recipient.answer(second, waiting.username, code)).idToken).toBeDefined()
  })

  test('has one success for fifty concurrent right answers', async () => {
    const waiting = await waitingFor(host, '+41791111203')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)

    const done = holdLookups(host, 50)
    const answers = await Promise.all(times(50).map(() => recipient.answer(asked, waiting.username, code)))
    done()

    expect(proved(answers)).toHaveLength(1)
    for (const { status, fault, idToken } of answers) {
      if (idToken === undefined) expect([status, fault]).toEqual([400, 'NotAuthorizedException'])
    }
    expect(await opens(host, waiting, proved(answers)[0]?.idToken)).toBe(true)
    expect(
      getAudit(host, waiting).filter(({ action, result }) => action === 'prove-code' && result === 'done'),
    ).toHaveLength(1)
  })

  test('has three attempts, even for fifty concurrent ones', async () => {
    const waiting = await waitingFor(host, '+41791111204')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)

    const wrong = times(50).map(by => toWrongCode(code, by + 1))
    const done = holdLookups(host, 50)
    const answers = await Promise.all(wrong.map(guess => recipient.answer(asked, waiting.username, guess)))
    done()

    expect(proved(answers)).toEqual([])
    expect(getAudit(host, waiting).filter(({ action }) => action === 'prove-code')).toHaveLength(3)
    expect((await recipient.answer(asked, waiting.username, code)).fault).toBe('NotAuthorizedException')
  })

  test('gains no attempts from an old session, or from several sessions', async () => {
    const waiting = await waitingFor(host, '+41791111205')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)

    const answers = []
    for (const by of [1, 2, 3, 4]) answers.push(await recipient.answer(asked, waiting.username, toWrongCode(code, by)))

    expect(answers.map(({ parameters }) => parameters.attempts)).toEqual(['2', '1', undefined, undefined])
    expect((await recipient.answer(asked, waiting.username, code)).idToken).toBeUndefined()
  })

  test('cannot use a code twice, in the same session or another', async () => {
    const waiting = await waitingFor(host, '+41791111206')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)
    expect((await recipient.answer(asked, waiting.username, code)).idToken).toBeDefined()

    expect((await recipient.answer(asked, waiting.username, code)).fault).toBe('NotAuthorizedException')
    const other = await askedFor(host, waiting)
    const next = await lastCode(host, waiting.phone)
    if (next !== code) expect((await recipient.answer(other, waiting.username, code)).parameters.attempts).toBe('2')
  })

  test('can use a code for 180 seconds, and no longer', async () => {
    const waiting = await waitingFor(host, '+41791111207')
    const late = await askedFor(host, waiting)
    const lateCode = await lastCode(host, waiting.phone)
    host.clock.move(180_000)

    const refused = await recipient.answer(late, waiting.username, lateCode)

    expect(refused.parameters).toMatchObject({ attempts: '2', expiry: '0' })
    const asked = await askedFor(host, waiting)
    host.clock.move(179_999)
    expect((await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))).idToken).toBeDefined()
  })

  test('cannot use the code of another transfer, or another challenge', async () => {
    const [one, other] = [await waitingFor(host, '+41791111208'), await waitingFor(host, '+41791111209')]
    const [asked, foreign] = [await askedFor(host, one), await askedFor(host, other)]
    const [mine, theirs] = [await lastCode(host, one.phone), await lastCode(host, other.phone)]

    if (mine !== theirs) {
      expect((await recipient.answer(asked, one.username, theirs)).parameters.attempts).toBe('2')
      expect((await recipient.answer(foreign, other.username, mine)).parameters.attempts).toBe('2')
    }
    const again = await askedFor(host, one)
    if ((await lastCode(host, one.phone)) !== mine) {
      expect((await recipient.answer(again, one.username, mine)).parameters.attempts).toBe('2')
    }
  })

  test('cannot use a code with the letters of another message', async () => {
    const waiting = await waitingFor(host, '+41791111210')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)
    const letters = asked.parameters.prefix === 'ZZ' ? 'YY' : 'ZZ'

    expect((await recipient.answer(asked, waiting.username, `${letters}-${code}`)).parameters.attempts).toBe('2')
  })

  test('cannot use the session of another name, an invented one, or an ended one', async () => {
    const [one, other] = [await waitingFor(host, '+41791111211'), await waitingFor(host, '+41791111212')]
    const [asked, foreign] = [await askedFor(host, one), await askedFor(host, other)]
    const code = await lastCode(host, one.phone)

    const refused = [
      await recipient.answer(foreign, one.username, code),
      await recipient.answer(asked, other.username, code),
      await recipient.answer({ ...asked, session: '' }, one.username, code),
      await recipient.answer({ ...asked, session: `${asked.session}A` }, one.username, code),
      await recipient.answer({ ...asked, session: asked.session.toUpperCase() }, one.username, code),
      await recipient.answer({ ...asked, session: asked.parameters.jwt ?? '' }, one.username, code),
      await recipient.call('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME: one.username, ANSWER: code },
      }),
    ]

    for (const answer of refused) expect([answer.status, answer.fault]).toEqual([400, 'NotAuthorizedException'])
    expect((await recipient.answer(asked, one.username, code)).idToken).toBeDefined()
    const ended = await askedFor(host, other)
    host.clock.move(15 * 60_000)
    expect((await recipient.send(ended, other.username)).fault).toBe('NotAuthorizedException')
  })

  test('gains nothing from malformed answers', async () => {
    const answers = [
      '',
      ' ',
      '000000000000',
      '１２３４５６',
      '12345',
      '-12345',
      'null',
      '{"$ne":1}',
      '0x1E240',
      "' OR ''='",
      'a'.repeat(50_000),
    ]
    const waiting = await waitingFor(host, '+41791111213')

    for (const answer of answers) {
      const asked = await askedFor(host, waiting)
      const { status, idToken, parameters } = await recipient.answer(asked, waiting.username, answer)
      expect([status, idToken, parameters.attempts], answer.slice(0, 20)).toEqual([200, undefined, '2'])
      host.clock.move(60 * 60_000)
      if (answers.indexOf(answer) === 8) host.clock.move(24 * 60 * 60_000)
    }
  })

  test('who requests a code in the same call as the right code does not get in', async () => {
    const waiting = await waitingFor(host, '+41791111214')
    const asked = await askedFor(host, waiting)

    const answer = await recipient.call('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: asked.session,
      ChallengeResponses: { USERNAME: waiting.username, ANSWER: await lastCode(host, waiting.phone) },
      ClientMetadata: { action: 'send' },
    })

    expect(answer.idToken).toBeUndefined()
    expect(answer.parameters.attempts).toBe('3')
  })

  test('finds the old code gone and the attempts unchanged when a code is resent', async () => {
    const waiting = await waitingFor(host, '+41791111215')
    const asked = await askedFor(host, waiting)
    const code = await lastCode(host, waiting.phone)

    const [answers] = await Promise.all([
      Promise.all([1, 2].map(by => recipient.answer(asked, waiting.username, toWrongCode(code, by)))),
      resend(host, waiting.username, asked.parameters.jwt),
    ])

    expect(proved(answers)).toEqual([])
    const last = await recipient.answer(asked, waiting.username, await lastCode(host, waiting.phone))
    expect(last.idToken).toBeDefined()
  })

  test.each<[string, string, object]>([
    [
      'a client that is not known',
      'InitiateAuth',
      { ClientId: 'somebody', AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: 'a' } },
    ],
    [
      'the members’ client',
      'InitiateAuth',
      { ClientId: 'waybillmembers', AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: 'a' } },
    ],
    [
      'the members’ client',
      'RespondToAuthChallenge',
      {
        ClientId: 'waybillmembers',
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME: 'a', ANSWER: '1' },
        Session: 'x',
      },
    ],
    [
      'a password',
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'a', PASSWORD: 'b' } },
    ],
    ['SRP', 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a', SRP_A: 'b' } }],
    ['the choice-based flow', 'InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: 'a' } }],
    ['no name', 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} }],
    ['an empty name', 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: '' } }],
    ['a name without end', 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: 'a'.repeat(5000) } }],
    ['an invalid name', 'InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: { $gt: '' } } }],
    [
      'another challenge',
      'RespondToAuthChallenge',
      { ChallengeName: 'SMS_MFA', ChallengeResponses: { USERNAME: 'a', ANSWER: '1' }, Session: 'x' },
    ],
    [
      'no answer',
      'RespondToAuthChallenge',
      { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeResponses: { USERNAME: 'a' }, Session: 'x' },
    ],
    [
      'no session',
      'RespondToAuthChallenge',
      { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeResponses: { USERNAME: 'a', ANSWER: '1' } },
    ],
    [
      'a session of another kind',
      'RespondToAuthChallenge',
      { ChallengeName: 'CUSTOM_CHALLENGE', ChallengeResponses: { USERNAME: 'a', ANSWER: '1' }, Session: 5 },
    ],
    [
      'invalid metadata',
      'RespondToAuthChallenge',
      {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME: 'a', ANSWER: '1' },
        Session: 'x',
        ClientMetadata: 'send',
      },
    ],
  ])('with %s is refused as Cognito refuses (%s)', async (_, call, input) => {
    const answer = await recipient.call(call, input)

    expect(answer.status).toBe(400)
    expect(answer.fault).toMatch(/^(InvalidParameter|NotAuthorized|ResourceNotFound)Exception$/)
    expect(answer.idToken).toBeUndefined()
  })
})
