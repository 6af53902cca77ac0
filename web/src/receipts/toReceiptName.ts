import type { DeliveryReceipt } from '../../../shared/domain/deliveryReceipt.ts'

/** 'delivery-receipt-2026-11-27-<delivery id>.pdf' */
export function toReceiptName({ deliveryId, issuedAt }: DeliveryReceipt, extension: 'jws' | 'pdf'): string {
  return `delivery-receipt-${issuedAt.slice(0, 10)}-${deliveryId}.${extension}`
}
