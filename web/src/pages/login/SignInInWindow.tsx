import { LockIcon } from '../../shell/icons.tsx'
import { LinkButton } from '../../shell/LinkButton.tsx'
import { Message } from '../../shell/Message.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'

/** Identity providers refuse frames, where a host could overlay their password field. */
export function SignInInWindow({ page }: { page: string | undefined }) {
  usePageTitle('Login')
  const { pathname, searchParams } = new URL(page ?? '/', window.location.origin)
  searchParams.delete('view')
  return (
    <Message
      icon={<LockIcon />}
      title="Sign in in a new window"
      text="The sign-in page cannot be shown inside another application. Open this page in a new window, sign in and go on there."
    >
      <LinkButton to={searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname} isPrimary opensTab>
        Open in a new window
      </LinkButton>
    </Message>
  )
}
