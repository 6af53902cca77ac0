import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import Checkbox, { type CheckboxProps } from '@cloudscape-design/components/checkbox'
import FormField from '@cloudscape-design/components/form-field'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useRef, useState } from 'react'
import { choosing } from '../../../../shared/texts/en/choosing.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { Actions } from '../../components/Actions.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import type { FileToSend } from '../../files/chosenFile.ts'
import { FilesField } from '../send/draft/FilesField.tsx'
import { AskedPanel } from './AskedPanel.tsx'
import { draftFaults } from './draftFaults.ts'
import { type Asked, getRequesterName } from './readLink.ts'

type Props = {
  asked: Asked
  files: readonly FileToSend[]
  isBeginning: boolean
  fault: string | undefined
  onChange: (files: readonly FileToSend[]) => void
  onUpload: () => void
}

export function ResponderForm({ asked, files, isBeginning, fault, onChange, onUpload }: Props) {
  const [isAcknowledged, setIsAcknowledged] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const checkbox = useRef<CheckboxProps.Ref>(null)
  const faults = draftFaults(files, isAcknowledged, asked.limits)
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)

  const submit = () => {
    setIsTried(true)
    if (faults.files || faults.single.size > 0) field.current?.querySelector('input')?.focus()
    else if (faults.acknowledgement) checkbox.current?.focus()
    else onUpload()
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isBeginning) submit()
      }}
    >
      <SpaceBetween size="l">
        <StepHeading>{texts.heading(getRequesterName(asked))}</StepHeading>
        <AskedPanel asked={asked} />
        <Panel title={texts.filesPanel} note={files.length > 0 ? choosing.sum(files.length, bytes) : undefined}>
          <SpaceBetween size="l">
            <div ref={field}>
              <FilesField
                files={files}
                limits={asked.limits}
                fault={files.length > 0 || isTried ? faults.files : undefined}
                fileFaults={faults.single}
                onChange={onChange}
              />
            </div>
            <FormField errorText={isTried ? faults.acknowledgement : undefined} stretch>
              <Checkbox
                ref={checkbox}
                checked={isAcknowledged}
                ariaRequired
                onChange={({ detail }) => setIsAcknowledged(detail.checked)}
              >
                {texts.acknowledgement}
              </Checkbox>
            </FormField>
          </SpaceBetween>
        </Panel>
        <LiveRegion assertive>{fault && <Alert type="error">{fault}</Alert>}</LiveRegion>
        <Actions>
          <SecondaryText>{texts.once}</SecondaryText>
          <Button variant="primary" loading={isBeginning} loadingText={texts.preparing}>
            {texts.upload}
          </Button>
        </Actions>
      </SpaceBetween>
    </form>
  )
}
