import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type PageAccess, pages } from '../../../shared/domain/pages.ts'
import { useSession } from '../auth/session.tsx'
import { accessTexts } from '../pages/access/accessTexts.ts'
import { SessionExpiredPage } from '../pages/access/SessionExpiredPage.tsx'
import { useAddOnView } from '../shell/addOnView.ts'
import { ClockIcon, LockIcon } from '../shell/icons.tsx'
import { LinkButton } from '../shell/LinkButton.tsx'
import { Message } from '../shell/Message.tsx'
import { mayEnter } from '../shell/menu.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'

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

function NoAccessPage() {
  const isAddOnView = useAddOnView()
  usePageTitle('No access')
  return (
    <Message icon={<LockIcon />} title="No access" text={accessTexts.noAccess}>
      {!isAddOnView && (
        <LinkButton to={pages.landing.path} isPrimary>
          Home
        </LinkButton>
      )}
      <LinkButton to={pages.logout.path}>Logout</LinkButton>
    </Message>
  )
}

function NotSignedInPage() {
  const location = useLocation()
  usePageTitle('Not signed in')
  return (
    <Message icon={<LockIcon />} title="Not signed in" text={accessTexts.notSignedIn}>
      <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
        Login
      </LinkButton>
    </Message>
  )
}

/** The member's own pages still work. */
function RightsEndedPage({ isLimited = false }: { isLimited?: boolean | undefined }) {
  const location = useLocation()
  const title = isLimited ? 'Rights limited' : 'Login again'
  usePageTitle(title)
  return (
    <Message icon={<ClockIcon />} title={title} text={isLimited ? accessTexts.limited : accessTexts.rightsEnded}>
      {!isLimited && (
        <LinkButton to={pages.login.path} state={{ from: location, isAgain: true }} isPrimary>
          Login
        </LinkButton>
      )}
      <LinkButton to={pages.transfers.path}>My Transfers</LinkButton>
    </Message>
  )
}
