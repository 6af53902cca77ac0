import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Step 1 always pushes step 2, so it is the entry before. */
export function useSteps() {
  const navigate = useNavigate()
  const { key, search, state } = useLocation()
  const isAtStep2 = (state as { step?: number } | null)?.step === 2
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return {
    key,
    isAtStep2,
    toStep2() {
      // The person may have left the page.
      if (!isAtStep2 && isMounted.current) navigate({ search }, { state: { step: 2 } })
    },
    toStep1() {
      if (isAtStep2) navigate(-1)
    },
  }
}
