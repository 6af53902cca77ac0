import { useEffect, useRef } from 'react'
import { store } from '../../app/browserStorage.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { hostedLogoutUrl } from '../../auth/identityOrigin.ts'
import { useSessionKeeper } from '../../auth/session.tsx'
import { forgetTokens, mayHaveSession, storedSession } from '../../auth/storedSession.ts'
import { Loader } from '../../shell/Loader.tsx'
import { forgetSendingsHere } from '../../upload/keptHere.ts'

/** Ends the session in this browser and at the identity provider, which sends the person back to our first page. */
export function LogoutPage() {
  const configuration = useConfiguration()
  const keeper = useSessionKeeper()
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const clientId = configuration['identity_provider/client_id']
    const subject = storedSession(clientId)?.subject
    const ended = mayHaveSession(clientId)
      ? import('../../auth/amplify.ts').then(({ endSession }) => endSession(configuration))
      : Promise.resolve()
    // Offline or not, nothing of the session stays here. `login` goes last: other tabs take it as the sign.
    void Promise.allSettled([ended, subject === undefined ? undefined : forgetSendingsHere(subject)]).then(() => {
      forgetTokens(clientId)
      store('redirectUrl', undefined)
      store('prevLocation', undefined)
      store('login', undefined)
      keeper.signedOut()
      location.replace(hostedLogoutUrl(configuration))
    })
  }, [configuration, keeper])

  return <Loader label="Signing out" />
}
