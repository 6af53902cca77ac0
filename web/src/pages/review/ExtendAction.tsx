import Alert from '@cloudscape-design/components/alert'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { extension as texts } from '../../../../shared/texts/en/extension.ts'
import { ExtendButton } from '../../components/extension/ExtendButton.tsx'

type Props = {
  transfer: ReviewedTransfer
  /** Of a mail's link, which opens the dialog and changes nothing. */
  days: number | undefined
  onExtended: () => void
  onChanged: () => void
}

export function ExtendAction({ transfer, days, onExtended, onChanged }: Props) {
  const { id, expiryDate, extension } = transfer
  if (!extension || expiryDate === undefined) return null
  return (
    <ExtendButton
      transferId={id}
      expiryDate={expiryDate}
      latest={extension.latest}
      days={days}
      isOpenedByLink={days !== undefined}
      onExtended={() => {
        onExtended()
        onChanged()
      }}
      onFailed={onChanged}
    />
  )
}

/** A mail's link came too late. */
export function ImpossibleExtension() {
  return (
    <Alert type="warning" header={texts.impossible}>
      {texts.impossibleText}
    </Alert>
  )
}
