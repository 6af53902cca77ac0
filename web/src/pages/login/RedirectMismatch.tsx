import { session as texts } from '../../../../shared/texts/en/common.ts'
import { AlertIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** An untrusted address must not get a token. */
export function RedirectMismatch() {
  usePageTitle(texts.mismatchTitle)
  return <Message icon={<AlertIcon />} title={texts.mismatchTitle} text={texts.mismatch} />
}
