import { noteIfNotPermitted } from '../adapters/notPermitted.ts'

/**
 * `standard` mode retries throttling, busy services and lost connections, with full jitter. The timeout ends a hanging
 * call before its function's own.
 * @see https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html
 */
export function clientSettings({ requestTimeout = 5000 }: { requestTimeout?: number } = {}) {
  return {
    retryMode: 'standard',
    maxAttempts: 4,
    // Without the last option the SDK only warns.
    requestHandler: { connectionTimeout: 1500, requestTimeout, throwOnRequestTimeout: true },
    logger,
  }
}

/** The SDK reports every failed call here, after its last try. */
const logger = {
  debug() {},
  info() {},
  warn() {},
  error: ({ commandName, error }: { commandName: string; error: unknown }) => noteIfNotPermitted(error, commandName),
}
