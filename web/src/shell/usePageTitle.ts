import { useEffect } from 'react'
import { useConfiguration } from '../app/configuration.tsx'

/** The innermost page wins. */
export function usePageTitle(title: string | undefined): void {
  const { 'brand/name': brand } = useConfiguration()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand}`
  }, [title, brand])
}
