import SpaceBetween from '@cloudscape-design/components/space-between'
import { anonymisedText, brokenText } from '../../anonymise/anonymisedText.ts'
import { Facts } from '../../components/Facts.tsx'
import { FileList } from '../../components/FileList.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Panel } from '../../components/Panel.tsx'
import { type Draft, recipientOf, sumOf } from './draft.ts'

/** What step 1 gathered, to be looked at before it is sent. */
export function SendingSummary({ draft }: { draft: Draft }) {
  const { files, message, recipientName } = draft
  const recipient = recipientOf(draft)
  const name = recipientName.trim()
  return (
    <Panel title="What you are sending" note={sumOf(draft)}>
      <SpaceBetween size="m">
        <FileList
          label="Files"
          files={files.map(({ tempId, path, file: { size }, anonymisation, isBroken }) => ({
            tempId,
            name: path,
            size,
            note: anonymisedText(anonymisation),
            warning: brokenText(anonymisation, isBroken),
          }))}
        />
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
