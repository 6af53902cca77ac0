import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { LockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

export function NotSignedInPage() {
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
