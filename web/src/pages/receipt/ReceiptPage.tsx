import { lazy, Suspense, useState } from 'react'
import { getReceiptKeys } from '../../../../shared/contract/receipts.ts'
import { useCall } from '../../auth/session.tsx'
import { judgeReceipt, type Verdict } from '../../receipts/judgeReceipt.ts'
import { Loader } from '../../shell/Loader.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'

const VerifiedReceipt = lazy(async () => ({ default: (await import('./VerifiedReceipt.tsx')).VerifiedReceipt }))

type State = { kind: 'asked'; isAgain?: boolean } | { kind: 'verifying' } | Verdict

/** For everyone who has a receipt. Neither it nor the files leave the browser. */
export function ReceiptPage() {
  const call = useCall()
  const [state, setState] = useState<State>({ kind: 'asked' })

  const verify = async (given: Blob) => {
    setState({ kind: 'verifying' })
    const malformed = { kind: 'refused', refusal: 'malformed' } as const
    setState(await judgeReceipt(given, () => call(getReceiptKeys)).catch(() => malformed))
  }

  if (state.kind === 'genuine') {
    return (
      <Suspense fallback={<Loader />}>
        <VerifiedReceipt genuine={state} onAnother={() => setState({ kind: 'asked', isAgain: true })} />
      </Suspense>
    )
  }
  const refused = state.kind === 'asked' || state.kind === 'verifying' ? undefined : state
  return (
    <ReceiptForm
      refused={refused}
      isVerifying={state.kind === 'verifying'}
      takesFocus={state.kind === 'asked' && state.isAgain === true}
      onGiven={verify}
    />
  )
}
