import Button from '@cloudscape-design/components/button'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { useEffect, useState } from 'react'
import { choosing } from '../../../../shared/texts/en/choosing.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { formatDateTime } from '../../../../shared/texts/format.ts'
import { Actions } from '../../components/Actions.tsx'
import { Facts } from '../../components/Facts.tsx'
import { FileList } from '../../components/FileList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { saveFile } from '../../components/saveFile.ts'
import { LinkMessage } from './LinkMessage.tsx'
import { type ReceiptFile, receiptText } from './receiptText.ts'

type Props = {
  asker: string
  files: readonly ReceiptFile[]
  /** Whether malware was found in the files. */
  look: () => Promise<boolean>
}

export function Receipt({ asker, files, look }: Props) {
  const [at] = useState(() => new Date().toISOString())
  const isInfected = useInfected(look)
  if (isInfected) return <LinkMessage state={{ kind: 'infected' }} onRetry={() => {}} />
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <SpaceBetween size="l">
      <StepHeading takesFocus>{texts.receiptHeading}</StepHeading>
      <div role="status">{texts.receipt(asker)}</div>
      <Panel title={texts.receiptPanel} note={choosing.sum(files.length, bytes)}>
        <SpaceBetween size="l">
          <Facts
            items={[
              { name: texts.handedTo, value: asker },
              { name: texts.handedAt, value: formatDateTime(at) },
            ]}
          />
          <FileList label={common.files} files={files} />
          <SecondaryText>{texts.receiptMail}</SecondaryText>
        </SpaceBetween>
      </Panel>
      <Actions>
        <Button iconName="download" onClick={() => saveText(texts.receiptFile, receiptText({ asker, at, files }))}>
          {texts.saveReceipt}
        </Button>
      </Actions>
    </SpaceBetween>
  )
}

const LOOK_MILLISECONDS = 5000
/** Then the page shows it when the link is opened again. */
const MAX_LOOKS = 60

function useInfected(look: () => Promise<boolean>): boolean {
  const [isInfected, setIsInfected] = useState(false)
  useEffect(() => {
    let looks = 0
    const timer = setInterval(async () => {
      looks += 1
      const isFound = await look().catch(() => false)
      if (isFound) setIsInfected(true)
      if (isFound || looks >= MAX_LOOKS) clearInterval(timer)
    }, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [look])
  return isInfected
}

function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
