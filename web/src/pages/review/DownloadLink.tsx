import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { LinkField } from '../../components/LinkField.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'

/** The way to the files: the recipient's link for the sender to pass on, or the requester's own. */
export function DownloadLink({ transfer }: { transfer: ReviewedTransfer }) {
  const { downloadUrl, isTransferRequest, isOTPEnabled } = transfer
  if (!downloadUrl) return null
  if (!isTransferRequest) {
    return (
      <LinkField
        label="Download link"
        note={
          isOTPEnabled
            ? 'With this link and the code from their phone, the recipient gets the files.'
            : 'Whoever has this link can get the files: pass it on to the recipient alone.'
        }
        url={downloadUrl}
      />
    )
  }
  return (
    <SpaceBetween size="xs">
      <Button variant="primary" iconName="download" href={downloadUrl}>
        Download
      </Button>
      <SecondaryText>The files open for you alone, signed in as the one who asked for them.</SecondaryText>
    </SpaceBetween>
  )
}
