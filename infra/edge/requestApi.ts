import type { EdgeResult, ViewerRequest } from './event.ts'

/** Put in place when the function is built: the header that says who called. */
declare const VIEWER_HEADER: string

/** Calls are served under /api, and know nothing of it. */
export function handler(event: ViewerRequest): EdgeResult {
  const request = event.request
  const isPlain = request.uri === '/api' || request.uri.slice(0, 5) === '/api/'
  // What only leads to /api by way of dots, or encoded, is no call of ours.
  request.uri = (isPlain && request.uri.slice(4)) || '/'
  // API Gateway sees CloudFront alone. What callers say of themselves does not count.
  request.headers[VIEWER_HEADER] = { value: event.viewer.ip }
  return request
}
