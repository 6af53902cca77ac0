import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type PageAccess, pages } from '../../../shared/domain/pages.ts'
import { useSession } from '../auth/session.tsx'
import { NoAccessPage } from '../pages/access/NoAccessPage.tsx'
import { NotSignedInPage } from '../pages/access/NotSignedInPage.tsx'
import { RightsEndedPage } from '../pages/access/RightsEndedPage.tsx'
import { SessionExpiredPage } from '../pages/access/SessionExpiredPage.tsx'
import { mayEnter } from '../shell/menu.ts'

type Props = { access: PageAccess; children: ReactNode }

/** This guards the display only: the server checks every call. */
export function Guarded({ access, children }: Props) {
  return access === 'all' ? children : <ForSignedIn access={access}>{children}</ForSignedIn>
}

function ForSignedIn({ access, children }: Props) {
  const session = useSession()
  const location = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.status === 'signedIn' && !wasSignedIn) setWasSignedIn(true)

  if (session.status !== 'signedIn') {
    if (session.status === 'expired') return <SessionExpiredPage />
    // A visitor who arrives signed out goes to the sign-in; one who signed out in another tab did so deliberately.
    if (wasSignedIn) return <NotSignedInPage />
    return <Navigate to={pages.login.path} replace state={{ from: location }} />
  }
  if (access === 'admin' && session.isAdminEnded) return <RightsEndedPage isLimited={session.isLimited} />
  if (!mayEnter(access, session.role)) return <NoAccessPage />
  // Another person's session must never inherit the page's state.
  return <Fragment key={session.subject}>{children}</Fragment>
}
