import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { pages } from '../../../../shared/domain/pages.ts'
import { countFiles } from '../../../../shared/texts/format.ts'
import type { SendingState } from '../../upload/sending.ts'

/** What stands in the way of a sending, and what to do about it; said aloud when it comes. */
export function SendingNotice({ state }: { state: SendingState }) {
  return <LiveRegion assertive>{noticeOf(state)}</LiveRegion>
}

function noticeOf(state: SendingState) {
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
      <Alert type="warning" header="You are offline">
        Sending goes on by itself once the network is back.
      </Alert>
    )
  }
  if (state.waitsForServer) {
    return (
      <Alert type="warning" header="The server does not answer">
        Sending goes on by itself as soon as it does. Nothing that has arrived is lost.
      </Alert>
    )
  }
  if (state.stage !== 'failed') return null
  return (
    <Alert type="error" header={state.fault}>
      {failureTexts(state).join(' ')}
    </Alert>
  )
}

function failureTexts({ files, isUnreadable }: SendingState): string[] {
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  const share = `${uploaded} of ${countFiles(files.length)}`
  return [
    ...(uploaded > 0
      ? [uploaded === 1 ? `${share} is uploaded and stays so.` : `${share} are uploaded and stay so.`]
      : []),
    // Trying again does not bring back a file that cannot be read; its sentence says what to do.
    ...(isUnreadable ? [] : ['Try again to go on with what is missing, or go back to change the files.']),
    'Nothing was sent to the recipient yet.',
  ]
}
