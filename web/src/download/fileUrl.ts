import { type FileAnswer, fileAnswer, type Gate } from './answers.ts'
import type { GateControl } from './gateControl.ts'
import { callWithPasses } from './passes.ts'
import { isByMachine } from './report.ts'
import { reportError } from './reportError.ts'

/** Records the acknowledgement. Passes gates on the way. */
export async function fileUrl(url: string, { pass }: Pick<GateControl, 'pass'>): Promise<Exclude<FileAnswer, Gate>> {
  const call = new URL(url)
  call.searchParams.set('acknowledgement', 'true')
  if (isByMachine()) call.searchParams.set('isByMachine', 'true')
  try {
    for (;;) {
      const answer = fileAnswer(await callWithPasses(call.href))
      if (answer.kind !== 'login' && answer.kind !== 'code') return answer
      await pass(answer)
    }
  } catch (error) {
    reportError('reply', error)
    return { kind: 'failed', why: 'other' }
  }
}
