import { useEffect } from 'react'
import { useConfiguration } from '../app/configuration.tsx'

/** Names the page in the tab, and to screen readers. The innermost page to call this wins. */
export function usePageTitle(title: string | undefined): void {
  const { 'brand/name': brand } = useConfiguration()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`
  }, [title, brand])
}
