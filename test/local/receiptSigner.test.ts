import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileKeys } from '../../local/keys.ts'
import { fileReceiptSigner } from '../../local/receiptSigner.ts'
import { aReceipt, receiptSignerSuite } from '../contracts/receiptSigner.suite.ts'

function openSigner() {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-receipts-'))
  const signer = fileReceiptSigner(directory, fileKeys(join(directory, 'root.key')))
  return { directory, signer, close: () => rmSync(directory, { recursive: true, force: true }) }
}

receiptSignerSuite('a key file', async () => {
  const { directory, signer, close } = openSigner()
  return {
    signer,
    close,
    async replaceKey() {
      renameSync(join(directory, 'receipts.key'), join(directory, 'receipts-2026.key'))
      return signer
    },
  }
})

test('the private key is a file of its owner, encrypted under the root key', async () => {
  const { directory, signer, close } = openSigner()
  await signer.sign(aReceipt())

  const file = join(directory, 'receipts.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toContain('PRIVATE')
  expect(readdirSync(directory).sort()).toEqual(['receipts.key', 'root.key'])
  close()
})

test('a damaged key file is reported, and never replaced by a new key', async () => {
  const { directory, signer, close } = openSigner()
  writeFileSync(join(directory, 'receipts.key'), 'damaged')

  await expect(signer.sign(aReceipt())).rejects.toThrow('receipts.key is damaged')
  await expect(signer.publicKeys()).rejects.toThrow('receipts.key is damaged')
  close()
})
