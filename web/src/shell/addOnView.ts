import { useLocation } from 'react-router'

let isAsked = false

/**
 * Whether the page is shown within another application (`?view=addon`), without menu, toggle, footer and home button.
 * Going on to another page loses the query but not the view: it stays until the document is left.
 */
export function useAddOnView(): boolean {
  const { search } = useLocation()
  if (new URLSearchParams(search).get('view') === 'addon') isAsked = true
  return isAsked
}
