import Alert from '@cloudscape-design/components/alert'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { linkMailText } from '../../../../shared/texts/linkMail.ts'

export function LinkMailNotice({ transfer }: { transfer: ReviewedTransfer }) {
  const { linkMail, downloadUrl, requestUrl, isTransferRequest, recipient } = transfer
  const texts = linkMailText(linkMail)
  if (!texts) return null
  const { title, requestTitle, meaning } = texts
  if (requestUrl) {
    return (
      <Alert type="warning" header={requestTitle}>
        {meaning} The request is there: copy the link below, and give it to {recipient} in another way.
      </Alert>
    )
  }
  // After the upload, the mail of its link no longer matters.
  if (!downloadUrl || isTransferRequest) return null
  return (
    <Alert type="warning" header={title}>
      {meaning} The files are there: copy the link below, and give it to the recipient in another way.
    </Alert>
  )
}
