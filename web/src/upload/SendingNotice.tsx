import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '../../../shared/domain/pages.ts'
import { common } from '../../../shared/texts/en/common.ts'
import type { SendingTexts } from '../../../shared/texts/en/sending.ts'
import type { Retry, SendingState } from './sendingState.ts'

type Props = {
  state: SendingState<unknown>
  texts: SendingTexts
  /** Explains an upload that stopped. */
  help: ReactNode
  onCancel: () => void
}

export function SendingNotice({ state, texts, help, onCancel }: Props) {
  const retry = state.waitsForSignIn || state.waitsForNetwork ? undefined : state.retry
  return (
    <>
      <LiveRegion assertive>{toNotice(state, texts, help)}</LiveRegion>
      {/* Announced once: a countdown would drown everything else. */}
      <LiveRegion hidden>{retry && `${retryHeader(retry, texts)}. ${retryText(retry, texts)}`}</LiveRegion>
      {retry && <RetryNotice retry={retry} texts={texts} onCancel={onCancel} />}
    </>
  )
}

function RetryNotice({ retry, texts, onCancel }: Omit<Props, 'state' | 'help'> & { retry: Retry }) {
  const seconds = useSecondsUntil(retry.at)
  const next = seconds === undefined ? '' : seconds > 0 ? texts.tryingIn(seconds) : texts.tryingNow
  return (
    <Alert
      type="warning"
      header={[retryHeader(retry, texts), next].filter(Boolean).join('. ')}
      action={
        <Button formAction="none" onClick={onCancel}>
          {common.cancel}
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

function toNotice(state: SendingState<unknown>, texts: SendingTexts, help: ReactNode) {
  if (state.waitsForSignIn) {
    return (
      <Alert
        type="warning"
        header={texts.sessionEnded}
        action={
          <Button href={pages.login.path} target="_blank" iconName="external" iconAlign="right">
            {texts.signInElsewhere}
          </Button>
        }
      >
        {texts.sessionEndedText}
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
      {failureTexts(state, texts).join(' ')} {help}
    </Alert>
  )
}

function failureTexts(
  { files, isUnreadable, isUnconfirmed, isRefused, isOver, confirmation }: SendingState<unknown>,
  texts: SendingTexts,
): string[] {
  if (isUnconfirmed) return [texts.unconfirmedText]
  // The server's sentence in the header states the result.
  if (isOver) return []
  // Nothing remains to be uploaded.
  if (confirmation) return [texts.notConfirmed, texts.nothingSent]
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return [
    ...(uploaded > 0 ? [texts.stays(uploaded, files.length)] : []),
    // A retry does not help.
    ...(isUnreadable || isRefused ? [] : [texts.tryAgain]),
    texts.nothingSent,
  ]
}
