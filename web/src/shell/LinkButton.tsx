import Button from '@cloudscape-design/components/button'
import { useNavigate } from 'react-router'

type Props = {
  to: string
  state?: unknown
  isPrimary?: boolean
  opensTab?: boolean
  children: string
}

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
