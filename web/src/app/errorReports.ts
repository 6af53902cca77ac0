import { collectBrowserError } from '../../../shared/contract/client.ts'
import { scrubbedError } from '../../../shared/domain/errorReport.ts'
import { call } from '../api/call.ts'

const MAX_PER_PAGE_LOAD = 10
const MAX_CHARACTERS = 8000
/** Browsers say this of layouts that settle a frame late; nothing is wrong then. */
const HARMLESS = /^ResizeObserver loop/

let sent = 0

/** Reports every error that nobody caught, for as long as the page lives. */
export function watchErrors(): void {
  addEventListener('error', event => {
    if (!HARMLESS.test(event.message)) reportError('error', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', event => reportError('unhandledrejection', event.reason))
}

/**
 * Tells the server of an error, without anything secret that its text may hold.
 * @param type where it was met: 'error', 'unhandledrejection' or 'crash'
 * @param info more of the circumstances, such as the stack of components
 */
export function reportError(type: string, error: unknown, info?: string): void {
  if (sent >= MAX_PER_PAGE_LOAD) return
  sent += 1
  const body = {
    type,
    error: prepared(toText(error)),
    info: prepared([info, location.pathname].filter(Boolean).join('\n')),
  }
  const transport = { endpoint: `${location.origin}/api`, token: async () => undefined }
  // A report that cannot be sent is given up: reporting that as well would never end.
  call(transport, collectBrowserError, { body }).catch(() => {})
}

function prepared(text: string): string {
  return scrubbedError(text).slice(0, MAX_CHARACTERS)
}

function toText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack, message, name } = error
  return stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`
}
