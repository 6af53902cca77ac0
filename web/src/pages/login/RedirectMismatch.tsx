import { AlertIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** A token goes to trusted addresses alone; this one is not. */
export function RedirectMismatch() {
  usePageTitle('Redirect Mismatch')
  return (
    <Message icon={<AlertIcon />} title="Redirect Mismatch" text="An error was encountered with the requested page." />
  )
}
