import type { EdgeResult, ViewerRequest } from './event.ts'

/** Replaced at build time. */
declare const VIEWER_HEADER: string

/** Removes the prefix /api. */
export function handler(event: ViewerRequest): EdgeResult {
  const request = event.request
  const isPlain = request.uri === '/api' || request.uri.slice(0, 5) === '/api/'
  // Dots or encoding do not lead to a call.
  request.uri = (isPlain && request.uri.slice(4)) || '/'
  // Overwrites the caller's own header.
  request.headers[VIEWER_HEADER] = { value: event.viewer.ip }
  return request
}
