import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { ClockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

export function SessionExpiredPage() {
  const location = useLocation()
  usePageTitle('Session expired')
  return (
    <Message icon={<ClockIcon />} title="Session expired" text={accessTexts.expired}>
      <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
        Login
      </LinkButton>
    </Message>
  )
}
