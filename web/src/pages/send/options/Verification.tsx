import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import type { Prepared } from './options.ts'

type Props = { prepared: Prepared; onChangeRecipient: () => void }

export function Verification({ prepared: { outcome, rvMessages }, onChangeRecipient }: Props) {
  if (rvMessages.length === 0 && outcome !== 'block') return null
  const isBlocked = outcome === 'block'
  return (
    <Alert
      type={isBlocked ? 'error' : 'warning'}
      header={isBlocked ? 'This transfer cannot be sent' : 'Please check the recipient'}
      action={
        <Button formAction="none" onClick={onChangeRecipient}>
          Change recipient
        </Button>
      }
    >
      {rvMessages.map(({ flag, text }) => (
        <div key={flag}>{text}</div>
      ))}
      {isBlocked && <div>Change the recipient, or ask your administrators if this address should be allowed.</div>}
    </Alert>
  )
}
