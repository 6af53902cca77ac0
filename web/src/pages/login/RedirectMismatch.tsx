import { AlertIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** An untrusted address must not get a token. */
export function RedirectMismatch() {
  usePageTitle('Redirect Mismatch')
  return (
    <Message icon={<AlertIcon />} title="Redirect Mismatch" text="An error was encountered with the requested page." />
  )
}
