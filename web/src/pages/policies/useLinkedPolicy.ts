import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Opens the policy that a link of another page names, once. */
export function useLinkedPolicy(open: (id: string) => Promise<void>): void {
  const [query, setQuery] = useSearchParams()
  const linked = query.get('policy')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` changes with each render
  useEffect(() => {
    if (linked === null) return
    setQuery({}, { replace: true })
    void open(linked)
  }, [linked])
}
