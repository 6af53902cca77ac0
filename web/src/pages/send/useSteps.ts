import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The two steps as entries of the browser's history: step 2 is always pushed by step 1, which is thus the one before. */
export function useSteps() {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const isAtStep2 = (state as { step?: number } | null)?.step === 2
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    /** Of the entry. */
    key,
    isAtStep2,
    toStep2() {
      // The page may have been left while the server was asked.
      if (!isAtStep2 && isHere.current) navigate({ search }, { state: { step: 2 } })
    },
    toStep1() {
      if (isAtStep2) navigate(-1)
    },
  }
}
