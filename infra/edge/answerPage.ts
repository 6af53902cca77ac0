import type { EdgeResult, ViewerResponse } from './event.ts'

/** Put in place when the function is built: the header by which the not-found document says what it is. */
declare const STATUS_HEADER: string
/** The policy of the add-on view; empty where no host may frame it. */
declare const ADD_ON_CSP: string

/**
 * Gives the not-found document its status. A custom error response could do it too, but holds for the whole
 * distribution, and would put a page into the place of the API's own 404s.
 */
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
