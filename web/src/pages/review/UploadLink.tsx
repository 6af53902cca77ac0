import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { LinkField } from '../../components/LinkField.tsx'

/** Where the responder uploads, for the requester to pass on. */
export function UploadLink({ transfer: { requestUrl, recipient } }: { transfer: ReviewedTransfer }) {
  if (!requestUrl) return null
  return (
    <LinkField
      label="Upload link"
      note={`It can be used once. Whoever has it can upload in the place of ${recipient}.`}
      url={requestUrl}
    />
  )
}
