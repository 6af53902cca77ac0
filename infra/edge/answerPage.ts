import type { EdgeResult, ViewerResponse } from './event.ts'

/** Replaced at build time. */
declare const STATUS_HEADER: string
/** The policy of the add-on view; empty where no host may frame it. */
declare const ADD_ON_CSP: string

/** A custom error response would also replace the API's own 404s. */
export function handler(event: ViewerResponse): EdgeResult {
  const response = event.response
  const status = response.headers[STATUS_HEADER]
  if (status) {
    delete response.headers[STATUS_HEADER]
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  } else if (ADD_ON_CSP !== '' && isAddOnView(event)) {
    response.headers['content-security-policy'] = { value: ADD_ON_CSP }
    delete response.headers['x-frame-options']
  }
  return response
}

function isAddOnView(event: ViewerResponse): boolean {
  const view = event.request.querystring.view
  return view !== undefined && view.multiValue === undefined && view.value === 'addon'
}
