import { type Exchange, redirect } from './http.ts'
import { showFault } from './page.ts'

/**
 * GET /logout: sends the browser back. There is nothing else to do here: no cookie holds a session, and the tokens
 * end with RevokeToken, which this address could not do safely (anybody may make a browser GET it).
 */
export function logoutRoute({ clientId, origin }: { clientId: string; origin: string }) {
  return ({ response, url }: Exchange) => {
    const clientIds = url.searchParams.getAll('client_id')
    const targets = url.searchParams.getAll('logout_uri')
    const [target] = targets
    if (clientIds.length !== 1 || clientIds[0] !== clientId) {
      return showFault(response, 'The application is not known here.')
    }
    if (targets.length !== 1 || (target !== origin && target !== `${origin}/`)) {
      return showFault(response, 'The address to come back to is not one of the application’s own.')
    }
    redirect(response, target)
  }
}
