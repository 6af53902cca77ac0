import { useLocation } from 'react-router'

let isAddOn = false

/** `?view=addon` sets it. Navigation loses the query, but the view stays until the document unloads. */
export function useAddOnView(): boolean {
  const { search } = useLocation()
  if (new URLSearchParams(search).get('view') === 'addon') isAddOn = true
  return isAddOn
}
