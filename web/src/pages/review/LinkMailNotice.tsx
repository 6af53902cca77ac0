import Alert from '@cloudscape-design/components/alert'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { linkMailTexts } from '../../../../shared/texts/linkMail.ts'

/** Says that the mail with the link did not arrive as it should, and what to do while the link still works. */
export function LinkMailNotice({ transfer: { linkMail, downloadUrl } }: { transfer: ReviewedTransfer }) {
  if (!linkMail || linkMail.state === 'delivered' || !downloadUrl) return null
  const { title, meaning } = linkMailTexts[linkMail.state]
  return (
    <Alert type="warning" header={title}>
      {meaning} The files are there: copy the link below, and give it to the recipient in another way.
    </Alert>
  )
}
