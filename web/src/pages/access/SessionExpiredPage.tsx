import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { hasDraft, subscribeToDrafts } from '../../app/drafts.ts'
import { ClockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

export function SessionExpiredPage() {
  const location = useLocation()
  usePageTitle('Session expired')
  const isKept = useSyncExternalStore(subscribeToDrafts, hasDraft)
  if (isKept) {
    return (
      <Message icon={<ClockIcon />} title="Session expired" text={accessTexts.expired}>
        <LinkButton to={pages.login.path} opensTab isPrimary>
          Login in a new tab
        </LinkButton>
        <p>What you entered is kept in this tab. Come back here after you have signed in.</p>
      </Message>
    )
  }
  return (
    <Message icon={<ClockIcon />} title="Session expired" text={accessTexts.expired}>
      <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
        Login
      </LinkButton>
    </Message>
  )
}
