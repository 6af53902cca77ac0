import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { ClockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

/** The member's own pages still work. */
export function RightsEndedPage() {
  const location = useLocation()
  usePageTitle('Login again')
  return (
    <Message icon={<ClockIcon />} title="Login again" text={accessTexts.rightsEnded}>
      <LinkButton to={pages.login.path} state={{ from: location, isAgain: true }} isPrimary>
        Login
      </LinkButton>
      <LinkButton to={pages.transfers.path}>My Transfers</LinkButton>
    </Message>
  )
}
