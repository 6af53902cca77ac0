import { useNavigate } from 'react-router'
import { store, stored } from '../app/browserStorage.ts'
import { useConfiguration } from '../app/configuration.tsx'
import { afterSignIn, parseTrustedList } from './afterSignIn.ts'
import type { SignedIn } from './storedSession.ts'

export function useGoAfterSignIn(): (session: SignedIn) => void {
  const navigate = useNavigate()
  const configuration = useConfiguration()
  return session => {
    const remembered = { redirectUrl: stored('redirectUrl'), prevLocation: stored('prevLocation') }
    store('redirectUrl', undefined)
    store('prevLocation', undefined)
    const trusted = parseTrustedList(configuration['gmail_addon/trusted_redirect_url'])
    const destination = afterSignIn(session, remembered, trusted)
    // Replaces the entry, so that Back skips the sign-in pages.
    if (destination.kind === 'page') navigate(destination.path, { replace: true })
    else location.replace(destination.kind === 'elsewhere' ? destination.url : destination.path)
  }
}
