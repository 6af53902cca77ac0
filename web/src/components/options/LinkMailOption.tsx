import Toggle from '@cloudscape-design/components/toggle'

type Props = {
  /** Who gets it; nothing while no address was typed. */
  recipient: string
  isWanted: boolean
  onChange: (patch: { isLinkMailed: boolean }) => void
}

/** Whether the link goes out by mail, or is passed on by who made it. */
export function LinkMailOption({ recipient, isWanted, onChange }: Props) {
  return (
    <Toggle
      checked={isWanted}
      description={isWanted ? undefined : 'You copy the link and pass it on yourself.'}
      onChange={({ detail }) => onChange({ isLinkMailed: detail.checked })}
    >
      {`E-mail the link to ${recipient || 'them'}`}
    </Toggle>
  )
}
