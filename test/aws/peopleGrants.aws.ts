import { randomUUID } from 'node:crypto'
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { cognitoPeople } from '../../lambdas/aws/adapters/cognitoPeople.ts'
import { dynamoPeople } from '../../lambdas/aws/adapters/dynamoPeople.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { CAROL, fillOfCarol, release } from '../contracts/erasure.suite.ts'
import { NINE, openTableStores } from './dynamoWorld.ts'
import { expectRecorded, recording } from './recordedCalls.ts'

const at = new Date(NINE).toISOString()

test('the policy of operators is made from the calls that the commands make for a person', async () => {
  const stores = await openTableStores()
  const cognito = new CognitoIdentityProviderClient(clientSettings())
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: `people-${randomUUID()}` }))
  const pool = UserPool?.Id ?? ''
  const user = { UserPoolId: pool, Username: CAROL, UserAttributes: [{ Name: 'email', Value: CAROL }] }
  await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }))
  const people = dynamoPeople(stores.client, stores.names, cognitoPeople(cognito, pool))
  await fillOfCarol({ ...stores, keepMember: async () => {} }, false)
  // Another address at the same domain: the usage history keeps its row, without the erased one.
  await release(stores.transfers, 'eve', { recipient: 'eve@acme.example' })
  const acknowledged = { id: 'newDomains other', createdAt: at }
  await stores.alerts.add([{ ...acknowledged, kind: 'newDomains' }], NINE)
  await stores.alerts.acknowledge([acknowledged], { at, by: CAROL })
  const places = Object.fromEntries(Object.entries(stores.names).map(([place, name]) => [name, place]))
  const { during } = recording([stores.client, cognito], () => ({ ...places, [pool]: 'userPool' }))

  let subjects: string[] = []
  const findSubjects = await during(async () => {
    subjects = await people.findSubjects(CAROL)
  })
  expect(subjects).toHaveLength(1)
  const person = { address: CAROL, subjects: [...subjects, 'carol'] }
  let ids: string[] = []
  const findTransfers = await during(async () => {
    ids = await people.findTransfers(person)
  })
  const found = await Promise.all(ids.map(id => stores.transfers.get(id)))
  const transfers = found.filter(transfer => transfer !== undefined)
  const calls = {
    findSubjects,
    findTransfers,
    findRecords: await during(() => people.findRecords(person, transfers)),
    signOut: await during(() => people.signOut(subjects[0] ?? '')),
    eraseRecords: await during(() => people.eraseRecords(person, transfers)),
    eraseMembers: await during(() => people.eraseMembers(subjects, CAROL)),
  }

  await expectRecorded('people', calls)
  await cognito.send(new DeleteUserPoolCommand({ UserPoolId: pool }))
  await stores.close()
})
