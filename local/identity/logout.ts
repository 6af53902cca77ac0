import { getCaller } from '../caller.ts'
import type { RecordRefusal } from './authorize.ts'
import { type Exchange, redirect } from './http.ts'
import { showFault } from './page.ts'

/**
 * GET /logout: sends the browser back, by way of the provider's sign-out where there is one. Our own session is over
 * by then: no cookie holds it, and the tokens end with RevokeToken, which this address could not do safely (anybody may
 * make a browser GET it).
 */
export function logoutRoute(parts: {
  clientId: string
  origin: string
  recordRefusal: RecordRefusal
  /** Where the provider ends its session and comes back to us; undefined where it does not. */
  providersLogout?: ((returnTo: string) => Promise<URL | undefined>) | undefined
}) {
  const { clientId, origin } = parts
  return async ({ request, response, url }: Exchange) => {
    const clientIds = url.searchParams.getAll('client_id')
    const targets = url.searchParams.getAll('logout_uri')
    const [target] = targets
    if (clientIds.length !== 1 || clientIds[0] !== clientId) {
      return showFault(response, 'The application is not known here.')
    }
    if (targets.length !== 1 || (target !== origin && target !== `${origin}/`)) {
      await parts.recordRefusal('logout redirect_refused', getCaller(request))
      return showFault(response, 'The address to come back to is not one of the application’s own.')
    }
    const atProvider = await parts.providersLogout?.(`${origin}/`)
    redirect(response, atProvider?.href ?? target)
  }
}
