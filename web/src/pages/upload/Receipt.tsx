import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useState } from 'react'
import { Actions } from '../../components/Actions.tsx'
import { Facts } from '../../components/Facts.tsx'
import { FileList } from '../../components/FileList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { type ReceiptFile, receiptText } from './receiptText.ts'
import { useUploadTexts } from './uploadTexts.ts'

export function Receipt({ asker, files }: { asker: string; files: readonly ReceiptFile[] }) {
  const texts = useUploadTexts()
  const [at] = useState(() => new Date().toISOString())
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.receiptHeading}</StepHeading>
      <div role="status">{texts.receipt(asker)}</div>
      <Panel title={texts.receiptPanel} note={texts.choosing.sum(files.length, bytes)}>
        <SpaceBetween size="l">
          <Facts
            items={[
              { name: texts.handedTo, value: asker },
              { name: texts.handedAt, value: texts.when(at) },
            ]}
          />
          <FileList label={texts.files} files={files} />
          <SecondaryText>{texts.receiptMail}</SecondaryText>
        </SpaceBetween>
      </Panel>
      <Actions>
        <Button
          iconName="download"
          onClick={() => saveText(texts.receiptFile, receiptText({ asker, at, files }, texts))}
        >
          {texts.saveReceipt}
        </Button>
      </Actions>
    </SpaceBetween>
  )
}

function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
