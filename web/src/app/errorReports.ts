import { collectBrowserError } from '../../../shared/contract/client.ts'
import { scrubbedError } from '../../../shared/domain/errorReport.ts'
import { call } from '../api/call.ts'

const MAX_PER_PAGE_LOAD = 10
const MAX_CHARACTERS = 8000
/** This warning is harmless: a layout settled a frame late. */
const HARMLESS = /^ResizeObserver loop/

let sent = 0

export function watchErrors(): void {
  addEventListener('error', event => {
    if (!HARMLESS.test(event.message)) reportError('error', event.error ?? event.message)
  })
  addEventListener('unhandledrejection', event => reportError('unhandledrejection', event.reason))
}

/**
 * Removes secrets from the text.
 * @param type 'error', 'unhandledrejection' or 'crash'
 * @param info more context, such as the component stack
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
  // Reporting a failed report could loop.
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
