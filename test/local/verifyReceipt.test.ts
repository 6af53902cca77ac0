import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKeys } from '../../local/keys.ts'
import { fileReceiptSigner } from '../../local/receiptSigner.ts'
import { writePdf } from '../../web/src/receipts/pdf/writePdf.ts'
import { aReceipt } from '../contracts/receiptSigner.suite.ts'

const plan = 'We meet in the morning.'
let directory: string
let receipt: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'waybill-verify-'))
  const signer = fileReceiptSigner(directory, fileKeys(join(directory, 'root.key')))
  const sha256 = createHash('sha256').update(plan).digest('hex')
  receipt = await signer.sign(aReceipt({ files: [{ name: 'plan\u001b[2J.txt', size: plan.length, sha256 }] }))
  write('receipt.jws', receipt.replaceAll(/(.{70})/g, '$1\n'))
  write('keys.json', JSON.stringify({ keys: await signer.publicKeys() }))
  write('plan.txt', plan)
  write('other.txt', 'We meet in the evening.')
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const write = (name: string, content: string) => writeFileSync(join(directory, name), content)
const command = join(import.meta.dirname, '..', '..', 'bin', 'verifyReceipt.ts')
const run = (...words: string[]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const child = execFile(process.execPath, [command, ...words], { cwd: directory }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })

test('the command verifies a receipt and the files of the delivery, offline', async () => {
  const { code, said } = await run('receipt.jws', 'keys.json', 'plan.txt')

  expect(code).toBe(0)
  expect(said).toContain('The receipt is genuine: Acme (https://files.acme.example) issued it')
  expect(said).toContain('from alice@acme.example to rita@partner.example')
  expect(said).toMatch(/plan\.txt is plan.*\.txt of the receipt\./)
  expect(said).not.toContain('\u001b')
})

test('the command verifies the receipt in a PDF', async () => {
  const attachment = { name: 'delivery-receipt.jws', text: receipt }
  const about = {
    title: 'Delivery receipt',
    language: 'en-GB',
    isRightToLeft: false,
    createdAt: '2026-11-27T09:00:00Z',
  }
  writeFileSync(join(directory, 'receipt.pdf'), writePdf({ ...about, pages: [], attachment }))

  expect(await run('receipt.pdf', 'keys.json', 'plan.txt')).toMatchObject({
    code: 0,
    said: expect.stringContaining('from alice@acme.example to rita@partner.example'),
  })
})

test('the command refuses another file, a changed receipt, other keys and missing words', async () => {
  write('forged.jws', `${receipt.slice(0, -3)}AAA`)
  write('none.json', JSON.stringify({ keys: [] }))
  write('wrong.json', JSON.stringify([]))

  expect(await run('receipt.jws', 'keys.json', 'plan.txt', 'other.txt')).toMatchObject({
    code: 1,
    said: expect.stringContaining('other.txt is no file of the receipt.'),
  })
  expect(await run('forged.jws', 'keys.json')).toMatchObject({
    code: 1,
    said: expect.stringContaining('proves nothing'),
  })
  expect(await run('receipt.jws', 'none.json')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^None of these/),
  })
  expect(await run('receipt.jws', 'wrong.json')).toMatchObject({ code: 1, said: expect.stringContaining('no JWK set') })
  expect(await run('receipt.jws')).toMatchObject({ code: 1, said: expect.stringMatching(/^Verify a receipt/) })
})
