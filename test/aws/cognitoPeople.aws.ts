import { randomUUID } from 'node:crypto'
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { cognitoPeople } from '../../lambdas/aws/adapters/cognitoPeople.ts'
import { FORMER_SUBJECT } from '../../lambdas/aws/adapters/poolSubject.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'

test('the removal of a member who has two users can be interrupted: the address leads to the rest', async () => {
  const cognito = new CognitoIdentityProviderClient(clientSettings())
  const { UserPool } = await cognito.send(
    new CreateUserPoolCommand({
      PoolName: `two-users-${randomUUID()}`,
      Schema: [{ Name: 'subject', AttributeDataType: 'String', Mutable: true }],
    }),
  )
  const UserPoolId = UserPool?.Id ?? ''
  const people = cognitoPeople(cognito, UserPoolId)
  const add = (email: string, more: { Name: string; Value: string }[] = []) =>
    cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: randomUUID(),
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: email }, ...more],
      }),
    )
  await add('eve@acme.example')
  const [subject = ''] = await people.findSubjects('eve@acme.example')
  for (const email of ['eva@old.example', 'eve@older.example']) {
    await add(email, [{ Name: FORMER_SUBJECT, Value: subject }])
  }
  let removed = 0
  cognito.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName === 'AdminDeleteUserCommand' && removed++ === 2) throw new Error('The process ends.')
        return next(args)
      },
    { step: 'initialize', name: 'end' },
  )

  await expect(people.remove(subject, 'Eve@acme.example')).rejects.toThrow('The process ends.')

  expect(await people.findSubjects('eve@acme.example')).toEqual([subject])
  expect(await people.find(subject)).toEqual([expect.objectContaining({ email: 'eve@acme.example' })])
  await people.remove(subject, 'Eve@acme.example')
  expect(await people.find(subject)).toEqual([])
  await cognito.send(new DeleteUserPoolCommand({ UserPoolId }))
})
