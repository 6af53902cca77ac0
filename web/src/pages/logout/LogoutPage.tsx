import { useEffect, useRef } from 'react'
import { session as texts } from '../../../../shared/texts/en/common.ts'
import { store } from '../../app/browserStorage.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { hostedLogoutUrl } from '../../auth/identityOrigin.ts'
import { useSessionKeeper } from '../../auth/session.tsx'
import { forgetTokens, mayHaveSession, storedSession } from '../../auth/storedSession.ts'
import { Loader } from '../../shell/Loader.tsx'
import { forgetSendingsInBrowser } from '../../upload/sendingsInBrowser.ts'

/** The identity provider redirects to our home page. */
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
    // This also runs offline. `login` goes last, because other tabs take its removal as the signal.
    void Promise.allSettled([ended, subject === undefined ? undefined : forgetSendingsInBrowser(subject)]).then(() => {
      forgetTokens(clientId)
      store('redirectUrl', undefined)
      store('prevLocation', undefined)
      store('policyForm', undefined)
      store('login', undefined)
      keeper.signedOut()
      location.replace(hostedLogoutUrl(configuration))
    })
  }, [configuration, keeper])

  return <Loader label={texts.signingOut} />
}
