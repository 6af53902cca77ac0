import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { useEffect, useState } from 'react'
import { pages } from '../../../shared/domain/pages.ts'
import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import { useSendingTexts } from '../texts/sendingTexts.ts'
import type { Retry, SendingState } from './sendingState.ts'

type Props = {
  state: SendingState<unknown>
  onCancel: () => void
}

export function SendingNotice({ state, onCancel }: Props) {
  const texts = useSendingTexts()
  const retry = state.waitsForSignIn || state.waitsForNetwork ? undefined : state.retry
  return (
    <>
      <LiveRegion assertive>{toNotice(state, texts)}</LiveRegion>
      {/* Announced once: a countdown would drown everything else. */}
      <LiveRegion hidden>{retry && `${retryHeader(retry, texts)}. ${retryText(retry, texts)}`}</LiveRegion>
      {retry && <RetryNotice retry={retry} onCancel={onCancel} />}
    </>
  )
}

function RetryNotice({ retry, onCancel }: { retry: Retry; onCancel: () => void }) {
  const texts = useSendingTexts()
  const seconds = useSecondsUntil(retry.at)
  const next = seconds === undefined ? '' : seconds > 0 ? texts.tryingIn(seconds) : texts.tryingNow
  return (
    <Alert
      type="warning"
      header={[retryHeader(retry, texts), next].filter(Boolean).join('. ')}
      action={
        <Button formAction="none" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      {retryText(retry, texts)}
    </Alert>
  )
}

function retryHeader({ kind }: Retry, texts: SendingTexts): string {
  return { trouble: texts.trouble, unanswered: texts.unanswered, slow: texts.slow }[kind]
}

function retryText({ kind }: Retry, texts: SendingTexts): string {
  return kind === 'unanswered' ? texts.unansweredText : texts.retryText
}

function useSecondsUntil(at: number | undefined): number | undefined {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return at === undefined ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}

function toNotice(state: SendingState<unknown>, texts: SendingTexts) {
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
        Nothing is lost. Leave this tab open and sign in again in another one: sending then continues here
        automatically.
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
  if (state.stage !== 'failed') return null
  return (
    <Alert type="error" header={state.fault}>
      {failureTexts(state, texts).join(' ')}
    </Alert>
  )
}

function failureTexts(
  { files, isUnreadable, isUnconfirmed, isRefused, isOver }: SendingState<unknown>,
  texts: SendingTexts,
): string[] {
  if (isUnconfirmed) return [texts.unconfirmedText]
  // The server's sentence in the header states the result.
  if (isOver) return []
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return [
    ...(uploaded > 0 ? [texts.stays(uploaded, files.length)] : []),
    // A retry does not help.
    ...(isUnreadable || isRefused ? [] : [texts.tryAgain]),
    texts.nothingSent,
  ]
}
