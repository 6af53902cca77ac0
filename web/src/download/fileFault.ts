import type { FileAnswer } from './answers.ts'
import { texts } from './texts.ts'

/** Why a file cannot be downloaded now. */
export function fileFault(answer: Extract<FileAnswer, { kind: 'busy' | 'failed' }>, name: string): string {
  if (answer.kind === 'busy') return texts.file.tooMany(answer.seconds)
  if (answer.why === 'unavailable') return texts.link.refusedText
  const [processing] = texts.link.processingTexts
  return answer.why === 'processing' && processing ? processing : texts.file.failed(name)
}
