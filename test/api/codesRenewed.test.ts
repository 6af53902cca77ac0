import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { getRecipient } from '../harness/challenge.ts'
import type { TestHost } from '../harness/host.ts'
import { person, signIn } from '../harness/person.ts'
import { askedFor, codesHost, lastCode, nameFor, opens, type Waiting, waitingFor } from './codesHost.ts'

const MINUTE = 60_000

describe('a proof by code', () => {
  let host: TestHost
  let recipient: Awaited<ReturnType<typeof getRecipient>>
  beforeAll(async () => {
    host = await codesHost()
    recipient = await getRecipient(host.origin)
  })
  afterAll(() => host.stop())

  async function prove(waiting: Waiting) {
    const round = await recipient.answer(
      await askedFor(host, waiting),
      waiting.username,
      await lastCode(host, waiting.phone),
    )
    return { idToken: round.idToken ?? '', refreshToken: round.refreshToken ?? '' }
  }
  const renew = (RefreshToken: string, ClientId = 'waybillrecipients') =>
    recipient.call('GetTokensFromRefreshToken', { RefreshToken, ClientId })

  test('counts for 15 minutes, to the second, with or without renewals', async () => {
    const waiting = await waitingFor(host, '+41791111301')
    const { idToken, refreshToken } = await prove(waiting)
    host.clock.move(15 * MINUTE - 1000)

    const renewed = await renew(refreshToken)
    const byFlow = await recipient.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    })
    for (const token of [idToken, renewed.idToken, byFlow.idToken]) expect(await opens(host, waiting, token)).toBe(true)
    expect(renewed.refreshToken).toBeUndefined()

    host.clock.move(1000)
    for (const token of [idToken, renewed.idToken]) expect(await opens(host, waiting, token)).toBe(false)
    const late = await renew(refreshToken)
    expect([late.status, late.fault, late.idToken]).toEqual([400, 'UserLambdaValidationException', undefined])
    host.clock.move(MINUTE * 60)
    expect((await renew(refreshToken)).fault).toBe('NotAuthorizedException')
  })

  test('can be renewed after a restart within its time', async () => {
    const waiting = await waitingFor(host, '+41791111302')
    const { refreshToken } = await prove(waiting)
    host = await host.restart()

    expect(await opens(host, waiting, (await renew(refreshToken)).idToken)).toBe(true)
  })

  test('ends with RevokeToken', async () => {
    const waiting = await waitingFor(host, '+41791111303')
    const { refreshToken } = await prove(waiting)

    const revoked = await recipient.call('RevokeToken', { Token: refreshToken })

    expect(revoked.status).toBe(200)
    expect((await renew(refreshToken)).fault).toBe('NotAuthorizedException')
    expect((await recipient.call('RevokeToken', { Token: 'nonsense' })).status).toBe(200)
  })

  test('and a sign-in are renewed only by their own clients', async () => {
    const waiting = await waitingFor(host, '+41791111304')
    const { refreshToken } = await prove(waiting)
    const alice = await signIn(host.origin, 'alice@acme.example')

    expect((await renew(refreshToken, 'waybillmembers')).fault).toBe('NotAuthorizedException')
    expect((await renew(alice.refresh_token)).fault).toBe('NotAuthorizedException')
    await recipient.call('RevokeToken', { Token: alice.refresh_token })
    expect((await renew(alice.refresh_token, 'waybillmembers')).idToken).toBeDefined()
    await recipient.call('RevokeToken', { Token: refreshToken, ClientId: 'waybillmembers' })
    expect((await renew(refreshToken)).idToken).toBeDefined()
  })

  test('of a former phone no longer counts', async () => {
    const waiting = await waitingFor(host, '+41791111305')
    const { idToken, refreshToken } = await prove(waiting)
    const before = await askedFor(host, waiting)
    const alice = await person(host.origin, 'alice@acme.example')

    await alice.call(contracts.resetPhoneVerification, {
      params: { id: waiting.id },
      body: { recipientPhoneNumber: '+41791111306' },
    })

    const changed = { ...waiting, phone: '+41791111306', username: await nameFor(host, waiting.secret) }
    expect(changed.username).not.toBe(waiting.username)
    expect(await opens(host, waiting, idToken)).toBe(false)
    expect((await renew(refreshToken)).idToken).toBeUndefined()
    const code = await lastCode(host, waiting.phone)
    expect((await recipient.answer(before, waiting.username, code)).idToken).toBeUndefined()
    const next = await prove(changed)
    expect(await opens(host, waiting, next.idToken)).toBe(true)
  })
})
