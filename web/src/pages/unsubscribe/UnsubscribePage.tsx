import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { useParams } from 'react-router'
import { unsubscribeFromAlerts } from '../../../../shared/contract/alerts.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { unsubscribe } from '../../../../shared/texts/en/unsubscribe.ts'
import { ApiError } from '../../api/call.ts'
import { useCall } from '../../auth/session.tsx'
import { AlertIcon, ClockIcon, CompassIcon } from '../../shell/icons.tsx'
import { Message } from '../../shell/Message.tsx'
import { translateSentence } from '../../texts/sentences.ts'

type State = { kind: 'asked' | 'ending' | 'ended' | 'unknown' } | { kind: 'failed'; text: string }

/** Only the button ends the mails, because scanners open links. */
export function UnsubscribePage() {
  const { secret = '' } = useParams()
  const call = useCall()
  const [state, setState] = useState<State>({ kind: 'asked' })

  async function end() {
    setState({ kind: 'ending' })
    try {
      await call(unsubscribeFromAlerts, { params: { secret } })
      setState({ kind: 'ended' })
    } catch (error) {
      setState(toFailure(error))
    }
  }

  if (state.kind === 'ended') {
    return <Message icon={<ClockIcon />} title={unsubscribe.endedTitle} text={unsubscribe.ended} />
  }
  if (state.kind === 'unknown') {
    return <Message icon={<CompassIcon />} title={unsubscribe.unknownTitle} text={unsubscribe.unknown} />
  }
  const [title, text] =
    state.kind === 'failed' ? [unsubscribe.failedTitle, state.text] : [unsubscribe.title, unsubscribe.question]
  return (
    <Message icon={<AlertIcon />} title={title} text={text}>
      <Button
        variant="primary"
        loading={state.kind === 'ending'}
        loadingText={unsubscribe.ending}
        onClick={() => void end()}
      >
        {state.kind === 'failed' ? common.retry : unsubscribe.end}
      </Button>
    </Message>
  )
}

/** A malformed link is refused before the lookup. */
function toFailure(error: unknown): State {
  if (!(error instanceof ApiError)) throw error
  const isUnknown = error.status === 404 || error.status === 400
  return isUnknown ? { kind: 'unknown' } : { kind: 'failed', text: translateSentence(error.message) }
}
