import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import { pages } from '../../../../shared/domain/pages.ts'
import type { SendingState } from '../../upload/sending.ts'

/** What stands in the way of a sending, and what to do about it; said aloud when it comes. */
export function SendingNotice({ state }: { state: SendingState }) {
  return <LiveRegion assertive>{noticeOf(state)}</LiveRegion>
}

function noticeOf({ stage, waitsForSignIn, waitsForNetwork, fault, files }: SendingState) {
  if (waitsForSignIn) {
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
  if (waitsForNetwork) {
    return (
      <Alert type="warning" header="You are offline">
        Sending goes on by itself once the network is back.
      </Alert>
    )
  }
  if (stage !== 'failed') return null
  const uploaded = files.filter(file => file.stage === 'uploaded').length
  return (
    <Alert type="error" header={fault}>
      {`${uploaded} of ${files.length} file(s) are uploaded and stay so. Try again to go on with what is missing, or go back to change the files. Nothing was sent to the recipient yet.`}
    </Alert>
  )
}
