import { useEffect, useState } from 'react'
import type { Sending } from '../../../upload/sending.ts'

/** Updates once a second, to be readable. */
export function useMeter(sending: Pick<Sending<unknown>, 'bytesPerSecond'>): number | undefined {
  const [rate, setRate] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setRate(sending.bytesPerSecond()), 1000)
    return () => clearInterval(timer)
  }, [sending])
  return rate
}
