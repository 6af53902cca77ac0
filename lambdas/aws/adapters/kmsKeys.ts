import { createSecretKey } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { openText, sealText, toBytes } from '../../core/secrets/sealing.ts'
import type { Keys } from '../../ports/keys.ts'
import { clientSettings } from '../functions/clientSettings.ts'
import { variable } from '../functions/variables.ts'

/**
 * KMS encrypts at most 4,096 bytes, and answers are larger: each text gets its own data key. The result is the wrapped
 * data key, a dot, and the encrypted text.
 * @param keyArn a symmetric key; it does not decrypt data keys of other keys
 * @see https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
 */
export function kmsKeys(kms: KMSClient, keyArn: string): Keys {
  return {
    async seal(text, context) {
      const { Plaintext, CiphertextBlob } = await kms.send(
        new GenerateDataKeyCommand({ KeyId: keyArn, KeySpec: 'AES_256', EncryptionContext: { context } }),
      )
      if (!Plaintext || !CiphertextBlob) throw new Error('KMS returned no data key.')
      const wrapped = Buffer.from(CiphertextBlob).toString('base64url')
      return `${wrapped}.${sealText(getKey(Plaintext), text, boundTo(wrapped, context))}`
    },

    async open(sealed, context) {
      const [wrapped = '', text = '', ...more] = sealed.split('.')
      if (wrapped === '' || text === '' || more.length > 0) throw new Error('This is not an encrypted text.')
      const { Plaintext } = await kms.send(
        new DecryptCommand({ KeyId: keyArn, CiphertextBlob: toBytes(wrapped), EncryptionContext: { context } }),
      )
      if (!Plaintext) throw new Error('KMS returned no data key.')
      return openText(getKey(Plaintext), text, boundTo(wrapped, context))
    },
  }
}

/** Binds the text to its wrapped key, even if KMS accepted an altered one. */
function boundTo(wrapped: string, context: string): string {
  return `${wrapped} ${context}`
}

/** Clears the SDK's copy from memory. */
function getKey(plaintext: Uint8Array) {
  const key = createSecretKey(plaintext)
  plaintext.fill(0)
  return key
}

export function openKeys(): Keys {
  return kmsKeys(new KMSClient(clientSettings()), variable('SECRETS_KEY'))
}
