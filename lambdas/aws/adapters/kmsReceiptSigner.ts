import { createHash, createPublicKey } from 'node:crypto'
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms'
import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ReceiptKey } from '../../../shared/domain/deliveryReceipt.ts'
import { tolerant } from '../../../shared/domain/tolerantReader.ts'
import { signReceipt, toReceiptKey } from '../../core/secrets/receiptJws.ts'
import type { ReceiptSigner } from '../../ports/receiptSigner.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { receiptKeyKey, receiptKeysPartition } from '../functions/tableKeys.ts'
import { variable } from '../functions/variables.ts'
import { dynamoClient } from './dynamo/client.ts'

export function openReceiptSigner(): ReceiptSigner {
  const kms = new KMSClient(clientSettings())
  return kmsReceiptSigner(kms, dynamoClient(), { keyArn: variable('RECEIPT_KEY'), table: variable('OPS_TABLE') })
}

/**
 * The private key never leaves KMS. Public keys are rows, so that receipts remain verifiable after a key was replaced or deleted,
 * and the open call for them causes no request to KMS.
 */
export function kmsReceiptSigner(
  kms: KMSClient,
  dynamo: DynamoDBDocumentClient,
  { keyArn, table }: { keyArn: string; table: string },
): ReceiptSigner {
  let published: Promise<string> | undefined

  async function publish(): Promise<string> {
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: keyArn }))
    if (!PublicKey) throw new Error('KMS returned no public key.')
    const key = toReceiptKey(createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' }))
    await dynamo.send(new PutCommand({ TableName: table, Item: { ...receiptKeyKey(key.kid), ...key } }))
    return key.kid
  }

  return {
    async sign(receipt) {
      published ??= publish()
      const kid = await published.catch(error => {
        published = undefined
        throw error
      })
      return signReceipt(receipt, { kid, sign: input => signWithKms(kms, keyArn, input) })
    },
    async publicKeys() {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': 'pk' },
          ExpressionAttributeValues: { ':pk': receiptKeysPartition },
        }),
      )
      return Items.map(row => tolerant(ReceiptKey).parse(row))
    },
  }
}

/** KMS accepts at most 4,096 bytes of a message, so it gets its digest. */
async function signWithKms(kms: KMSClient, keyArn: string, input: Buffer): Promise<Buffer> {
  const { Signature } = await kms.send(
    new SignCommand({
      KeyId: keyArn,
      Message: createHash('sha256').update(input).digest(),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  )
  if (!Signature) throw new Error('KMS returned no signature.')
  return toJoined(Buffer.from(Signature))
}

/** From DER (RFC 3279, section 2.2.3), a sequence of two integers, whose lengths fit in one byte each, to those of 32 bytes. */
function toJoined(der: Buffer): Buffer {
  const firstLength = der[3] ?? 0
  const first = der.subarray(4, 4 + firstLength)
  const second = der.subarray(6 + firstLength)
  return Buffer.concat([first, second].map(toCoordinate))
}

/** Integers of DER have a leading zero before a high bit, and no other. */
function toCoordinate(integer: Buffer): Buffer {
  const digits = integer.subarray(Math.max(0, integer.length - 32))
  return Buffer.concat([Buffer.alloc(32 - digits.length), digits])
}
