import Button from '@cloudscape-design/components/button'
import { common, session as texts } from '../../../../shared/texts/en/common.ts'
import { LockIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** An automatic retry could loop. */
export function SignInFailed({ onRetry }: { onRetry: () => void }) {
  usePageTitle(texts.failedTitle)
  return (
    <Message icon={<LockIcon />} title={texts.failedTitle} text={texts.failed}>
      <Button variant="primary" onClick={onRetry}>
        {common.login}
      </Button>
    </Message>
  )
}
