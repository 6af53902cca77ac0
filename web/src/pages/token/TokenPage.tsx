import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { session as texts } from '../../../../shared/texts/en/common.ts'
import { store } from '../../app/browserStorage.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { forgetConfiguration } from '../../app/loadConfiguration.ts'
import { useSessionKeeper } from '../../auth/session.tsx'
import { useGoAfterSignIn } from '../../auth/useGoAfterSignIn.ts'
import { Loader } from '../../shell/Loader.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { translateSentence } from '../../texts/sentences.ts'
import { SignInFailed } from './SignInFailed.tsx'

/** Exchanges the code in the URL for a session. */
export function TokenPage() {
  const configuration = useConfiguration()
  const keeper = useSessionKeeper()
  const goOn = useGoAfterSignIn()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [isFailed, setIsFailed] = useState(false)
  const isStarted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page load, since a code can be used once
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    import('../../auth/amplify.ts')
      .then(({ completeSignIn }) => completeSignIn(configuration))
      .then(() => {
        const session = keeper.signedIn()
        if (session === undefined) throw new Error(texts.incomplete)
        store('login', 'google')
        goOn(session)
      })
      .catch((error: unknown) => {
        // The stored settings may be outdated.
        forgetConfiguration()
        toasts.error(translateSentence(error instanceof Error ? error.message : String(error)))
        setIsFailed(true)
        // Removes the code or the provider's message from the URL.
        navigate(pages.token.path, { replace: true })
      })
  }, [])

  if (isFailed) return <SignInFailed onRetry={() => navigate(pages.login.path)} />
  return <Loader label={texts.signingIn} />
}
