import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'

/** The toast with the error disappears. */
export function PreparationFailed({ next }: { next: string }) {
  return (
    <LiveRegion>
      <Alert type="error">
        Nothing was sent, and everything you entered is kept. Check what the notice said, or your connection, then press{' '}
        {next}.
      </Alert>
    </LiveRegion>
  )
}
