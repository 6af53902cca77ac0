/** Names under which services of AWS say that they are asked too much. */
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
/** And those of calls that came to no answer. */
const cutOff: readonly string[] = ['TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']

/** Whether a service of AWS could not do its part, all tries of its client included. */
export function isServiceDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, $fault } = error as Error & { code?: unknown; $fault?: unknown }
  const isDown =
    $fault === 'server' || throttled.includes(name) || cutOff.includes(name) || cutOff.includes(String(code))
  // fetch() tells what happened in the cause of what it throws.
  return isDown || isServiceDown(error.cause)
}
