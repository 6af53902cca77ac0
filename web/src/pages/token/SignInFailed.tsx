import Button from '@cloudscape-design/components/button'
import { LockIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** An automatic retry could loop. */
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
