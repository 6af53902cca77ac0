import { randomUUID } from 'node:crypto'
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cognitoRecipients } from '../../lambdas/aws/adapters/cognitoRecipients.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { recipientsSuite } from '../contracts/recipients.suite.ts'
import { failing } from './faults.ts'

const RITA = 'rita_'.padEnd(43, 'a')

/** A pool with a client for the code challenge, without triggers: the test only opens the challenge. */
async function openRecipients() {
  const cognito = new CognitoIdentityProviderClient(clientSettings())
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: `desk-${randomUUID()}` }))
  const pool = UserPool?.Id ?? ''
  const { UserPoolClient } = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId: pool,
      ClientName: 'recipients',
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
    }),
  )
  const challenge = (USERNAME: string) =>
    cognito.send(
      new InitiateAuthCommand({
        ClientId: UserPoolClient?.ClientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME },
      }),
    )
  return {
    cognito,
    recipients: cognitoRecipients(cognito, pool),
    isKnown: (username: string) =>
      challenge(username).then(
        ({ ChallengeName }) => ChallengeName === 'CUSTOM_CHALLENGE',
        () => false,
      ),
    user: (Username: string) => cognito.send(new AdminGetUserCommand({ UserPoolId: pool, Username })),
    close: async () => {
      await cognito.send(new DeleteUserPoolCommand({ UserPoolId: pool }))
    },
  }
}

recipientsSuite('Cognito', openRecipients)

describe('a recipient in the user pool', () => {
  let desk: Awaited<ReturnType<typeof openRecipients>>
  beforeEach(async () => {
    desk = await openRecipients()
  })
  afterEach(() => desk.close())

  test('is confirmed at once, and has neither an address nor a phone', async () => {
    await desk.recipients.add(RITA)

    const { UserStatus, UserAttributes = [] } = await desk.user(RITA)
    expect(UserStatus).toBe('CONFIRMED')
    expect(UserAttributes.map(({ Name }) => Name)).toEqual(['sub'])
  })

  test('whose creation broke off is completed by the next attempt', async () => {
    const passwords = failing(desk.cognito, 'AdminSetUserPasswordCommand', [new Error('It was cut off.')])
    await expect(desk.recipients.add(RITA)).rejects.toThrow()
    expect((await desk.user(RITA)).UserStatus).toBe('FORCE_CHANGE_PASSWORD')

    await desk.recipients.add(RITA)

    expect(passwords.attempts()).toBe(2)
    expect((await desk.user(RITA)).UserStatus).toBe('CONFIRMED')
  })

  test.each(['throttled', 'lostAnswer', 'unavailable'] as const)('is added and removed through %s', async fault => {
    for (const command of ['AdminCreateUserCommand', 'AdminSetUserPasswordCommand', 'AdminDeleteUserCommand']) {
      failing(desk.cognito, command, [fault])
    }

    await desk.recipients.add(RITA)
    expect(await desk.isKnown(RITA)).toBe(true)

    await desk.recipients.remove(RITA)
    expect(await desk.isKnown(RITA)).toBe(false)
  })

  test('cannot have a name that Cognito would change', async () => {
    await expect(desk.recipients.add(RITA.toUpperCase())).rejects.toThrow('must be in lower case')

    expect(await desk.isKnown(RITA.toUpperCase())).toBe(false)
  })
})
