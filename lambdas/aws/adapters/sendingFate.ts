const THROTTLES = [
  'TooManyRequestsException',
  'ThrottlingException',
  'ThrottledException',
  // SNS answers by names of its own, which the SDK tells as they are where no class of ours names them.
  'Throttled',
  'Throttling',
  'RequestThrottled',
  'SlowDown',
]
/** There was no connection over which anything could have been sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * What became of a mail or a message when the call that sends it failed: `refused` for good, `turnedAway` by a service
 * too busy to look at it, `notSent` for a reason that asking again at once does not change; or nobody knows.
 * @param refusals the errors by which the service says that it does not send this, whoever asks
 */
export function sendingFate(
  error: unknown,
  refusals: readonly string[],
): 'refused' | 'turnedAway' | 'notSent' | 'unknown' {
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
  if (refusals.includes(name)) return 'refused'
  if (THROTTLES.includes(name) || status === 429 || status === 503 || UNREACHED.includes(code)) return 'turnedAway'
  // An answer of 500, 502 or 504 may be one to what was taken.
  return status >= 400 && status < 500 ? 'notSent' : 'unknown'
}
