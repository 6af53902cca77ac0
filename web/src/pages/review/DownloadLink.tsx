import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { review } from '../../../../shared/texts/en/review.ts'
import { LinkField } from '../../components/LinkField.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'

export function DownloadLink({ transfer }: { transfer: ReviewedTransfer }) {
  const { downloadUrl, isTransferRequest } = transfer
  if (!downloadUrl) return null
  if (!isTransferRequest) {
    return <LinkField label={review.state.downloadLink} note={describeLink(transfer)} url={downloadUrl} />
  }
  return (
    <SpaceBetween size="xs">
      <Button variant="primary" iconName="download" href={downloadUrl}>
        {review.state.download}
      </Button>
      <SecondaryText>{review.state.onlyYou}</SecondaryText>
    </SpaceBetween>
  )
}

function describeLink({ isOTPEnabled, isEmailOTPEnabled }: ReviewedTransfer): string {
  if (isOTPEnabled) return review.state.codeLinkNote
  return isEmailOTPEnabled ? review.state.emailCodeLinkNote : review.state.openLinkNote
}
