import type { UploadTexts } from '../../../../shared/texts/en/upload.ts'
import { ApiError } from '../../api/call.ts'
import { faultText, isUnanswered, UnreadableFile } from '../../upload/failure.ts'

export function toFailureText(error: unknown, texts: UploadTexts): string {
  if (isUnanswered(error)) return texts.unreachable
  const hasSentence = error instanceof ApiError || error instanceof UnreadableFile
  return hasSentence ? faultText(error, texts.sending) : texts.notLoaded
}
