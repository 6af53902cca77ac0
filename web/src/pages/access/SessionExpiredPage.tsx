import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pages } from '../../../../shared/domain/pages.ts'
import { common, session as texts } from '../../../../shared/texts/en/common.ts'
import { hasDraft, subscribeToDrafts } from '../../app/drafts.ts'
import { HelpLink } from '../../components/HelpLink.tsx'
import { ClockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

export function SessionExpiredPage() {
  const location = useLocation()
  usePageTitle(texts.expiredTitle)
  const isKept = useSyncExternalStore(subscribeToDrafts, hasDraft)
  if (isKept) {
    return (
      <Message icon={<ClockIcon />} title={texts.expiredTitle} text={texts.expired}>
        <LinkButton to={pages.login.path} opensTab isPrimary>
          {texts.loginInTab}
        </LinkButton>
        <p>{texts.kept}</p>
        <HelpLink section="org" question="sessionExpired" />
      </Message>
    )
  }
  return (
    <Message icon={<ClockIcon />} title={texts.expiredTitle} text={texts.expired}>
      <LinkButton to={pages.login.path} state={{ from: location }} isPrimary>
        {common.login}
      </LinkButton>
      <HelpLink section="org" question="sessionExpired" />
    </Message>
  )
}
