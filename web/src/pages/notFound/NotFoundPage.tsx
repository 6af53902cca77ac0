import { pages } from '../../../../shared/domain/pages.ts'
import { useAddOnView } from '../../shell/addOnView.ts'
import { CompassIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

export function NotFoundPage() {
  const isAddOnView = useAddOnView()
  usePageTitle('Page not found')
  return (
    <Message
      icon={<CompassIcon />}
      title="Page not found"
      text="Oops! We can't seem to find the page you're looking for."
    >
      {!isAddOnView && (
        <LinkButton to={pages.landing.path} isPrimary>
          Home
        </LinkButton>
      )}
    </Message>
  )
}
