import Button from '@cloudscape-design/components/button'
import { useNavigate } from 'react-router'

type Props = {
  to: string
  /** Handed to the next page in the history's state. */
  state?: unknown
  isPrimary?: boolean
  /** Leaves this tab as it is. */
  opensTab?: boolean
  children: string
}

/** A link within the app that looks like a button; opening it in a new tab works as with any link. */
export function LinkButton({ to, state, isPrimary = false, opensTab = false, children }: Props) {
  const navigate = useNavigate()
  const variant = isPrimary ? 'primary' : 'normal'
  if (opensTab) {
    return (
      <Button variant={variant} href={to} target="_blank" iconName="external" iconAlign="right">
        {children}
      </Button>
    )
  }
  return (
    <Button
      variant={variant}
      href={to}
      onFollow={event => {
        event.preventDefault()
        navigate(to, { state })
      }}
    >
      {children}
    </Button>
  )
}
