import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type PageAccess, pages } from '../../../shared/domain/pages.ts'
import { common, pageTitles, session as texts } from '../../../shared/texts/en/common.ts'
import { useSession } from '../auth/session.tsx'
import { HelpLink } from '../components/HelpLink.tsx'
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
  if (!mayEnter(access, session.role)) return <NoAccessPage access={access} />
  // Another person's session must never inherit the page's state.
  return <Fragment key={session.subject}>{children}</Fragment>
}

function NoAccessPage({ access }: Pick<Props, 'access'>) {
  const isAddOnView = useAddOnView()
  usePageTitle(texts.noAccessTitle)
  return (
    <Message icon={<LockIcon />} title={texts.noAccessTitle} text={texts.noAccess}>
      {!isAddOnView && (
        <LinkButton to={pages.landing.path} isPrimary>
          {common.home}
        </LinkButton>
      )}
      <LinkButton to={pages.logout.path}>{common.logout}</LinkButton>
      {access === 'member' ? <HelpLink section="org" question="noPermission" /> : <HelpLink />}
    </Message>
  )
}

function NotSignedInPage() {
  const location = useLocation()
  usePageTitle(texts.notSignedInTitle)
  return (
    <Message icon={<LockIcon />} title={texts.notSignedInTitle} text={texts.notSignedIn}>
      <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
        {common.login}
      </LinkButton>
    </Message>
  )
}

/** The member's own pages still work. */
function RightsEndedPage({ isLimited = false }: { isLimited?: boolean | undefined }) {
  const location = useLocation()
  const title = isLimited ? texts.limitedTitle : texts.rightsEndedTitle
  usePageTitle(title)
  return (
    <Message icon={<ClockIcon />} title={title} text={isLimited ? texts.limited : texts.rightsEnded}>
      {!isLimited && (
        <LinkButton to={pages.login.path} state={{ from: location, isAgain: true }} isPrimary>
          {common.login}
        </LinkButton>
      )}
      <LinkButton to={pages.transfers.path}>{pageTitles.transfers}</LinkButton>
    </Message>
  )
}
