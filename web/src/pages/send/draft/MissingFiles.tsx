import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { countFiles } from '../../../../../shared/texts/format.ts'
import type { MissingFile } from '../../../files/chosenFile.ts'

type Props = { missing: readonly MissingFile[]; onOpen: () => void }

export function MissingFiles({ missing, onOpen }: Props) {
  const canOpen = missing.some(({ handle }) => handle !== undefined)
  return (
    <Alert
      type="info"
      header={canOpen ? `Open ${countFiles(missing.length)} again` : `Choose ${countFiles(missing.length)} again`}
      {...(canOpen && {
        action: (
          <Button formAction="none" onClick={onOpen}>
            Open again
          </Button>
        ),
      })}
    >
      {canOpen
        ? 'The page was reloaded, and the browser asks before it opens your files again.'
        : 'The page was reloaded, and the browser does not keep files. Choose the same files again, or remove them.'}{' '}
      Everything else that you entered is kept.
    </Alert>
  )
}
