import { noteIfNotPermitted } from '../adapters/notPermitted.ts'

/**
 * How every AWS client of ours waits and tries again: `standard` mode repeats what was throttled, refused by a busy
 * service or cut off, with full jitter. A call that hangs is given up before its function is.
 * @see https://docs.aws.amazon.com/sdkref/latest/guide/feature-retry-behavior.html
 */
export function clientSettings({ requestTimeout = 5000 }: { requestTimeout?: number } = {}) {
  return {
    retryMode: 'standard',
    maxAttempts: 4,
    // Without the last the SDK only warns of a call that hangs.
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
