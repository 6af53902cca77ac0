import Alert from '@cloudscape-design/components/alert'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { linkMailText } from '../../../../shared/texts/linkMail.ts'

/** Says that the mail with the link did not arrive as it should, and what to do while the link still works. */
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
  // What was uploaded is here: how its link travelled is no matter any more.
  if (!downloadUrl || isTransferRequest) return null
  return (
    <Alert type="warning" header={title}>
      {meaning} The files are there: copy the link below, and give it to the recipient in another way.
    </Alert>
  )
}
