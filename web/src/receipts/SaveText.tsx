import Button from '@cloudscape-design/components/button'
import { receipt as texts } from '../../../shared/texts/en/receipt.ts'
import { saveFile } from '../components/saveFile.ts'
import type { Genuine } from './judgeReceipt.ts'
import { toReceiptName } from './toReceiptName.ts'

export function SaveText({ genuine: { receipt, signed } }: { genuine: Genuine }) {
  return (
    <Button iconName="download" onClick={() => saveFile(toReceiptName(receipt, 'jws'), new Blob([signed]))}>
      {texts.saveText}
    </Button>
  )
}
