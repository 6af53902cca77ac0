import { CreateKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { dynamoClient } from '../../lambdas/aws/adapters/dynamo/client.ts'
import { kmsReceiptSigner } from '../../lambdas/aws/adapters/kmsReceiptSigner.ts'
import { clientSettings } from '../../lambdas/aws/functions/clientSettings.ts'
import { verifyReceipt } from '../../shared/domain/verifyReceipt.ts'
import { aReceipt, receiptSignerSuite } from '../contracts/receiptSigner.suite.ts'
import { failing } from './faults.ts'
import { makeTables } from './tables.ts'

const kms = new KMSClient(clientSettings())
const dynamo = dynamoClient()

async function openSigner(table: string) {
  const { KeyMetadata } = await kms.send(new CreateKeyCommand({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' }))
  return kmsReceiptSigner(kms, dynamo, { keyArn: KeyMetadata?.Arn ?? '', table })
}

receiptSignerSuite('KMS and DynamoDB', async () => {
  const { names, remove } = await makeTables(dynamo, 'ops')
  return { signer: await openSigner(names.ops), replaceKey: () => openSigner(names.ops), close: remove }
})

test('signatures have 64 bytes, also where an integer of theirs is short', async () => {
  const { names, remove } = await makeTables(dynamo, 'ops')
  const signer = await openSigner(names.ops)

  // One of 128 has a leading zero.
  for (let place = 0; place < 300; place += 1) {
    const signed = await signer.sign(aReceipt({ deliveryId: `sent-${place}` }))
    expect(Buffer.from(signed.split('.')[2] ?? '', 'base64url')).toHaveLength(64)
    expect(await verifyReceipt(signed, { keys: await signer.publicKeys() })).toHaveProperty('receipt')
  }
  await remove()
})

test('a key that could not be published signs nothing, and is published by the next try', async () => {
  const { names, remove } = await makeTables(dynamo, 'ops')
  const signer = await openSigner(names.ops)
  const refused = Object.assign(new Error('refused'), { name: 'AccessDenied', $metadata: { httpStatusCode: 400 } })
  const publishing = failing(dynamo, 'PutItemCommand', [refused])

  await expect(signer.sign(aReceipt())).rejects.toThrow('refused')
  publishing.end()

  const signed = await signer.sign(aReceipt())
  expect(await verifyReceipt(signed, { keys: await signer.publicKeys() })).toHaveProperty('receipt')
  await remove()
})
