import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signReceipt, toReceiptKey } from '../lambdas/core/secrets/receiptJws.ts'
import type { Keys } from '../lambdas/ports/keys.ts'
import type { ReceiptSigner } from '../lambdas/ports/receiptSigner.ts'
import { createDurably } from './durableFile.ts'

const CURRENT = 'receipts.key'
/** `receipts-2026.key`: a key that an operator replaced by renaming its file. */
const KEY_FILE = /^receipts(-[\w-]+)?\.key$/
const CONTEXT = 'receipt signing key'

/** Signs with a key file, which the first receipt creates. It is encrypted under the root key, as the others. */
export function fileReceiptSigner(directory: string, keys: Keys): ReceiptSigner {
  return {
    async sign(receipt) {
      const file = join(directory, CURRENT)
      if (!existsSync(file)) createDurably(file, Buffer.from(await keys.seal(newPrivateKey(), CONTEXT)))
      const privateKey = await readKey(file, keys)
      const { kid } = toReceiptKey(createPublicKey(privateKey))
      const signWith = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return signReceipt(receipt, { kid, sign: input => sign('sha256', input, signWith) })
    },
    async publicKeys() {
      const files = readdirSync(directory).filter(name => KEY_FILE.test(name))
      const read = files.sort().map(name => readKey(join(directory, name), keys))
      return (await Promise.all(read)).map(key => toReceiptKey(createPublicKey(key)))
    },
  }
}

async function readKey(file: string, keys: Keys): Promise<KeyObject> {
  try {
    return createPrivateKey(await keys.open(readFileSync(file, 'utf8'), CONTEXT))
  } catch (cause) {
    throw new Error(`The key file ${file} is damaged or belongs to another root.key. Restore it.`, { cause })
  }
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
