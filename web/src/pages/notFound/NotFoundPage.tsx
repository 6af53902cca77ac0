import { pages } from '../../../../shared/domain/pages.ts'
import { common, shell } from '../../../../shared/texts/en/common.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { useAddOnView } from '../../shell/addOnView.ts'
import { CompassIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

export function NotFoundPage() {
  const isAddOnView = useAddOnView()
  usePageTitle(shell.notFoundTitle)
  return (
    <Message icon={<CompassIcon />} title={shell.notFoundTitle} text={shell.notFound}>
      {!isAddOnView && (
        <LinkButton to={pages.landing.path} isPrimary>
          {common.home}
        </LinkButton>
      )}
      <HelpLink />
    </Message>
  )
}
