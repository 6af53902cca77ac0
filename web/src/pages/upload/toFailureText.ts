import { upload } from '../../../../shared/texts/en/upload.ts'
import { ApiError } from '../../api/call.ts'
import { faultText, isUnanswered, UnreadableFile } from '../../upload/failure.ts'
import { getRespondingTexts } from './respondingTexts.ts'

export function toFailureText(error: unknown): string {
  if (isUnanswered(error)) return upload.unreachable
  const hasSentence = error instanceof ApiError || error instanceof UnreadableFile
  return hasSentence ? faultText(error, getRespondingTexts()) : getRespondingTexts().notLoaded
}
