import { OptionRow } from './OptionRow.tsx'

type Props = {
  /** Who gets it; nothing while no address was typed. */
  recipient: string
  isWanted: boolean
  onChange: (patch: { isLinkMailed: boolean }) => void
}

/** Whether the link goes out by mail, or is passed on by who made it. */
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
