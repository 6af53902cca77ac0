import { useEffect, useState } from 'react'

/** Delays the flag, which prevents flicker. */
export function useStableFlag(flag: boolean, milliseconds: number): boolean {
  const [isStable, setIsStable] = useState(false)
  useEffect(() => {
    if (!flag) return
    const timer = setTimeout(() => setIsStable(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsStable(false)
    }
  }, [flag, milliseconds])
  return flag && isStable
}
