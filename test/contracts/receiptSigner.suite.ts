import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReceiptSigner } from '../../lambdas/ports/receiptSigner.ts'
import type { DeliveryReceipt } from '../../shared/domain/deliveryReceipt.ts'
import { verifyReceipt } from '../../shared/domain/verifyReceipt.ts'

export function aReceipt(changes: Partial<DeliveryReceipt> = {}): DeliveryReceipt {
  return {
    version: 1,
    issuer: 'https://files.acme.example',
    organisation: 'Acme',
    issuedAt: '2026-11-27T09:00:00.000Z',
    transferId: 'sent',
    deliveryId: 'sent-1',
    sender: 'alice@acme.example',
    recipient: 'rita@partner.example',
    state: 'active',
    gates: [],
    files: [{ name: 'Übersicht 見積.pdf', size: 3, sha256: 'a'.repeat(64) }],
    downloadCount: 0,
    steps: [],
    ...changes,
  }
}

type Opened = {
  signer: ReceiptSigner
  /** Replaces the key, as an operator does. */
  replaceKey(): Promise<ReceiptSigner>
  close(): Promise<void> | void
}

export function receiptSignerSuite(name: string, open: () => Promise<Opened>) {
  describe(`receipt signer: ${name}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('publishes no key before the first receipt', async () => {
      expect(await opened.signer.publicKeys()).toEqual([])
    })

    test('signs receipts that its public key verifies, also at the same time', async () => {
      const receipts = Array.from({ length: 20 }, (_, place) => aReceipt({ deliveryId: `sent-${place}` }))

      const signed = await Promise.all(receipts.map(opened.signer.sign))

      const keys = await opened.signer.publicKeys()
      expect(keys).toHaveLength(1)
      const verified = await Promise.all(signed.map(one => verifyReceipt(one, { keys })))
      expect(verified).toEqual(receipts.map(receipt => ({ receipt, kid: keys[0]?.kid })))
    })

    test('signs a receipt of 1,000 files', async () => {
      const file = { name: 'é'.repeat(200), size: 1, sha256: 'b'.repeat(64) }
      const receipt = aReceipt({ files: Array.from({ length: 1000 }, () => file) })

      const signed = await opened.signer.sign(receipt)

      expect(await verifyReceipt(signed, { keys: await opened.signer.publicKeys() })).toMatchObject({ receipt })
    })

    test('a replaced key still verifies its receipts, and signs no others', async () => {
      const before = await opened.signer.sign(aReceipt())
      const [former] = await opened.signer.publicKeys()

      const signer = await opened.replaceKey()
      const after = await signer.sign(aReceipt())

      const keys = await signer.publicKeys()
      expect(keys).toHaveLength(2)
      expect(await verifyReceipt(before, { keys })).toMatchObject({ kid: former?.kid })
      const { kid } = await verifyReceipt(after, { keys }).then(({ refusal: _, ...one }) => one as { kid: string })
      expect(kid).not.toBe(former?.kid)
    })
  })
}
