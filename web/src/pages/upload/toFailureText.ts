import type { UploadTexts } from '../../../../shared/texts/en/upload.ts'
import { ApiError } from '../../api/call.ts'
import { faultText, isUnanswered, UnreadableFile } from '../../upload/failure.ts'

/** What a responder reads of something that did not work, and may the next time. */
export function toFailureText(error: unknown, texts: UploadTexts): string {
  if (isUnanswered(error)) return texts.unreachable
  const isTold = error instanceof ApiError || error instanceof UnreadableFile
  return isTold ? faultText(error, texts.sending) : texts.notLoaded
}
