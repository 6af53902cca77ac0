import { useState } from 'react'
import { saveFile } from '../components/saveFile.ts'
import type { Genuine } from './judgeReceipt.ts'
import { toReceiptName } from './toReceiptName.ts'

export function useSavePdf() {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')

  const savePdf = async (genuine: Genuine) => {
    setState('making')
    try {
      const { makeReceiptPdf } = await import('./pdf/receiptPdf.ts')
      const content = await makeReceiptPdf(genuine)
      if (!content) return setState('failed')
      saveFile(toReceiptName(genuine.receipt, 'pdf'), new Blob([content], { type: 'application/pdf' }))
      setState('idle')
    } catch (error) {
      reportError(error)
      setState('failed')
    }
  }
  return { isMaking: state === 'making', isFailed: state === 'failed', savePdf }
}
