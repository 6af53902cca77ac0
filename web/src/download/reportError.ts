import { redact } from './redact.ts'

/** Repeated errors add no information. */
const MAX_REPORTS = 5
let reports = 0

export function reportError(type: string, error: unknown) {
  reports += 1
  if (reports > MAX_REPORTS) return
  const what = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  fetch('/api/collect/js', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type,
      error: redact(what).slice(0, 8000),
      info: `download page, ${navigator.userAgent}`.slice(0, 8000),
    }),
    keepalive: true,
  }).catch(() => undefined)
}

export function reportUncaughtErrors() {
  window.addEventListener('error', event => reportError('error', event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => reportError('unhandledrejection', event.reason))
}
