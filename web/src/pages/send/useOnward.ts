import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { trustedRedirect } from '../../../../shared/domain/redirect.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { trustedList } from '../../auth/afterSignIn.ts'
import type { SentTransfer } from '../../upload/sendingPorts.ts'
import type { SentState } from '../success/sentState.ts'

/** Where a sender goes after sending: to the trusted page that asked for it (`redirect_url`), else to the success page. */
export function useOnward() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const trusted = trustedList(useConfiguration()['gmail_addon/trusted_redirect_url'])
  const wanted = query.get('redirect_url')
  const redirect = wanted === null ? undefined : trustedRedirect(wanted, trusted)

  return {
    isMismatched: wanted !== null && redirect === undefined,

    goOn({ id, recipient, expiryDate, downloadUrl }: SentTransfer) {
      if (redirect) {
        redirect.searchParams.set('download_url', downloadUrl)
        redirect.searchParams.set('to_email', recipient)
        redirect.searchParams.set('expiry_date', expiryDate)
        location.assign(redirect)
      } else {
        const transfer: SentState = { id, recipient, expiryDate }
        navigate(pages.success.path, { state: { transfer }, replace: true })
      }
    },
  }
}
