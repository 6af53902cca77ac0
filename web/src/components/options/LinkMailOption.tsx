import { options } from '../../../../shared/texts/en/options.ts'
import { OptionRow } from './OptionRow.tsx'

type Props = {
  recipient: string
  isWanted: boolean
  onChange: (patch: { isLinkMailed: boolean }) => void
}

export function LinkMailOption({ recipient, isWanted, onChange }: Props) {
  return (
    <OptionRow
      label={recipient ? options.linkMail.label(recipient) : options.linkMail.labelWithoutRecipient}
      state={isWanted ? options.linkMail.on : options.linkMail.off}
      isOn={isWanted}
      onSwitch={isLinkMailed => onChange({ isLinkMailed })}
    />
  )
}
