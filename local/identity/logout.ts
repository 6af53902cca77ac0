import { getCaller } from '../clientAddress.ts'
import type { RecordRefusal } from './authorize.ts'
import { type Exchange, redirect } from './http.ts'
import { showFault } from './page.ts'

/**
 * Ends no session of ours: any page can make a browser send this GET. The app revokes its tokens with RevokeToken
 * before.
 */
export function logoutRoute(parts: {
  clientId: string
  origin: string
  recordRefusal: RecordRefusal
  providersLogout?: ((returnTo: string) => Promise<URL | undefined>) | undefined
}) {
  const { clientId, origin } = parts
  return async ({ request, response, url }: Exchange) => {
    const clientIds = url.searchParams.getAll('client_id')
    const targets = url.searchParams.getAll('logout_uri')
    const [target] = targets
    if (clientIds.length !== 1 || clientIds[0] !== clientId) {
      return showFault(response, 'This application is not registered.')
    }
    if (targets.length !== 1 || (target !== origin && target !== `${origin}/`)) {
      await parts.recordRefusal('logout redirect_refused', getCaller(request))
      return showFault(response, 'The return address is not registered for this application.')
    }
    const atProvider = await parts.providersLogout?.(`${origin}/`)
    redirect(response, atProvider?.href ?? target)
  }
}
