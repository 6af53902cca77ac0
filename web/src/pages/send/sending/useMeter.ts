import { useEffect, useState } from 'react'
import type { Sending } from '../../../upload/sending.ts'

/** The rate of a sending in bytes per second, told once a second so that it can be read. */
export function useMeter(sending: Pick<Sending<unknown>, 'bytesPerSecond'>): number | undefined {
  const [rate, setRate] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setRate(sending.bytesPerSecond()), 1000)
    return () => clearInterval(timer)
  }, [sending])
  return rate
}
