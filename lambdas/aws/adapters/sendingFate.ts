const THROTTLES = [
  'TooManyRequestsException',
  'ThrottlingException',
  'ThrottledException',
  // SNS's own names, for which the SDK has no class.
  'Throttled',
  'Throttling',
  'RequestThrottled',
  'SlowDown',
]
/** No connection, so nothing was sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/**
 * `refused` permanently; `turnedAway` by a busy service; `notSent` for a reason that an immediate retry does not
 * change.
 * @param refusals the service's errors for a permanent refusal
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
  // 500, 502 or 504 may follow an accepted message.
  return status >= 400 && status < 500 ? 'notSent' : 'unknown'
}
