import { OptionRow } from './OptionRow.tsx'

type Props = {
  recipient: string
  isWanted: boolean
  onChange: (patch: { isLinkMailed: boolean }) => void
}

export function LinkMailOption({ recipient, isWanted, onChange }: Props) {
  return (
    <OptionRow
      label={`E-mail the link to ${recipient || 'them'}`}
      state={isWanted ? 'On' : 'Off: you copy the link and pass it on yourself'}
      isOn={isWanted}
      onSwitch={isLinkMailed => onChange({ isLinkMailed })}
    />
  )
}
