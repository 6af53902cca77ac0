import { createSecretKey } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { openText, sealText, toBytes } from '../../core/secrets/sealing.ts'
import type { Keys } from '../../ports/keys.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'

/**
 * Seals under a key of KMS that never leaves it. KMS itself encrypts 4,096 bytes at most, and answers are larger: each
 * text gets a data key of its own, which stands before it, wrapped, with a dot between.
 * @param keyArn a symmetric key; what another key wrapped does not open
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
 */
export function kmsKeys(kms: KMSClient, keyArn: string): Keys {
  return {
    async seal(text, context) {
      const { Plaintext, CiphertextBlob } = await kms.send(
        new GenerateDataKeyCommand({ KeyId: keyArn, KeySpec: 'AES_256', EncryptionContext: { context } }),
      )
      if (!Plaintext || !CiphertextBlob) throw new Error('KMS answered no data key.')
      const wrapped = Buffer.from(CiphertextBlob).toString('base64url')
      return `${wrapped}.${sealText(getKey(Plaintext), text, boundTo(wrapped, context))}`
    },

    async open(sealed, context) {
      const [wrapped = '', text = '', ...more] = sealed.split('.')
      if (wrapped === '' || text === '' || more.length > 0) throw new Error('Not a sealed text.')
      const { Plaintext } = await kms.send(
        new DecryptCommand({ KeyId: keyArn, CiphertextBlob: toBytes(wrapped), EncryptionContext: { context } }),
      )
      if (!Plaintext) throw new Error('KMS answered no data key.')
      return openText(getKey(Plaintext), text, boundTo(wrapped, context))
    },
  }
}

/** The text opens beside the very key that it was sealed with, whatever KMS makes of an altered one. */
function boundTo(wrapped: string, context: string): string {
  return `${wrapped} ${context}`
}

/** The bytes that the SDK hands over are not left lying in memory. */
function getKey(plaintext: Uint8Array) {
  const key = createSecretKey(plaintext)
  plaintext.fill(0)
  return key
}

export function openKeys(): Keys {
  return kmsKeys(new KMSClient(clientSettings()), variable('SECRETS_KEY'))
}
