import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { pages } from '../../../../shared/domain/pages.ts'
import type { SendingTexts } from '../../../../shared/texts/en/sending.ts'
import { useSendingTexts } from '../../texts/sendingTexts.ts'
import type { SendingState } from '../../upload/sendingState.ts'

/** What stands in the way of a sending, and what to do about it; said aloud when it comes. */
export function SendingNotice({ state }: { state: SendingState<unknown> }) {
  const texts = useSendingTexts()
  return <LiveRegion assertive>{noticeOf(state, texts)}</LiveRegion>
}

function noticeOf(state: SendingState<unknown>, texts: SendingTexts) {
  if (state.waitsForSignIn) {
    return (
      <Alert
        type="warning"
        header="Your session has ended"
        action={
          <Button href={pages.login.path} target="_blank" iconName="external" iconAlign="right">
            Sign in in a new tab
          </Button>
        }
      >
        Nothing is lost. Leave this tab open and sign in again in another one: sending then goes on here by itself.
      </Alert>
    )
  }
  if (state.waitsForNetwork) {
    return (
      <Alert type="warning" header={texts.offline}>
        {texts.offlineText}
      </Alert>
    )
  }
  if (state.waitsForServer) {
    return (
      <Alert type="warning" header={texts.unanswered}>
        {texts.unansweredText}
      </Alert>
    )
  }
  if (state.stage !== 'failed') return null
  return (
    <Alert type="error" header={state.fault}>
      {failureTexts(state, texts).join(' ')}
    </Alert>
  )
}

function failureTexts({ files, isUnreadable }: SendingState<unknown>, texts: SendingTexts): string[] {
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return [
    ...(uploaded > 0 ? [texts.stays(uploaded, files.length)] : []),
    // Trying again does not bring back a file that cannot be read; its sentence says what to do.
    ...(isUnreadable ? [] : [texts.tryAgain]),
    texts.nothingSent,
  ]
}
