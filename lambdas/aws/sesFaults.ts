/** SES does not send this mail, whoever asks. @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const REFUSALS = ['MessageRejected', 'BadRequestException']
const THROTTLES = ['TooManyRequestsException', 'ThrottlingException', 'Throttling', 'RequestThrottled', 'SlowDown']
/** There was no connection over which anything could have been sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * What became of a mail when the call that sends it failed: `refused` for good, `turnedAway` by a service too busy to
 * look at it, `notSent` for a reason that asking again at once does not change; or nobody knows.
 */
export function fateOf(error: unknown): 'refused' | 'turnedAway' | 'notSent' | 'unknown' {
  const {
    name = '',
    code = '',
    $metadata,
  } = error as {
    name?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? 0
  if (REFUSALS.includes(name)) return 'refused'
  if (THROTTLES.includes(name) || status === 429 || status === 503 || UNREACHED.includes(code)) return 'turnedAway'
  // An answer of 500, 502 or 504 may be one to a mail that was taken.
  return status >= 400 && status < 500 ? 'notSent' : 'unknown'
}
