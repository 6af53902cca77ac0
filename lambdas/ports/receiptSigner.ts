import type { DeliveryReceipt, ReceiptKey } from '../../shared/domain/deliveryReceipt.ts'

/** Signs receipts of deliveries with ES256. */
export type ReceiptSigner = {
  /** A JWS in compact form (RFC 7515). Its key is published before. */
  sign(receipt: DeliveryReceipt): Promise<string>
  /** Every key that signed a receipt, also after another one replaced it. Empty before the first receipt. */
  publicKeys(): Promise<ReceiptKey[]>
}
