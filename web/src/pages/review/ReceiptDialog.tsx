import Alert from '@cloudscape-design/components/alert'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { getAnyReceipt, getReceipt, getReceiptKeys } from '../../../../shared/contract/receipts.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { common } from '../../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../../shared/texts/en/receipt.ts'
import { useRead } from '../../api/useRead.ts'
import { useCall } from '../../auth/session.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { LongText } from '../../components/LongText.tsx'
import { Marked } from '../../components/Marked.tsx'
import { judgeReceipt } from '../../receipts/judgeReceipt.ts'
import { PdfFailed } from '../../receipts/PdfFailed.tsx'
import { SaveText } from '../../receipts/SaveText.tsx'
import { useSavePdf } from '../../receipts/useSavePdf.ts'
import { translateSentence } from '../../texts/sentences.ts'
import type { ReceiptProps } from './ReceiptButton.tsx'

type Props = ReceiptProps & { onClose: () => void }

/** Issues a receipt of what is known now. */
export function ReceiptDialog({ transferId, deliveryId, recipient, isSender, onClose }: Props) {
  const call = useCall()
  const { isMaking, isFailed, savePdf } = useSavePdf()
  const { reply, failure, isReading, retry } = useRead({
    key: deliveryId,
    read: async signal => {
      const params = { id: transferId, deliveryId }
      const { receipt } = await call(isSender ? getReceipt : getAnyReceipt, { params, signal })
      return judgeReceipt(new Blob([receipt]), () => call(getReceiptKeys, { signal }))
    },
  })
  const genuine = reply?.kind === 'genuine' ? reply : undefined
  const isRefused = !isReading && !genuine
  const error = reply?.kind === 'keysFailed' ? reply.error : failure?.error
  const running = isReading ? texts.issuing : isMaking ? texts.makingPdf : undefined
  return (
    <Dialog
      isOpen
      title={texts.panel}
      stay={common.close}
      onStay={onClose}
      act={isRefused ? common.retry : texts.savePdf}
      onAct={() => (genuine ? void savePdf(genuine) : retry())}
      running={running}
    >
      <SpaceBetween size="s">
        <LongText about={common.recipient}>{recipient}</LongText>
        <p>{texts.dialogText}</p>
        <p>
          <Marked text={texts.anyoneVerifies} marks={{ page: <VerifyingPage /> }} />
        </p>
        {genuine && <SaveText genuine={genuine} />}
        {isFailed && <PdfFailed />}
        {isRefused && (
          <div role="alert">
            <Alert type="error" header={texts.issueFailed}>
              {error instanceof Error && translateSentence(error.message)}
            </Alert>
          </div>
        )}
      </SpaceBetween>
    </Dialog>
  )
}

function VerifyingPage() {
  const address = `${location.origin}${pages.receipt.path}`
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address} <span className="visually-hidden">{common.opensInNewTab}</span>
    </a>
  )
}
