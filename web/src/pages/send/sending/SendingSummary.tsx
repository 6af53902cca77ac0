import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import StatusIndicator from '@cloudscape-design/components/status-indicator'
import { useRef } from 'react'
import type { Addressee } from '../../../../../shared/domain/deliveries.ts'
import { choosing } from '../../../../../shared/texts/en/choosing.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { send } from '../../../../../shared/texts/en/send.ts'
import { words } from '../../../../../shared/texts/en/words.ts'
import { formatList } from '../../../../../shared/texts/format.ts'
import { Facts } from '../../../components/Facts.tsx'
import { FileList } from '../../../components/FileList.tsx'
import { LongText } from '../../../components/LongText.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { plainFiles } from '../../../files/chosenFile.ts'
import { useHandlePicker } from '../../../files/useHandlePicker.ts'
import { getWritten } from '../../../recipients/typedRecipients.ts'
import { type Draft, describeSum } from '../draft/draft.ts'
import { toListedFile } from '../draft/toListedFile.ts'
import type { LateFiles } from '../draft/useLateFiles.ts'

export function SendingSummary({ draft, lateFiles }: { draft: Draft; lateFiles: LateFiles }) {
  const { announcement, isDragging, count, onChoose, onPick } = lateFiles
  const input = useRef<HTMLInputElement>(null)
  const onInputClick = useHandlePicker(onPick)
  const { files, message } = draft
  const addressees = getWritten(draft)
  const isSeveral = addressees.length > 1
  return (
    <Panel title={send.confirm.summary} note={describeSum(draft)}>
      <SpaceBetween size="m">
        <SpaceBetween size="xs">
          <FileList label={common.files} files={files.map(file => toListedFile(file))} />
          <SpaceBetween direction="horizontal" size="s" alignItems="center">
            <div onClickCapture={onInputClick}>
              <input
                ref={input}
                type="file"
                multiple
                hidden
                aria-label={choosing.addFiles}
                onChange={({ target }) => {
                  const chosen = plainFiles(target.files ?? [])
                  target.value = ''
                  onChoose(chosen)
                }}
              />
              <Button variant="inline-link" iconName="upload" formAction="none" onClick={() => input.current?.click()}>
                {choosing.addFiles}
              </Button>
            </div>
            <LiveRegion>
              {count !== undefined
                ? choosing.reading(count)
                : announcement && <StatusIndicator type="info">{announcement}</StatusIndicator>}
            </LiveRegion>
            {isDragging && choosing.dropNow}
          </SpaceBetween>
        </SpaceBetween>
        <Facts
          isStacked
          items={[
            // The heading already shows one address.
            ...(isSeveral || addressees[0]?.recipientName !== undefined
              ? [
                  {
                    name: isSeveral ? words.several.count(addressees.length) : common.recipient,
                    value: (
                      <LongText about={send.confirm.aboutRecipient}>
                        {formatList(addressees.map(toText), undefined, 'unit')}
                      </LongText>
                    ),
                  },
                ]
              : []),
            {
              name: common.message,
              value: message ? (
                <LongText about={send.confirm.aboutMessage}>{message}</LongText>
              ) : (
                send.confirm.noMessage
              ),
            },
          ]}
        />
      </SpaceBetween>
    </Panel>
  )
}

function toText({ recipient, recipientName }: Addressee): string {
  return recipientName === undefined ? recipient : send.confirm.recipient(recipientName, recipient)
}
