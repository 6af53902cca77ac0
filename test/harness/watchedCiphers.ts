import crypto, { type Cipheriv, createHash, type KeyObject } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** A call that began to encrypt. `key` is a digest. */
type CipherUse = { algorithm: string; key: string; nonce: string }

const { createCipheriv, createDecipheriv, hkdfSync } = crypto
const originals = { createCipheriv, createDecipheriv, hkdfSync }
type Patched = keyof typeof originals

/**
 * Watches what this process asks of node:crypto while `work` runs. A round trip opens what was sealed under a nonce that
 * came before; only the calls show it.
 * @param onBlocks gets what is encrypted block by block, without a nonce
 */
export async function watchCiphers(
  work: () => Promise<unknown> | unknown,
  onBlocks: (key: string, data: Buffer) => void = () => undefined,
) {
  const ciphers: CipherUse[] = []
  const deciphers: CipherUse[] = []
  const derived: { key: string; purpose: string }[] = []
  replace('createCipheriv', (...args: Parameters<typeof createCipheriv>) => {
    const use = toUse(args)
    ciphers.push(use)
    const cipher = createCipheriv(...args)
    return use.nonce === '' ? withUpdates(cipher, data => onBlocks(use.key, data)) : cipher
  })
  replace('createDecipheriv', (...args: Parameters<typeof createDecipheriv>) => {
    deciphers.push(toUse(args))
    return createDecipheriv(...args)
  })
  replace('hkdfSync', (...args: Parameters<typeof hkdfSync>) => {
    const [, key, salt, info] = args
    derived.push({ key: digest(key), purpose: `${hex(salt)} ${text(info)}` })
    return hkdfSync(...args)
  })
  try {
    await work()
  } finally {
    for (const name of Object.keys(originals) as Patched[]) replace(name, originals[name])
  }
  return { ciphers, deciphers, derived }
}

function toUse([algorithm, key, nonce]: Parameters<typeof createCipheriv>): CipherUse {
  return { algorithm, key: digest(key), nonce: nonce === null ? '' : hex(nonce) }
}

function withUpdates(cipher: Cipheriv, onUpdate: (data: Buffer) => void): Cipheriv {
  const update = cipher.update.bind(cipher)
  return Object.assign(cipher, {
    update(data: Buffer) {
      onUpdate(data)
      return update(data)
    },
  })
}

/** What came more than once. */
export function repeated(uses: readonly unknown[]): string[] {
  const seen = new Set<string>()
  return uses.map(use => JSON.stringify(use)).filter(use => seen.size === seen.add(use).size)
}

function replace(name: Patched, value: unknown) {
  Object.assign(crypto, { [name]: value })
  syncBuiltinESMExports()
}

type Bytes = string | ArrayBufferView | ArrayBuffer | KeyObject

function digest(key: unknown): string {
  const isObject = key instanceof crypto.KeyObject
  return createHash('sha256')
    .update(isObject ? (key as KeyObject).export() : buffer(key as Bytes))
    .digest('hex')
}

const hex = (bytes: unknown) => buffer(bytes as Bytes).toString('hex')
const text = (bytes: unknown) => buffer(bytes as Bytes).toString('utf8')

function buffer(bytes: Bytes): Buffer {
  if (typeof bytes === 'string') return Buffer.from(bytes)
  if (bytes instanceof ArrayBuffer) return Buffer.from(bytes)
  const { buffer, byteOffset, byteLength } = bytes as ArrayBufferView<ArrayBuffer>
  return Buffer.from(buffer, byteOffset, byteLength)
}
