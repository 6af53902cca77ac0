import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { ClockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

/** The member's own pages still work. */
export function RightsEndedPage({ isLimited = false }: { isLimited?: boolean | undefined }) {
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
