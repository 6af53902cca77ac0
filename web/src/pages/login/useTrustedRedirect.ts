import { useSearchParams } from 'react-router'
import { trustedRedirect } from '../../../../shared/domain/redirect.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { parseTrustedList } from '../../auth/afterSignIn.ts'

/** `isMismatched` for an untrusted address. */
export function useTrustedRedirect(): { redirect: URL | undefined; isMismatched: boolean } {
  const [query] = useSearchParams()
  const trusted = parseTrustedList(useConfiguration()['gmail_addon/trusted_redirect_url'])
  const wanted = query.get('redirect_url')
  const redirect = wanted === null ? undefined : trustedRedirect(wanted, trusted)
  return { redirect, isMismatched: wanted !== null && redirect === undefined }
}
