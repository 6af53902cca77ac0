import Button from '@cloudscape-design/components/button'
import { useNavigate } from 'react-router'

type Props = {
  to: string
  /** Handed to the next page in the history's state. */
  state?: unknown
  isPrimary?: boolean
  children: string
}

/** A link within the app that looks like a button; opening it in a new tab works as with any link. */
export function LinkButton({ to, state, isPrimary = false, children }: Props) {
  const navigate = useNavigate()
  return (
    <Button
      variant={isPrimary ? 'primary' : 'normal'}
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
