import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChallenge } from '../../lambdas/core/secrets/codes.ts'
import { sealText } from '../../lambdas/core/secrets/sealing.ts'
import { fileKeys } from '../../local/keys.ts'
import { testHost } from '../harness/host.ts'
import { repeated, watchCiphers } from '../harness/watchedCiphers.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-secrets-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

describe('sealed texts', () => {
  test('each has a nonce of its own, from the system’s generator', async () => {
    const { ciphers } = await watchCiphers(() => {
      for (let count = 0; count < 2000; count += 1) sealText(Buffer.alloc(32, 1), 'the same', 'context')
    })

    const nonces = ciphers.map(({ nonce }) => nonce)
    expect(nonces).toHaveLength(2000)
    expect(repeated(nonces)).toEqual([])
    // A counter leaves bits that hardly change.
    for (let bit = 0; bit < 96; bit += 1) {
      const set = nonces.filter(nonce => (BigInt(`0x${nonce}`) >> BigInt(bit)) & 1n).length
      expect(set, `bit ${bit}`).toBeGreaterThan(800)
      expect(set, `bit ${bit}`).toBeLessThan(1200)
    }
  })
})

describe('codes', () => {
  test('no two challenges share a key, a token or a digest', async () => {
    const keys = fileKeys(join(directory, 'root.key'))
    const context = { keys, now: () => 0, newId: randomUUID, randomBytes }
    const issued = []
    for (let count = 0; count < 200; count += 1) {
      issued.push(await newChallenge(context, { username: 'rita', channel: 'sms' }))
    }

    const opened = issued.map(({ challenge }) => keys.open(challenge.sealedKey, `code of ${challenge.id}`))

    expect(repeated(await Promise.all(opened))).toEqual([])
    expect(repeated(issued.map(({ token }) => token.split('.')[1]))).toEqual([])
    expect(repeated(issued.map(({ challenge }) => challenge.digest))).toEqual([])
  })
})

describe('the host', () => {
  test('derives a key for one purpose alone', async () => {
    const { derived } = await watchCiphers(async () => {
      const host = await testHost()
      await host.stop()
    })

    const root = derived.find(({ purpose }) => purpose === ' waybill blob urls')?.key
    const purposes = derived.filter(({ key }) => key === root).map(({ purpose }) => purpose)
    expect(purposes.length).toBeGreaterThan(4)
    expect(repeated(purposes)).toEqual([])
  })
})
