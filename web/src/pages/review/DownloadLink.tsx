import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { LinkField } from '../../components/LinkField.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'

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
            : 'Anyone with this link can get the files: pass it on to the recipient only.'
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
      <SecondaryText>Only you can open the files, signed in as the requester.</SecondaryText>
    </SpaceBetween>
  )
}
