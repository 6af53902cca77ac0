import Alert from '@cloudscape-design/components/alert'
import { receipt as texts } from '../../../shared/texts/en/receipt.ts'

export function PdfFailed() {
  return (
    <div role="alert">
      <Alert type="error" header={texts.pdfFailed}>
        {texts.pdfFailedText}
      </Alert>
    </div>
  )
}
