import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { LinkField } from '../../components/LinkField.tsx'

export function UploadLink({ transfer: { requestUrl, recipient } }: { transfer: ReviewedTransfer }) {
  if (!requestUrl) return null
  return (
    <LinkField
      label="Upload link"
      note={`It can be used once. Anyone with the link can upload in place of ${recipient}.`}
      url={requestUrl}
    />
  )
}
