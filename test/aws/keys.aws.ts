import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { kmsKeys } from '../../lambdas/aws/adapters/kmsKeys.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { keysSuite } from '../contracts/keys.suite.ts'
import { failing } from './faults.ts'

const kms = new KMSClient(clientSettings())

async function aKey() {
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({}))
  return kmsKeys(kms, KeyMetadata?.Arn ?? '')
}

keysSuite('KMS', async () => ({ keys: await aKey(), close: async () => {} }))

test('an answer of hundreds of kilobytes is encrypted, although KMS itself accepts 4 KB', async () => {
  const keys = await aKey()
  const answer = JSON.stringify({ files: 'é'.repeat(400_000) })

  expect(await keys.open(await keys.seal(answer, 'answer'), 'answer')).toBe(answer)
})

test('a ciphertext of another key of the account does not decrypt', async () => {
  const sealed = await (await aKey()).seal('secret', 'link of 1')

  await expect((await aKey()).open(sealed, 'link of 1')).rejects.toThrow()
})

test('one half of a ciphertext does not decrypt with the other half of another', async () => {
  const keys = await aKey()
  const [one, other] = await Promise.all([keys.seal('one', 'c'), keys.seal('other', 'c')])
  const mixed = `${one.split('.')[0]}.${other.split('.')[1]}`

  await expect(keys.open(mixed, 'c')).rejects.toThrow()
  await expect(keys.open(`${one}.`, 'c')).rejects.toThrow('This is not an encrypted text.')
})

test.each(['throttled', 'unavailable', 'lostAnswer'] as const)('a call that is %s is retried', async fault => {
  const keys = await aKey()
  const sealing = failing(kms, 'GenerateDataKeyCommand', [fault, fault])
  const opening = failing(kms, 'DecryptCommand', [fault, fault])

  expect(await keys.open(await keys.seal('secret', 'c'), 'c')).toBe('secret')

  expect([sealing.attempts(), opening.attempts()]).toEqual([3, 3])
  sealing.end()
  opening.end()
})
