/**
 * Why a transfer failed, as the server stores it, except the words of policies. `{0}` and `{1}` are values: a file's name and
 * details.
 */
export const failureReasons = [
  'The files could not be processed. Please send them again, or contact support.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.',
  '{0} could not be anonymized. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.',
  'It expired before its files could be released. Please send it again.',
  'A file of this transfer no longer exists. Please send it again.',
  'The transfer no longer exists.',
  'A file of this transfer could not be processed. Please send it again.',
  'A file of this transfer was never uploaded. Please send it again.',
  '{0} was damaged during the upload. Please send it again.',
  '{0} contains malware ({1}) and was deleted.',
] as const
export type FailureReason = (typeof failureReasons)[number]
