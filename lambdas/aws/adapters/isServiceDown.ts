const throttled: readonly string[] = [
  'ThrottlingException',
  'ThrottledException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
  'ProvisionedThroughputExceededException',
  'TransactionInProgressException',
  'LimitExceededException',
  'SlowDown',
]
/** Calls without an answer. */
const cutOff: readonly string[] = ['TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']

/** After all retries of the client. */
export function isServiceDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, $fault } = error as Error & { code?: unknown; $fault?: unknown }
  const isDown =
    $fault === 'server' || throttled.includes(name) || cutOff.includes(name) || cutOff.includes(String(code))
  // fetch() reports the reason in the cause.
  return isDown || isServiceDown(error.cause)
}
