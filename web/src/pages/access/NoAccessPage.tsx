import { pages } from '../../../../shared/domain/pages.ts'
import { useAddOnView } from '../../shell/addOnView.ts'
import { LockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { accessTexts } from './accessTexts.ts'

export function NoAccessPage() {
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
