import Alert from '@cloudscape-design/components/alert'
import LiveRegion from '@cloudscape-design/components/live-region'
import { send } from '../../../../../shared/texts/en/send.ts'

/** The toast with the error disappears. */
export function PreparationFailed({ next }: { next: string }) {
  return (
    <LiveRegion>
      <Alert type="error">{send.preparationFailed(next)}</Alert>
    </LiveRegion>
  )
}
