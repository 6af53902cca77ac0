import SpaceBetween from '@cloudscape-design/components/space-between'
import { toWrittenAddress } from '../../../../shared/domain/typedAddress.ts'
import { Facts } from '../../components/Facts.tsx'
import { FileList } from '../../components/FileList.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useChoosingTexts } from '../../texts/choosingTexts.ts'
import { type Draft, sumOf } from './draft.ts'
import { toListedFile } from './toListedFile.ts'

/** What step 1 gathered, to be looked at before it is sent. */
export function SendingSummary({ draft }: { draft: Draft }) {
  const texts = useChoosingTexts()
  const { files, message, recipientName } = draft
  const recipient = toWrittenAddress(draft.recipient)
  const name = recipientName.trim()
  return (
    <Panel title="What you are sending" note={sumOf(draft)}>
      <SpaceBetween size="m">
        <FileList label="Files" files={files.map(file => toListedFile(file, texts))} />
        <Facts
          isStacked
          items={[
            // The heading already gives the address.
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
