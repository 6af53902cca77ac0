import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The days of an extension in the address of a mail's link. Removed from it, so that a reload does not ask again. */
export function useAskedDays(): number | undefined {
  const [query, setQuery] = useSearchParams()
  const [days] = useState(() => Number(query.get('extend')) || undefined)
  useEffect(() => {
    if (!query.has('extend')) return
    const others = new URLSearchParams(query)
    others.delete('extend')
    setQuery(others, { replace: true })
  }, [query, setQuery])
  return days
}
