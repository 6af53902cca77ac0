import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageTitles, session as texts } from '../../../../shared/texts/en/common.ts'
import { store } from '../../app/browserStorage.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { rememberedPage, takeRememberedPage } from '../../auth/rememberedPage.ts'
import { useSession } from '../../auth/session.tsx'
import { useGoAfterSignIn } from '../../auth/useGoAfterSignIn.ts'
import { LockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Loader } from '../../shell/Loader.tsx'
import { Message } from '../../shell/Message.tsx'
import { useToasts } from '../../shell/toasts.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { SignInFailed } from '../token/SignInFailed.tsx'
import { RedirectMismatch } from './RedirectMismatch.tsx'
import { useTrustedRedirect } from './useTrustedRedirect.ts'

const STAYED_AFTER_MS = 10_000

export function LoginPage() {
  const { redirect, isMismatched } = useTrustedRedirect()
  const session = useSession()
  const location = useLocation()
  if (isMismatched) return <RedirectMismatch />
  if (window.top !== window && session.status !== 'signedIn') {
    return <SignInInWindow page={rememberedPage(location, document.referrer, window.location.origin)} />
  }
  return <SignIn redirectUrl={redirect?.href} />
}

function SignIn({ redirectUrl }: { redirectUrl: string | undefined }) {
  const configuration = useConfiguration()
  const session = useSession()
  const location = useLocation()
  const goOn = useGoAfterSignIn()
  const toasts = useToasts()
  const [isFailed, setIsFailed] = useState(false)
  const isStarted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit of this page
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    // Replaces the leftovers of an abandoned sign-in.
    store('redirectUrl', redirectUrl)
    const previous = rememberedPage(location, document.referrer, window.location.origin, takeRememberedPage())
    store('prevLocation', redirectUrl === undefined ? previous : undefined)
    if (session.status === 'signedIn' && !location.state?.isAgain) return goOn(session)

    import('../../auth/amplify.ts')
      .then(({ startSignIn }) => startSignIn(configuration))
      // The person chose to stay, because this tab holds unsent data.
      .then(() => setTimeout(() => setIsFailed(true), STAYED_AFTER_MS))
      .catch(() => {
        toasts.error(texts.unreachable)
        setIsFailed(true)
      })
  }, [])

  useEffect(() => {
    // After Back, the browser may restore this page from its cache.
    const restart = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload()
    }
    addEventListener('pageshow', restart)
    return () => removeEventListener('pageshow', restart)
  }, [])

  if (isFailed) return <SignInFailed onRetry={() => window.location.reload()} />
  return <Loader label={texts.signingIn} />
}

/** Identity providers refuse frames, where a host could overlay their password field. */
function SignInInWindow({ page }: { page: string | undefined }) {
  usePageTitle(pageTitles.login)
  const { pathname, searchParams } = new URL(page ?? '/', window.location.origin)
  searchParams.delete('view')
  return (
    <Message icon={<LockIcon />} title={texts.inWindowTitle} text={texts.inWindow}>
      <LinkButton to={searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname} isPrimary opensTab>
        {texts.openWindow}
      </LinkButton>
    </Message>
  )
}
