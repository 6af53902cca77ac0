import { useEffect, useState } from 'react'

/** Whether something has been so for a while: what is over at once is not worth a line that comes and goes. */
export function useStableFlag(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setIsLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isSo, milliseconds])
  return isSo && isLasting
}
