import Button from '@cloudscape-design/components/button'
import { LockIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** A failed sign-in is never begun again by itself: that would run in circles. */
export function SignInFailed({ onRetry }: { onRetry: () => void }) {
  usePageTitle('Sign-in failed')
  return (
    <Message icon={<LockIcon />} title="You are not signed in" text="The sign-in did not succeed. Please try again.">
      <Button variant="primary" onClick={onRetry}>
        Login
      </Button>
    </Message>
  )
}
