import { useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { redirectAfterSend } from '../../../../shared/domain/redirect.ts'
import type { SentTransfer } from '../../upload/sendingPorts.ts'
import { useTrustedRedirect } from '../login/useTrustedRedirect.ts'
import type { SentState } from '../success/sentState.ts'

export function useAfterSend() {
  const navigate = useNavigate()
  const { redirect, isMismatched } = useTrustedRedirect()
  return {
    isMismatched,
    isRedirected: redirect !== undefined,

    goOn(sent: SentTransfer) {
      const { id, recipient, expiryDate } = sent
      const transfer: SentState = { id, recipient, expiryDate }
      if (redirect) location.assign(redirectAfterSend(redirect, sent))
      else navigate(pages.success.path, { state: { transfer }, replace: true })
    },
  }
}
