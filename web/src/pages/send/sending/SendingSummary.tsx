import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useRef } from 'react'
import { toWrittenAddress } from '../../../../../shared/domain/typedAddress.ts'
import { Facts } from '../../../components/Facts.tsx'
import { FileList } from '../../../components/FileList.tsx'
import { LongText } from '../../../components/LongText.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { plainFiles } from '../../../files/chosenFile.ts'
import { useHandlePicker } from '../../../files/useHandlePicker.ts'
import { useChoosingTexts } from '../../../texts/choosingTexts.ts'
import { type Draft, describeSum } from '../draft/draft.ts'
import { toListedFile } from '../draft/toListedFile.ts'
import type { LateFiles } from '../draft/useLateFiles.ts'

export function SendingSummary({ draft, lateFiles }: { draft: Draft; lateFiles: LateFiles }) {
  const texts = useChoosingTexts()
  const { announcement, isDragging, count, onChoose, onPick } = lateFiles
  const input = useRef<HTMLInputElement>(null)
  const onInputClick = useHandlePicker(onPick)
  const { files, message, recipientName } = draft
  const recipient = toWrittenAddress(draft.recipient)
  const name = recipientName.trim()
  return (
    <Panel title="What you are sending" note={describeSum(draft)}>
      <SpaceBetween size="m">
        <SpaceBetween size="xs">
          <FileList label="Files" files={files.map(file => toListedFile(file, texts))} />
          <SpaceBetween direction="horizontal" size="s" alignItems="center">
            <div onClickCapture={onInputClick}>
              <input
                ref={input}
                type="file"
                multiple
                hidden
                aria-label={texts.addFiles}
                onChange={({ target }) => {
                  const chosen = plainFiles(target.files ?? [])
                  target.value = ''
                  onChoose(chosen)
                }}
              />
              <Button variant="inline-link" iconName="upload" formAction="none" onClick={() => input.current?.click()}>
                {texts.addFiles}
              </Button>
            </div>
            <LiveRegion>
              {count !== undefined
                ? texts.reading(count)
                : announcement && <StatusIndicator type="info">{announcement}</StatusIndicator>}
            </LiveRegion>
            {isDragging && texts.dropNow}
          </SpaceBetween>
        </SpaceBetween>
        <Facts
          isStacked
          items={[
            // The heading already shows the address.
            ...(name
              ? [{ name: 'Recipient', value: <LongText about="recipient">{`${name} <${recipient}>`}</LongText> }]
              : []),
            { name: 'Message', value: message ? <LongText about="message">{message}</LongText> : 'No message' },
          ]}
        />
      </SpaceBetween>
    </Panel>
  )
}
